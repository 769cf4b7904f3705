import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { LineMessageModal } from '#ui/form/LineMessageModal.tsx';
import { readable } from '../description.ts';
import { useAnswer } from '../receipt.api.ts';
import type { Answerable } from '../receipt.types.ts';
import { workerTexts } from '../worker.messages.ts';

/** What is wrong, in one's own words; may point at one line. Goes to HR as a thread on this receipt. */
export function DisagreeModal({ receipt }: { receipt: Answerable }) {
  const t = useTexts(workerTexts);
  const answer = useAnswer(receipt.id);
  const lines = new Map(receipt.verbas.map(each => [each.codigo ?? each.descricao, readable(each.descricao)]));
  const send = (message: string, item: string | undefined) =>
    void answer.mutateAsync({ agrees: false, message, item }).then(() => {
      closeModal();
      toast(t.thanks);
    }, tellFailure);
  return (
    <LineMessageModal
      texts={{
        title: t.wrong,
        lead: t.wrongLead,
        line: t.wrongLine,
        whole: t.wholeReceipt,
        message: t.message,
        hint: t.messageHint,
        first: t.messageFirst,
        send: t.send,
      }}
      lines={[...lines]}
      busy={answer.isPending}
      onSend={send}
    />
  );
}
