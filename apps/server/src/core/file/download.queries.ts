import { sql } from 'kysely';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';

/** What a phone fetches by itself to keep: counted apart, for nobody asked for these one by one. */
export const phoneCopy = 'phoneCopy';

/** How many files a person got in the last 60 minutes; their counter is locked until the transaction ends. */
export async function lockedDownloads(tx: Tx, personId: string, what: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${personId}, 2))`.execute(tx);
  return recentDownloads(tx, personId, what);
}

/** The same without holding it: to be shown. */
export async function recentDownloads(tx: Tx, personId: string, what = ''): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from download
     where person_id = ${personId} and at > clock_timestamp() - interval '60 minutes'
       and (what = ${phoneCopy}) = ${what === phoneCopy}`.execute(tx);
  return rows[0]?.used ?? 0;
}

export async function noteDownload(
  tx: Tx,
  download: { personId: string; accessGroupId: string | null; what: string; entityId: string },
): Promise<void> {
  const { personId: person_id, accessGroupId: access_group_id, what, entityId: entity_id } = download;
  await runPrepared(tx, tx.insertInto('download').values({ person_id, access_group_id, what, entity_id }));
}
