import { type RawBuilder, sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import type { Category } from '#core/receipt/category.ts';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { conditions, type ReceiptFilter, type Scope } from './receipt-list.queries.ts';

/** A receipt that an act is about. */
export interface ChosenReceipt {
  id: string;
  access_group_id: string;
  person_id: string;
  year: number;
  month: number;
  visible: boolean;
  withheld: boolean;
  companyShows: boolean;
  viewed_at: Date | null;
  agrees: boolean | null;
  category: Category;
  trade_name: string;
}

const chosenColumns = sql`r.id, r.access_group_id, r.person_id, r.year, r.month, r.visible, r.withheld_at is not null as withheld,
  (select ${companyShows('r.category')} from company c where c.id = r.company_id) as "companyShows", (select c.trade_name from company c where c.id = r.company_id) as trade_name, r.viewed_at, r.agrees, r.category`;

/** The receipts with these ids, held until the transaction ends. Undefined where one of them is foreign or unknown: then none may be touched. */
export async function chosenByIds(tx: Tx, scope: Scope, ids: readonly string[]): Promise<ChosenReceipt[] | undefined> {
  const asked = [...new Set(ids.map(id => id.toLowerCase()))];
  if (!asked.every(isUuid)) return undefined;
  const rows = await chosen(tx, sql`${conditions(scope, {})} and r.id = any (${asked}::uuid[])`);
  return rows.length === asked.length ? rows : undefined;
}

/** All receipts that a filter finds, held until the transaction ends. */
export function chosenByFilter(tx: Tx, scope: Scope, filter: ReceiptFilter): Promise<ChosenReceipt[]> {
  return chosen(tx, conditions(scope, filter));
}

async function chosen(tx: Tx, where: RawBuilder<unknown>): Promise<ChosenReceipt[]> {
  // in one order, so that two acts on the same rows wait for each other instead of locking each other out
  const { rows } =
    await sql<ChosenReceipt>`select ${chosenColumns} from receipt r where ${where} order by r.id for update of r`.execute(
      tx,
    );
  return rows;
}

/** What an import published and nobody has deleted since, held until the transaction ends. */
export function chosenByImport(tx: Tx, importId: string): Promise<ChosenReceipt[]> {
  return chosen(tx, sql`r.import_id = ${importId} and r.deleted_at is null`);
}

/** A worker's month and kind: at most one receipt stands of it, unless HR kept both. */
export interface WorkerMonth {
  employmentId: string;
  kind: string;
  year: number;
  month: number;
}

/** The receipts that stand of these workers' months, held until the transaction ends. */
export function chosenByMonth(tx: Tx, months: readonly WorkerMonth[]): Promise<ChosenReceipt[]> {
  return chosen(
    tx,
    sql`r.deleted_at is null and exists (
      select from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as m("employmentId" uuid, kind text, year smallint, month smallint)
       where m."employmentId" = r.employment_id and m.kind = r.kind and m.year = r.year and m.month = r.month)`,
  );
}

export async function setVisible(tx: Tx, ids: readonly string[], visible: boolean): Promise<void> {
  await sql`update receipt set visible = ${visible} where id = any (${ids}::uuid[])`.execute(tx);
}

/** Withholds for a reason, which takes the sight of it too. */
export async function setWithheld(tx: Tx, ids: readonly string[], reason: string): Promise<void> {
  await sql`
    update receipt set visible = false, withheld_at = now(), withheld_reason = ${reason} where id = any (${ids}::uuid[])`.execute(
    tx,
  );
}

export async function setGivenBack(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update receipt set visible = true, withheld_at = null, withheld_reason = null where id = any (${ids}::uuid[])`.execute(
    tx,
  );
}

export async function setDeleted(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update receipt set deleted_at = now() where id = any (${ids}::uuid[])`.execute(tx);
}

export interface DeletedReceipt extends ChosenReceipt {
  employment_id: string;
  kind: string;
  worker_name: string;
  deleted_at: Date;
}

/** A receipt that was deleted, held until the transaction ends. */
export async function deletedReceipt(tx: Tx, id: string): Promise<DeletedReceipt | undefined> {
  const { rows } = await sql<DeletedReceipt>`
    select ${chosenColumns}, r.employment_id, r.kind, r.worker_name, r.deleted_at from receipt r
     where r.id = ${id}::text::uuid and r.deleted_at is not null for update of r`.execute(tx);
  return rows[0];
}

export async function bringBackReceipt(tx: Tx, id: string): Promise<void> {
  await sql`update receipt set deleted_at = null where id = ${id}::text::uuid`.execute(tx);
}

/** The whole receipts, as the exclusion history keeps them. */
export function wholeReceipts(ids: readonly string[]): ExcludedRows {
  return sql`select r.id, r.access_group_id, to_jsonb(r) - 'search' as record from receipt r where r.id = any (${ids}::uuid[])`;
}

/** Whether receipts of a company that are still to come carry the QR code. True where that changed. */
export async function switchCompanyQr(tx: Tx, companyId: string, on: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ qr_code: on, version: sql<number>`version + 1` })
    .where('id', '=', companyId)
    .where('qr_code', '<>', on)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many of a company's receipts, of every kind, carry the QR code. */
export async function qrTotal(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from receipt where company_id = ${companyId} and category in (1, 2, 3) and deleted_at is null and qr_code`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Those of the receipts whose workers were reminded on that day. */
export async function remindedOn(tx: Tx, day: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select entity_id as id from record_history
     where entity = 'receipt' and entity_id = any (${ids}::text[]) and verb = 'receiptReminded' and after ->> 'day' = ${day}`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}
