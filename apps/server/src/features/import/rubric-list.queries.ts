import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { readCursor } from '#kernel/http/cursor.ts';
import { refuse } from '#kernel/refusal.ts';

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
}

/** @throws INVALID_PAGE */
export function rubricPlaceOf(cursor: string): { code: string; id: string } {
  const [code = '', id = ''] = readCursor(cursor, 2).map(String);
  return /^[^\0]*$/.test(code) && isUuid(id) ? { code, id } : refuse('INVALID_PAGE');
}

const rubrics = sql`
  select r.id, coalesce((select c.trade_name from company c where left(c.cnpj, 8) = r.employer order by substr(c.cnpj, 9, 4), c.id limit 1), r.employer) as employer,
         r.rubric_table, r.code, r.description, r.kind, r.nature, r.valid_from, r.valid_until, i.file_name, r.told_at, r.corrected_at,
         access.person_name(r.corrected_by) as corrected_by
    from remembered_rubric r left join import i on i.id = r.import_id`;

function found(search: string | undefined): RawBuilder<SqlBool> {
  const words = search?.trim();
  if (!words) return sql<SqlBool>`true`;
  return sql<SqlBool>`(starts_with(r.code, ${words}) or public.search_form(r.description) like hot.pattern(${words}))`;
}

/** By code; one row more than asked tells that there is a next page. */
export async function listRubrics(
  tx: Tx,
  search: string | undefined,
  { after, size, offset }: { after: { code: string; id: string } | undefined; size: number; offset: number },
): Promise<RubricRow[]> {
  const beyond = after ? sql`(r.code, r.id) > (${after.code}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<RubricRow>`
    ${rubrics} where ${found(search)} and ${beyond} order by r.code, r.id limit ${size + 1} offset ${after ? 0 : offset}`.execute(
    tx,
  );
  return rows;
}

/** Up to 10,000: 10,001 stands for more. */
export async function countRubrics(tx: Tx, search: string | undefined): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from remembered_rubric r where ${found(search)} limit 10001) f`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Undefined: none, or out of reach. */
export async function rubricById(tx: Tx, id: string): Promise<RubricRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await sql<RubricRow>`${rubrics} where r.id = ${id}::uuid`.execute(tx)).rows[0];
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
