import { record, recordOpening } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { openOwnFile } from './own-file.queries.ts';

/** Themselves: support in their place is somebody else. */
const byItsWorker = ({ profile, supportGrantId }: Actor) => profile === 'trabalhador' && supportGrantId === null;

interface Opened {
  accessGroupId: string;
  personId: string;
  entity: 'workerFile' | 'workerFiles';
  entityId: string;
}

/** Whose files they are can see who opened them, and when. */
export async function noteFileOpening(tx: Tx, by: By, opened: Opened): Promise<void> {
  if (!byItsWorker(by.actor)) await recordOpening(tx, by, opened);
}

/** Its worker's first taking is dated, and told in the history. */
export async function noteFirstTaking(
  tx: Tx,
  by: By,
  { id, accessGroupId, viewedAt }: { id: string; accessGroupId: string; viewedAt: Date | null },
): Promise<void> {
  if (!byItsWorker(by.actor) || viewedAt !== null || !(await openOwnFile(tx, id))) return;
  await record(tx, by, { verb: 'workerFileOpened', entity: 'workerFile', entityId: id, accessGroupId });
}
