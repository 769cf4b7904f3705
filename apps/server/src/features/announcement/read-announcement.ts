import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  markConfirmed,
  markSeen,
  oneForReading,
  type ReadAnnouncement,
  type Reader,
} from './announcement-reader.queries.ts';

export function readerOf({ personId, profile }: Actor): Reader {
  return { personId, profile: profile === 'gestor' ? 'gestor' : 'trabalhador' };
}

/** One opened by who it is for: the reading of this version is recorded. @throws NOT_FOUND */
export async function viewAnnouncement(tx: Tx, { actor }: By, id: string): Promise<ReadAnnouncement> {
  const reader = readerOf(actor);
  const read = await one(tx, reader, id);
  if (read.seen) return read;
  await markSeen(tx, reader, read);
  return one(tx, reader, id);
}

/** @throws STALE_VERSION of another version than was read, STATUS_FORBIDS where it was not opened or nothing is to be confirmed */
export async function confirmAnnouncement(tx: Tx, by: By, id: string, version: number): Promise<ReadAnnouncement> {
  const reader = readerOf(by.actor);
  const read = await one(tx, reader, id);
  if (read.version !== version) refuse('STALE_VERSION');
  if (!read.must_read || !read.addressed || !read.seen) refuse('STATUS_FORBIDS', { status: 'naoLeu' });
  if (read.confirmed) return read;
  await markConfirmed(tx, reader, read);
  await record(tx, by, {
    verb: 'announcementConfirmed',
    entity: 'announcement',
    entityId: read.id,
    accessGroupId: read.access_group_id,
    after: { version },
  });
  return one(tx, reader, id);
}

async function one(tx: Tx, reader: Reader, id: string): Promise<ReadAnnouncement> {
  return (await oneForReading(tx, reader, id)) ?? refuse('NOT_FOUND');
}
