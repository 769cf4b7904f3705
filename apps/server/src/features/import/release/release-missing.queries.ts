import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { outgoing, type RosterRow, type Subject } from './release.queries.ts';

/**
 * Active workers of the import's companies, and those among them without a receipt of the month, in it or out already. A year's statement is owed
 * to who was paid in it and has left, too.
 */
export async function missingWorkers(tx: Tx, importId: string, of: Subject) {
  const { rows } = await sql<MissingRow & { active: number; in_file: number; total: number }>`
    with ${missing(importId, of)}
    select m.id as employment_id, null as document_id, m.name, m.registration, m.company_id, m.hiring_regime, m.admitted_on::text as "on", m.dismissed_on::text as "left",
           null as code, x.employment_id is not null as expected, x.reason, coalesce(x.partial, false) as partial, (select count(*) from active)::int as active,
           (select count(*) from active where in_file)::int as in_file, (select count(*) from missing)::int as total
      from (select null::uuid) as always left join missing m on true
      left join expected_absence x on x.import_id = ${importId} and x.employment_id = m.id
     order by m.name, m.registration limit 200`.execute(tx);
  return rows;
}

export interface MissingRow extends RosterRow {
  company_id: string;
  hiring_regime: Regime | null;
  left: string | null;
  /** Why it was said to be right. */
  reason: string | null;
  partial: boolean;
}

/** Who is missing, by company and kind of contract. */
export async function missingGroups(tx: Tx, importId: string, of: Subject) {
  const { rows } = await sql<{
    company_id: string;
    trade_name: string;
    hiring_regime: Regime | null;
    total: number;
    unexplained: number;
  }>`
    with ${missing(importId, of)}
    select m.company_id, c.trade_name, m.hiring_regime, count(*)::int as total, count(*) filter (where ${isUnexplained(importId, of)})::int as unexplained
      from missing m join company c on c.id = m.company_id group by 1, 2, 3 order by c.trade_name, m.hiring_regime nulls last`.execute(
    tx,
  );
  return rows;
}

/** Says of all who are missing without a reason, or of those of a group, that it is right so. @returns of how many, and when */
export async function expectMissing(
  tx: Tx,
  said: { importId: string; accessGroupId: string; by: string; reason: string | null; partial: boolean },
  of: Subject,
  group: { companyId: string; regime: Regime | null } | undefined,
): Promise<{ total: number; at: Date }> {
  const { importId, accessGroupId, by, reason, partial } = said;
  const here = group
    ? sql`m.company_id = ${group.companyId}::uuid and m.hiring_regime is not distinct from ${group.regime}`
    : sql`true`;
  const { rows } = await sql<{ total: number; at: Date }>`
    with ${missing(importId, of)}, said as (
      insert into expected_absence (import_id, access_group_id, employment_id, said_by, said_at, reason, partial)
      select ${importId}::uuid, ${accessGroupId}::uuid, m.id, ${by}::uuid, date_trunc('milliseconds', now()), ${reason}, ${partial}
        from missing m where ${isUnexplained(importId, of)} and ${here}
      returning 1)
    select (select count(*) from said)::int as total, date_trunc('milliseconds', now()) as at`.execute(tx);
  return rows[0] ?? { total: 0, at: new Date() };
}

/** Nobody has said that it is right, and the registry doesn't say why: admitted in the month itself, the payroll may have been closed before. */
const isUnexplained = (importId: string, of: Subject) => sql`
  (not exists (select from expected_absence x where x.import_id = ${importId} and x.employment_id = m.id)
   and (m.dismissed_on is not null or m.admitted_on is null or m.admitted_on < make_date(${of.year}, ${of.month}, 1)))`;

/** The tables `active` and `missing` of a statement. */
const missing = (importId: string, of: Subject) => sql`
    active as (
      select e.id, e.name, e.registration, e.company_id, e.hiring_regime, e.admitted_on, e.dismissed_on,
             exists (select from import_document d where d.import_id = ${importId} and ${outgoing} and d.employment_id = e.id
                        and d.kind = ${of.kind} and d.year = ${of.year} and d.month = ${of.month}) as in_file
        from employment e
       where e.company_id = any (${of.companies}::uuid[]) and (e.dismissed_on is null or ${of.type === 3} and exists (
           select from receipt r where r.employment_id = e.id and r.year = ${of.year} and r.category = 1 and r.deleted_at is null))
         and (e.admitted_on is null or e.admitted_on < make_date(${of.year}, ${of.month}, 1) + interval '1 month')),
    missing as (
      select a.* from active a
       where not a.in_file
         and not exists (select from receipt r where r.employment_id = a.id and r.kind = ${of.kind} and r.year = ${of.year} and r.month = ${of.month}
                           and r.deleted_at is null))`;
