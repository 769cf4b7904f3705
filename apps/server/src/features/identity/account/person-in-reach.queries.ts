import type { Role } from '@cracha/contract/access/roles.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

/** Another person as HR (of its scope) and the platform may see and change one. */
export interface PersonInReach {
  id: string;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  photo_sha256: string | null;
  hides_advertising: boolean;
  language: Language;
  active: boolean;
  two_factor_required: boolean;
  email_confirmed_at: Date | null;
  cell_phone_confirmed_at: Date | null;
  version: number;
  /** Of the access group; for the platform all. */
  roles: Role[];
  /** No accepted link lies outside the reader's reach: it may change what is the account's. */
  whole: boolean;
}

/** Undefined: nobody, or out of reach. */
export async function personInReach(tx: Tx, personId: string): Promise<PersonInReach | undefined> {
  const { rows } = await sql<PersonInReach>`select * from access.person_in_reach(${personId}::text::uuid)`.execute(tx);
  return rows[0];
}

/** What counts at once; `version` undefined: whatever there is. */
export interface ProfileChange {
  name: string;
  hidesAdvertising: boolean;
  language: Language | undefined;
  photo: string | null;
  version: number | undefined;
}

/** @throws NOT_FOUND out of reach, STALE_VERSION */
export async function saveProfileRow(tx: Tx, personId: string, change: ProfileChange): Promise<void> {
  const { name, hidesAdvertising, language = null, photo, version = null } = change;
  await sql`select access.save_profile(${personId}, ${name}, ${hidesAdvertising}, ${language}, ${photo}, ${version})`.execute(
    tx,
  );
}

/** Keeps a code for another person's new contact. @returns null, or the seconds to wait */
export async function proposeContact(
  tx: Tx,
  code: { personId: string; purpose: 'cellPhone' | 'email'; channel: 'sms' | 'mail'; contact: string; codeMac: Buffer },
): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select access.propose_contact(${code.personId}, ${code.purpose}, ${code.channel}, ${code.contact}, ${code.codeMac}) as wait`.execute(
    tx,
  );
  return first(rows).wait;
}

/** The photo of somebody the reader has to do with, by its name in the store. */
export async function photoOf(tx: Tx, personId: string): Promise<string | null> {
  const { rows } = await sql<{
    photo: string;
  }>`select photo from access.photos_of(array[${personId}::text::uuid])`.execute(tx);
  return rows[0]?.photo ?? null;
}
