import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface DueSignature {
  id: string;
  asked_by: string;
  access_group_id: string;
  due_on: string;
  sent_on: string;
}

/** All that wait for a signature, with their days in Brasília. */
export async function dueSignatures(tx: Tx): Promise<DueSignature[]> {
  const { rows } = await sql<DueSignature>`
    select id, asked_by, access_group_id, due_on::text, (coalesce(sent_at, made_at) at time zone 'America/Sao_Paulo')::date::text as sent_on
      from signature_request where state = 'waiting' order by due_on, id limit 20000`.execute(tx);
  return rows;
}
