import { ownColumnOf } from '@cracha/contract/features/worker/registry-columns.ts';
import type { RegistryReason } from '@cracha/contract/features/worker/registry-reasons.ts';
import {
  datedFieldNames,
  fieldOf,
  isDatedField,
  isLeaveField,
  type WorkerFieldName,
  type WorkerSection,
  workerFieldNames,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { ownFieldKey } from '#core/employment/own-field-key.ts';
import { registrationKey } from '#core/employment/registration-key.ts';
import { columnOf, datedColumn } from '#core/employment/worker-columns.ts';
import { type LeaveDays, leaveColumns, leaveIn, overlapping, writtenDays } from '../leave-days.ts';
import { lackingIn, type OwnValues, ownValuesOf } from '../record-asked.ts';
import type { RecordForm } from '../record-form.queries.ts';
import { hasAccount, hasDependants, leavesEthnicityUntold } from '../save-worker.ts';
import type { CheckedRow, Reason } from './registry-check.ts';
import { planEnding } from './registry-ending.ts';
import { withFill } from './registry-fill.ts';
import { type OwnRead, readOwnCells } from './registry-own.ts';
import type { ByTable, FoundEmployment, PlannedRow, PlanRules } from './registry-planned.ts';

/** What becomes of a row: a new employment, a change of the one there is by CPF and company, nothing, or why it is left out. */
export function planRow(row: CheckedRow, found: readonly FoundEmployment[], rules: PlanRules): PlannedRow {
  const companyId = companyOf(row, rules);
  const planned: PlannedRow = {
    position: row.position,
    act: 'refused',
    company_id: companyId ?? null,
    employment_id: null,
    person_id: null,
    cpf: row.cpf && row.cpf.length === 11 ? row.cpf : null,
    name: textOf(row.given.nome),
    registration: textOf(row.given.matricula),
    version: null,
    reasons: [...row.reasons],
    before: {},
    after: {},
    dated: [],
    cells: row.cells,
  };
  if (row.reasons.some(({ code }) => code === 'NOT_A_RECORD')) return planned;
  if (!companyId) return refused(planned, row.cnpj ? 'COMPANY_UNKNOWN' : 'COMPANY_NOT_NAMED', row.cnpj ? 'cnpj' : null);
  if (!planned.cpf) return planned;
  const match = matchOf(row, companyId, found);
  if (typeof match === 'string') return refused(planned, match, 'matricula');
  if (!match && !rules.registers) return refused(planned, 'WORKER_NOT_REACHED', null);
  const present = match ? ownValuesOf(match) : {};
  const read = readOwnCells(row, rules.own.get(companyId), present, rules.sections);
  const own = match ? read : withFill(read, rules.forms.get(companyId), rules.fill, rules.sections);
  planned.reasons.push(...own.faults);
  const done = match
    ? planUpdate(planned, row, { found: match, own, present }, rules)
    : planInsert(planned, row, own, { ...rules, form: rules.forms.get(companyId) });
  done.reasons.push(...own.notes, ...(row.notes ?? []));
  return done;
}

export function companyOf({ cnpj }: CheckedRow, { companies, companyId }: PlanRules): string | undefined {
  return cnpj ? companies.get(cnpj) : (companyId ?? undefined);
}

function matchOf(
  { cpf, given, ending }: CheckedRow,
  companyId: string,
  found: readonly FoundEmployment[],
): FoundEmployment | RegistryReason | undefined {
  const key = typeof given.matricula === 'string' ? registrationKey(given.matricula) : undefined;
  const here = found.filter(one => one.company_id === companyId);
  const holder = here.find(one => one.registration_key === key);
  if (holder) return holder.cpf === cpf ? holder : 'REGISTRATION_OF_ANOTHER';
  const own = here.filter(one => one.cpf === cpf);
  const [active, another] = own.filter(one => !one.dismissed);
  if (another) return 'EMPLOYMENT_AMBIGUOUS';
  if (!active) {
    const ended = own.find(({ parts }) => ending !== undefined && parts.employment?.dismissed_on === ending.day);
    return key === undefined && own.length > 0 ? (ended ?? 'WORKER_DISMISSED') : undefined;
  }
  const admitted = active.parts.employment?.admitted_on;
  const differs = given.admissao && admitted && given.admissao !== admitted;
  return key !== undefined && differs ? 'SECOND_EMPLOYMENT_UNCLEAR' : active;
}

function planInsert(
  planned: PlannedRow,
  { given, dependants, ending }: CheckedRow,
  own: OwnRead,
  { newId, sections, form }: PlanRules & { form: RecordForm | undefined },
): PlannedRow {
  for (const field of ['nome', 'matricula', 'admissao'] as const)
    if (given[field] === undefined && !planned.reasons.some(reason => reason.field === field))
      planned.reasons.push({ field, code: 'REQUIRED_FIELD', values: {} });
  if (leavesEthnicityUntold(given, given.admissao))
    planned.reasons.push({ field: 'racaCor', code: 'INVALID_OPTION', values: {} });
  if (form)
    planned.reasons.push(...lackingReasons({ values: given, own: own.values }, form, sections, planned.reasons));
  planEnding(planned, ending, null, given.admissao);
  if (planned.reasons.length > 0) return planned;
  const from = String(given.admissao);
  for (const name of workerFieldNames) {
    const value = given[name] ?? null;
    if (value === null || isLeaveField(name)) continue;
    put(planned.after, name, value);
    if (isDatedField(name))
      planned.dated.push({
        field: datedColumn(name),
        from_day: from,
        value: String(value),
        applied: true,
        held: false,
      });
  }
  if (dependants.length > 0) planned.after.worker_record = { ...planned.after.worker_record, dependants };
  planLeave(planned, given, []);
  putOwn(planned.after, own, own.values);
  return { ...planned, act: 'insert', employment_id: newId(), version: 0 };
}

/** A new record is not half what its company requires; of one there is already the record itself says what is missing. */
function lackingReasons(
  told: { values: CheckedRow['given']; own: OwnValues },
  form: RecordForm,
  sections: ReadonlySet<WorkerSection>,
  known: readonly Reason[],
): Reason[] {
  const isKnown = (name: string) => known.some(({ field }) => field === name);
  const lacking = lackingIn(form, section => sections.has(section), told);
  const missing = lacking.names.filter(name => !isKnown(name));
  // what is told and wrong does not lack
  const fields = lacking.fields.filter(field => !isKnown(ownColumnOf(field)));
  const campos = fields.map(({ nome }) => nome).join(', ');
  return [
    ...missing.map((field): Reason => ({ field, code: 'REQUIRED_FIELD', values: {} })),
    ...(fields.length > 0 ? [{ field: null, code: 'COMPANY_FIELD_MISSING', values: { campos } } as const] : []),
  ];
}

function planUpdate(
  planned: PlannedRow,
  { given, dependants, ending, keepsAccount }: CheckedRow,
  { found, own, present: told }: { found: FoundEmployment; own: OwnRead; present: OwnValues },
  rules: PlanRules,
): PlannedRow {
  const present = (name: WorkerFieldName) => {
    const [table, column] = columnOf[name];
    return found.parts[table]?.[column] ?? null;
  };
  planned.name ??= textOf(present('nome'));
  planned.registration ??= textOf(present('matricula'));
  planned.employment_id = found.id;
  planned.person_id = found.person_id;
  planned.version = found.version;
  const admitted = given.admissao ?? present('admissao');
  if (leavesEthnicityUntold(given, admitted))
    planned.reasons.push({ field: 'racaCor', code: 'INVALID_OPTION', values: {} });
  let stands: WorkerFieldName | undefined;
  for (const name of workerFieldNames) {
    const value = given[name];
    if (value === undefined || isDatedField(name) || isLeaveField(name) || value === present(name)) continue;
    if (fieldOf(name).section === 'banco' && hasAccount(found)) {
      stands ??= name;
      if (keepsAccount) continue;
      refused(planned, 'BANK_ACCOUNT_STANDS', name);
    }
    put(planned.before, name, present(name));
    put(planned.after, name, value);
  }
  // those there are stay: the record's own form changes them
  if (dependants.length > 0 && !hasDependants(found)) {
    planned.before.worker_record = { ...planned.before.worker_record, dependants: [] };
    planned.after.worker_record = { ...planned.after.worker_record, dependants };
  }
  putOwn(planned.before, own, told);
  putOwn(planned.after, own, own.values);
  planDated(planned, given, found, { ...rules, admitted });
  planLeave(planned, given, found.leaves);
  planEnding(planned, ending, found.parts.employment ?? {}, admitted);
  if (planned.reasons.length > 0) return { ...planned, act: 'refused' };
  // told, and left as it is
  if (stands) planned.reasons.push({ field: stands, code: 'BANK_ACCOUNT_STANDS', values: {} });
  if (Object.keys(planned.after).length === 0 && planned.dated.length === 0) return { ...planned, act: 'same' };
  return found.dismissed ? refused(planned, 'WORKER_DISMISSED', null) : { ...planned, act: 'update' };
}

/** Position, salary and their like, from the import's day on; what held before keeps its days (as `changeWorker` does for one). */
function planDated(
  planned: PlannedRow,
  given: CheckedRow['given'],
  found: FoundEmployment,
  { day, today, admitted }: PlanRules & { admitted: FieldValue },
): void {
  const from = typeof admitted === 'string' && admitted > day ? admitted : day;
  for (const name of datedFieldNames) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const [table, field] = columnOf[name];
    const now = found.parts[table]?.[field] ?? null;
    const own = found.changes.filter(change => change.field === field);
    const at = own.find(change => change.from_day <= from);
    const holding = at ? at.value : own.length > 0 ? null : textOf(now);
    if (holding === String(value)) continue;
    if (own.some(change => change.from_day === from)) {
      refused(planned, 'CHANGE_ON_SAME_DAY', name);
      continue;
    }
    const since = textOf(found.parts.employment?.admitted_on) ?? found.created_on;
    if (own.length === 0 && now !== null && since < from)
      planned.dated.push({ field, from_day: since, value: String(now), applied: true, held: true });
    planned.dated.push({ field, from_day: from, value: String(value), applied: from <= today, held: false });
    const isOvertaken = own.some(change => change.from_day > from && change.from_day <= today);
    if (from > today || isOvertaken) continue;
    put(planned.before, name, now);
    put(planned.after, name, value);
  }
}

/** A leave is known by the day it begins on: that one changes, another one comes beside it. */
function planLeave(planned: PlannedRow, given: CheckedRow['given'], known: readonly LeaveDays[]): void {
  const told = leaveIn(given);
  if (!told) return;
  const standing = known.find(({ from_day }) => from_day === told.from_day);
  // an empty cell says nothing: who has come back is not away again
  const leave = { ...told, until_day: told.until_day ?? standing?.until_day ?? null };
  if (standing?.kind === leave.kind && standing.until_day === leave.until_day) return;
  const crossed = overlapping(
    leave,
    known.filter(one => one !== standing),
  );
  if (crossed) {
    planned.act = 'refused';
    planned.reasons.push({
      field: 'afastamentoInicio',
      code: 'RANGE_OVERLAP',
      values: { faixa: writtenDays(crossed) },
    });
    return;
  }
  planned.before.employment_leave = leaveColumns(standing);
  planned.after.employment_leave = leaveColumns(leave);
}

function put(values: ByTable, name: WorkerFieldName, value: FieldValue): void {
  const [table, column] = columnOf[name];
  values[table] = { ...values[table], [column]: value };
}

/** Those of a row's own fields that change, by their keys in the histories. */
function putOwn(into: ByTable, { values: changed, fields }: OwnRead, values: OwnValues): void {
  for (const id of Object.keys(changed)) {
    const table = fields.get(id)?.secao === 'pagamento' ? 'worker_pay' : 'worker_record';
    into[table] = { ...into[table], [ownFieldKey(id)]: values[id] ?? null };
  }
}

function refused(planned: PlannedRow, code: RegistryReason, field: string | null): PlannedRow {
  planned.act = 'refused';
  planned.reasons.push({ field, code, values: {} });
  return planned;
}

function textOf(value: FieldValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
