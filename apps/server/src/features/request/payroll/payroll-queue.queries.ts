import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export type EntryState = 'open' | 'taken' | 'reversed';
export type EntryKind = 'vacation' | 'advance13' | 'benefit' | 'other';

export interface PayrollRow {
  id: string;
  employment_id: string;
  name: string;
  registration: string | null;
  cpf: string | null;
  company: string;
  request_id: string | null;
  code: string | null;
  kind: EntryKind;
  /** The first day of its month. */
  competence: string;
  payload: unknown;
  state: EntryState;
  taken_at: Date | null;
  taken_by: string | null;
  export_id: string | null;
}

export interface PayrollFilter {
  search?: string | undefined;
  month?: number | undefined;
  year?: number | undefined;
  companyId?: string | undefined;
  kind?: EntryKind | undefined;
  state?: EntryState | undefined;
  exportId?: string | undefined;
}

const source = sql`payroll_entry p join employment e on e.id = p.employment_id join company c on c.id = p.company_id left join hr_request r on r.id = p.request_id`;
const columns = sql`p.id, p.employment_id, e.name, e.registration, e.cpf, c.trade_name as company, p.request_id, r.code, p.kind, p.competence::text, p.payload, p.state, p.taken_at,
  access.name_in_group(p.taken_by, p.access_group_id) as taken_by, p.export_id`;
const order = [
  { value: sql`p.competence`, type: 'day', descending: true },
  { value: sql`public.search_form(e.name)`, type: 'text' },
  { value: sql`p.id`, type: 'uuid' },
] as const;

function matching(accessGroupId: string, filter: PayrollFilter): RawBuilder<SqlBool> {
  const { month, year, companyId, kind, state, exportId } = filter;
  const all = [sql<SqlBool>`p.access_group_id = ${accessGroupId}::uuid`];
  if (month !== undefined) all.push(sql`extract(month from p.competence) = ${month}`);
  if (year !== undefined) all.push(sql`extract(year from p.competence) = ${year}`);
  if (companyId !== undefined) all.push(isUuid(companyId) ? sql`p.company_id = ${companyId}::uuid` : sql`false`);
  if (kind) all.push(sql`p.kind = ${kind}`);
  if (state) all.push(sql`p.state = ${state}`);
  if (exportId !== undefined) all.push(sql`p.export_id = ${exportId}::uuid`);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`(e.search like hot.pattern(${word}) or r.search like hot.pattern(${word}))`);
  return sql.join(all, sql` and `);
}

export async function listEntries(
  tx: Tx,
  accessGroupId: string,
  filter: PayrollFilter,
  page: AskedPage,
): Promise<Placed<PayrollRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(order, page);
  const { rows } = await sql<Placed<PayrollRow>>`
    select ${columns}, ${place} from ${source} where ${matching(accessGroupId, filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countEntries(tx: Tx, accessGroupId: string, filter: PayrollFilter): Promise<number> {
  const { rows } = await counting(sql`${source} where ${matching(accessGroupId, filter)}`).execute(tx);
  return rows[0]?.n ?? 0;
}

export async function entryById(tx: Tx, accessGroupId: string, id: string): Promise<PayrollRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<PayrollRow>`
    select ${columns} from ${source} where p.id = ${id}::uuid and ${matching(accessGroupId, {})}`.execute(tx);
  return rows[0];
}

/** The entries of an export, as they stand in its file. */
export async function entriesOf(tx: Tx, accessGroupId: string, exportId: string): Promise<PayrollRow[]> {
  const { rows } = await sql<PayrollRow>`
    select ${columns} from ${source} where ${matching(accessGroupId, { exportId })}
     order by c.trade_name, public.search_form(e.name), p.id`.execute(tx);
  return rows;
}

export interface PayrollMonth {
  month: number;
  year: number;
  total: number;
  open: number;
  taken: number;
}

export async function payrollMonths(tx: Tx, accessGroupId: string): Promise<PayrollMonth[]> {
  const { rows } = await sql<PayrollMonth>`
    select extract(month from p.competence)::integer as month, extract(year from p.competence)::integer as year, count(*)::integer as total,
           count(*) filter (where p.state = 'open')::integer as open, count(*) filter (where p.state = 'taken')::integer as taken
      from payroll_entry p where p.access_group_id = ${accessGroupId}::uuid group by p.competence order by p.competence desc limit 60`.execute(
    tx,
  );
  return rows;
}

/** The open entries of a month, held: two exports at once take each of them once. */
export async function holdOpen(
  tx: Tx,
  accessGroupId: string,
  competence: string,
  companyIds: readonly string[] | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payroll_entry p where p.access_group_id = ${accessGroupId}::uuid and p.competence = ${competence}::date and p.state = 'open'
       and (${companyIds}::text[] is null or p.company_id::text = any (${companyIds}::text[])) order by p.id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function insertExport(
  tx: Tx,
  accessGroupId: string,
  { competence, total, by }: { competence: string; total: number; by: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payroll_export (access_group_id, competence, total, made_by) values (${accessGroupId}::uuid, ${competence}::date, ${total}, ${by}::uuid) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** @returns how many were open and are taken now */
export async function takeEntries(
  tx: Tx,
  ids: readonly string[],
  { by, exportId }: { by: string; exportId: string | null },
): Promise<number> {
  const { rows } = await sql`
    update payroll_entry set state = 'taken', taken_at = now(), taken_by = ${by}::uuid, export_id = ${exportId}::uuid
     where id = any (${ids}::uuid[]) and state = 'open' returning id`.execute(tx);
  return rows.length;
}

/** @returns whether it was taken */
export async function openEntry(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payroll_entry set state = 'open', taken_at = null, taken_by = null, export_id = null where id = ${id}::uuid and state = 'taken' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface Export {
  id: string;
  competence: string;
}

export async function exportById(tx: Tx, accessGroupId: string, id: string): Promise<Export | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Export>`
    select id, competence::text from payroll_export where id = ${id}::uuid and access_group_id = ${accessGroupId}::uuid`.execute(
    tx,
  );
  return rows[0];
}
