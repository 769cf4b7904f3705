import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';
import { lockedDownloads, noteDownload } from './download.queries.ts';

/** Deliveries of files in sliding 60 minutes a person; as many again to their phone, which keeps what they read. */
export const downloadLimit = 50;

/**
 * Counts one delivery of a file: at most 50 in sliding 60 minutes a person, exactly, also when many are asked for at once.
 * @throws DOWNLOAD_LIMIT_EXCEEDED
 */
export async function countDownload(tx: Tx, actor: Actor, what: string, entityId: string): Promise<void> {
  const { personId, accessGroupId } = actor;
  if ((await lockedDownloads(tx, personId, what)) >= downloadLimit)
    refuse('DOWNLOAD_LIMIT_EXCEEDED', { limite: downloadLimit });
  await noteDownload(tx, { personId, accessGroupId, what, entityId });
}
