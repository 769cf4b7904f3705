import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { isOwnEmployment, mirrorHolding, punchStands } from './manual.queries.ts';

/** The mirror that a manual entry belongs to. @throws EMPLOYEE_NOT_FOUND, DATE_OUT_OF_RANGE where no period holds its day, PUNCH_DUPLICATE */
export async function manualMirror(
  tx: Tx,
  by: By,
  employmentId: string,
  { day, hour }: { day: string; hour: string },
): Promise<string> {
  if (!(await isOwnEmployment(tx, by.personId, employmentId))) refuse('EMPLOYEE_NOT_FOUND');
  const mirror = (await mirrorHolding(tx, employmentId, day)) ?? refuse('DATE_OUT_OF_RANGE');
  if (await punchStands(tx, employmentId, `${day} ${hour}`)) refuse('PUNCH_DUPLICATE');
  return mirror;
}
