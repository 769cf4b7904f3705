import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { DemoStaff } from '../demo-acting.ts';

/** Whether the demo's documents are there already. */
export async function documentsStand(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'looking for the demo’s documents', async tx => {
    const { rows } =
      await sql`select from signature_request where access_group_id = ${accessGroupId}::uuid limit 1`.execute(tx);
    return rows.length > 0;
  });
}

/** Maria's employment, and what Helena is called. */
export async function signersOfDemo(tx: Tx, helena: DemoStaff): Promise<{ maria: string; name: string }> {
  const { rows } = await sql<{ maria: string; name: string }>`
    select e.id as maria, h.name from employment e join person p on p.id = e.person_id, person h
     where p.email = 'maria@pantanal.test' and e.access_group_id = ${helena.accessGroupId}::uuid and h.id = ${helena.personId}::uuid order by e.admitted_on limit 1`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo has no Maria.');
  return found;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The invitation that stood before there were documents has no paper: its link goes to the one that has. */
export async function freeLink(tx: Tx): Promise<void> {
  const link = sha256('demo-assinante');
  await sql`
    update document set deleted_at = now() where id in (select document_id from document_signer where access_token_hash = ${link}::bytea)`.execute(
    tx,
  );
  await sql`update document_signer set access_token_hash = null where access_token_hash = ${link}::bytea`.execute(tx);
}

/** Vera has no user: she enters by the demo's link and its code, which doesn't run out. */
export async function inviteVera(
  tx: Tx,
  { requestId, documentId, accessGroupId }: { requestId: string; documentId: string; accessGroupId: string },
): Promise<void> {
  await sql`
    insert into document_signer (request_id, document_id, access_group_id, name, email, role, step, position, state, invited_at, access_token_hash, access_code_hash)
    values (${requestId}::uuid, ${documentId}::uuid, ${accessGroupId}::uuid, 'Vera Antunes', 'vera@fora.test', 'parte', 1, 2, 'invited', now(), ${sha256('demo-assinante')}::bytea,
      ${sha256('424242')}::bytea)`.execute(tx);
}
