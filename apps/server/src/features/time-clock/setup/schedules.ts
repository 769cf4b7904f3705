import { cycleDay, scheduleFaults, weekdays, wholeWeek } from '@cracha/contract/features/time-clock/schedule-words.ts';
import { fill } from '@cracha/contract/kernel/fill.ts';
import { columns, type Said } from '@cracha/contract/kernel/said.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { record } from '#core/audit/audit.ts';
import type { ScheduleDocument } from '#core/clock/month/facts.types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { planChanged } from '../facts.ts';
import { type ScheduleFault, scheduleFault } from './schedule-check.ts';
import {
  assignScheduleTo,
  changeWorkSchedule,
  employmentsChosen,
  insertWorkSchedule,
  lockWorkSchedule,
  replaceWorkSchedule,
  type WorkersFilter,
} from './setup.queries.ts';

export interface Chosen {
  ids?: readonly string[] | undefined;
  filter?: WorkersFilter | undefined;
}

/** @throws SCHEDULE_INVALID, RECORD_ALREADY_EXISTS */
export async function createWorkSchedule(
  tx: Tx,
  by: By,
  form: { name: string; document: ScheduleDocument },
): Promise<string> {
  check(form.document, by.request.language);
  const made = { ...form, follows: null, by: by.personId };
  const id = (await insertWorkSchedule(tx, groupOf(by), made)) ?? refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await record(tx, by, { verb: 'workScheduleCreated', entity: 'workSchedule', entityId: id, after: form });
  return id;
}

/** One in use is never changed: another takes its name and follows it. @returns the one that holds now @throws NOT_FOUND, STALE_VERSION */
export async function changeSchedule(
  tx: Tx,
  by: By,
  { id, version, ...form }: { id: string; version: number | undefined; name: string; document: ScheduleDocument },
): Promise<string> {
  check(form.document, by.request.language);
  const before = (await lockWorkSchedule(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION');
  const isSame = JSON.stringify(before.document) === JSON.stringify(form.document);
  const now = before.in_use && !isSame ? await follow(tx, by, before.id, form) : before.id;
  if (now === before.id && !(await changeWorkSchedule(tx, before.id, form.name, form.document)))
    refuseField('nome', 'RECORD_ALREADY_EXISTS');
  const told = { before: { name: before.name, document: before.document }, after: form };
  await record(tx, by, { verb: 'workScheduleChanged', entity: 'workSchedule', entityId: now, ...told });
  return now;
}

async function follow(
  tx: Tx,
  by: By,
  follows: string,
  form: { name: string; document: ScheduleDocument },
): Promise<string> {
  await replaceWorkSchedule(tx, follows);
  const made = { ...form, follows, by: by.personId };
  return (await insertWorkSchedule(tx, groupOf(by), made)) ?? refuseField('nome', 'RECORD_ALREADY_EXISTS');
}

/** From a day on, or no clock from then on. @returns how many @throws EMPLOYEE_NOT_FOUND for one out of reach, NOT_FOUND */
export async function assignSchedule(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  {
    chosen,
    scheduleId,
    fromDay,
    pretend,
  }: { chosen: Chosen; scheduleId: string | null; fromDay: string; pretend: boolean },
): Promise<number> {
  if (scheduleId !== null) (await lockWorkSchedule(tx, groupOf(by), scheduleId)) ?? refuse('NOT_FOUND');
  const ids = await chosenIds(tx, by, chosen, fromDay);
  if (pretend || ids.length === 0) return ids.length;
  await assignScheduleTo(tx, ids, { scheduleId, fromDay, by: by.personId });
  await planChanged(tx, enqueue, by, { employmentIds: ids, from: fromDay });
  await record(tx, by, {
    verb: 'workScheduleAssigned',
    entity: 'workSchedule',
    entityId: scheduleId ?? '',
    after: { fromDay, total: ids.length, ...(ids.length <= 50 ? { employmentIds: ids } : {}) },
  });
  return ids.length;
}

/** @throws REQUIRED_FIELD where neither ids nor a filter are given, EMPLOYEE_NOT_FOUND for one out of reach */
export async function chosenIds(tx: Tx, by: By, { ids, filter }: Chosen, day: string): Promise<string[]> {
  if ((ids === undefined) === (filter === undefined)) refuseField('idVinculos', 'REQUIRED_FIELD');
  const found = await employmentsChosen(tx, groupOf(by), ids ? { ids } : { filter: filter ?? {} }, day);
  return found ?? refuse('EMPLOYEE_NOT_FOUND');
}

function check(document: ScheduleDocument, language: Language): void {
  const fault = scheduleFault(document);
  if (fault)
    throw new Refusal('SCHEDULE_INVALID', wordsOf(fault, document.kind, language), { definicao: 'SCHEDULE_INVALID' });
}

function wordsOf({ day, code }: ScheduleFault, kind: ScheduleDocument['kind'], language: Language) {
  const say = (said: Said) => said[columns[language]];
  const weekday = Object.entries(weekdays).find(([number]) => Number(number) === day)?.[1];
  const dia =
    day === null ? say(wholeWeek) : kind === 'week' && weekday ? say(weekday) : fill(say(cycleDay), { n: day });
  return { dia, motivo: say(scheduleFaults[code]), posicao: day, codigo: code };
}
