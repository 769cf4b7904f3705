import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useReopenTicket } from './desk.api.ts';
import { ticketTexts } from './ticket-words.messages.ts';
import { workerDeskTexts } from './worker.messages.ts';

/** The worker says what is still missing. */
export function ReopenModal({ id }: { id: string }) {
  const t = useTexts(workerDeskTexts);
  const { writeFirst, write } = useTexts(ticketTexts);
  const [text, setText] = useState('');
  const reopen = useReopenTicket(id);
  const isEmpty = text.trim() === '';
  const act = () =>
    void reopen.mutateAsync(text.trim()).then(() => {
      closeModal();
      toast(t.reopened);
    }, tellFailure);
  return (
    <Modal
      title={t.reopenTitle}
      dirty={!isEmpty}
      footer={<FootAct act={t.reopen} why={isEmpty && writeFirst} busy={reopen.isPending} onClick={act} />}
    >
      <TextArea
        size="worker"
        label={write}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </Modal>
  );
}
