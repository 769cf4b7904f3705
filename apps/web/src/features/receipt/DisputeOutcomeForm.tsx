import { type DisputeOutcome, disputeOutcomes } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { type FormEvent, useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useClose } from './dispute.api.ts';
import { disputeTexts } from './dispute.messages.ts';

/** How it ends, and why: what the worker reads. */
export function DisputeOutcomeForm({ receiptId }: { receiptId: string }) {
  const t = useTexts(disputeTexts);
  const name = useId();
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [reason, setReason] = useState('');
  const close = useClose(receiptId);
  const ready = outcome !== undefined && reason.trim().length >= 10;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    close.mutate({ outcome, reason: reason.trim() }, { onSuccess: () => toast(t.closed), onError: tellFailure });
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1 font-semibold">{t.answer}</legend>
        {disputeOutcomes.map(each => (
          <Radio key={each} name={name} checked={outcome === each} onChange={() => setOutcome(each)}>
            {t[each]}
          </Radio>
        ))}
      </fieldset>
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={3}
        maxLength={250}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <div className="flex items-center justify-end gap-3">
        <FootAct act={t.close} why={!ready && t.reasonFirst} busy={close.isPending} />
      </div>
    </form>
  );
}
