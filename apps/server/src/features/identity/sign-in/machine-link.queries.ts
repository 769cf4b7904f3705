import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface Administrator {
  id: string;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
}

/** Who administers the platform and may sign in, by name. Read across tenants. */
export async function administrators(tx: Tx): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select p.id, p.name, p.cpf, p.email, p.cell_phone from membership m join person p on p.id = m.person_id
     where m.role = 'ADMIN' and m.in_force and p.active order by p.name, p.id`.execute(tx);
  return rows;
}

/** Keeps a one-use link for thirty minutes; a new one ends the former. @returns until when it is good */
export async function keepMachineLink(tx: Tx, personId: string, linkMac: Buffer): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into contact_code as c (person_id, purpose, channel, contact, code_mac, link_mac, expires_at)
    values (${personId}, 'machine', 'mail', '', ${linkMac}, ${linkMac}, now() + interval '30 minutes')
    on conflict (person_id, purpose) do update set code_mac = excluded.code_mac, link_mac = excluded.link_mac,
      sent_at = clock_timestamp(), expires_at = excluded.expires_at, wrong = 0, used_at = null
    returning c.expires_at as until`.execute(tx);
  return first(rows).until;
}
