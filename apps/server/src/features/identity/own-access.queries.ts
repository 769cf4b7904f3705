import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { SecurityEventKind } from '@cracha/contract/features/identity/own-access.contract.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { first } from './identity.queries.ts';

export interface OwnSession {
  id: string;
  support: boolean;
  created_at: Date;
  used_at: Date;
  ip: string | null;
  user_agent: string | null;
}

/** One's own open sessions, the last used first. A request moves the term of twelve hours every five minutes. */
export async function sessionsOf(tx: Tx, personId: string): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select id, support_grant_id is not null as support, created_at, greatest(created_at, idle_until - interval '12 hours') as used_at, ip, user_agent
      from session where person_id = ${personId} and kind = 'full' and ended_at is null and idle_until > now()
     order by used_at desc, id`.execute(tx);
  return rows;
}

/** False: no open session of the person. */
export async function endSessionOf(tx: Tx, personId: string, id: string, why: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update session set ended_at = now(), ended_why = ${why}
     where id = ${id}::text::uuid and person_id = ${personId} and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}

export interface SecurityEvent {
  id: string;
  kind: SecurityEventKind;
  at: Date;
  ip: string | null;
  user_agent: string | null;
  session_id: string | null;
  open: boolean;
  /** A sign-in from a browser that was not seen before, not yet answered for; an update of a known browser asks nothing. */
  asked: boolean;
  answer: 'mine' | 'disowned' | null;
}

/** A browser without the numbers of its versions. */
const browserOf = (column: string) => sql`regexp_replace(coalesce(${sql.ref(column)}, ''), '[0-9][0-9._]*', '', 'g')`;

const events = sql`
  select e.id::text, e.kind, e.at, e.ip, e.user_agent, e.session_id, e.answer,
         exists (select from session s where s.id = e.session_id and s.ended_at is null and s.idle_until > now()) as open,
         e.kind = 'signedIn' and e.answer is null
           and exists (select from security_event b where b.person_id = e.person_id and b.kind = 'signedIn' and b.id < e.id)
           and not exists (select from security_event b where b.person_id = e.person_id and b.kind = 'signedIn' and b.id < e.id
                             and b.answer is distinct from 'disowned' and ${browserOf('b.user_agent')} = ${browserOf('e.user_agent')}) as asked
    from security_event e`;

/** What the list shows of it: older ones are kept, and in the export. */
const recent = sql`e.at > now() - interval '90 days'`;

export async function eventsOf(
  tx: Tx,
  personId: string,
  { page, size }: { page: number; size: number },
): Promise<SecurityEvent[]> {
  const { rows } = await sql<SecurityEvent>`
    ${events} where e.person_id = ${personId} and ${recent} order by e.at desc, e.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    tx,
  );
  return rows;
}

export async function countEvents(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from security_event e where e.person_id = ${personId} and ${recent}`.execute(tx);
  return first(rows).n;
}

/** The sign-ins that are still to be answered for, the newest first; never the present session's. */
export async function openQuestions(tx: Tx, { personId, sessionId }: Actor): Promise<SecurityEvent[]> {
  const { rows } = await sql<SecurityEvent>`
    select * from (${events} where e.person_id = ${personId} and ${recent} and e.session_id is distinct from ${sessionId}) q
     where q.asked order by q.at desc, q.id desc limit 5`.execute(tx);
  return rows;
}

/** False: no event of the person. */
export async function answerEvent(tx: Tx, personId: string, id: string, answer: 'mine' | 'disowned'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('security_event')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where(sql<string>`id::text`, '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SignInMeans {
  password_changed_at: Date | null;
  two_factor_active: boolean;
  two_factor_required: boolean;
  two_factor_since: Date | null;
  codes_left: number;
  codes: number;
}

export async function signInMeansOf(tx: Tx, personId: string): Promise<SignInMeans> {
  const { rows } = await sql<SignInMeans>`
    select p.password_changed_at, p.two_factor_active, p.two_factor_required, p.two_factor_since,
           (select count(*) filter (where c.used_at is null) from recovery_code c where c.person_id = p.id)::integer as codes_left,
           (select count(*) from recovery_code c where c.person_id = p.id)::integer as codes
      from person p where p.id = ${personId}`.execute(tx);
  return first(rows);
}

/** Who of HR of one's own access groups holds a permission, to be told. */
export async function hrOfOwnPlaces(
  tx: Tx,
  permission: Permission,
): Promise<{ access_group_id: string; person_id: string }[]> {
  const { rows } = await sql<{ access_group_id: string; person_id: string }>`
    select * from access.hr_of_own_places(${permission})`.execute(tx);
  return rows;
}

export async function eventOf(tx: Tx, personId: string, id: string): Promise<SecurityEvent | undefined> {
  const { rows } = await sql<SecurityEvent>`${events} where e.id::text = ${id} and e.person_id = ${personId}`.execute(
    tx,
  );
  return rows[0];
}

/** A new password is asked for before anything else. */
export async function askNewPassword(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('person').set({ password_provisional: true }).where('id', '=', personId).execute();
}

export async function devicesOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('known_device')
    .select(['id', 'created_at', 'used_at', 'expires_at', 'ip', 'user_agent'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Forgets a browser, and ends what it has open but for the present session. False: none of the person. */
export async function forgetDevice(tx: Tx, { personId, sessionId }: Actor, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update known_device set ended_at = now() where id = ${id}::text::uuid and person_id = ${personId} and ended_at is null returning id`.execute(
    tx,
  );
  await sql`
    update session set ended_at = now(), ended_why = 'deviceForgotten'
     where device_id = ${id}::text::uuid and person_id = ${personId} and id <> ${sessionId} and ended_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface LockedBy {
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  devices: string[];
}

/** Undefined: nobody, or out of reach. */
export async function lockedBy(tx: Tx, personId: string): Promise<LockedBy | undefined> {
  const { rows } = await sql<LockedBy>`select * from access.locked_by(${personId}::text::uuid)`.execute(tx);
  return rows[0];
}

export async function forgetAttempts(tx: Tx, subjects: readonly Buffer[]): Promise<void> {
  await sql`select access.forget_attempts(${subjects}::bytea[])`.execute(tx);
}

/** Whether nobody else administers the platform. */
export async function administersAlone(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select access.administers_alone() as alone`.execute(tx);
  return rows[0]?.alone === true;
}
