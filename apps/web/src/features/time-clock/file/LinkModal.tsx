import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import type { FoundWorker } from '../clock-people.api.ts';
import { WorkerSearch } from '../WorkerSearch.tsx';
import { useLinkUnknown } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

/** Whose the punches of a number are: said once. */
export function LinkModal({ number }: { number: string }) {
  const t = useTexts(fileTexts);
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
      footer={<FootAct act={t.link} why={!worker && t.personFirst} busy={link.isPending} onClick={act} />}
    >
      {worker ? (
        <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
          <p className="min-w-0 flex-1">
            <span className="block font-semibold">{worker.nome}</span>
            <span className="num block text-xs text-ink-2">
              {worker.empresa} · {worker.matricula}
            </span>
          </p>
          <Button size="sm" onClick={() => setWorker(undefined)}>
            {t.changePerson}
          </Button>
        </div>
      ) : (
        <WorkerSearch onPick={setWorker} />
      )}
    </Modal>
  );
}
