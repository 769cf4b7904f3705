import type { Tx } from '#kernel/database/transaction.ts';
import type { MadeFile } from './make-clock-file.ts';

export async function keepMade(tx: Tx, id: string, made: MadeFile): Promise<void> {
  await tx
    .updateTable('clock_file')
    .set({
      name: made.name,
      sha256: made.sha256,
      size: made.size,
      content_type: made.contentType,
      from_day: made.from,
      until_day: made.until,
      report: JSON.stringify(made.report),
    })
    .where('id', '=', id)
    .execute();
}
