import { to } from '@cracha/contract/navigation/paths.ts';
import type { Person } from '#core/document/make-document.queries.ts';
import type { Told } from '#core/document/tell-receiver.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { readersOf } from './audience.queries.ts';

/** HR or managers got what a worker sent. */
export async function tellReaders(tx: Tx, of: Person, side: 'rh' | 'gestor', { id, title, from }: Told): Promise<void> {
  const target = side === 'rh' ? to.hr.document(id) : to.manager.document(id);
  const values = { titulo: title, de: from };
  await notify(
    tx,
    (await readersOf(tx, of.id, side)).map(
      (personId): NewNotification => ({
        ...{ personId, accessGroupId: of.access_group_id, kind: 'documentReceived', values, target },
        cause: `documentReceived:${id}:${side}`,
      }),
    ),
  );
}

/** What a worker sent was decided: they are told, and read the reason on its page. */
export async function tellDecided(
  tx: Tx,
  {
    id,
    title,
    access_group_id: accessGroupId,
    sent_by: personId,
  }: { id: string; title: string; access_group_id: string; sent_by: string | null },
  kind: 'documentAccepted' | 'documentRefused',
): Promise<void> {
  if (personId === null) return;
  const target = to.worker.sentDocument(id);
  await notify(tx, [{ personId, accessGroupId, kind, values: { titulo: title }, target, cause: `${kind}:${id}` }]);
}
