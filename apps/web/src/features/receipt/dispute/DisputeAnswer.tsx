import { type DisputeOutcome, disputeOutcomes } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { type FormEvent, useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useWriteMessage } from '../receipt.api.ts';
import { useClose } from './dispute.api.ts';
import { type DisputeTexts, disputeTexts } from './dispute.messages.ts';

interface DisputeAnswerProps {
  receiptId: string;
  mayWrite: boolean;
  mayClose: boolean;
}

const shortest = 10;
const longest = 250;

/** One answer, which the worker reads: it ends the disagreement with an outcome, or only goes on with the conversation. */
export function DisputeAnswer({ receiptId, mayWrite, mayClose }: DisputeAnswerProps) {
  const t = useTexts(disputeTexts);
  const name = useId();
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [text, setText] = useState('');
  const close = useClose(receiptId);
  const write = useWriteMessage(receiptId);
  if (!mayWrite && !mayClose) return null;
  const answer = text.trim();
  const why = missing(t, outcome, answer, mayWrite);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (why) return;
    if (outcome) close.mutate({ outcome, reason: answer }, { onSuccess: () => toast(t.closed), onError: tellFailure });
    else write.mutate({ message: answer }, { onSuccess: () => setText(''), onError: tellFailure });
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <TextArea
        label={t.yourAnswer}
        help={outcome ? t.reasonHelp : t.answerHelp}
        rows={3}
        maxLength={outcome ? longest : 1000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {mayClose && (
        <fieldset>
          <legend className="mb-1 font-semibold">{t.whichOutcome}</legend>
          {disputeOutcomes.map(each => (
            <Radio key={each} name={name} checked={outcome === each} onChange={() => setOutcome(each)}>
              {t[each]}
            </Radio>
          ))}
          {mayWrite && (
            <Radio name={name} checked={outcome === undefined} onChange={() => setOutcome(undefined)}>
              {t.stillOpen}
            </Radio>
          )}
        </fieldset>
      )}
      <div className="flex items-center justify-end gap-3">
        <FootAct act={outcome ? t.answerAndClose : t.send} why={why} busy={close.isPending || write.isPending} />
      </div>
    </form>
  );
}

/** What still stands against sending it. */
function missing(t: DisputeTexts, outcome: DisputeOutcome | undefined, answer: string, mayWrite: boolean) {
  if (!outcome && !mayWrite) return t.outcomeFirst;
  if (outcome && (answer.length < shortest || answer.length > longest)) return t.lengthFirst;
  return answer === '' && t.writeFirst;
}
