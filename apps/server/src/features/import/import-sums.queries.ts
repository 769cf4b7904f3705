import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { sql } from 'kysely';
import type { KnownPay } from '#core/receipt/unproven-pay.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** A payslip whose file prints neither its totals nor its net. */
interface UnprovenRow {
  id: string;
  position: number;
  employment_id: string | null;
  kind: string | null;
  year: number | null;
  month: number | null;
  net: number | null;
  cnpj: string | null;
  lines: unknown;
}

/** An import's payslips that nothing in the file proves, in its order. */
export async function unprovenDocuments(tx: Tx, importId: string, after: number, most: number): Promise<UnprovenRow[]> {
  const { rows } = await sql<UnprovenRow>`
    select id, position, employment_id, kind, year, month, net, reading ->> 'companyCnpj' as cnpj, reading -> 'lines' as lines from import_document
     where import_id = ${importId} and position > ${after} and type = 1 and state in ('clean', 'doubtful')
       and findings @> '[{"code": "TOTALS_NOT_PRINTED"}]'
     order by position limit ${most}`.execute(tx);
  return rows;
}

/**
 * What is known of the payslips' workers, one query for all: the last three published nets of the kind before the month, the monthly salary of
 * that month, and whether admission, dismissal, leave or a change of salary lies between.
 */
export async function knownPay(
  tx: Tx,
  asked: readonly { id: string; employmentId: string; kind: string; year: number; month: number }[],
): Promise<Map<string, KnownPay>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: string; nets: number[]; salary: number | null; explained: boolean }>`
    select a.id, coalesce(h.nets, '{}') as nets,
           case when (case when c.dated then c.unit else p.salary_unit end) = 'mes' then case when c.dated then c.salary::bigint else p.salary end end as salary,
           coalesce(e.admitted_on >= least(h.since, m.first), false) or coalesce(e.dismissed_on < m.next, false) or coalesce(c.changed, false)
             or exists (select from employment_leave l where l.employment_id = e.id and l.from_day < m.next
                          and (l.until_day is null or l.until_day >= least(h.since, m.first))) as explained
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id uuid, "employmentId" uuid, kind text, year integer, month integer)
     cross join lateral (select make_date(a.year, a.month, 1) as first, (make_date(a.year, a.month, 1) + interval '1 month')::date as next) m
     cross join lateral (select x.id, x.admitted_on, x.dismissed_on from employment x where x.id = a."employmentId" offset 0) e
      left join lateral (
        select array_agg(net) as nets, min(make_date(year, month, 1)) as since from (
          select r.net, r.year, r.month from receipt r
           where r.employment_id = e.id and r.category = 1 and r.kind = a.kind and r.competence < a.year * 100 + a.month
             and r.deleted_at is null and r.withheld_at is null
           order by r.competence desc, r.id desc limit 3) last) h on true
      left join lateral (select w.salary, w.salary_unit from worker_pay w where w.employment_id = e.id offset 0) p on true
      left join lateral (
        -- the record holds what holds today: of another day the dated changes say it
        select bool_or(x.applied_at is not null and x.from_day >= m.next or x.applied_at is null and x.from_day < m.next) as dated,
               (array_agg(x.value order by x.from_day desc) filter (where x.field = 'salary' and x.from_day < m.next))[1] as salary,
               coalesce((array_agg(x.value order by x.from_day desc) filter (where x.field = 'salary_unit' and x.from_day < m.next))[1], p.salary_unit) as unit,
               bool_or(x.field = 'salary' and x.from_day >= least(h.since, m.first) and x.from_day < m.next) as changed
          from employment_change x where x.employment_id = e.id and x.field in ('salary', 'salary_unit')) c on true`.execute(
    tx,
  );
  return new Map(
    rows.map(({ id, nets, salary, explained: isExplained }) => [
      id,
      { nets: nets.map(Number), salary: salary === null ? null : Number(salary), isExplained },
    ]),
  );
}

/** Tells documents what was found of them; those that are asked about one by one wait for a person. */
export async function tellUnproven(
  tx: Tx,
  told: readonly { id: string; finding: Finding }[],
  waits: boolean,
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    update import_document d set findings = d.findings || jsonb_build_array(x.finding),
           reading = jsonb_set(d.reading, '{findings}', d.findings || jsonb_build_array(x.finding)),
           state = case when ${waits} then 'doubtful' else d.state end
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as x(id uuid, finding jsonb)
     where d.id = x.id`.execute(tx);
}

/** Asks for the sums of a file to be confirmed. */
export async function askSums(tx: Tx, importId: string, asked: { unproven: number; unusual: number }): Promise<void> {
  await tx
    .updateTable('import')
    .set({ sums_asked: JSON.stringify(asked) })
    .where('id', '=', importId)
    .execute();
}

export interface FileSums {
  documents: number;
  earnings: number;
  deductions: number;
  net: number;
}

/** What the payslips of a file come to, centavos: all of them but those that a person left out. */
export async function fileSums(tx: Tx, importId: string): Promise<FileSums> {
  const { rows } = await sql<FileSums>`
    select count(*)::int as documents, coalesce(sum((d.reading ->> 'totalEarnings')::bigint), 0)::bigint as earnings,
           coalesce(sum((d.reading ->> 'totalDeductions')::bigint), 0)::bigint as deductions, coalesce(sum(d.net), 0)::bigint as net
      from import_document d where d.import_id = ${importId} and d.type = 1 and d.state in ('clean', 'doubtful', 'published')`.execute(
    tx,
  );
  const [row] = rows;
  return {
    documents: row?.documents ?? 0,
    earnings: Number(row?.earnings ?? 0),
    deductions: Number(row?.deductions ?? 0),
    net: Number(row?.net ?? 0),
  };
}

/** Who confirmed a file's sums, and when. */
export async function sumsConfirmedBy(tx: Tx, importId: string): Promise<{ name: string; at: Date } | undefined> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select coalesce(access.person_name(sums_confirmed_by), '') as name, sums_confirmed_at as at from import
     where id = ${importId} and sums_confirmed_at is not null`.execute(tx);
  return rows[0];
}

/** False: somebody was faster, or nothing is asked. */
export async function keepSumsConfirmed(tx: Tx, importId: string, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({ sums_confirmed_by: personId, sums_confirmed_at: new Date() })
    .where('id', '=', importId)
    .where('sums_asked', 'is not', null)
    .where('sums_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
