import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { pemOf } from '#kernel/seal/certificate.ts';
import type { Seal } from '#kernel/seal/seal.ts';
import type { SealTold } from '../signature.queries.ts';

export async function keepSeal(
  tx: Tx,
  id: string,
  { sha256, size, told }: { sha256: string; size: number; told: SealTold },
): Promise<void> {
  await sql`
    update signature_request set hash_final = ${sha256}, final_size = ${size}, sealed_at = now(), seal = ${JSON.stringify(told)}::jsonb, failure = null, next_try_at = null
     where id = ${id}::uuid`.execute(tx);
}

/** After 1, 5 and 30 minutes, then each hour without end. */
export async function keepFailure(tx: Tx, id: string, failure: string): Promise<void> {
  await sql`
    update signature_request set failure = ${failure}, tries = tries + 1,
           next_try_at = now() + case tries when 0 then interval '1 minute' when 1 then interval '5 minutes' when 2 then interval '30 minutes' else interval '1 hour' end
     where id = ${id}::uuid`.execute(tx);
}

/** Certificates that sealed something stay known, also after they were renewed. */
export async function noteCertificates(tx: Tx, { signer, roots, stampRoots }: Seal): Promise<void> {
  const all = [
    ...[signer.certificate, ...signer.chain].map(one => ({ purpose: 'seal', one })),
    ...roots.map(one => ({ purpose: 'root', one })),
    ...stampRoots.map(one => ({ purpose: 'stamp', one })),
  ];
  for (const { purpose, one } of all)
    await sql`
      insert into seal_certificate (purpose, serial, subject, pem, valid_from, valid_until)
      values (${purpose}, ${one.serial}, ${one.subject}, ${pemOf([one])}, ${one.notBefore}, ${one.notAfter}) on conflict do nothing`.execute(
      tx,
    );
}

export interface ToGoOn {
  id: string;
  access_group_id: string;
  asked_by: string;
  state: 'preparing' | 'sealing' | 'sealFailed';
}

/** What is prepared or sealed since more than a minute, and what failed and is due again: no job may be left of it. */
export async function toGoOn(tx: Tx): Promise<ToGoOn[]> {
  const { rows } = await sql<ToGoOn>`
    select r.id, r.access_group_id, r.asked_by, r.state from signature_request r
     where r.state = 'sealFailed' and r.next_try_at <= now() or r.state in ('preparing', 'sealing')
     order by r.id limit 1000`.execute(tx);
  return rows;
}
