import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** The portal users whose turn it is to sign a document. */
export async function signersToRemind(tx: Tx, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select s.person_id from document_signer s join signature_request q on q.id = s.request_id
     where s.document_id = ${documentId}::uuid and q.state = 'waiting' and s.state in ('invited', 'opened', 'read') and s.person_id is not null`.execute(
    tx,
  );
  return rows.map(({ person_id }) => person_id);
}

export interface Expiring {
  id: string;
  access_group_id: string;
  title: string;
  employment_id: string | null;
  sent_by: string;
  side: string;
  days: number;
}

/** Days before the end of its validity on which it is told. */
const before = [60, 30, 7];

/** Documents whose validity ends in so many days, of all access groups: each with one whom it is about. */
export async function expiringDocuments(tx: Tx): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select d.id, d.access_group_id, d.title, d.sent_by, d.side, d.valid_until - ${today} as days,
           (select p.employment_id from document_person p where p.document_id = d.id order by p.employment_id limit 1) as employment_id
      from document d where d.deleted_at is null and d.sent_by is not null and d.state not in ('draft', 'canceled', 'replaced', 'rejected')
       and d.valid_until = any (array(select ${today} + n from unnest(${before}::integer[]) n))`.execute(tx);
  return rows;
}
