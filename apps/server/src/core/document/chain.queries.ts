import { sql } from 'kysely';
import * as z from 'zod/mini';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';
import { type ChainBody, type ChainRow, canonicalBody, follow } from './chain.ts';

interface Kept {
  seq: number;
  body: string;
  previous: Buffer | null;
  hash: Buffer;
}

/** Who did what, and of which prepared file. */
export type NewEvent = Pick<ChainBody, 'tipo' | 'ator' | 'ip' | 'agente' | 'dados' | 'hashDocumento'>;

/**
 * Writes the next row of a document's chain, in the transaction of the act. The document is held, so that two acts follow one another.
 * @throws CLOCK_UNSURE while the server's clock stands before the last row's time
 */
export async function appendEvent(tx: Tx, documentId: string, event: NewEvent): Promise<ChainRow> {
  await runPrepared(tx, sql`select access.hold_document(${documentId}::uuid)`);
  const { rows } = await runPrepared(
    tx,
    sql<Kept>`select seq, body, previous, hash from signature_event where document_id = ${documentId}::uuid order by seq desc limit 1`,
  );
  const last = rows[0] ? chainRow(rows[0]) : null;
  const em = new Date().toISOString();
  if (last && em < last.em) refuse('CLOCK_UNSURE');
  const row = follow(last, { em, ...event });
  await runPrepared(
    tx,
    sql`
    insert into signature_event (document_id, seq, access_group_id, at, kind, actor, ip, agent, body, previous, hash)
    select d.id, ${row.seq}::integer, d.access_group_id, ${em}::timestamptz, ${row.tipo}, ${row.ator}, ${row.ip}::inet, ${row.agente}, ${canonicalBody(row)},
           ${row.anterior === null ? null : Buffer.from(row.anterior, 'hex')}::bytea, ${Buffer.from(row.hash, 'hex')}::bytea
      from document d where d.id = ${documentId}::uuid`,
  );
  return row;
}

/** A document's chain from its first row, as it was hashed. @param after rows up to this number are left out */
export async function chainOf(tx: Tx, documentId: string, { after = 0, limit = 10_000 } = {}): Promise<ChainRow[]> {
  const { rows } = await sql<Kept>`
    select seq, body, previous, hash from signature_event where document_id = ${documentId}::uuid and seq > ${after} order by seq limit ${limit}`.execute(
    tx,
  );
  return rows.map(chainRow);
}

export async function chainLength(tx: Tx, documentId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(max(seq), 0) as n from signature_event where document_id = ${documentId}::uuid`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The body was written by `canonicalBody` alone. */
const body = z.custom<ChainBody>(one => typeof one === 'object' && one !== null && 'seq' in one);

function chainRow({ body: text, previous, hash }: Kept): ChainRow {
  const said = body.parse(JSON.parse(text));
  return { ...said, anterior: previous?.toString('hex') ?? null, hash: hash.toString('hex') };
}
