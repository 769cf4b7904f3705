import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** Whom a change is about: what few workers have is named, of many the words stay. */
export type About = { things: readonly string[] } | { matching: RawBuilder<SqlBool> };

/** Workers whose things are named; of more, a list of their changes is met soon in its order. */
const fewWorkers = 50;

/** The workers in reach with all these words in name or registration, or with this CPF, and what a change of theirs is kept under. */
export async function aboutWorkers(tx: Tx, group: string, words: string): Promise<About> {
  const matching = matches(group, words);
  const { rows } = await sql<{ people: number; things: string[] }>`
    with found as materialized (select e.id, e.person_id from employment e where ${matching} limit ${fewWorkers + 1}::integer)
    select (select count(*)::integer from found) as people,
           array(select id::text from found union select person_id::text from found
                  union select r.id::text from found f join receipt r on r.employment_id = f.id
                  union select w.id::text from found f join worker_file w on w.employment_id = f.id) as things`.execute(
    tx,
  );
  const [{ people, things } = { people: 0, things: [] }] = rows;
  return people > fewWorkers ? { matching } : { things };
}

/** Of a row `h` of the history. */
export function isAbout(about: About): RawBuilder<SqlBool> {
  if ('things' in about) return sql<SqlBool>`h.entity_id = any (${about.things}::text[])`;
  return sql<SqlBool>`exists (
    select from employment e where ${about.matching} and case
      when h.entity in ('employment', 'employmentPay', 'employmentBank', 'employmentDependants', 'reportingLine') then e.id = h.entity_id::uuid
      when h.entity = 'receipt' then e.id = (select r.employment_id from receipt r where r.id = h.entity_id::uuid)
      when h.entity = 'workerFile' then e.id = (select f.employment_id from worker_file f where f.id = h.entity_id::uuid)
      when h.entity in ('person', 'manager') then e.person_id = h.entity_id::uuid else false end)`;
}

function matches(group: string, text: string): RawBuilder<SqlBool> {
  const digits = text.replace(/[.\-\s]/g, '');
  const words = text.split(/\s+/).filter(Boolean);
  const named = words.map(word => sql<SqlBool>`e.search like hot.pattern(${word})`);
  const all = [sql<SqlBool>`e.access_group_id = ${group}::uuid`];
  if (/^\d{11}$/.test(digits)) all.push(sql<SqlBool>`e.person_id = (select access.employed_person(${digits}))`);
  else all.push(...named);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
