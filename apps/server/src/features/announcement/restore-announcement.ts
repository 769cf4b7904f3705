import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { bringBackAnnouncement, deletedAnnouncement } from './announcement.queries.ts';

/**
 * A deleted announcement comes back as it was, with who had read it; nobody is told again. One whose day came while it was away is a draft.
 * @throws NOT_FOUND where it stands, or none of its companies is there any more
 */
export async function restoreAnnouncement(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  const companies = (await deletedAnnouncement(tx, id)) ?? refuse('NOT_FOUND');
  if (companies.length === 0) refuse('NOT_FOUND');
  await bringBackAnnouncement(tx, id, companies);
  await record(tx, doer, {
    verb: 'announcementRestored',
    entity: 'announcement',
    entityId: id,
    after: { justification },
  });
}
