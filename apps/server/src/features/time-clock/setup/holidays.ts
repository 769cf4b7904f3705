import { record } from '#core/audit/audit.ts';
import { nationalHolidays } from '#core/calendar/national-holidays.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { companyInReach } from '../clock.queries.ts';
import { planChanged } from '../facts.ts';
import { deleteHoliday, employmentsAround, holidaysOfYear, insertHoliday } from './holiday.queries.ts';

export type HolidayKind = 'state' | 'city' | 'company' | 'optional';
export interface HolidayRow {
  id: string | null;
  company_id: string | null;
  day: string;
  name: string;
  kind: HolidayKind | 'national';
}

/** Of a year, in their order: national ones computed, the others as HR set them. @param companyId left out: of all in reach */
export async function holidaysIn(tx: Tx, by: By, year: number, companyId: string | undefined): Promise<HolidayRow[]> {
  const national = nationalHolidays(year).map(({ day, name }) => ({
    id: null,
    company_id: null,
    day,
    name,
    kind: 'national' as const,
  }));
  const own = await holidaysOfYear(tx, groupOf(by), year, companyId);
  return [...national, ...own].sort((a, b) => a.day.localeCompare(b.day));
}

/** Mirrors that are not sealed are computed anew. @throws NOT_FOUND, INVALID_OPTION, RECORD_ALREADY_EXISTS, MAX_VALUE */
export async function addHoliday(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  holiday: { companyId: string | null; day: string; name: string; kind: HolidayKind | 'national' },
): Promise<string> {
  const { companyId, day, kind } = holiday;
  if (kind === 'national') return refuseField('tipo', 'INVALID_OPTION');
  if (companyId === null && !by.actor.allCompanies) return refuse('OPERATION_NOT_ALLOWED');
  if (companyId !== null && !(await companyInReach(tx, groupOf(by), companyId))) return refuse('NOT_FOUND');
  // Lei 9.093/1995: a town has at most four
  const ofYear = await holidaysOfYear(tx, groupOf(by), Number(day.slice(0, 4)), undefined);
  const ofTown = ofYear.filter(one => one.kind === 'city' && one.company_id === companyId);
  if (kind === 'city' && ofTown.length >= 4) return refuseField('tipo', 'MAX_VALUE', { max: 4 });
  const id = await insertHoliday(tx, groupOf(by), { ...holiday, kind, by: by.personId });
  if (!id) return refuseField('dia', 'RECORD_ALREADY_EXISTS');
  await computeAround(tx, enqueue, by, companyId, day);
  await record(tx, by, { verb: 'holidayAdded', entity: 'holiday', entityId: id, after: holiday });
  return id;
}

/** @throws NOT_FOUND, OPERATION_NOT_ALLOWED for one of companies beyond the actor's */
export async function removeHoliday(tx: Tx, enqueue: Enqueue, by: By, id: string): Promise<void> {
  const gone = (await deleteHoliday(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  await computeAround(tx, enqueue, by, gone.company_id, gone.day);
  await record(tx, by, { verb: 'holidayRemoved', entity: 'holiday', entityId: id, before: gone });
}

async function computeAround(tx: Tx, enqueue: Enqueue, by: By, companyId: string | null, day: string): Promise<void> {
  const employmentIds = await employmentsAround(tx, groupOf(by), companyId, day);
  await planChanged(tx, enqueue, by, { employmentIds, from: day, until: day });
}
