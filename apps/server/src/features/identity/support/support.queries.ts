import { sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { first } from '../identity.queries.ts';

export interface SupportRequest {
  id: string;
  access_group_id: string | null;
  reason: string;
  message: string | null;
  created_at: Date;
  granted_until: Date | null;
  status: 'aberta' | 'liberada' | 'emUso' | 'encerrada' | 'vencida';
  person_id: string;
  person_name: string;
  group_name: string | null;
  profile: string;
  supporter_id: string | null;
  supporter_name: string | null;
}

const columns = sql`
  g.id, g.access_group_id, g.reason, g.message, g.created_at, g.granted_until, g.person_id, p.name as person_name, a.name as group_name,
  g.profile, g.supporter_id, access.supporter_name(g.id) as supporter_name,
  case when g.ended_at is not null then 'encerrada' when g.granted_until is null then 'aberta' when g.granted_until <= now() then 'vencida'
       when g.begun_at is not null then 'emUso' else 'liberada' end as status`;
const tables = sql`support_grant g join person p on p.id = g.person_id left join access_group a on a.id = g.access_group_id`;
const newestFirst = [
  { value: sql`g.created_at`, type: 'instant', descending: true },
  { value: sql`g.id`, type: 'uuid', descending: true },
] as const;

/** One's own; for the platform everybody's (its policy decides). */
const visible = ({ profile, personId }: Actor) => (profile === 'admin' ? sql`true` : sql`g.person_id = ${personId}`);

export async function requestOf(tx: Tx, actor: Actor, id: string): Promise<SupportRequest | undefined> {
  const { rows } = await sql<SupportRequest>`
    select ${columns} from ${tables} where g.id = ${id}::text::uuid and ${visible(actor)}`.execute(tx);
  return rows[0];
}

export type SupportState = 'going' | 'over';

/** Going on: asked for, granted or in use; over: ended or past its term. */
const going = sql`g.ended_at is null and (g.granted_until is null or g.granted_until > now())`;
const inState = (state: SupportState | undefined) =>
  state === undefined ? sql`true` : state === 'going' ? sql`(${going})` : sql`not (${going})`;

export async function requestsOf(
  tx: Tx,
  actor: Actor,
  state: SupportState | undefined,
  page: AskedPage,
): Promise<Placed<SupportRequest>[]> {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<SupportRequest>>`
    select ${columns}, ${place} from ${tables} where ${visible(actor)} and ${inState(state)} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countRequests(tx: Tx, actor: Actor, state: SupportState | undefined): Promise<number> {
  return countUpTo(tx, sql`support_grant g where ${visible(actor)} and ${inState(state)}`);
}

export async function insertRequest(
  tx: Tx,
  { personId: person_id, accessGroupId: access_group_id, profile }: Actor,
  { reason, message }: { reason: string; message: string | null },
): Promise<string> {
  const values = { person_id, access_group_id, profile, reason, message };
  return (await tx.insertInto('support_grant').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** False: it was granted or ended before. */
export async function grantRequest(tx: Tx, { personId }: Actor, id: string, minutes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_grant')
    .set({
      granted_by: personId,
      granted_at: sql`now()`,
      granted_until: sql`now() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('granted_until', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The first token of support's session. @throws SUPPORT_GRANT_REQUIRED, ALREADY_DECIDED, NOT_FOUND */
export async function beginSupport(tx: Tx, id: string, { ip, userAgent }: RequestInfo): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select access.begin_support(${id}::text::uuid, ${ip}, ${userAgent}) as token`.execute(tx);
  return first(rows).token;
}

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function endRequest(tx: Tx, id: string): Promise<void> {
  await sql`select access.end_support(${id}::text::uuid)`.execute(tx);
}

/** Support that was let into the account of the signed-in person and may be there until its time is over. */
export interface SupportInside {
  id: string;
  /** Null: it has not come yet. */
  name: string | null;
  since: Date | null;
  until: Date;
}

export async function supportInside(tx: Tx): Promise<SupportInside[]> {
  const { rows } = await sql<SupportInside>`select * from access.support_inside()`.execute(tx);
  return rows;
}

export interface Helper {
  id: string;
  name: string;
  until: Date;
}

/** Who helps in a session; undefined where nobody does. */
export async function helperOf(tx: Tx, sessionId: string): Promise<Helper | undefined> {
  const { rows } = await sql<Helper>`select * from access.support_of(${sessionId})`.execute(tx);
  return rows[0];
}
