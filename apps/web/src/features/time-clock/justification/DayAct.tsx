import { type ComponentProps, type ContextType, useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { hourOf } from '#kernel/lazy/clock-hours.ts';
import { Button } from '#ui/base/Button.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import type { DayActSlot } from '../day-act.ts';
import {
  type Kind,
  useChangeJustification,
  useKinds,
  useTapReason,
  useWithdrawJustification,
} from './justification.api.ts';
import { justifyTexts } from './justify.messages.ts';
import { emptyDraft, formOf } from './justify-form.ts';

const justifyModal = modal(async () => (await import('./JustifyModal.tsx')).JustifyModal);

type Props = ComponentProps<NonNullable<ContextType<typeof DayActSlot>>>;

/** The three reasons a tap away, another one in a dialog; of what was asked, its hour and the way back. */
export function DayAct(props: Props) {
  const can = useCan();
  const [tapped, setTapped] = useState<{ id: string; kind: Kind }>();
  if (!can('TrabalhadorJustificativaCriar')) return null;
  return props.asked ? (
    <Asked {...props} asked={props.asked} tapped={tapped?.id === props.asked.id ? tapped.kind : undefined} />
  ) : (
    <Reasons {...props} onTapped={setTapped} />
  );
}

/** Of these a tap is enough: a missing punch, and words that are long enough to be a reason. */
const isTapped = ({ efeito, exigeArquivo, nome }: Kind) => efeito === 'include' && !exigeArquivo && nome.length >= 10;

function Reasons({ mirror, day, isOdd, occurrence, onTapped }: Props & { onTapped: (of: TappedOf) => void }) {
  const t = useTexts(justifyTexts);
  const kinds = useKinds().data ?? [];
  const send = useTapReason(mirror.id);
  const withdraw = useWithdrawJustification();
  const undo = (id: string) =>
    void withdraw.mutateAsync(id).then(() => {
      toast(t.takenBack);
    }, tellFailure);
  const tap = (kind: Kind) =>
    void send.mutateAsync(formOf({ ...emptyDraft, words: kind.nome }, kind, day, occurrence)).then(({ id }) => {
      onTapped({ id, kind });
      toast(t.sent, { label: t.undo, act: () => undo(id) });
    }, tellFailure);
  const other = (
    <Button
      look="ghost"
      size="lg"
      className="justify-self-start text-brand-ink!"
      onClick={() => justifyModal.open({ idPonto: mirror.id, day, occurrence })}
    >
      {isOdd ? t.other : t.justify}
    </Button>
  );
  if (!isOdd) return other;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are acts, no fields of a form
    <div role="group" aria-label={t.reasons} className="grid gap-2.5">
      <p className="text-sm">{t.what}</p>
      {kinds
        .filter(isTapped)
        .slice(0, 3)
        .map(kind => (
          <Button
            key={kind.id}
            size="lg"
            className="justify-start!"
            busy={send.isPending && send.variables.justificativa === kind.nome}
            blocked={send.isPending}
            onClick={() => tap(kind)}
          >
            {kind.nome}
          </Button>
        ))}
      {other}
    </div>
  );
}

type TappedOf = { id: string; kind: Kind };

/** It waits for a decision, or came back: what its author can still do. */
function Asked(props: Props & { asked: NonNullable<Props['asked']>; tapped: Kind | undefined }) {
  const { mirror, day, occurrence, asked, tapped } = props;
  const t = useTexts(justifyTexts);
  const withdraw = useWithdrawJustification();
  const takeBack = () => void withdraw.mutateAsync(asked.id).then(() => toast(t.takenBack), tellFailure);
  return (
    <div className="grid gap-2.5">
      {asked.isReturned && <p className="text-sm font-semibold">{t.returned}</p>}
      {tapped && <HourAfter kind={tapped} {...{ id: asked.id, day, occurrence }} />}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" onClick={() => justifyModal.open({ idPonto: mirror.id, day, occurrence, id: asked.id })}>
          {t.change}
        </Button>
        <Button size="lg" look="ghost" busy={withdraw.isPending} onClick={takeBack}>
          {t.takeBack}
        </Button>
      </div>
    </div>
  );
}

interface HourAfterProps {
  id: string;
  kind: Kind;
  day: string;
  occurrence: string | undefined;
}

/** After a tap: the hour, if it is known. */
function HourAfter({ id, kind, day, occurrence }: HourAfterProps) {
  const t = useTexts(justifyTexts);
  const [hour, setHour] = useState('');
  const [told, setTold] = useState(false);
  const change = useChangeJustification();
  if (told) return null;
  const tell = () =>
    void change
      .mutateAsync({ id, form: formOf({ ...emptyDraft, words: kind.nome, hour }, kind, day, occurrence) })
      .then(() => {
        setTold(true);
        toast(t.hourTold);
      }, tellFailure);
  return (
    <div className="grid gap-2">
      <HourField size="worker" label={t.askHour} help={t.askHourHelp} value={hour} onChange={setHour} />
      <Button size="lg" blocked={!hourOf(hour)} busy={change.isPending} onClick={tell}>
        {t.tellHour}
      </Button>
    </div>
  );
}
