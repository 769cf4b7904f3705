import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';

const limit = 50;

/**
 * Counts one delivery of a file: at most 50 in sliding 60 minutes a person, exactly, also when many are asked for at once
 * (the person's counter is locked until the transaction ends). @throws DOWNLOAD_LIMIT_EXCEEDED
 */
export async function countDownload(tx: Tx, actor: Actor, what: string, entityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${actor.personId}, 2))`.execute(tx);
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from download where person_id = ${actor.personId} and at > clock_timestamp() - interval '60 minutes'`.execute(
    tx,
  );
  if ((rows[0]?.used ?? 0) >= limit) refuse('DOWNLOAD_LIMIT_EXCEEDED', { limite: limit });
  await tx
    .insertInto('download')
    .values({ person_id: actor.personId, access_group_id: actor.accessGroupId, what, entity_id: entityId })
    .execute();
}
