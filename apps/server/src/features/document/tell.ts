import { to } from '@cracha/contract/navigation/paths.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { readersOf } from './audience.queries.ts';
import type { Person } from './document-change.queries.ts';

/** Says to a worker's confirmed e-mail that there are files for them. */
export type TellFilesShown = (tx: Tx, personId: string, shown: { company: string; total: number }) => Promise<void>;

interface Told {
  id: string;
  title: string;
  /** The company, or the worker who sent it. */
  from: string;
}

/** A worker got a document. @param moment what makes the notice once: the version of its file, or the day of a reminder */
export async function tellReceiver(
  tx: Tx,
  { person_id: personId, access_group_id: accessGroupId }: Pick<Person, 'person_id' | 'access_group_id'>,
  { id, title, from }: Told,
  { kind, moment }: { kind: 'documentReceived' | 'documentReminder'; moment: string | number },
): Promise<number> {
  const values = { titulo: title, de: from };
  const target = to.worker.receivedDocument(id);
  return notify(tx, [{ personId, accessGroupId, kind, values, target, cause: `${kind}:${id}:${moment}` }]);
}

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
