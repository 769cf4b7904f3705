import type { Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { sendOutbox, syncClock } from './clock.jobs.ts';
import { askCopies, insertAct, type PayrollClock, type PortVerb, payrollClocks } from './port-outbox.queries.ts';

/** A copy older than this is asked for anew when somebody opens it. */
const oldMinutes = 5;

/** A payroll clock is told of an act, in the transaction of that act: it is sent by a job. @returns false: the company has none that works */
export async function tellPayrollClock(
  tx: Tx,
  enqueue: Enqueue,
  { personId, accessGroupId }: { personId: string; accessGroupId: string },
  act: { verb: PortVerb; subjectId: string; key: string; payload: unknown },
): Promise<boolean> {
  const isTold = await insertAct(tx, act);
  if (isTold) await enqueue(tx, sendOutbox, { personId, accessGroupId });
  return isTold;
}

/** Somebody opens copies: those that have grown old are read anew by a job. */
export async function askForCopies(tx: Tx, enqueue: Enqueue, personId: string): Promise<void> {
  for (const { company_id, access_group_id } of await askCopies(tx, oldMinutes))
    await enqueue(tx, syncClock, { personId, accessGroupId: access_group_id, companyId: company_id });
}

/** Whether the payroll clock of a company can't be reached now. */
export function isUnreachable({ integrated, succeeded_at, failed_at }: PayrollClock): boolean {
  return integrated && failed_at !== null && (succeeded_at === null || failed_at > succeeded_at);
}

/** A list that is empty since no copy was ever made says so. @throws TIME_INTEGRATION_UNAVAILABLE */
export async function refuseWithoutCopy(tx: Tx, companyId: string | undefined): Promise<void> {
  const clocks = (await payrollClocks(tx)).filter(({ id }) => companyId === undefined || id === companyId);
  if (clocks.some(clock => isUnreachable(clock) && clock.succeeded_at === null)) refuse('TIME_INTEGRATION_UNAVAILABLE');
}
