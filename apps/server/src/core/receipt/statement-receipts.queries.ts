import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '#kernel/database/transaction.ts';
import type { StatementYear } from './statement-check.ts';

/** Whose statement of which year. */
export interface StatementOf {
  /** What asks: an import's document, or a published statement. */
  id: string;
  employmentId: string;
  year: number;
}

const amount = z.nullable(z.number());
const items = z.array(z.object({ description: z.string(), earnings: amount, deductions: amount }));

interface Row {
  id: string;
  year: number;
  admitted_on: string | null;
  dismissed_on: string | null;
  kind: string | null;
  receipt_year: number;
  month: number;
  paid_on: string | null;
  items: unknown;
  dependants: number | null;
}

/** The payslips that statements are compared with: those paid in the year by the statement's company to its worker, whatever record. */
export async function statementYears(tx: Tx, asked: readonly StatementOf[]): Promise<Map<string, StatementYear>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select a.id, a.year, e.admitted_on::text, e.dismissed_on::text, r.kind, r.year as receipt_year, r.month, r.paid_on::text, r.items,
           (r.details ->> 'dependantsIr')::integer as dependants
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id uuid, "employmentId" uuid, year integer)
      join employment e on e.id = a."employmentId"
      left join employment o on o.person_id = e.person_id and o.company_id = e.company_id
      left join receipt r on r.employment_id = o.id and r.category = 1 and r.deleted_at is null
       and r.year between a.year - 1 and a.year and coalesce(extract(year from r.paid_on), r.year) = a.year`.execute(
    tx,
  );
  const years = new Map<string, StatementYear & { receipts: StatementYear['receipts'][number][] }>();
  for (const row of rows) {
    const of = years.get(row.id) ?? {
      year: row.year,
      admittedOn: row.admitted_on,
      dismissedOn: row.dismissed_on,
      receipts: [],
    };
    years.set(row.id, of);
    if (row.kind === null) continue;
    of.receipts.push({
      kind: row.kind,
      year: row.receipt_year,
      month: row.month,
      paidOn: row.paid_on,
      items: items.parse(row.items),
      dependants: row.dependants ?? 0,
    });
  }
  return years;
}
