import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { ConfirmDelete } from '#ui/ConfirmDelete.tsx';
import { HeldModal } from './HeldModal.tsx';
import { useUndo } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importModals } from './import-modals.ts';
import { importTexts } from './imports.messages.ts';
import { LogModal } from './LogModal.tsx';
import { PublishModal } from './PublishModal.tsx';

/** One of each, for the import that was pointed at. */
export function ImportModals({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const undo = useUndo();
  const confirmUndo = (why: string) =>
    undo.mutateAsync({ id: row.id, why }).then(
      () => toast(t.undone),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <>
      <PublishModal row={row} />
      <HeldModal row={row} />
      <LogModal row={row} />
      <ConfirmDelete
        name={importModals.undo}
        title={t.undoTitle}
        consequence={t.undoLead(row.publicados)}
        onConfirm={confirmUndo}
      />
    </>
  );
}
