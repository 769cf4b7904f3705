import { HeldModal } from './HeldModal.tsx';
import type { ImportItem } from './import.types.ts';
import { LogModal } from './LogModal.tsx';
import { UndoModal } from './UndoModal.tsx';

/** One of each, for the import that was pointed at. */
export function ImportModals({ row }: { row: ImportItem }) {
  return (
    <>
      <HeldModal row={row} />
      <LogModal row={row} />
      <UndoModal row={row} />
    </>
  );
}
