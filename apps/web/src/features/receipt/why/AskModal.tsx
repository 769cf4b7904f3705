import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { LineMessageModal } from '#ui/form/LineMessageModal.tsx';
import { useWriteMessage } from '../receipt.api.ts';
import type { LineChange } from '../receipt.types.ts';
import { whyTexts } from './why.messages.ts';
import { nameOf } from './why-words.ts';

interface AskModalProps {
  receiptId: string;
  lines: readonly LineChange[];
  /** Already cited when it opens. */
  line: LineChange | undefined;
}

/** A question to HR about a line that changed; the receipt stays unanswered. */
export function AskModal({ receiptId, lines, line }: AskModalProps) {
  const t = useTexts(whyTexts);
  const write = useWriteMessage(receiptId);
  const named = lines.filter(each => each.descricao !== null);
  const send = (text: string, name: string | undefined) => {
    const about = named.find(each => nameOf(each, t) === name);
    // a line that is gone isn't on this receipt: HR finds its name in the words
    const onReceipt = about !== undefined && about.atual !== null;
    const message = about && !onReceipt ? `${name}: ${text}` : text;
    const item = onReceipt ? (about.codigo ?? about.descricao ?? undefined) : undefined;
    void write.mutateAsync({ message, item }).then(() => {
      closeModal();
      toast(t.sent);
    }, tellFailure);
  };
  const options = named.map(each => [nameOf(each, t), nameOf(each, t)] as const);
  return (
    <LineMessageModal
      texts={{
        title: t.askTitle,
        lead: t.askLead,
        line: t.askLine,
        whole: t.wholeReceipt,
        message: t.question,
        first: t.questionFirst,
        send: t.send,
      }}
      lines={[...new Map(options)]}
      line={line && nameOf(line, t)}
      busy={write.isPending}
      onSend={send}
    />
  );
}
