import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { EventLog } from '#ui/staff/EventLog.tsx';
import { useImportLog } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';
import { outcomeTexts, textOf } from './outcomes.messages.ts';

/** Who did what with this import, oldest first. */
export function LogModal({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const { log: words } = useTexts(outcomeTexts);
  const log = useImportLog(row.id);
  return (
    <Modal shape="side" title={t.logTitle} description={row.nome}>
      <ListBody {...loadOf(log)} empty={false} whenEmpty={null}>
        {log.data && <EventLog entries={log.data} what={code => textOf(words, code)} machine={t.machine} />}
      </ListBody>
    </Modal>
  );
}
