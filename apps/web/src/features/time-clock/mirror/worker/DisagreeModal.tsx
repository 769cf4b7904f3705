import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { taskOver } from '#kernel/lazy/finished-task.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useAnswerMirror } from '../mirror.api.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** What is wrong with the month, in one's own words, with up to five files. */
export function DisagreeModal({ id }: { id: string }) {
  const t = useTexts(workerMirrorTexts);
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const answer = useAnswerMirror(id);
  const empty = message.trim() === '';
  const why = useFilesRefusal(files) ?? (empty && t.messageFirst);
  const send = () =>
    void answer.mutateAsync({ agrees: false, message: message.trim(), files: [...files] }).then(() => {
      closeModal();
      taskOver();
      toast(t.thanks);
    }, tellFailure);
  return (
    <Modal
      title={t.wrong}
      description={t.wrongLead}
      dirty={!empty || files.length > 0}
      footer={<FootAct act={t.writeHr} why={why} busy={answer.isPending} onClick={send} />}
    >
      <div className="grid gap-4">
        <TextArea
          size="worker"
          label={t.message}
          data-autofocus
          maxLength={1000}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
        <AttachFiles files={files} onChange={setFiles} />
      </div>
    </Modal>
  );
}
