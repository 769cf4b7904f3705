import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import { useUndo } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** Takes back all that an import published, with a reason. */
export function UndoModal({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const undo = useUndo();
  const confirm = (why: string) =>
    undo.mutateAsync({ id: row.id, why }).then(
      () => toast(t.undone),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return <ConfirmDelete title={t.undoTitle} consequence={t.undoLead(row.publicados)} onConfirm={confirm} />;
}
