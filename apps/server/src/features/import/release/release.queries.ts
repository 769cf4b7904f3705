import { sql } from 'kysely';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { ofReader } from '../company-scope.queries.ts';

/** What an import is about: the month and kind most of its payslips are of; without payslips, of its documents. */
export interface Subject {
  /** 3: statements of a year, which stand in its last month. */
  type: number;
  kind: string;
  year: number;
  month: number;
  companies: string[];
}

/** Documents that are or will be out of this import, as far as they are the reader's. */
export const outgoing = sql`d.state in ('clean', 'published') and d.type in (1, 2, 3, 6, 7) and ${ofReader('d')}`;

/** Undefined while nothing is clean. */
export async function subjectOf(tx: Tx, importId: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select d.type, d.kind, d.year, d.month,
           (select coalesce(array_agg(distinct company_id), '{}') from import_document d where d.import_id = ${importId} and ${outgoing} and company_id is not null) as companies
      from import_document d where d.import_id = ${importId} and ${outgoing}
     group by 1, 2, 3, 4 order by d.type = 1 desc, count(*) desc, d.year desc, d.month desc limit 1`.execute(tx);
  return rows[0];
}

export interface RosterRow {
  employment_id: string | null;
  document_id: string | null;
  name: string;
  registration: string | null;
  /** Admitted on, of the missing; dismissed on, of the dismissed. */
  on: string | null;
  code: string | null;
  expected: boolean;
}

/** Documents that belong to nobody of the registry, those of a worker that has another, and those of who has left. */
export async function oddDocuments(tx: Tx, importId: string) {
  const { rows } = await sql<RosterRow & { list: 'extra' | 'twice' | 'dismissed'; total: number }>`
    with found as (
      select d.id, d.position, d.employment_id, coalesce(e.name, d.reading ->> 'name', '') as name, coalesce(e.registration, d.reading ->> 'registration') as registration,
             e.dismissed_on::text as "on", f.code,
             case when d.employment_id is null then 'extra'
                  when d.state = 'doubtful' and f.code in ('RECEIPT_EXISTS', 'SAME_WORKER_TWICE') then 'twice'
                  when d.state in ('clean', 'published') and e.dismissed_on is not null then 'dismissed' end as list
        from import_document d left join employment e on e.id = d.employment_id
        left join lateral (select x ->> 'code' as code from jsonb_array_elements(d.findings) x
                            where x ->> 'code' in ('RECEIPT_EXISTS', 'SAME_WORKER_TWICE', 'WORKER_NOT_FOUND', 'WORKER_AMBIGUOUS', 'IDENTITY_NOT_FOUND',
                              'IDENTITY_CONFLICT', 'NAME_DIFFERS', 'COMPANY_NOT_FOUND') limit 1) f on true
       where d.import_id = ${importId} and d.type in (1, 2, 3, 6, 7) and d.state in ('clean', 'published', 'doubtful') and ${ofReader('d')})
    select employment_id, id as document_id, name, registration, "on", code, false as expected, list, count(*) over (partition by list)::int as total
      from (select *, row_number() over (partition by list order by position) as place from found where list is not null) f
     where place <= 200 order by place`.execute(tx);
  return rows;
}

export interface Totals {
  recibos: number;
  ganhos: number;
  descontos: number;
  liquido: number;
  fgts: number;
}

/** Of a box of a statement's form, where it holds an amount. */
const box = (name: string) => {
  const found = sql`(d.reading -> 'fields' -> ${sql.lit(name)})`;
  return sql`case jsonb_typeof(${found}) when 'number' then ${found}::bigint end`;
};
const sumOf = (side: 'earnings' | 'deductions') =>
  sql`(select sum((l ->> ${sql.lit(side)})::bigint) from jsonb_array_elements(d.reading -> 'lines') l where l ->> 'informative' is distinct from 'true')`;
const printed = (total: string, side: 'earnings' | 'deductions') =>
  sql`coalesce((d.reading ->> ${sql.lit(total)})::bigint, ${sumOf(side)}, 0)`;

/** What a document will come to once it is a receipt (document-receipt.ts): a statement has two boxes for it, a benefit may print no totals. */
const amounts = sql`lateral (
  select earnings, deductions, case d.type when 1 then d.net when 3 then earnings else earnings - deductions end as net
    from (select case d.type when 3 then coalesce(${box('3.1')}, 0) else ${printed('totalEarnings', 'earnings')} end as earnings,
                 case d.type when 3 then coalesce(${box('3.5')}, 0) else ${printed('totalDeductions', 'deductions')} end as deductions) t) a`;

/** What the import's documents of its month and kind come to. */
export async function totalsNow(tx: Tx, importId: string, of: Subject): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as recibos, coalesce(sum(a.earnings), 0)::bigint as ganhos, coalesce(sum(a.deductions), 0)::bigint as descontos,
           coalesce(sum(a.net), 0)::bigint as liquido, coalesce(sum((reading -> 'bases' ->> 'fgtsMonth')::bigint), 0)::bigint as fgts
      from import_document d cross join ${amounts} where d.import_id = ${importId} and ${outgoing} and kind = ${of.kind} and year = ${of.year} and month = ${of.month}`.execute(
    tx,
  );
  return inNumbers(rows[0]);
}

/** How many documents go out that are of another month or kind. */
export async function goingOutBeside(tx: Tx, importId: string, of: Subject): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_document d
     where d.import_id = ${importId} and ${outgoing} and (d.kind, d.year, d.month) is distinct from (${of.kind}::text, ${of.year}::int, ${of.month}::int)`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/**
 * What receipts of that kind came to in another month: of those who are in the file, so that both months count the same people; undefined where
 * they had none. `others`: how many receipts of the same companies are of anybody else.
 */
export async function totalsBefore(
  tx: Tx,
  importId: string,
  of: Subject,
  before: { year: number; month: number },
): Promise<{ totals: Totals | undefined; others: number }> {
  const { rows } = await sql<Totals & { others: number }>`
    with theirs as materialized (
      select d.employment_id from import_document d
       where d.import_id = ${importId} and ${outgoing} and d.kind = ${of.kind} and d.year = ${of.year} and d.month = ${of.month} and d.employment_id is not null),
    found as (
      select r.*, r.employment_id in (select employment_id from theirs) as here
        from receipt r where r.company_id = any (${of.companies}::uuid[]) and r.kind = ${of.kind} and r.year = ${before.year} and r.month = ${before.month}
         and r.deleted_at is null)
    select count(*) filter (where here)::int as recibos, coalesce(sum(total_earnings) filter (where here), 0)::bigint as ganhos,
           coalesce(sum(total_deductions) filter (where here), 0)::bigint as descontos, coalesce(sum(net) filter (where here), 0)::bigint as liquido,
           coalesce(sum((bases ->> 'fgtsValue')::bigint) filter (where here), 0)::bigint as fgts, count(*) filter (where not here)::int as others
      from found`.execute(tx);
  const found = inNumbers(rows[0]);
  return { totals: found.recibos > 0 ? found : undefined, others: rows[0]?.others ?? 0 };
}

function inNumbers(row: Totals | undefined): Totals {
  const of = (value: number | undefined) => Number(value ?? 0);
  return {
    recibos: of(row?.recibos),
    ganhos: of(row?.ganhos),
    descontos: of(row?.descontos),
    liquido: of(row?.liquido),
    fgts: of(row?.fgts),
  };
}

export interface NetChange {
  employment_id: string;
  name: string;
  registration: string;
  now: number;
  before: number;
  items_now: unknown;
  items_before: unknown;
  large: number;
}

/**
 * The largest changes of net against another month, with both months' lines; `large` counts those above a tenth. Of statements, of what was earned:
 * no box of theirs explains another.
 */
export async function largestChanges(
  tx: Tx,
  importId: string,
  of: Subject,
  before: { year: number; month: number },
  most: number,
) {
  const { rows } = await sql<NetChange>`
    with pairs as (
      select e.id as employment_id, e.name, e.registration, a.net as now, r.net as before, case d.type when 3 then '[]' else d.reading -> 'lines' end as items_now,
             case d.type when 3 then '[]' else r.items end as items_before
        from import_document d
        cross join ${amounts}
        join employment e on e.id = d.employment_id
        join receipt r on r.employment_id = d.employment_id and r.kind = d.kind and r.year = ${before.year} and r.month = ${before.month} and r.deleted_at is null
       where d.import_id = ${importId} and ${outgoing} and d.kind = ${of.kind} and d.year = ${of.year} and d.month = ${of.month})
    select *, (select count(*) from pairs where abs(now - before) * 10 > greatest(abs(before), 1))::int as large
      from pairs where now <> before order by abs(now - before) desc, name limit ${most}`.execute(tx);
  return rows;
}

/** Workers who will hear of what is clean: how many, by which way, and of how many companies by SMS. */
export interface Notices {
  portal: number;
  email: number;
  comPdf: number;
  sms: number;
  empresasComSms: number;
}

/** Counts persons, whatever they get: of companies that show them such documents, as the publication will tell them. */
export async function noticesOf(tx: Tx, importId: string): Promise<Notices> {
  const { rows } = await sql<Notices>`
    with told as (
      select e.person_id, bool_or(c.sms_notice) as texts, bool_or(c.mail_attaches) as attaches, array_agg(distinct c.id) filter (where c.sms_notice) as texting
        from import_document d join employment e on e.id = d.employment_id join company c on c.id = e.company_id
       where d.import_id = ${importId} and ${outgoing} and d.state = 'clean' and ${companyShows('d.type')} group by 1)
    select count(*)::int as portal, count(*) filter (where a.by_mail)::int as email, count(*) filter (where a.by_mail and t.attaches)::int as "comPdf",
           count(*) filter (where a.by_sms and t.texts)::int as sms,
           (select count(distinct c) from told, unnest(texting) c)::int as "empresasComSms"
      from told t left join access.reachable_persons(array(select person_id from told)) a on a.person_id = t.person_id`.execute(
    tx,
  );
  return rows[0] ?? { portal: 0, email: 0, comPdf: 0, sms: 0, empresasComSms: 0 };
}

/** What is out of an import, as far as it is the reader's; undefined where nothing was published. */
export async function publishedOf(
  tx: Tx,
  importId: string,
): Promise<{ documents: number; people: number; at: Date } | undefined> {
  const { rows } = await sql<{ documents: number; people: number; at: Date | null }>`
    select count(*)::int as documents, count(distinct e.person_id) filter (where ${companyShows('d.type')})::int as people,
           (select max(v.at) from import_event v where v.import_id = ${importId} and v.kind = 'published') as at
      from import_document d join employment e on e.id = d.employment_id join company c on c.id = e.company_id
     where d.import_id = ${importId} and ${outgoing} and d.state = 'published'`.execute(tx);
  const [row] = rows;
  return row?.at && row.documents > 0 ? { ...row, at: row.at } : undefined;
}

/** How many of what goes out can't be cut out of their page. */
export async function drawnInstead(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_document d
     where d.import_id = ${importId} and ${outgoing} and d.findings @> '[{"code": "CUT_NOT_POSSIBLE"}]'`.execute(tx);
  return rows[0]?.total ?? 0;
}

export interface ComparedStatements {
  total: number;
  differ: number;
  unsure: number;
  without_year: number;
}

/** How the statements that go out stand beside their workers' payslips of the year (import-statements.ts). */
export async function comparedStatements(tx: Tx, importId: string): Promise<ComparedStatements | undefined> {
  const { rows } = await sql<ComparedStatements>`
    select count(*)::int as total, count(*) filter (where differs)::int as differ, count(*) filter (where unsure and not differs)::int as unsure,
           count(*) filter (where without_year)::int as without_year
      from (select d.findings @> '[{"code": "STATEMENT_DIFFERS"}]' as differs, d.findings @> '[{"code": "STATEMENT_UNSURE"}]' as unsure,
                   d.findings @> '[{"code": "STATEMENT_NOT_COMPARED"}]' as without_year
              from import_document d where d.import_id = ${importId} and ${outgoing} and d.type = 3) f`.execute(tx);
  return rows[0] && rows[0].total > 0 ? rows[0] : undefined;
}

/** Those among them of which a box differs, or may: each with all that was found, the first `most` of the file. */
export async function statementsToTell(tx: Tx, importId: string, most: number) {
  const { rows } = await sql<{ id: string; name: string; findings: unknown[] }>`
    select d.id, e.name, jsonb_path_query_array(d.findings, '$[*] ? (@.code == "STATEMENT_DIFFERS" || @.code == "STATEMENT_UNSURE")') as findings
      from import_document d join employment e on e.id = d.employment_id
     where d.import_id = ${importId} and ${outgoing} and d.type = 3
       and (d.findings @> '[{"code": "STATEMENT_DIFFERS"}]' or d.findings @> '[{"code": "STATEMENT_UNSURE"}]')
     order by d.findings @> '[{"code": "STATEMENT_DIFFERS"}]' desc, d.position limit ${most}`.execute(tx);
  return rows;
}
