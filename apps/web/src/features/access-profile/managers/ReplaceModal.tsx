import { useState } from 'react';
import { isRefusal, sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Ask } from '../Ask.tsx';
import { ManagerChoice } from './ManagerChoice.tsx';
import { type ManagerRecord, useReplaceManager } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';

/** Hands everybody over; where something waits for the old one, that is asked once more. */
export function ReplaceModal({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  const [chosen, setChosen] = useState('');
  const [waiting, setWaiting] = useState<string>();
  const replace = useReplaceManager(manager.id);
  const send = (confirmado?: boolean) =>
    replace.mutateAsync({ idNovo: chosen, confirmado }).then(
      ({ total }) => {
        closeModal();
        toast(t.replaced(total));
      },
      async error => {
        if (isRefusal(error, 'MANAGER_HAS_PENDING_REQUESTS')) setWaiting(await sentenceOf(error));
        else await tellFailure(error);
      },
    );
  return (
    <Modal
      title={t.replaceTitle}
      description={t.replaceLead}
      footer={
        waiting === undefined && (
          <Button look="primary" blocked={chosen === ''} busy={replace.isPending} onClick={() => send()}>
            {t.replace}
          </Button>
        )
      }
    >
      {waiting === undefined ? (
        <ManagerChoice but={manager.id} value={chosen} onChange={setChosen} />
      ) : (
        <Ask
          title={t.replaceTitle}
          lead={waiting}
          act={t.replaceAnyway}
          busy={replace.isPending}
          onAct={() => send(true)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
    </Modal>
  );
}
