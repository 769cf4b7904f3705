import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SignerMessage } from './signer-messages.ts';

export interface MessageRow {
  id: string;
  signer_id: string;
  document_id: string;
  kind: SignerMessage['kind'];
  channel: 'email' | 'celular';
  sent_to: string;
  state: 'queued' | 'sent' | 'refused' | 'noAnswer';
  name: string;
}

export async function insertMessage(
  tx: Tx,
  signerId: string,
  { kind, channel, sentTo }: { kind: SignerMessage['kind']; channel: string; sentTo: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into signer_message (signer_id, access_group_id, kind, channel, sent_to)
    select s.id, s.access_group_id, ${kind}, ${channel}, ${sentTo} from document_signer s where s.id = ${signerId}::uuid returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

export async function messageById(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.signer_id, s.document_id, m.kind, m.channel, m.sent_to, m.state, s.name
      from signer_message m join document_signer s on s.id = m.signer_id where m.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export async function settleMessage(
  tx: Tx,
  id: string,
  state: 'sent' | 'refused' | 'noAnswer',
  cause: string | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    update signer_message set state = ${state}, cause = ${cause}, changed_at = now() where id = ${id}::uuid and state = 'queued' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** How many of a kind went out to a signer: in the last minute, and in the last day. */
export async function sentLately(tx: Tx, signerId: string): Promise<{ minute: number; day: number }> {
  const { rows } = await sql<{ minute: number; day: number }>`
    select (count(*) filter (where made_at > now() - interval '1 minute'))::integer as minute, count(*)::integer as day from signer_message
     where signer_id = ${signerId}::uuid and kind in ('invitation', 'reminder') and made_at > now() - interval '1 day'`.execute(
    tx,
  );
  return rows[0] ?? { minute: 0, day: 0 };
}
