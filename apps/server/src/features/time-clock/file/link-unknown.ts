import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { factsArrived } from '../facts.ts';
import { daysOfLinked, linkPunches } from './unknown-workers.queries.ts';

/**
 * Says whose the punches of a number are, once; their days are computed again. @throws EMPLOYEE_NOT_FOUND, NOT_FOUND where no punch
 * in reach waits under the number
 */
export async function linkUnknown(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { identifier, employmentId }: { identifier: string; employmentId: string },
): Promise<{ total: number }> {
  if (!isUuid(employmentId)) refuse('EMPLOYEE_NOT_FOUND');
  const total = await linkPunches(tx, identifier, employmentId);
  const days = total > 0 ? await daysOfLinked(tx, identifier, employmentId) : undefined;
  if (!days) return refuse('NOT_FOUND');
  const { name, from, until } = days;
  const causer = { personId: by.personId, accessGroupId: groupOf(by) };
  await factsArrived(tx, enqueue, causer, { employmentIds: [employmentId], from, until });
  const after = { name, identifier, total };
  await record(tx, by, { verb: 'unknownLinked', entity: 'unknownPunches', entityId: employmentId, after });
  return { total };
}
