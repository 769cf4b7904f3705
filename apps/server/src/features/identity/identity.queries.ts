import type { SecurityEventKind } from '@cracha/contract/features/identity/own-access.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { sql } from 'kysely';
import type { Identifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';

export interface Credentials {
  person_id: string;
  password_hash: string | null;
  active: boolean;
  two_factor_active: boolean;
  password_expired: boolean;
  has_role: boolean;
  /** Sealed. */
  two_factor_secret: Buffer | null;
  two_factor_step: number;
}

export async function credentialsOf(tx: Tx, { kind, value }: Identifier): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`select * from access.credentials(${kind}, ${value})`.execute(tx);
  return rows[0];
}

/** What a session is opened with beside its person. */
export interface NewSession {
  personId: string;
  ip: string;
  userAgent: string;
  kind: Actor['sessionKind'];
  deviceId?: string | undefined;
  /** The sealed key an authenticator may be registered with in this session. */
  provisionalKey?: Buffer | undefined;
  /** Of a session that sets a password: what it was opened with, and whose letter or invitation that was (null: the platform's). */
  openedBy?: 'mail' | 'sms' | 'letter' | 'invitation' | 'machine' | undefined;
  openedGroups?: readonly (string | null)[] | undefined;
  /** The password that it sets ends every other way into an account in use. */
  takesOver?: boolean | undefined;
  /** What proved the person beside the password: a real second factor, a provider's word about the CPF. */
  proven?: readonly ('factor' | 'cpf')[] | undefined;
}

/** Opens a session and answers the id of its first token. */
export async function openSession(tx: Tx, session: NewSession): Promise<string> {
  const { personId, ip, userAgent, kind, deviceId = null, provisionalKey = null } = session;
  const { openedBy = null, openedGroups = [], takesOver = false, proven = [] } = session;
  const { rows } = await sql<{
    token: string;
  }>`select access.open_session(${personId}, ${ip}, ${userAgent}, ${kind}, ${deviceId}, ${provisionalKey},
      ${openedBy}, ${openedGroups}::uuid[], ${takesOver}, ${proven}) as token`.execute(tx);
  return first(rows).token;
}

/** What proved the person of a session of one's own beside the password. */
export async function provenIn(tx: Tx, sessionId: string): Promise<readonly ('factor' | 'cpf')[]> {
  const { rows } = await sql<{
    proven: ('factor' | 'cpf')[];
  }>`select proven from session where id = ${sessionId}`.execute(tx);
  return rows[0]?.proven ?? [];
}

/** Ends the sessions of a person but one, and where asked the remembered devices. */
export async function endSessions(
  tx: Tx,
  personId: string,
  why: string,
  { but = null, devices }: { but?: string | null; devices: boolean },
): Promise<void> {
  await sql`select access.end_sessions(${personId}, ${but}, ${why}, ${devices})`.execute(tx);
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`select access.end_session(${sessionId}, 'signedOut')`.execute(tx);
}

/**
 * The id of the session's next token; null where the former is too old to be renewed. `reused`: its successor was used already, so two
 * have the session, and it is ended.
 */
export async function renewToken(tx: Tx, tokenRow: string): Promise<{ token: string | null; reused: boolean }> {
  const { rows } = await sql<{ token: string | null; reused: boolean }>`
    select * from access.renew_token(${tokenRow})`.execute(tx);
  return first(rows);
}

export async function chooseGroup(
  tx: Tx,
  tokenRow: string,
  role: 'RH' | 'GESTOR',
  accessGroupId: string,
): Promise<string> {
  const { rows } = await sql<{
    token: string;
  }>`select access.choose_group(${tokenRow}, ${role}, ${accessGroupId}::text::uuid) as token`.execute(tx);
  return first(rows).token;
}

export interface GroupChoice {
  id: string;
  name: string;
  companies: number;
  last_used: Date | null;
}

export async function groupsOf(tx: Tx, personId: string, role: 'RH' | 'GESTOR'): Promise<GroupChoice[]> {
  const { rows } = await sql<GroupChoice>`select * from access.groups_of(${personId}, ${role})`.execute(tx);
  return rows;
}

/** The claims a token carries for its client, beside its own id. */
export interface Claims {
  sub: string;
  sid: string;
  role: string[];
  permissions: string[];
  IdGrupoAcesso: string | null;
  IdGruposAcessoRH: string[];
  IdGrupoAcessoGestor: string | null;
  IdGruposAcessoGestor: string[];
  IdEmpresasRH: string[];
  IdEmpresasGestor: string[];
}

export async function claimsOf(tx: Tx, tokenRow: string): Promise<Claims> {
  const { rows } = await sql<{ claims: Claims }>`select access.claims(${tokenRow}) as claims`.execute(tx);
  return first(rows).claims;
}

export async function personOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('person as p')
    .select(eb => [
      'p.id',
      'p.name',
      'p.cpf',
      'p.email',
      'p.cell_phone',
      'p.photo_sha256',
      'p.hides_advertising',
      'p.language',
      'p.two_factor_active',
      'p.two_factor_required',
      'p.password_provisional',
      'p.password_from',
      'p.email_confirmed_at',
      'p.cell_phone_confirmed_at',
      'p.ethnicity_confirmed_at',
      'p.version',
      eb
        .exists(
          eb
            .selectFrom('privacy_acceptance as a')
            .select('a.version')
            .whereRef('a.person_id', '=', 'p.id')
            .where('a.version', '=', policyVersion),
        )
        .as('policy_accepted'),
    ])
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** The confirmed contacts of a person: whom a notice about their access goes to. */
export async function contactsOf(
  tx: Tx,
  personId: string,
): Promise<{ channel: 'mail' | 'sms'; contact: string; name: string; language: Language }[]> {
  const { rows } = await sql<{ channel: 'mail' | 'sms'; contact: string; name: string; language: Language }>`
    select * from access.contacts_of(${personId})`.execute(tx);
  return rows;
}

/** A line of what happened to a person's access, which that person can read. */
export async function noteSecurity(
  tx: Tx,
  personId: string,
  kind: SecurityEventKind,
  { ip, userAgent }: Pick<RequestInfo, 'ip' | 'userAgent'>,
): Promise<void> {
  await sql`select access.note_security(${personId}, ${kind}, ${ip}, ${userAgent})`.execute(tx);
}

/** Offers the one-time link of an empty platform; false where somebody is on it. */
export async function offerFirstAccess(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`select access.offer_first_access(${tokenHash}) as offered`.execute(
    tx,
  );
  return first(rows).offered;
}

export async function createFirstAdministrator(
  tx: Tx,
  tokenHash: Buffer,
  person: { name: string; cpf: string; email: string; passwordHash: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select access.create_first_administrator(${tokenHash}, ${person.name}, ${person.cpf}, ${person.email}, ${person.passwordHash}) as id`.execute(
    tx,
  );
  return first(rows).id;
}

/** The row of a function that always answers one. */
export function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('A function that always answers a row answered none.');
  return row;
}
