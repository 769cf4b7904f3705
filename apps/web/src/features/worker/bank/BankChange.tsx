import { CalendarClock, Landmark } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { question } from '#ui/staff/questions.ts';
import { useCancelBankChange } from '../worker.api.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { bankTexts } from './bank.messages.ts';

const bankModal = modal(async () => (await import('./BankChangeModal.tsx')).BankChangeModal);

/** Another account that waits with the way to take it back, or else the way to ask for one. */
export function BankChange({ record }: { record: WorkerRecord }) {
  const t = useTexts(bankTexts);
  const waiting = record.mudancaConta;
  if (waiting) return <Waiting record={record} waiting={waiting} />;
  if (!record.can.includes('trocarConta')) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line p-4">
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t.stands}</p>
      <Button size="sm" onClick={() => bankModal.open({ record })}>
        <Landmark size={15} aria-hidden />
        {t.open}
      </Button>
    </div>
  );
}

type Waiting = NonNullable<WorkerRecord['mudancaConta']>;

function Waiting({ record, waiting }: { record: WorkerRecord; waiting: Waiting }) {
  const t = useTexts(bankTexts);
  const words = useFieldWords();
  const { momentInFull } = useFormats();
  const cancel = useCancelBankChange(record.id);
  const act = () =>
    cancel.mutateAsync(waiting.id).then(
      () => toast(t.cancelled),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  const askFirst = () =>
    question.open({
      danger: true,
      title: t.cancelTitle,
      act: t.cancel,
      children: <p>{t.cancelLead}</p>,
      onConfirm: act,
    });
  return (
    <Notice tone="warn" icon={CalendarClock} className="mb-4" title={t.waits(momentInFull(waiting.valeEm))}>
      <p className="text-sm">{t.askedBy(waiting.quem ?? t.unknown, momentInFull(waiting.pedidaEm))}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {Object.entries(waiting.campos)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name} className="flex gap-3">
              <dt className="w-32 shrink-0 text-ink-2">{words.label(name)}</dt>
              <dd className="num min-w-0 font-semibold break-words">{words.value(name, value)}</dd>
            </div>
          ))}
      </dl>
      {record.can.includes('trocarConta') && (
        <Button size="sm" className="mt-3" onClick={askFirst}>
          {t.cancel}
        </Button>
      )}
    </Notice>
  );
}
