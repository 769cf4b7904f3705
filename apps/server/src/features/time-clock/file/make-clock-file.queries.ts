import { sql } from 'kysely';
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
      // each company counts its own
      number: sql`(select coalesce(max(o.number), 0) + 1 from clock_file o where o.company_id = clock_file.company_id and o.kind = clock_file.kind and o.direction = 'out')`,
    })
    .where('id', '=', id)
    .execute();
}
