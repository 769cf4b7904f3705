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
  const ids = [...new Set(body.IdString.split(',').map(text => text.trim()).filter(Boolean))];
  if (ids.length === 0) refuseField('IdString', 'REQUIRED_FIELD');
  return { ids, justification };
}

/** Keeps what is deleted: who, when, why, and the whole record, in the transaction of the deletion. */
export async function keepExcluded(tx: Tx, doer: Doer, justification: string, entity: string, records: { id: string; accessGroupId: string; record: unknown }[]): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insertInto('exclusion_history')
    .values(
      records.map(({ id, accessGroupId, record }) => ({
        access_group_id: accessGroupId,
        person_id: doer.personId,
        ip: doer.ip,
        profile: doer.profile,
        justification,
        entity,
        entity_id: id,
        record: JSON.stringify(record),
      })),
    )
    .execute();
}
