import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useModalOpen } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useRegistryLog } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';

export const registryLogModal = 'registry.log';

/** Who did what with this file, oldest first. */
export function RegistryLogModal({ id }: { id: string }) {
  const t = useTexts(registryTexts);
  const { momentInFull } = useFormats();
  const log = useRegistryLog(id, useModalOpen(registryLogModal));
  const words = (code: string) => Object.entries(t.events).find(([known]) => known === code)?.[1] ?? code;
  return (
    <Modal name={registryLogModal} shape="side" title={t.log}>
      <ListBody {...loadOf(log)} empty={false} whenEmpty={null}>
        <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
          {log.data?.map(entry => (
            <li key={entry.id}>
              <p className="font-semibold">{words(entry.codigo)}</p>
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
