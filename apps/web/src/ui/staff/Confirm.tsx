import { type ReactNode, useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { Modal } from '../base/Modal.tsx';
import { uiTexts } from '../base/ui.messages.ts';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  act: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** Asked once: what will happen, the act by its name, and the way back. */
export function Confirm({ title, children, act, danger, onConfirm }: ConfirmProps) {
  const t = useTexts(uiTexts);
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void onConfirm()
      .then(closeModal, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={title}
      footer={
        <>
          <Button onClick={closeModal}>{t.cancel}</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm text-ink-2">{children}</div>
    </Modal>
  );
}
