import { ownColumnOf } from '@cracha/contract/features/worker/registry-columns.ts';
import type { RegistryReason } from '@cracha/contract/features/worker/registry-reasons.ts';
import {
  datedFieldNames,
  type FieldValue,
  fieldOf,
  isDatedField,
  type WorkerFieldName,
  type WorkerSection,
  workerFieldNames,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { StoredDependant } from '#core/employment/dependants.ts';
import { ownFieldKey } from '#core/employment/own-field-key.ts';
import { columnOf, datedColumn, type WorkerTable } from '#core/employment/worker-columns.ts';
import { lackingIn, type OwnValues, ownValuesOf } from './record-asked.ts';
import type { RecordForm } from './record-form.queries.ts';
import type { CheckedRow, Reason } from './registry-check.ts';
import { type Fill, withFill } from './registry-fill.ts';
import { type OwnColumns, type OwnRead, readOwnCells } from './registry-own.ts';
import { registrationKey } from './registry-values.ts';
import { hasAccount, hasDependants, leavesEthnicityUntold } from './save-worker.ts';

type Row = Record<string, FieldValue> | null;

/** An employment that a row may be about. */
export interface FoundEmployment {
  id: string;
  company_id: string;
  person_id: string;
  cpf: string | null;
  registration_key: string;
  version: number;
  dismissed: boolean;
  created_on: string;
  parts: Record<WorkerTable, Row>;
  /** The newest first. */
  changes: { field: string; from_day: string; value: string | null }[];
}

export interface DatedRow {
  field: string;
  from_day: string;
  value: string | null;
  /** The column holds it already, or is given it with the import. */
  applied: boolean;
  /** What held until now, kept with its own day before the first change. */
  held: boolean;
}

/** Column values by table. */
export type ByTable = Partial<Record<WorkerTable, Record<string, FieldValue | StoredDependant[]>>>;

export interface PlannedRow {
  position: number;
  act: 'insert' | 'update' | 'same' | 'refused';
  company_id: string | null;
  employment_id: string | null;
  person_id: string | null;
  cpf: string | null;
  name: string | null;
  registration: string | null;
  version: number | null;
  reasons: Reason[];
  before: ByTable;
  after: ByTable;
  dated: DatedRow[];
  cells: string[];
}

export interface PlanRules {
  /** Active companies in reach, by CNPJ and by the root of head offices. */
  companies: ReadonlyMap<string, string>;
  /** Of rows that name none. */
  companyId: string | null;
  /** From when dated changes hold, and today. */
  day: string;
  today: string;
  newId: () => string;
  /** Whether new workers may be made; false: only named ones are in reach. */
  registers: boolean;
  /** What companies ask of records, and the sections that the file's sender may tell of. */
  forms: ReadonlyMap<string, RecordForm>;
  own: OwnColumns;
  sections: ReadonlySet<WorkerSection>;
  /** What new workers get of what their company requires and the file has no column for. */
  fill: Fill;
}

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
  { cpf, given }: CheckedRow,
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
  if (!active) return own.length > 0 && key === undefined ? 'WORKER_DISMISSED' : undefined;
  const admitted = active.parts.employment?.admitted_on;
  const differs = given.admissao && admitted && given.admissao !== admitted;
  return key !== undefined && differs ? 'SECOND_EMPLOYMENT_UNCLEAR' : active;
}

function planInsert(
  planned: PlannedRow,
  { given, dependants }: CheckedRow,
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
  if (planned.reasons.length > 0) return planned;
  const from = String(given.admissao);
  for (const name of workerFieldNames) {
    const value = given[name] ?? null;
    if (value === null) continue;
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
  { given, dependants, keepsAccount }: CheckedRow,
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
    if (value === undefined || isDatedField(name) || value === present(name)) continue;
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
