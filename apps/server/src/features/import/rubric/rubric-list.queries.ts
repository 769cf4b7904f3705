import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface RubricRow {
  id: string;
  employer: string;
  rubric_table: string;
  code: string;
  description: string;
  kind: '1' | '2' | '3' | '4';
  nature: string;
  valid_from: string;
  valid_until: string;
  file_name: string | null;
  told_at: Date;
  corrected_at: Date | null;
  corrected_by: string | null;
  root: string;
  /** Every company of the employer is in reach. */
  held: boolean;
}

const columns = sql`r.id, coalesce((select c.trade_name from company c where left(c.cnpj, 8) = r.employer order by substr(c.cnpj, 9, 4), c.id limit 1), r.employer) as employer,
         r.rubric_table, r.code, r.description, r.kind, r.nature, r.valid_from, r.valid_until, i.file_name, r.told_at, r.corrected_at,
         access.person_name(r.corrected_by) as corrected_by, r.employer as root,
         access.all_companies() or r.employer = any ((select access.employers_held())::text[]) as held`;
const tables = sql`remembered_rubric r left join import i on i.id = r.import_id`;

export interface RubricFilter {
  search: string | undefined;
  /** The first eight of its CNPJ. */
  employer: string | undefined;
}

function found({ search, employer }: RubricFilter): RawBuilder<SqlBool> {
  const words = search?.trim();
  const of = employer ? sql<SqlBool>`r.employer = ${employer}` : sql<SqlBool>`true`;
  if (!words) return of;
  return sql<SqlBool>`${of} and (starts_with(r.code, ${words}) or public.search_form(r.description) like hot.pattern(${words}))`;
}

const byCode = [
  { value: sql`r.code`, type: 'text' },
  { value: sql`r.id`, type: 'uuid' },
] as const;

export async function listRubrics(tx: Tx, filter: RubricFilter, page: AskedPage): Promise<Placed<RubricRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(byCode, page);
  const { rows } = await sql<Placed<RubricRow>>`
    select ${columns}, ${place} from ${tables} where ${found(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countRubrics(tx: Tx, filter: RubricFilter): Promise<number> {
  return countUpTo(tx, sql`remembered_rubric r where ${found(filter)}`);
}

/** By the name of the head office in reach. */
export async function employersRemembered(tx: Tx): Promise<{ raiz: string; nome: string }[]> {
  const { rows } = await sql<{ raiz: string; nome: string }>`
    select * from (
      select distinct on (left(c.cnpj, 8)) left(c.cnpj, 8) as raiz, c.trade_name as nome from company c order by left(c.cnpj, 8), substr(c.cnpj, 9, 4), c.id) e
     where exists (select from remembered_rubric r where r.employer = e.raiz) order by nome`.execute(tx);
  return rows;
}

/** No index knows the codes of payslips: so many of the newest are looked at. */
const lookedAt = 5_000;

/** In the months that the rubric holds, read along each company's own order of months. */
export async function rubricUse(
  tx: Tx,
  { root, code, valid_from: from, valid_until: until }: RubricRow,
): Promise<{ used: number; looked: number; isAll: boolean; last: string | null }> {
  const month = (text: string) => Number(text.replace('-', ''));
  const { rows } = await sql<{ used: number; looked: number; is_all: boolean; last: number | null }>`
    with own as materialized (
      select c.id, greatest(100, ${lookedAt} / count(*) over ()) as most from company c where left(c.cnpj, 8) = ${root})
    select count(*) filter (where l.used)::integer as used, count(*)::integer as looked, max(l.competence) filter (where l.used) as last,
           coalesce(bool_and(l.of_company < own.most), true) as is_all
      from own cross join lateral (
        select n.competence, n.items @> jsonb_build_array(jsonb_build_object('code', ${code}::text)) as used, count(*) over () as of_company
          from (select r.competence, r.items from receipt r
                 where r.company_id = own.id and r.deleted_at is null and r.category = 1
                   and r.competence between ${month(from)} and ${until === '' ? 999_912 : month(until)}
                 order by r.competence desc, r.search, r.id limit own.most) n) l`.execute(tx);
  const [row = { used: 0, looked: 0, is_all: true, last: null }] = rows;
  const last = row.last === null ? null : `${String(row.last % 100).padStart(2, '0')}/${Math.floor(row.last / 100)}`;
  return { used: row.used, looked: row.looked, isAll: row.is_all, last };
}

/** Undefined: none, or out of reach. */
export async function rubricById(tx: Tx, id: string): Promise<RubricRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await sql<RubricRow>`select ${columns} from ${tables} where r.id = ${id}::uuid`.execute(tx)).rows[0];
}

export async function setNature(tx: Tx, id: string, nature: string, by: string): Promise<void> {
  await sql`update remembered_rubric set nature = ${nature}, corrected_at = now(), corrected_by = ${by} where id = ${id}::uuid`.execute(
    tx,
  );
}

/** False: it was forgotten meanwhile. */
export async function dropRubric(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from remembered_rubric where id = ${id}::uuid returning id`.execute(tx);
  return rows.length > 0;
}
