import { clsx } from 'clsx';
import { Check, type LucideIcon, Undo2, X } from 'lucide-react';
import { Suspense } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { partOf, useAhead } from '#kernel/lazy/part.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { type KeyItems, KeyList } from '#ui/staff/Desk.tsx';
import { type Decision, type Request, useDecide } from '../request.api.ts';
import { requestDeskTexts } from './request-desk.messages.ts';

const RecentReasons = partOf(async () => (await import('./RecentReasons.tsx')).RecentReasons);
const redirectModal = modal(async () => (await import('./RedirectModal.tsx')).RedirectModal);

interface DecisionProps {
  one: Request;
  /** Goes on to what waits next. */
  onDone: () => void;
  /** Somebody else was faster: this one stays in sight. */
  onStay: () => void;
}

const shown = ['cancela', 'finaliza', 'aplicado', 'reaplica', 'nega', 'revisa', 'aprova'] as const satisfies Decision[];
const reasoned = ['nega', 'revisa', 'cancela', 'aplicado'] as const satisfies Decision[];
const mains = ['aprova', 'reaplica', 'finaliza'] as const satisfies Decision[];
const keyed = { aprova: 'a', nega: 'n', revisa: 'r' } as const;
const keyOf: Partial<Record<Decision, string>> = keyed;
const icons: Partial<Record<Decision, LucideIcon>> = { revisa: Undo2, nega: X, aprova: Check };

/** The verbs that are open to the reader, and beside them why another is not. */
export function RequestDecision({ one, onDone, onStay }: DecisionProps) {
  const t = useTexts(requestDeskTexts);
  const can = useCan();
  const decide = useDecide();
  useAhead(reasonModal, RecentReasons);
  const open = shown.filter(verb => one.can.includes(verb));
  // what one came for: to decide, to mend, or to end it
  const main = mains.find(verb => open.includes(verb));
  const stands = one.impedimentos.find(({ verbo }) => verbo === 'aprova') ?? one.impedimentos[0];
  const words = useRefusalWords(stands ? [stands.codigo] : [], stands?.valores);
  const run = (verb: Decision, motivo?: string) =>
    decide
      .mutateAsync({ verb, id: one.id, versao: one.versao, ...(motivo !== undefined && { motivo }) })
      .then(() => {
        toast(t.done[verb]);
        if (verb === 'reaplica' || verb === 'aplicado') onStay();
        else onDone();
      })
      .catch((error: unknown) => {
        onStay();
        // who was faster is said in the place of the buttons, once it is read
        if (!isRefusal(error, 'ALREADY_DECIDED')) throw error;
      });
  const act = (verb: Decision) => {
    const asks = reasoned.find(each => each === verb);
    if (!asks) return void run(verb).catch(tellFailure);
    return reasonModal.open({
      title: t.verbs[asks],
      act: t.verbs[asks],
      children: <p>{t.why[asks]}</p>,
      onConfirm: motivo => run(asks, motivo),
      ...(asks === 'nega' && {
        below: take => (
          <Suspense fallback={null}>
            <RecentReasons onTake={take} />
          </Suspense>
        ),
      }),
    });
  };
  const keys: KeyItems = (['aprova', 'revisa', 'nega'] as const)
    .filter(verb => open.includes(verb))
    .map(verb => [[keyed[verb].toUpperCase()], t.keys[verb]]);
  return (
    <>
      <KeyList items={[...keys, [['J', 'K'], t.keys.move]]} />
      <p role="status" className="num text-xs text-ink-2 max-lg:w-full">
        {stands && (words[stands.codigo] ?? '')}
      </p>
      {one.can.includes('redireciona') && can('RhSolicitacaoEditar') && (
        <Button className="max-lg:flex-1" blocked={decide.isPending} onClick={() => redirectModal.open({ one })}>
          {t.redirect}
        </Button>
      )}
      {open.map(verb => {
        const Icon = icons[verb];
        return (
          <Button
            key={verb}
            data-key={keyOf[verb]}
            look={verb === main ? 'primary' : 'outline'}
            className={clsx('max-lg:flex-1', open.includes('reaplica') && 'max-lg:basis-2/5')}
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
