import { navigateTo } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { deletion } from '#ui/questions.ts';
import { ReasonedButton } from '#ui/ReasonedButton.tsx';
import { useTurns } from './model.api.ts';
import type { ModelKind, ModelRow } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';

interface ModelSwitchProps {
  kind: ModelKind;
  model: Pick<ModelRow, 'id' | 'situacao' | 'versao'>;
  /** Something was changed and not saved yet. */
  dirty: boolean;
}

/** On, off, away: each told by what it does. */
export function ModelSwitch({ kind, model, dirty }: ModelSwitchProps) {
  const t = useTexts(modelTexts);
  const can = useCan();
  const acts = useTurns(kind, model.id);
  const isActive = model.situacao === 'ativo';
  const turn = () =>
    acts.turn
      .mutateAsync({ situacao: isActive ? 'inativo' : 'ativo', versao: model.versao })
      .then(() => toast(isActive ? t.retired : t.activated), tellFailure);
  const askFirst = () =>
    deletion.open({
      title: t.removeTitle,
      consequence: t.removeLead,
      onConfirm: why =>
        acts.remove.mutateAsync(why).then(
          () => {
            toast(t.removed);
            navigateTo(kind.home(), { replace: true });
          },
          async error => {
            await tellFailure(error);
            throw error;
          },
        ),
    });
  return (
    <>
      {can(kind.may.remove) && <Button onClick={askFirst}>{t.remove}</Button>}
      <ReasonedButton
        look="primary"
        busy={acts.turn.isPending}
        why={dirty ? t.saveFirst : undefined}
        onClick={() => void turn()}
      >
        {isActive ? t.retire : t.activate}
      </ReasonedButton>
    </>
  );
}
