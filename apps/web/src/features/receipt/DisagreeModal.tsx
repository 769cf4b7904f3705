import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Select, TextArea } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { readable } from './description.ts';
import { useAnswer } from './receipt.api.ts';
import type { Receipt } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

export const disagreeModal = 'receipt.disagree';

/** What is wrong, in one's own words; may point at one line. Goes to HR as a thread on this receipt. */
export function DisagreeModal({ receipt }: { receipt: Receipt }) {
  const t = useTexts(workerTexts);
  const [message, setMessage] = useState('');
  const [item, setItem] = useState('');
  const answer = useAnswer(receipt.id);
  const coded = receipt.verbas.filter(each => each.codigo);
  const empty = message.trim() === '';
  const send = () =>
    answer.mutate(
      { agrees: false, message: message.trim(), item: item || undefined },
      {
        onSuccess: () => {
          closeModal();
          toast(t.thanks);
        },
        onError: tellFailure,
      },
    );
  return (
    <Modal
      name={disagreeModal}
      title={t.wrong}
      description={t.wrongLead}
      dirty={!empty}
      footer={
        <>
          <p id="falta-mensagem" aria-live="polite" className="w-full text-center text-sm text-ink-2">
            {empty && t.messageFirst}
          </p>
          <Button
            look="primary"
            size="lg"
            className="w-full"
            blocked={empty}
            busy={answer.isPending}
            aria-describedby="falta-mensagem"
            onClick={send}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {coded.length > 0 && (
          <Select size="worker" label={t.wrongLine} value={item} onChange={event => setItem(event.target.value)}>
            <option value="">{t.wholeReceipt}</option>
            {coded.map(each => (
              <option key={each.codigo} value={each.codigo ?? ''}>
                {readable(each.descricao)}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          size="worker"
          label={t.message}
          data-autofocus
          maxLength={1000}
          placeholder={t.messageHint}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      </div>
    </Modal>
  );
}
