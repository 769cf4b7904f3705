import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Change } from './audit.ts';

/** The same change of many rows, each with its own before and after, in one statement. */
export async function recordAll(
  tx: Tx,
  doer: Doer,
  { verb, entity }: Pick<Change, 'verb' | 'entity'>,
  changes: readonly Pick<Change, 'entityId' | 'accessGroupId' | 'before' | 'after'>[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into record_history (access_group_id, person_id, supporter_id, ip, profile, verb, entity, entity_id, before, after)
    select coalesce(c."accessGroupId", ${doer.accessGroupId}::uuid), ${doer.personId}, ${doer.supporterId}::uuid, ${doer.ip}, ${doer.profile},
           ${verb}, ${entity}, c."entityId", c.before, c.after
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as c("entityId" text, "accessGroupId" uuid, before jsonb, after jsonb)`.execute(tx);
}

/** What is deleted, as a query of `id`, `access_group_id` and `record` (the whole row as jsonb). */
export type ExcludedRows = RawBuilder<{ id: string; access_group_id: string | null; record: unknown }>;

/** Keeps what is deleted: who, when, why, and the whole record, in the transaction of the deletion; however many in one statement. */
export async function keepExcluded(
  tx: Tx,
  doer: Doer,
  justification: string,
  entity: string,
  rows: ExcludedRows,
): Promise<void> {
  await sql`
    insert into exclusion_history (access_group_id, person_id, ip, profile, justification, entity, entity_id, record)
    select d.access_group_id, ${doer.personId}, ${doer.ip}, ${doer.profile}, ${justification}, ${entity}, d.id::text, d.record
      from (${rows}) as d`.execute(tx);
}
