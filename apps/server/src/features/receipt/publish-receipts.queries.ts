import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { newVerificationCode } from './verification-code.ts';

/** A receipt that has just been published. */
export interface PublishedReceipt {
  id: string;
  access_group_id: string;
  person_id: string;
  trade_name: string;
  category: Category;
  year: number;
  month: number;
  /** The company lets its workers see their receipts. */
  companyShows: boolean;
  /** It tells them by SMS, too. */
  sms_notice: boolean;
  /** In whose context it was published; in none (the demo), the worker's own. */
  caused_by: string;
}

/** Writes payslips, benefits and statements in one statement; each carries a QR code where its company's do. A document that has its receipt already gets no second one. */
export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<PublishedReceipt[]> {
  const given = JSON.stringify(receipts.map(receipt => ({ ...receipt, code: newVerificationCode() })));
  const { rows } = await runPrepared(
    tx,
    sql<PublishedReceipt>`
    with made as (
      insert into receipt (access_group_id, company_id, employment_id, person_id, import_id, import_document_id, category, title, kind, year, month, worker_name,
        registration, department, client, job_title, total_earnings, total_deductions, net, paid_on, items, bases, details, content, verification_code,
        qr_code)
      select g."accessGroupId", g."companyId", g."employmentId", g."personId", g."importId", g."importDocumentId", g.category, g.title, g.kind, g.year, g.month,
             g."workerName", g.registration, g.department, g.client, g."jobTitle", g."totalEarnings", g."totalDeductions", g.net, g."paidOn",
             g.items, g.bases, g.details, g.content, g.code, c.qr_code and g.category in (1, 2, 3)
        from jsonb_to_recordset(${given}::jsonb) as g("accessGroupId" uuid, "companyId" uuid, "employmentId" uuid, "personId" uuid,
               "importId" uuid, "importDocumentId" uuid, category smallint, title text, kind text, year smallint, month smallint, "workerName" text, registration text,
               department text, client text, "jobTitle" text, "totalEarnings" bigint, "totalDeductions" bigint, net bigint, "paidOn" date,
               items jsonb, bases jsonb, details jsonb, content jsonb, code text)
        join company c on c.id = g."companyId"
      on conflict (import_document_id) do nothing
      returning id, access_group_id, company_id, person_id, category, year, month)
    select m.id, m.access_group_id, m.person_id, c.trade_name, c.sms_notice, m.category, m.year, m.month, ${companyShows('m.category')} as "companyShows", coalesce(access.person(), m.person_id) as caused_by
      from made m join company c on c.id = m.company_id`,
  );
  return rows;
}

/** Those of the receipts whose worker has a confirmed address. */
export function mailable(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  return reached(tx, sql`access.mailable_receipts(${ids}::uuid[])`);
}

/** Those whose worker has a confirmed cell phone. */
export function textable(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  return reached(tx, sql`access.textable_receipts(${ids}::uuid[])`);
}

async function reached(tx: Tx, ids: RawBuilder<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select ${ids} as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
