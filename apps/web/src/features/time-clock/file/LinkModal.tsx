import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { WorkerPick } from '../WorkerPick.tsx';
import { useLinkUnknown } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

/** Whose the punches of a number are: said once. */
export function LinkModal({ number }: { number: string }) {
  const t = useTexts(fileTexts);
  const clock = useTexts(clockTexts);
  const [worker, setWorker] = useState<FoundWorker>();
  const link = useLinkUnknown(number);
  const act = () =>
    worker &&
    link.mutate(worker.id, {
      onError: tellFailure,
      onSuccess: ({ total }) => {
        closeModal();
        toast(t.linked(total));
      },
    });
  return (
    <Modal
      title={t.linkTo(number)}
      description={t.linkLead}
      footer={<FootAct act={t.link} why={!worker && clock.personFirst} busy={link.isPending} onClick={act} />}
    >
      <WorkerPick worker={worker} onChange={setWorker} />
    </Modal>
  );
}
