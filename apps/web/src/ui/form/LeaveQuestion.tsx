import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { Modal } from '../base/Modal.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { draftTexts } from './draft.messages.ts';

interface LeaveQuestionProps {
  onDiscard: () => void;
  /** Without it what is typed can't be kept here. */
  onKeep: (() => void) | undefined;
  /** Kept, it is there on other devices, too. */
  everywhere: boolean;
}

/** Before typed text is left: the safe answer first, and Esc is one. */
export function LeaveQuestion({ onDiscard, onKeep, everywhere }: LeaveQuestionProps) {
  const t = useTexts(uiTexts);
  const words = useTexts(draftTexts);
  const answer = (act: () => void) => () => {
    closeModal();
    act();
  };
  return (
    <Modal
      title={t.discardAsk}
      footer={
        <>
          <Button look="danger-ghost" onClick={answer(onDiscard)}>
            {t.discard}
          </Button>
          {onKeep && <Button onClick={answer(onKeep)}>{words.keepAndLeave}</Button>}
          <Button look="primary" data-autofocus onClick={closeModal}>
            {t.keepWriting}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{!onKeep ? words.lost : everywhere ? words.keptEverywhere : words.keptFor}</p>
    </Modal>
  );
}
