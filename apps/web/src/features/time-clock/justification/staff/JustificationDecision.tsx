import { Check, type LucideIcon, Undo2, X } from 'lucide-react';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { type KeyItems, KeyList } from '#ui/staff/Desk.tsx';
import { justificationStateTexts } from '../../justification-states.messages.ts';
import type { Justification } from '../justification.api.ts';
import { type JustificationRow, useDecide, type Verb } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';

const hourModal = modal(async () => (await import('./HourModal.tsx')).HourModal);

interface DecisionProps {
  one: Justification;
  /** Goes on to what waits next. */
  onDone: () => void;
  /** Somebody else was faster: this one stays in sight. */
  onStay: () => void;
}

const keyOf: Partial<Record<Verb, string>> = { aprova: 'a', nega: 'n', devolve: 'd', finaliza: 'f' };
const reasoned = ['nega', 'devolve', 'desfaz'] as const satisfies Verb[];
const shown = ['desfaz', 'devolve', 'nega', 'finaliza', 'aprova'] as const satisfies Verb[];
const icons: Partial<Record<Verb, LucideIcon>> = { desfaz: Undo2, devolve: Undo2, nega: X, aprova: Check };

/** The verbs that are open to the reader; where none is, what became of it. */
export function JustificationDecision({ one, onDone, onStay }: DecisionProps) {
  const t = useTexts(deskTexts);
  const states = useTexts(justificationStateTexts);
  const { recent } = useFormats();
  const decide = useDecide();
  const open = shown.filter(verb => one.can.includes(verb));
  const run = (verb: Verb, of: { id: string; versao: number }, more: { motivo?: string; hora?: string } = {}) =>
    decide.mutateAsync({ verb, ...more, id: of.id, versao: of.versao });
  const settled = (verb: Verb) => (row: JustificationRow) => {
    const done = row.status === 'enviando' ? t.sentOn : t.done[verb];
    toast(done, row.can.includes('desfaz') ? { label: t.undo, act: () => ask('desfaz', row) } : undefined);
    if (verb !== 'desfaz') onDone();
  };
  const lost = (error: unknown) => {
    onStay();
    // who was faster is said in the place of the buttons, once it is read
    if (!isRefusal(error, 'ALREADY_DECIDED')) throw error;
  };
  const ask = (verb: (typeof reasoned)[number], of: { id: string; versao: number }) =>
    reasonModal.open({
      title: t.verbs[verb],
      act: t.verbs[verb],
      children: <p>{t.why[verb]}</p>,
      onConfirm: motivo => run(verb, of, { motivo }).then(settled(verb), lost),
    });
  const act = (verb: Verb) => {
    const asked = reasoned.find(each => each === verb);
    if (asked) return ask(asked, one);
    const isOpenHour = one.efeito === 'include' && one.tipo === 'dia' && one.hora === null;
    if (verb === 'aprova' && isOpenHour)
      return hourModal.open({
        act: t.verbs.aprova,
        onConfirm: hora => run(verb, one, { hora }).then(settled(verb), lost),
      });
    void run(verb, one).then(settled(verb), lost).catch(tellFailure);
  };
  const keys: KeyItems = open.flatMap(verb => {
    const key = keyOf[verb];
    return key && verb !== 'desfaz' ? [[[key.toUpperCase()], t.keys[verb]] as const] : [];
  });
  const decided = one.decididaEm;
  return (
    <>
      <KeyList items={[...keys, [['J', 'K'], t.keys.move]]} />
      <p role="status" className="num text-xs text-ink-2 max-lg:w-full">
        {one.status === 'pendente'
          ? open.length === 0
            ? t.notYours
            : !open.includes('aprova') && open.includes('nega') && t.onlyDeny
          : decided
            ? t.decidedBy(states[one.status], one.decididaPor ?? t.system, recent(decided))
            : states[one.status]}
      </p>
      {open.map(verb => {
        const Icon = icons[verb];
        return (
          <Button
            key={verb}
            data-key={keyOf[verb]}
            look={verb === open.at(-1) && (verb === 'aprova' || verb === 'finaliza') ? 'primary' : 'outline'}
            className="max-lg:flex-1"
            blocked={decide.isPending}
            busy={decide.isPending && decide.variables.verb === verb}
            onClick={() => act(verb)}
          >
            {Icon && <Icon size={16} aria-hidden />}
            {t.verbs[verb]}
          </Button>
        );
      })}
    </>
  );
}
