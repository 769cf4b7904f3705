import { sql } from 'kysely';
import type { ToldRubric } from '#core/reading/reading.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { companiesOfSender } from '../company-scope.queries.ts';

/** Rows of one statement: a text of some 100 KB is a large object of the engine. */
const piece = 500;

/** As many as are read beside a file; what was told the longest ago is forgotten before. */
const mostRemembered = 50_000;

/** What the rubric tables of the access group's files told so far. */
export async function rememberedRubrics(tx: Tx): Promise<ToldRubric[]> {
  const { rows } = await sql<ToldRubric>`
    select employer, rubric_table as "table", code, valid_from as "from", valid_until as "to", description, kind, nature
      from remembered_rubric order by told_at desc limit ${mostRemembered}`.execute(tx);
  return rows;
}

/**
 * Remembers what a file's tables told of the sender's own companies; told again for the same months, the newer holds. Of other employers
 * nothing is kept: their payrolls would be read with it. A nature that HR corrected stays.
 */
export async function rememberRubrics(
  tx: Tx,
  { accessGroupId, importId }: { accessGroupId: string; importId: string | null },
  told: readonly ToldRubric[],
): Promise<void> {
  if (told.length === 0) return;
  const companies = await companiesOfSender(tx);
  // of one told twice in the same file the later one stands
  const rubrics = [
    ...new Map(told.map(one => [[one.employer, one.table, one.code, one.from].join('|'), one])).values(),
  ];
  for (let at = 0; at < rubrics.length; at += piece)
    await sql`
      insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature, import_id)
      select ${accessGroupId}, r.employer, left(r."table", 30), left(r.code, 60), r."from", r."to", left(r.description, 200), r.kind, left(r.nature, 10), ${importId}::uuid
        from jsonb_to_recordset(${JSON.stringify(rubrics.slice(at, at + piece))}::jsonb)
             as r(employer text, "table" text, code text, "from" text, "to" text, description text, kind text, nature text)
       where r."from" ~ '^\\d{4}-\\d{2}$' and r."to" ~ '^(\\d{4}-\\d{2})?$'
         and exists (select from company c where left(c.cnpj, 8) = r.employer
                        and (${companies}::uuid[] is null or c.id = any (${companies}::uuid[])))
      on conflict (access_group_id, employer, rubric_table, code, valid_from) do update
         set valid_until = excluded.valid_until, description = excluded.description, kind = excluded.kind,
             nature = case when remembered_rubric.corrected_at is null then excluded.nature else remembered_rubric.nature end,
             import_id = excluded.import_id, told_at = now()`.execute(tx);
  await sql`
    delete from remembered_rubric where access_group_id = ${accessGroupId} and told_at < (
      select told_at from remembered_rubric where access_group_id = ${accessGroupId} order by told_at desc offset ${mostRemembered - 1} limit 1)`.execute(
    tx,
  );
}
