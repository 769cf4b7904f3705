import { sql } from 'kysely';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface UncomparedStatement {
  id: string;
  position: number;
  employment_id: string;
  year: number;
  reading: unknown;
}

/** An import's income statements with a worker, in the file's order. */
export async function uncomparedStatements(
  tx: Tx,
  importId: string,
  after: number,
  most: number,
): Promise<UncomparedStatement[]> {
  const { rows } = await sql<UncomparedStatement>`
    select id, position, employment_id, year, reading || jsonb_build_object('findings', findings) as reading from import_document
     where import_id = ${importId} and position > ${after} and type = 3 and employment_id is not null and year is not null
       and state in ('clean', 'doubtful')
     order by position limit ${most}`.execute(tx);
  return rows;
}

/** Keeps what was found; a statement that differs is no longer clean. */
export async function keepCompared(
  tx: Tx,
  compared: readonly { id: string; differs: boolean; reading: ReadDocument }[],
): Promise<void> {
  if (compared.length === 0) return;
  await sql`
    update import_document d set reading = x.reading, findings = x.reading -> 'findings',
           state = case when x.differs then 'doubtful' else d.state end
      from jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as x(id uuid, differs boolean, reading jsonb)
     where d.id = x.id`.execute(tx);
}
