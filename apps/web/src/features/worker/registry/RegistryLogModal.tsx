import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { EventLog } from '#ui/staff/EventLog.tsx';
import { useRegistryLog } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';

/** Who did what with this file, oldest first. */
export function RegistryLogModal({ id }: { id: string }) {
  const t = useTexts(registryTexts);
  const log = useRegistryLog(id);
  const words = (code: string) => Object.entries(t.events).find(([known]) => known === code)?.[1] ?? code;
  return (
    <Modal shape="side" title={t.log}>
      <ListBody {...loadOf(log)} empty={false} whenEmpty={null}>
        {log.data && <EventLog entries={log.data} what={words} machine={t.machine} />}
      </ListBody>
    </Modal>
  );
}
