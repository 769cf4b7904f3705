import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { StoredDependant } from '#core/employment/dependants.ts';
import { stateOf } from '#core/employment/employment-state.queries.ts';
import type { WorkerTable } from '#core/employment/worker-columns.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { violates } from '#kernel/database/violation.ts';

type Row = Record<string, FieldValue> | null;

/** An employment with all that is kept of it, a table a part. */
export interface Worker {
  id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  version: number;
  state: WorkerState;
  today: string;
  trade_name: string;
  cpf: string | null;
  /** What is shown: the owner's, else HR's. */
  photo: string | null;
  own_photo: boolean;
  /** HR's of this access group; read by HR alone. */
  hr_photo: string | null;
  created_on: string;
  parts: Record<WorkerTable, Row>;
  dependants: StoredDependant[];
}

/** Undefined: none, or out of reach. */
export async function workerById(tx: Tx, id: string): Promise<Worker | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Worker>`
    select e.id, e.access_group_id, e.company_id, e.person_id, e.version, ${stateOf} as state,
           (${today})::text as today, c.trade_name, e.cpf,
           o.photo, coalesce(o.own, false) as own_photo,
           (select w.sha256 from worker_photo w where w.person_id = e.person_id and w.access_group_id = e.access_group_id) as hr_photo,
           ((e.created_at at time zone 'America/Sao_Paulo')::date)::text as created_on, coalesce(r.dependants, '[]') as dependants,
           jsonb_build_object('employment', to_jsonb(e), 'worker_record', to_jsonb(r), 'worker_pay', to_jsonb(p), 'worker_bank', to_jsonb(b)) as parts
      from employment e join company c on c.id = e.company_id
      left join worker_record r on r.employment_id = e.id
      left join worker_pay p on p.employment_id = e.id
      left join worker_bank b on b.employment_id = e.id
      left join lateral access.photos_of(array[e.person_id]) o on true
     where e.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** False: somebody saved meanwhile. The record is held until the transaction ends. */
export async function takeVersion(tx: Tx, id: string, version: number | undefined): Promise<boolean> {
  const { rows } = await sql`
    update employment set version = version + 1 where id = ${id} and version = coalesce(${version ?? null}, version) returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sets columns of one of the record's tables. @returns false where the registration is another's of the company */
export async function saveColumns(
  tx: Tx,
  worker: Pick<Worker, 'id' | 'access_group_id' | 'company_id' | 'person_id'>,
  table: WorkerTable,
  values: Record<string, unknown>,
): Promise<boolean> {
  const names = Object.keys(values);
  if (names.length === 0) return true;
  const set = sql.join(names.map(name => sql`${sql.ref(name)} = n.${sql.ref(name)}`));
  const given = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb) n`;
  if (table === 'employment') {
    const free = sql`not exists (select from employment o where o.company_id = t.company_id and o.id <> t.id
      and o.registration_key = upper(ltrim(coalesce(n.registration, t.registration), '0')))`;
    const saved =
      sql`update employment t set ${set} from ${given} where t.id = ${worker.id} and ${free} returning t.id`.execute(
        tx,
      );
    // two savings of one registration at once: neither sees the other's, the index does
    const { rows } = await saved.catch(error => (violates(error, 'unique') ? { rows: [] } : Promise.reject(error)));
    return rows.length > 0;
  }
  await sql`
    insert into ${sql.table(table)} (employment_id, access_group_id, company_id, person_id)
    values (${worker.id}, ${worker.access_group_id}, ${worker.company_id}, ${worker.person_id}) on conflict do nothing`.execute(
    tx,
  );
  await sql`update ${sql.table(table)} t set ${set} from ${given} where t.employment_id = ${worker.id}`.execute(tx);
  return true;
}

/** Writes values of a company's own fields beside those there are; null takes one away. */
export async function saveOwnValues(
  tx: Tx,
  worker: Pick<Worker, 'id' | 'access_group_id' | 'company_id' | 'person_id'>,
  section: WorkerSection,
  values: Record<string, FieldValue>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const table = sql.table(section === 'pagamento' ? 'worker_pay' : 'worker_record');
  await sql`
    insert into ${table} as t (employment_id, access_group_id, company_id, person_id, own_fields)
    values (${worker.id}, ${worker.access_group_id}, ${worker.company_id}, ${worker.person_id}, jsonb_strip_nulls(${JSON.stringify(values)}::jsonb))
    on conflict (employment_id) do update set own_fields = jsonb_strip_nulls(t.own_fields || ${JSON.stringify(values)}::jsonb)`.execute(
    tx,
  );
}

export interface NewEmployment {
  accessGroupId: string;
  companyId: string;
  cpf: string;
  name: string;
  registration: string;
  admittedOn: string;
}

/** A new employment; the person is found by CPF or made. Undefined: the registration is another's of the company. */
export async function insertEmployment(tx: Tx, made: NewEmployment): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on)
    values (${made.accessGroupId}, ${made.companyId}, access.person_for_worker(${made.cpf}, ${made.name}), ${made.name}, ${made.registration},
      ${made.admittedOn}) on conflict (company_id, registration_key) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** An active company in reach. */
export async function isCompanyInReach(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`select from company where id = ${id}::uuid and active`.execute(tx);
  return rows.length > 0;
}

export interface Access {
  person_id: string;
  /** Since when the link to the access group is accepted, or that it was refused; both null: it waits. */
  accepted_at: Date | null;
  refused_at: Date | null;
  /** Until when a letter or invitation waits. */
  letter_until: Date | null;
  invitable: boolean;
  has_contact: boolean;
  /** The record's contact is another person's. */
  contact_taken: boolean;
  confirmed_email: string | null;
  confirmed_cell_phone: string | null;
  /** The worker's role in the access group is on. */
  signs_in: boolean;
}

export async function accessesOf(tx: Tx, personIds: readonly string[]): Promise<Access[]> {
  const { rows } = await sql<Access>`select * from access.worker_accesses(${personIds}::text[]::uuid[])`.execute(tx);
  return rows;
}

export interface SignIn {
  person_id: string;
  membership_id: string;
  enabled: boolean;
  /** Holds a role of the platform. */
  platform: boolean;
  /** All of their employments in the access group are in reach. */
  whole: boolean;
}

export async function signInsOf(tx: Tx, personIds: readonly string[]): Promise<SignIn[]> {
  const { rows } = await sql<SignIn>`select * from access.worker_sign_ins(${personIds}::text[]::uuid[])`.execute(tx);
  return rows;
}

export interface LineManager {
  id: string;
  name: string;
}

/** Whom an employment answers to today. Undefined: nobody, or somebody out of reach. */
export async function managerOf(tx: Tx, employmentId: string): Promise<LineManager | undefined> {
  const { rows } = await sql<LineManager>`
    select m.id, m.name from employment m
     where m.id = (select l.manager_id from reporting_line l where l.employment_id = ${employmentId} and l.from_day <= ${today}
                    order by l.from_day desc limit 1)`.execute(tx);
  return rows[0];
}

export interface OtherEmployment {
  id: string;
  trade_name: string;
  registration: string;
  state: WorkerState;
}

/** The person's other employments in reach. */
export async function otherEmployments(
  tx: Tx,
  { id, person_id }: Pick<Worker, 'id' | 'person_id'>,
): Promise<OtherEmployment[]> {
  const { rows } = await sql<OtherEmployment>`
    select e.id, c.trade_name, e.registration, ${stateOf} as state from employment e join company c on c.id = e.company_id
     where e.person_id = ${person_id} and e.id <> ${id} order by e.admitted_on desc nulls last, e.id`.execute(tx);
  return rows;
}

/** False: the person has an employment of the access group beyond the reader, or none. */
export async function isWholeInReach(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    select whole from access.worker_sign_ins(array[${personId}::uuid])`.execute(tx);
  return rows[0]?.whole ?? false;
}

/** Gives the employments to the person with this CPF. @returns the person @throws STALE_VERSION of the first, USER_CHANGE_NOT_ALLOWED */
export async function correctCpf(tx: Tx, ids: readonly string[], version: number, cpf: string): Promise<string> {
  const { rows } = await sql<{ owner: string }>`
    select access.correct_cpf(${ids}::text[]::uuid[], ${version}::integer, ${cpf}) as owner`.execute(tx);
  const [given] = rows;
  if (!given) throw new Error('correct_cpf answered without a person');
  return given.owner;
}

/** When and why its CPF was corrected, as far as the reader reads its history. */
export async function cpfCorrectionsOf(
  tx: Tx,
  { id, access_group_id }: Pick<Worker, 'id' | 'access_group_id'>,
): Promise<{ day: string; reason: string | null }[]> {
  const { rows } = await sql<{ day: string; reason: string | null }>`
    select ((h.at at time zone 'America/Sao_Paulo')::date)::text as day, h.after->>'justification' as reason from record_history h
     where h.access_group_id = ${access_group_id} and h.entity = 'employment' and h.entity_id = ${id} and h.verb = 'workerCpfCorrected'`.execute(
    tx,
  );
  return rows;
}

export interface HistoryRow {
  id: string;
  at: Date;
  who: string | null;
  verb: string;
  entity: string;
  before: unknown;
  after: unknown;
}

export async function historyOf(
  tx: Tx,
  { id, access_group_id }: Pick<Worker, 'id' | 'access_group_id'>,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.id::text as id, h.at, access.person_name(h.person_id) as who, h.verb, h.entity, h.before, h.after from record_history h
     where h.access_group_id = ${access_group_id} and h.entity in ('employment', 'employmentPay', 'employmentBank', 'employmentDependants') and h.entity_id = ${id}
     order by h.at desc, h.id desc limit 100`.execute(tx);
  return rows;
}

export interface PublishedReceipt {
  id: string;
  /** 1 payslip, 2 benefit, 3 income statement. */
  category: number;
  day: string;
  month: number;
  year: number;
}

/** What of these categories was published to an employment, the newest sixty. */
export async function receiptsOf(
  tx: Tx,
  employmentId: string,
  categories: readonly number[],
): Promise<PublishedReceipt[]> {
  if (categories.length === 0) return [];
  const { rows } = await sql<PublishedReceipt>`
    select r.id, r.category, ((r.published_at at time zone 'America/Sao_Paulo')::date)::text as day, r.month, r.year from receipt r
     where r.employment_id = ${employmentId} and r.category = any (${categories}::integer[]) and r.deleted_at is null order by r.competence desc, r.id desc limit 60`.execute(
    tx,
  );
  return rows;
}

/** A month of the time clock that was closed. */
export interface ClosedMonth {
  day: string;
  month: number;
  year: number;
}

/** Of an employment, the newest sixty. */
export async function closingsOf(tx: Tx, employmentId: string): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select ((t.closed_at at time zone 'America/Sao_Paulo')::date)::text as day, extract(month from t.until_day)::integer as month, extract(year from t.until_day)::integer as year
      from timesheet t where t.employment_id = ${employmentId} and t.state = 'closed' and t.deleted_at is null order by t.from_day desc limit 60`.execute(
    tx,
  );
  return rows;
}
