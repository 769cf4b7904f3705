import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { PersonMarks } from '#core/reading/file-people.ts';
import type { Category } from '#core/receipt/category.ts';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import type { CutPdfSource } from '#core/receipt/receipt-pdf.ts';
import { lockAbout } from '#kernel/database/lock.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import type { ReceiptRow } from '../receipt.queries.ts';
import type { KeptPlace } from './kept-bytes.ts';
import type { MadeVersion } from './make-version.ts';

/** Bytes that were made once and are served for ever after. */
export interface KeptFile extends KeptPlace {
  version: number;
  qrCode: boolean;
}

/** Pages are as they were printed; what is drawn says the day that stood then, and holds as long as it stands. */
interface DrawnWith {
  drawn: boolean;
  drawnDay: string | null;
}

/** The newest version; undefined before the first download. */
export async function newestFile(tx: Tx, receiptId: string): Promise<(KeptFile & DrawnWith) | undefined> {
  const { rows } = await runPrepared(
    tx,
    tx
      .selectFrom('receipt_file')
      .select([
        'version',
        'sha256',
        'size',
        'pack_sha256',
        'pack_from',
        'qr_code as qrCode',
        'drawn',
        'drawn_day as drawnDay',
      ])
      .where('receipt_id', '=', receiptId)
      .orderBy('version', 'desc')
      .limit(1),
  );
  return rows[0];
}

/** Keeps bytes as the next version. False: somebody was faster with that version, whose bytes are then the genuine ones. */
export async function keepFile(tx: Tx, row: ReceiptRow, file: MadeVersion): Promise<boolean> {
  const { id, access_group_id, company_id, employment_id, person_id } = row;
  const { version, sha256, size, pack_sha256, pack_from, qrCode, drawn } = file;
  const insert = tx
    .insertInto('receipt_file')
    .values({
      receipt_id: id,
      access_group_id,
      company_id,
      employment_id,
      person_id,
      version,
      sha256,
      size,
      pack_sha256,
      pack_from,
      qr_code: qrCode,
      drawn: drawn !== undefined,
      drawn_day: drawn?.paidOn ?? null,
    })
    .onConflict(conflict => conflict.doNothing());
  const { numAffectedRows } = await runPrepared(tx, insert);
  return numAffectedRows === 1n;
}

const text = z.optional(z.string());

const sourceRow = z.object({
  file_sha256: z.string(),
  content_type: z.string(),
  pages: z.array(z.int()),
  region: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  person_id: z.string(),
  own: z.object({ cpf: text, registration: text, pis: text, name: text }),
  import_id: z.string(),
  cited: z.array(z.string()),
  marks_version: z.string(),
  texts_sha256: z.nullable(z.string()),
});

/** Where a receipt's pages are. Who else is in the file is read apart: it is the same for all receipts of the import. */
export interface PageSource extends Omit<CutPdfSource, 'qr' | 'file'> {
  importId: string;
  /** Who is in the file, or was registered since it was read, has not changed while this stays. */
  marksVersion: string;
}

/** Undefined where there is no PDF to cut from. */
export async function pageSourceOf(tx: Tx, receiptId: string): Promise<PageSource | undefined> {
  const { rows } = await sql`select * from access.receipt_source(${receiptId})`.execute(tx);
  return rows[0] === undefined ? undefined : sourceOf(rows[0]);
}

/** The same of what `access.receipt_source` answers. */
export function sourceOf(answer: unknown): PageSource | undefined {
  const row = sourceRow.parse(answer);
  if (row.pages.length === 0 || row.content_type !== 'application/pdf') return undefined;
  return {
    fileSha256: row.file_sha256,
    textsSha256: row.texts_sha256 ?? undefined,
    contentType: row.content_type,
    pages: row.pages,
    region: row.region,
    own: { ...row.own, personId: row.person_id },
    cited: row.cited,
    importId: row.import_id,
    marksVersion: row.marks_version,
  };
}

interface MarksRow {
  person_id: string | null;
  cpf: string | null;
  registration: string | null;
  pis: string | null;
  name: string | null;
}

/** Everybody whose data is in the file that a receipt was read from. */
export async function fileMarksOf(tx: Tx, receiptId: string): Promise<PersonMarks[]> {
  const { rows } = await sql<MarksRow>`select * from access.receipt_file_marks(${receiptId})`.execute(tx);
  return rows.map(({ person_id, cpf, registration, pis, name }) => ({
    personId: person_id ?? undefined,
    cpf: cpf ?? undefined,
    registration: registration ?? undefined,
    pis: pis ?? undefined,
    name: name ?? undefined,
  }));
}

/** Where a receipt's worker gets mail and SMS; no address or phone: none is confirmed. */
export async function addressOf(
  tx: Tx,
  receiptId: string,
): Promise<{ email: string | null; phone: string | null; name: string; language: string } | undefined> {
  const { rows } = await sql<{
    email: string | null;
    phone: string | null;
    name: string;
    language: string;
  }>`select * from access.receipt_address(${receiptId})`.execute(tx);
  return rows[0];
}

/** How many mails about a receipt were asked for in the last hour; until the transaction ends nobody asks for another. */
export async function recentMails(tx: Tx, receiptId: string): Promise<number> {
  await lockAbout(tx, `mails ${receiptId}`);
  const { rows } = await sql<{ total: number }>`select access.recent_receipt_mails(${receiptId}) as total`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** What a message about a receipt says, and to whom; undefined where its worker can no longer see it. */
export async function receiptToMail(tx: Tx, receiptId: string) {
  const row = await tx
    .selectFrom('receipt as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.kind', 'r.title', 'r.year', 'r.month', 'c.trade_name', 'c.sms_notice', 'c.mail_attaches'])
    .select(sql<Category>`r.category`.as('category'))
    .where('r.id', '=', receiptId)
    .where('r.visible', '=', true)
    .where(companyShows('r.category'))
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  const address = row && (await addressOf(tx, receiptId));
  return row && address && { ...row, ...address };
}
