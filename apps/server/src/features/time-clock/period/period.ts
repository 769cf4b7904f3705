import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { giveMirrors } from '../clock.queries.ts';
import { periodChanged } from '../facts.ts';
import { companyOfPeriod, insertPeriod } from './period.queries.ts';

/** At most 62 days, which may lie apart from other periods but never overlap one (product 4, section 11). */
export const longestPeriod = 62;

/** Everybody with a schedule in it gets a mirror. @throws NOT_FOUND, START_AFTER_END, DATE_OUT_OF_RANGE, STATUS_FORBIDS, RECORD_ALREADY_EXISTS */
export async function openPeriod(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { companyId, from, until }: { companyId: string; from: string; until: string },
): Promise<string> {
  const company = (await companyOfPeriod(tx, groupOf(by), companyId)) ?? refuse('NOT_FOUND');
  if (until < from) refuseField('ate', 'START_AFTER_END');
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  if (days > longestPeriod || from > dayFrom(longestPeriod)) refuseField('ate', 'DATE_OUT_OF_RANGE');
  // mirrors printed by payroll come with their files
  if (company.kind === 'pdf') refuse('STATUS_FORBIDS', { status: 'pdf' });
  const id = await insertPeriod(tx, groupOf(by), { company, from, until, by: by.personId });
  if (!id) return refuseField('de', 'RECORD_ALREADY_EXISTS');
  await giveMirrors(tx, { periodId: id, employmentIds: null });
  await periodChanged(tx, enqueue, by, id, { from, until });
  await record(tx, by, {
    verb: 'clockPeriodOpened',
    entity: 'clockPeriod',
    entityId: id,
    after: { from, until, companyId },
  });
  return id;
}
