import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useModalOpen } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useImportLog } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importModals } from './import-modals.ts';
import { importTexts } from './imports.messages.ts';
import { outcomeTexts, textOf } from './outcomes.messages.ts';

/** Who did what with this import, oldest first. */
export function LogModal({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const { log: words } = useTexts(outcomeTexts);
  const { momentInFull } = useFormats();
  const log = useImportLog(row.id, useModalOpen(importModals.log));
  return (
    <Modal name={importModals.log} shape="side" title={t.logTitle} description={row.nome}>
      <ListBody {...loadOf(log)} empty={false} whenEmpty={null}>
        <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
          {log.data?.map(entry => (
            <li key={entry.id}>
              <p className="font-semibold">{textOf(words, entry.codigo)}</p>
              {typeof entry.valores.motivo === 'string' && <p>{entry.valores.motivo}</p>}
              <p className="num text-xs text-ink-2">
                {momentInFull(entry.quando)} · {entry.quem ?? t.machine}
              </p>
            </li>
          ))}
        </ol>
      </ListBody>
    </Modal>
  );
}
