import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { Modal } from '../base/Modal.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { listPageTexts } from './list.messages.ts';

interface FilterSheetProps {
  /** Where the list draws its chips, while the sheet is open. */
  onPlace: (place: HTMLElement | null) => void;
  onClear: () => void;
}

/** A phone's filters: the list behind follows each choice. */
export function FilterSheet({ onPlace, onClear }: FilterSheetProps) {
  const t = useTexts(listPageTexts);
  const { clearFilters } = useTexts(uiTexts);
  return (
    <Modal
      title={t.filters}
      footer={
        <>
          <Button onClick={onClear}>{clearFilters}</Button>
          <Button look="primary" onClick={closeModal}>
            {t.seeList}
          </Button>
        </>
      }
    >
      <div ref={onPlace} className="grid gap-2 [&>label]:w-full [&>label>svg:last-of-type]:ml-auto" />
    </Modal>
  );
}
