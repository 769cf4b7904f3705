import { sql } from 'kysely';
import { lockAbout } from '#kernel/database/lock.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from './identity.queries.ts';

export type CodePurpose = 'secondFactor' | 'cellPhone' | 'email';

export interface NewContactCode {
  personId: string;
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  contact: string;
  codeMac: Buffer;
}

/** Keeps a code for ten minutes; the former of its purpose ends. @returns its term and from when another may be asked for */
export async function keepContactCode(
  tx: Tx,
  { personId, purpose, channel, contact, codeMac }: NewContactCode,
): Promise<{ expires_at: Date; again_at: Date }> {
  const { rows } = await sql<{ expires_at: Date; again_at: Date }>`
    insert into contact_code (person_id, purpose, channel, contact, code_mac, expires_at)
    values (${personId}, ${purpose}, ${channel}, ${contact}, ${codeMac}, now() + interval '10 minutes')
    on conflict (person_id, purpose) do update set channel = excluded.channel, contact = excluded.contact, code_mac = excluded.code_mac,
      sent_at = clock_timestamp(), expires_at = excluded.expires_at, wrong = 0, used_at = null
    returning expires_at, sent_at + interval '1 minute' as again_at`.execute(tx);
  return first(rows);
}

export interface ContactCode {
  channel: 'sms' | 'mail';
  contact: string;
  code_mac: Buffer;
  good: boolean;
  /** Seconds for which it is good still. */
  left: number;
  /** Seconds until another one may be asked for; null: now. */
  wait: number | null;
}

/** The last code of a purpose. Two answers to it are checked, and two new ones asked for, one after the other. */
export async function lastContactCode(
  tx: Tx,
  personId: string,
  purpose: CodePurpose,
): Promise<ContactCode | undefined> {
  // the first code has no row to lock yet
  await lockAbout(tx, `contact code ${personId} ${purpose}`);
  const { rows } = await sql<ContactCode>`
    select channel, contact, code_mac, used_at is null and wrong < 5 and expires_at > now() as good,
           greatest(0, ceil(extract(epoch from expires_at - clock_timestamp())))::integer as left,
           nullif(greatest(0, ceil(extract(epoch from sent_at + interval '1 minute' - clock_timestamp()))), 0)::integer as wait
      from contact_code where person_id = ${personId} and purpose = ${purpose} for update`.execute(tx);
  return rows[0];
}

/** A right answer uses it up, a wrong one counts; five end it. */
export async function answerContactCode(tx: Tx, personId: string, purpose: CodePurpose, right: boolean): Promise<void> {
  await tx
    .updateTable('contact_code')
    .set(right ? { used_at: sql`now()` } : { wrong: sql`wrong + 1` })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Whether a contact is another person's. */
export async function contactTaken(
  tx: Tx,
  channel: 'sms' | 'mail',
  contact: string,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select access.contact_taken(${channel === 'mail' ? 'email' : 'cellPhone'}, ${contact}, ${personId}) as taken`.execute(
    tx,
  );
  return first(rows).taken;
}

/** A contact that was proven takes the former one's place. */
export async function confirmContact(
  tx: Tx,
  personId: string,
  channel: 'sms' | 'mail',
  contact: string,
): Promise<void> {
  const changes =
    channel === 'mail'
      ? { email: contact, email_confirmed_at: sql<Date>`now()` }
      : { cell_phone: contact, cell_phone_confirmed_at: sql<Date>`now()` };
  await tx.updateTable('person').set(changes).where('id', '=', personId).execute();
}
