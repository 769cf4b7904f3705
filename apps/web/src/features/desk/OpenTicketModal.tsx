import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { WorkerPick } from '#ui/choose/WorkerPick.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { AskFields } from './AskFields.tsx';
import { acceptedFiles, useOpenTicket } from './desk.api.ts';
import { useCategories } from './staff.api.ts';
import { staffDeskTexts } from './staff.messages.ts';
import { formOf, lackIn, nothingTyped, type Typed } from './talk-form.ts';
import { workerDeskTexts } from './worker.messages.ts';

/** HR opens a ticket for a worker who asked by voice or on paper. */
export function OpenTicketModal() {
  const t = useTexts(staffDeskTexts);
  const shared = useTexts(workerDeskTexts);
  const me = useSession()?.user.id;
  const [worker, setWorker] = useState<FoundWorker>();
  const [typed, setTyped] = useState<Typed>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const now = typed ?? nothingTyped;
  // of a confidential one HR sees only what its own group answers
  const categories = (useCategories().data ?? []).filter(
    ({ ativa, sigilosa, grupo }) => ativa && (!sigilosa || grupo.some(({ id }) => id === me)),
  );
  const category = categories.find(({ id }) => id === now.category);
  const open = useOpenTicket();
  const refused = useFilesRefusal(files);
  const lack = lackIn(now, category);
  const why = !worker ? t.workerFirst : (refused ?? (lack && shared[lack]));
  const send = () => {
    if (!worker || !category) return;
    void open.mutateAsync({ form: formOf(now, { idVinculo: worker.id }, category), files }).then(protocol => {
      closeModal();
      toast(t.openedAs(protocol));
    }, tellFailure);
  };
  return (
    <Modal
      title={t.openFor}
      dirty={worker !== undefined || typed !== undefined || files.length > 0}
      footer={<FootAct act={t.openFor} why={why} busy={open.isPending} onClick={send} />}
    >
      <div className="grid gap-4">
        <WorkerPick worker={worker} onChange={setWorker} />
        <AskFields
          categories={categories}
          typed={now}
          onChange={part => setTyped({ ...now, ...part })}
          messageLabel={t.askedWhat}
        />
        <AttachFiles files={files} onChange={setFiles} accept={acceptedFiles} />
      </div>
    </Modal>
  );
}
