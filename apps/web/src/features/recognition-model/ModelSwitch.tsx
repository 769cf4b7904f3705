import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { deletion } from '#ui/staff/questions.ts';
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
