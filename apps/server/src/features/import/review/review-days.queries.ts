import { sql } from 'kysely';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { ofReader } from '../company-scope.queries.ts';
import { isUndated } from '../import-document.queries.ts';
import { asRead } from '../review.queries.ts';

/** A document that a day is set of. */
export interface DatedDocument {
  id: string;
  reading: unknown;
  findings: unknown;
  /** Its day is in doubt, and nobody has decided it. */
  open: boolean;
  /** Somebody else is at it. */
  held: boolean;
}

/** The documents whose day is in doubt, or those with these ids; held until the transaction ends. */
export async function documentsToDate(
  tx: Tx,
  importId: string,
  ids: readonly string[] | undefined,
): Promise<DatedDocument[]> {
  const wanted = ids ? sql`d.id = any (${ids}::uuid[])` : isUndated(sql.ref('d'));
  const { rows } = await sql<DatedDocument>`
    select d.id, d.reading, d.findings, ${isUndated(sql.ref('d'))} as open,
           coalesce(d.reserved_until > now() and d.reserved_by <> access.person(), false) as held
      from import_document d where d.import_id = ${importId} and ${ofReader('d')} and ${wanted} order by d.id for update`.execute(
    tx,
  );
  return rows;
}

/** Writes the decisions of one act. @returns its time, to the millisecond, by which it is taken back */
export async function decideDays(
  tx: Tx,
  by: string,
  decided: readonly { id: string; reading: ReadDocument }[],
): Promise<Date> {
  const at = await actTime(tx);
  for (let from = 0; from < decided.length; from += mostAtOnce)
    await sql`
      update import_document d set as_read = ${asRead}, reading = n.new_reading, findings = n.new_reading -> 'findings', reviewed_by = ${by}::uuid, reviewed_at = ${at},
             reserved_by = null, reserved_until = null
        from jsonb_to_recordset(${JSON.stringify(decided.slice(from, from + mostAtOnce).map(({ id, reading }) => ({ document_id: id, new_reading: reading })))}::jsonb)
          as n(document_id uuid, new_reading jsonb)
       where d.id = n.document_id`.execute(tx);
  return at;
}

/** The time that this transaction's decisions bear. */
export async function actTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', now()) as at`.execute(tx);
  return rows[0]?.at ?? new Date();
}

/** Texts of more are large objects of the engine. */
const mostAtOnce = 100;

/** What one act of a person decided, that is not out and nobody decided since; held until the transaction ends. */
export async function documentsOfAct(tx: Tx, importId: string, by: string, at: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from import_document d where d.import_id = ${importId} and ${ofReader('d')} and d.state in ('clean', 'ignored') and d.as_read is not null
       and d.reviewed_by = ${by}::uuid and d.reviewed_at = ${at}::timestamptz order by d.id for update`.execute(tx);
  return rows.map(({ id }) => id);
}
