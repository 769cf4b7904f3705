import type { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

/** One's own link to an access group, an association, a reseller or the platform: accepted, refused or waiting. */
export interface OwnLink {
  id: string;
  group_id: string | null;
  /** Null while it waits: of a claim nothing but the company that says so is told. */
  group_name: string | null;
  legal_name: string | null;
  cnpj: string | null;
  roles: (typeof anyRoles)[number][];
  enabled: boolean;
  created_at: Date;
  accepted_at: Date | null;
  accepted_how: 'before' | 'letter' | 'invitation' | 'provisionalPassword' | 'provider' | 'platform' | null;
  refused_at: Date | null;
  letter_until: Date | null;
}

export async function ownLinks(tx: Tx): Promise<OwnLink[]> {
  const { rows } = await sql<OwnLink>`select * from access.own_links()`.execute(tx);
  return rows;
}

/** @returns the access group; null: the platform. @throws LETTER_CODE_INVALID */
export async function acceptByCode(tx: Tx, sessionId: string, codeMac: Buffer): Promise<string | null> {
  const { rows } = await sql<{ access_group_id: string | null }>`
    select access_group_id from access.accept_by_code(${sessionId}, ${codeMac})`.execute(tx);
  return first(rows).access_group_id;
}

/** @returns the access group; null: the platform. @throws NOT_FOUND, LETTER_CODE_INVALID where the session proved no CPF */
export async function acceptByProvider(tx: Tx, sessionId: string, linkId: string): Promise<string | null> {
  const { rows } = await sql<{ group: string | null }>`
    select access.accept_by_provider(${sessionId}, ${linkId}::text::uuid) as group`.execute(tx);
  return first(rows).group;
}

/** @returns the access group; null: the platform. @throws NOT_FOUND */
export async function refuseClaim(tx: Tx, linkId: string): Promise<string | null> {
  const { rows } = await sql<{ group: string | null }>`
    select access.refuse_link(${linkId}::text::uuid) as group`.execute(tx);
  return first(rows).group;
}

/** @throws LETTER_CODE_INVALID where the session proved no CPF */
export async function keepAlone(tx: Tx, sessionId: string): Promise<void> {
  await sql`select access.keep_account_alone(${sessionId})`.execute(tx);
}

/** The person whose case was objected to, by a link or (null) in the own session; null: none waits. */
export async function objectToCase(tx: Tx, objectionMac: Buffer | null): Promise<string | null> {
  const { rows } = await sql<{ person: string | null }>`
    select access.object_to_case(${objectionMac}) as person`.execute(tx);
  return first(rows).person;
}

/** Does what two persons of the platform decided and nobody objected to for a day. @returns whose authenticator or contact it was */
export async function takeDueCases(tx: Tx): Promise<{ person_id: string; kind: 'authenticator' | 'contact' }[]> {
  const { rows } = await sql<{ person_id: string; kind: 'authenticator' | 'contact' }>`
    select * from access.apply_due_cases()`.execute(tx);
  return rows;
}
