import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Doer } from './audit.ts';

/** A deletion as it is asked for (product map, 'Deleting'): ids and why. */
export interface Deletion {
  ids: string[];
  justification: string;
}

/** Reads `IdString` and `Justificativa`. @throws DELETION_JUSTIFICATION_LENGTH outside 40 to 250 characters */
export function readDeletion(body: { IdString: string; Justificativa: string }): Deletion {
  const justification = body.Justificativa.trim();
  const { length } = [...justification];
  if (length < 40 || length > 250) refuseField('Justificativa', 'DELETION_JUSTIFICATION_LENGTH');
  const ids = [
    ...new Set(
      body.IdString.split(',')
        .map(text => text.trim())
        .filter(Boolean),
    ),
  ];
  if (ids.length === 0) refuseField('IdString', 'REQUIRED_FIELD');
  return { ids, justification };
}

/** What is deleted, as a query of `id`, `access_group_id` and `record` (the whole row as jsonb). */
export type ExcludedRows = RawBuilder<{ id: string; access_group_id: string; record: unknown }>;

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
