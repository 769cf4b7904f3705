import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Reading } from '../receipt.queries.ts';

export interface EmploymentReceipt {
  id: string;
  kind: string;
  year: number;
  month: number;
  trade_name: string;
  title: string | null;
  net: number;
  total_earnings: number;
  total_deductions: number;
  paid_on: string | null;
  cnpj: string | null;
  employment_id: string;
  published_at: Date;
  viewed_at: Date | null;
  agrees: boolean | null;
}

/** Newest month first. */
const newestFirst = [
  { value: sql`r.competence`, type: 'integer', descending: true },
  { value: sql`r.id`, type: 'uuid', descending: true },
] as const;

/** Whether the actor may name an employment: one's own, or one in scope. */
export async function seesEmployment(tx: Tx, actor: Reading, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = tx.selectFrom('employment').select('id').where('id', '=', id);
  const own =
    actor.profile === 'trabalhador'
      ? found.where('person_id', '=', actor.personId)
      : found.where('access_group_id', '=', actor.accessGroupId ?? '');
  return (await own.executeTakeFirst()) !== undefined;
}

/** The person of a CPF: oneself, or whom the actor has in scope; undefined for everybody else alike. */
export async function personOfCpf(tx: Tx, actor: Reading, cpf: string): Promise<string | undefined> {
  if (actor.profile === 'trabalhador') {
    // in that profile the policy of `person` shows oneself alone
    return (await tx.selectFrom('person').select('id').where('cpf', '=', cpf).executeTakeFirst())?.id;
  }
  const { rows } = await sql<{ id: string }>`
    select e.person_id as id from employment e
     where e.person_id = access.employed_person(${cpf}) and e.access_group_id = ${actor.accessGroupId} limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** The years that a filter's documents are of, newest first. */
export async function yearsOf(tx: Tx, actor: Reading, filter: EmploymentFilter): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct r.year from receipt r join company c on c.id = r.company_id
     where ${conditions(actor, unsearched(filter))} order by r.year desc`.execute(tx);
  return rows.map(({ year }) => year);
}

/** What a filter's benefits are called, by name. */
export async function titlesOf(tx: Tx, actor: Reading, filter: EmploymentFilter): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select distinct r.title from receipt r join company c on c.id = r.company_id
     where ${conditions(actor, unsearched(filter))} and r.title is not null order by r.title`.execute(tx);
  return rows.map(({ title }) => title);
}

/** Whose documents of which kind, whatever somebody looks for among them. */
function unsearched(filter: EmploymentFilter): EmploymentFilter {
  return { ...filter, year: undefined, search: undefined, title: undefined };
}

export interface EmploymentFilter {
  /** Null: all of one's own. */
  employmentId: string | null;
  year: number | undefined;
  search: string | undefined;
  /** What a benefit is called. */
  title?: string | undefined;
  /** Payslips where it is left out. */
  category?: Category;
  /** Of all of a person's in scope. */
  personId?: string;
}

export async function receiptsOf(
  tx: Tx,
  actor: Reading,
  filter: EmploymentFilter,
  page: AskedPage,
): Promise<Placed<EmploymentReceipt>[]> {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<EmploymentReceipt>>`
    select r.id, r.kind, r.title, r.year, r.month, r.employment_id, c.trade_name, c.cnpj, r.net, r.total_earnings, r.total_deductions, r.paid_on, r.published_at, r.viewed_at, r.agrees, ${place}
      from receipt r join company c on c.id = r.company_id where ${conditions(actor, filter)} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export async function countReceipts(tx: Tx, actor: Reading, filter: EmploymentFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from receipt r join company c on c.id = r.company_id where ${conditions(actor, filter)}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

function conditions(
  { profile, personId, accessGroupId }: Reading,
  { employmentId, year, search, title, category = 1, personId: ofPerson }: EmploymentFilter,
): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`r.deleted_at is null and r.category = ${sql.lit(category)}`];
  if (ofPerson) all.push(sql`r.person_id = ${ofPerson}::uuid`);
  if (profile === 'trabalhador') all.push(sql`r.person_id = ${personId}::uuid and r.visible`);
  else all.push(sql`r.access_group_id = ${accessGroupId}::uuid`);
  if (employmentId) all.push(sql`r.employment_id = ${employmentId}::uuid`);
  if (year !== undefined) all.push(sql`r.year = ${year}`);
  if (title !== undefined) all.push(sql`r.title = ${title}`);
  if (search?.trim())
    all.push(
      sql`public.search_form(c.trade_name || ' ' || coalesce(r.title, '')) || ' ' || hot.receipt_words(r.kind, r.year, r.month) like hot.pattern(${search})`,
    );
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
