import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { closeLink } from './entry.api.ts';
import { entryTexts } from './entry.messages.ts';

/** Closes the link for good, after a question. */
export function NotMeModal({ token }: { token: string }) {
  const t = useTexts(entryTexts);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setBusy(true);
    void closeLink(token)
      .then(() => {
        closeModal();
        navigateTo('/signature/signature?fechado=1', { replace: true });
      }, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Modal title={t.notMeTitle} footer={<FootAct act={t.notMeAct} why="" busy={busy} look="danger" onClick={close} />}>
      <p className="text-ink-2">{t.notMeLead}</p>
    </Modal>
  );
}
