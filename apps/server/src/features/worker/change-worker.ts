import { type Faults, readFields } from '@cracha/contract/features/worker/worker-check.ts';
import { datedFieldNames, fieldOf, isDatedField } from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { record } from '#core/audit/audit.ts';
import { datedColumn, wireName } from '#core/employment/worker-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { holding, stored } from './dated-changes.ts';
import { recordFormOf } from './record-form.queries.ts';
import { entityOf, refuseFaults, valuesOf } from './save-worker.ts';
import { mayEdit } from './worker.policy.ts';
import { takeVersion, type Worker } from './worker.queries.ts';
import { applyDueChanges, changeById, changesOf, deleteChange, insertChange } from './worker-change.queries.ts';

interface ChangeForm {
  aPartirDe: string;
  campos: Record<string, unknown>;
  motivo?: string | undefined;
}

/**
 * Position, department, salary and their like, from a day on. What held before keeps its days: receipts and the record 'as of a day'
 * stay as they were. @throws INVALID_DATE, DATE_OUT_OF_RANGE before the admission, RECORD_ALREADY_EXISTS where that field changes on
 * that day already, REQUIRED_FIELD where nothing would change, OPERATION_NOT_ALLOWED for pay without its grant
 */
export async function changeWorker(tx: Tx, by: By, worker: Worker, form: ChangeForm): Promise<void> {
  const { actor } = by;
  if (worker.state === 'desligado') refuse('STATUS_FORBIDS', { status: 'desligado' });
  const from = readFrom(worker, form.aPartirDe);
  const values = readDated(actor, worker, form.campos);
  const { required } = (await recordFormOf(tx, worker.company_id)) ?? refuse('NOT_FOUND');
  for (const name of required) if (name in values && values[name] === null) refuseField(name, 'REQUIRED_FIELD');
  const known = await changesOf(tx, worker.id);
  const present = valuesOf(worker);
  const names = datedFieldNames.filter(name => {
    const value = values[name];
    return value !== undefined && stored(value) !== holding(known, datedColumn(name), from, present[name] ?? null);
  });
  if (names.length === 0) refuseField('campos', 'REQUIRED_FIELD');
  await takeVersion(tx, worker.id, undefined);
  for (const name of names) {
    const field = datedColumn(name);
    const now = present[name] ?? null;
    if (!known.some(change => change.field === field))
      await keepFirst(tx, worker, actor.personId, field, stored(now), from);
    const change = {
      field,
      fromDay: from,
      value: stored(values[name] ?? null),
      reason: form.motivo || null,
      applied: false,
    };
    if (!(await insertChange(tx, worker, actor.personId, change))) refuseField('aPartirDe', 'RECORD_ALREADY_EXISTS');
    await record(tx, by, {
      verb: 'workerChanged',
      entity: entityOf(fieldOf(name).section),
      entityId: worker.id,
      before: { [field]: holding(known, field, from, now) },
      after: { [field]: change.value, from },
    });
  }
  await applyDueChanges(tx, worker.id);
}

/** Takes a change back whose day is yet to come. @throws NOT_FOUND, STATUS_FORBIDS for one that holds already */
export async function takeBackChange(tx: Tx, by: By, worker: Worker, id: string): Promise<void> {
  const { actor } = by;
  const change = (await changeById(tx, worker.id, id)) ?? refuse('NOT_FOUND');
  const name = wireName(change.field);
  const section = isDatedField(name) ? fieldOf(name).section : 'contrato';
  if (!mayEdit(actor, section)) refuse('OPERATION_NOT_ALLOWED');
  if (change.from_day <= worker.today) refuse('STATUS_FORBIDS', { status: 'valendo' });
  await takeVersion(tx, worker.id, undefined);
  await deleteChange(tx, change.id);
  await record(tx, by, {
    verb: 'workerChangeTakenBack',
    entity: entityOf(section),
    entityId: worker.id,
    before: { [change.field]: change.value, from: change.from_day },
  });
}

/** Before the first change of a field, what held until then is kept with its own day. */
async function keepFirst(
  tx: Tx,
  worker: Worker,
  personId: string,
  field: string,
  value: string | null,
  from: string,
): Promise<void> {
  const since = firstDay(worker);
  if (value === null || since >= from) return;
  await insertChange(tx, worker, personId, { field, fromDay: since, value, reason: null, applied: true });
}

const firstDay = ({ parts, created_on }: Worker) => String(parts.employment?.admitted_on ?? created_on);

/** The day from which a change holds, or on which an employment ends. @throws INVALID_DATE, DATE_OUT_OF_RANGE */
export function readFrom(worker: Worker, day: string, field = 'aPartirDe'): string {
  if (!isDay(day)) return refuseField(field, 'INVALID_DATE');
  const first = parts(worker) ?? '1900-01-01';
  const last = `${Number(worker.today.slice(0, 4)) + 5}-12-31`;
  const written = (at: string) => at.split('-').reverse().join('/');
  if (day < first || day > last) refuseField(field, 'DATE_OUT_OF_RANGE', { min: written(first), max: written(last) });
  return day;
}

const parts = (worker: Worker) => {
  const day = worker.parts.employment?.admitted_on;
  return typeof day === 'string' ? day : undefined;
};

function readDated(actor: By['actor'], worker: Worker, given: Record<string, unknown>) {
  for (const name of Object.keys(given)) {
    if (!isDatedField(name)) return refuseField(name, 'INVALID_REQUEST');
    if (!mayEdit(actor, fieldOf(name).section)) refuse('OPERATION_NOT_ALLOWED');
  }
  const { values, faults } = readFields(given, worker.today);
  const all: Faults = faults;
  refuseFaults(all, worker.today);
  return values;
}
