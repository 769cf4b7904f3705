import type { Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';

/** Takes away the parts that a document was split into. @throws STATUS_FORBIDS where one of them is out already */
export async function forgetParts(tx: Tx, id: string): Promise<void> {
  const parts = await tx
    .selectFrom('import_document')
    .select(['id', 'state'])
    .where('parted_from', '=', id)
    .forUpdate()
    .execute();
  if (parts.some(({ state }) => state === 'published')) refuse('STATUS_FORBIDS', { status: 'publicada' });
  if (parts.length > 0) await tx.deleteFrom('import_document').where('parted_from', '=', id).execute();
}

/** Notes of which document those from this place on in their import are parts. */
export async function markParts(tx: Tx, importId: string, from: number, partedFrom: string): Promise<void> {
  await tx
    .updateTable('import_document')
    .set({ parted_from: partedFrom })
    .where('import_id', '=', importId)
    .where('position', '>=', from)
    .execute();
}

/** The place behind an import's last document; nobody else takes it until the transaction ends. */
export async function nextPosition(tx: Tx, importId: string): Promise<number> {
  await tx.selectFrom('import').select('id').where('id', '=', importId).forUpdate().execute();
  const row = await tx
    .selectFrom('import_document')
    .select(eb => eb.fn.max('position').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}
