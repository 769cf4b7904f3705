import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** Switches the QR code of a receipt, or of all payslips, benefits and statements of a company. @returns those that changed */
export async function switchQr(
  tx: Tx,
  of: { receiptId: string } | { companyId: string },
  on: boolean,
): Promise<string[]> {
  const which =
    'receiptId' in of
      ? sql`r.id = ${of.receiptId}`
      : sql`r.company_id = ${of.companyId} and r.category in (1, 2, 3) and r.deleted_at is null`;
  const { rows } = await sql<{ id: string }>`
    update receipt r set qr_code = ${on} where ${which} and r.qr_code <> ${on} returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}
