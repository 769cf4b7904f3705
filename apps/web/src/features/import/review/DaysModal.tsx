import { useState } from 'react';
import { isRefusal, sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { useReviewQueue, useSetDays, useUndoDays } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { QueueItem } from './review.types.ts';

interface DaysModalProps {
  /** Of the import. */
  id: string;
  /** The day that is chosen of the document in sight. */
  day: string | null | undefined;
  onDone: () => void;
}

/** One day for all documents whose day is in doubt, or for those that stay chosen. */
export function DaysModal({ id, day, onDone }: DaysModalProps) {
  const t = useTexts(reviewTexts);
  const ui = useTexts(uiTexts);
  const { int } = useFormats();
  const items = useReviewQueue(id).data?.itens.filter(item => item.aberto && item.causa === 'dia') ?? [];
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { send, busy, error } = useDays(id, onDone);
  const value = typed ?? day ?? '';
  const chosen = items.filter(item => !left.has(item.id));
  return (
    <Modal
      title={t.daysTitle}
      description={t.daysLead}
      footer={
        <>
          <Button onClick={closeModal}>{ui.cancel}</Button>
          <Button
            look="primary"
            busy={busy}
            blocked={value === '' || chosen.length === 0}
            onClick={() => send(value, left.size === 0 ? undefined : chosen)}
          >
            {t.daysSet(int(chosen.length), chosen.length)}
          </Button>
        </>
      }
    >
      <DateField label={t.values.dataPagamento} value={value} error={error} onChange={setTyped} />
      <Checkbox
        className="mt-3 border-b border-line text-sm font-semibold"
        checked={left.size === 0}
        mixed={left.size > 0 && chosen.length > 0}
        onChange={() => setLeft(left.size === 0 ? new Set(items.map(item => item.id)) : new Set())}
      >
        {t.daysAll}
      </Checkbox>
      <ul className="max-h-64 overflow-y-auto" aria-label={t.causes.dia}>
        {items.map(item => (
          <li key={item.id} className="[content-visibility:auto]">
            <Choice item={item} chosen={!left.has(item.id)} onChange={() => setLeft(toggled(left, item.id))} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Choice({ item, chosen, onChange }: { item: QueueItem; chosen: boolean; onChange: () => void }) {
  const t = useTexts(reviewTexts);
  const sentencesOf = useFindingSentences();
  return (
    <Checkbox checked={chosen} onChange={onChange} className="py-1 text-sm">
      <span className="block">{item.nome ?? t.pages(item.paginas)}</span>
      <span className="block text-xs text-ink-2">
        {item.reservadoPor ? t.heldBy(item.reservadoPor) : item.resumo && sentencesOf([item.resumo])[0]}
      </span>
    </Checkbox>
  );
}

function useDays(id: string, onDone: () => void) {
  const t = useTexts(reviewTexts);
  const set = useSetDays(id);
  const undo = useUndoDays(id);
  const [error, setError] = useState<string>();
  const takeBack = (ato: string) =>
    void undo.mutateAsync(ato).then(({ total }) => toast(t.daysUndone(total)), tellFailure);
  const failed = async (failure: unknown) =>
    isRefusal(failure, 'DATE_OUT_OF_RANGE') ? setError(await sentenceOf(failure)) : tellFailure(failure);
  return {
    busy: set.isPending,
    error,
    send: (dia: string, of: readonly QueueItem[] | undefined) => {
      setError(undefined);
      set
        .mutateAsync({ dia, documentos: of?.map(item => item.id) })
        .then(({ total, emConferencia, ato }) => {
          closeModal();
          onDone();
          toast(t.daysDone(total, emConferencia), { label: t.undo, act: () => takeBack(ato) });
        })
        .catch(failed);
    },
  };
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
