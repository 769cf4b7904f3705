import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { recorderTexts } from './recorder.messages.ts';

/** A second tap within a minute: that the first one is right is the act at hand. */
export function AgainModal({ hour, onAgain }: { hour: string; onAgain: () => void }) {
  const t = useTexts(recorderTexts);
  const again = () => {
    closeModal();
    onAgain();
  };
  return (
    <Modal title={t.again(hour)} description={t.againLead}>
      <div className="grid gap-3">
        <Button look="primary" size="lg" onClick={closeModal}>
          {t.itsRight}
        </Button>
        <Button size="lg" onClick={again}>
          {t.markAgain}
        </Button>
      </div>
    </Modal>
  );
}
