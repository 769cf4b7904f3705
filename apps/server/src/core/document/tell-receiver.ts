import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Person } from './make-document.queries.ts';

/** Says to a worker's confirmed e-mail that there are files for them. */
export type TellFilesShown = (tx: Tx, personId: string, shown: { company: string; total: number }) => Promise<void>;

export interface Told {
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
