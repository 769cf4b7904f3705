import { type RawBuilder, sql } from 'kysely';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export type RequestKind = 'access' | 'correction' | 'erasure' | 'information';
export type RequestOutcome = 'done' | 'refused';

export interface PrivacyRequestRow {
  id: string;
  person_id: string;
  kind: RequestKind;
  message: string;
  asked_at: Date;
  due_on: string;
  late: boolean;
  outcome: RequestOutcome | null;
  answer: string | null;
  answered_at: Date | null;
}

export interface OwnRequest extends PrivacyRequestRow {
  group_name: string;
}

export interface ListedRequest extends PrivacyRequestRow {
  name: string | null;
  trade_name: string | null;
}

/** An access group one holds a role in, with the employment there. */
export interface OwnPlace {
  access_group_id: string;
  name: string;
  company_id: string | null;
  employment_id: string | null;
}

const columns = sql`r.id, r.person_id, r.kind, r.message, r.asked_at, r.due_on, r.answered_at is null and r.due_on < ${today} as late,
  r.outcome, r.answer, r.answered_at`;

export async function ownPlaces(tx: Tx): Promise<OwnPlace[]> {
  const { rows } = await sql<OwnPlace>`select * from access.own_places()`.execute(tx);
  return rows;
}

/** When this version of the policy was accepted. */
export async function acceptanceOf(tx: Tx, personId: string, version: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('privacy_acceptance')
    .select('accepted_at')
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.accepted_at;
}

export async function ownRequests(tx: Tx, personId: string, ids?: readonly string[]): Promise<OwnRequest[]> {
  const which = ids ? sql`r.id = any (${ids}::uuid[])` : sql`true`;
  const { rows } = await sql<OwnRequest>`
    select ${columns}, o.name as group_name from privacy_request r
      join access.own_places() o on o.access_group_id = r.access_group_id
     where r.person_id = ${personId} and ${which} order by r.asked_at desc, r.id limit 100`.execute(tx);
  return rows;
}

/** Days to answer (LGPD art. 19 II), from the day of the request. */
const daysToAnswer = 15;

/** Undefined: one of this kind is still open there. */
export async function insertRequest(
  tx: Tx,
  asked: { personId: string; profile: string; kind: RequestKind; message: string },
  place: OwnPlace,
): Promise<{ id: string; due_on: string } | undefined> {
  const { rows } = await sql<{ id: string; due_on: string }>`
    insert into privacy_request (person_id, access_group_id, company_id, employment_id, profile, kind, message, due_on)
    values (${asked.personId}, ${place.access_group_id}, ${place.company_id}, ${place.employment_id}, ${asked.profile}, ${asked.kind},
            ${asked.message}, ${today} + ${daysToAnswer}::integer)
    on conflict do nothing returning id, due_on`.execute(tx);
  return rows[0];
}

export type ListedState = 'open' | 'late' | 'answered';

const conditions: Record<ListedState, RawBuilder<unknown>> = {
  open: sql`r.answered_at is null`,
  late: sql`r.answered_at is null and r.due_on < ${today}`,
  answered: sql`r.answered_at is not null`,
};

/** Open ones by deadline, answered ones newest first. */
export async function listRequests(
  tx: Tx,
  { group, state }: { group: string; state: ListedState },
  page: AskedPage,
): Promise<Placed<ListedRequest>[]> {
  const { place, beyond, orderBy, limit } = keyset(state === 'answered' ? newestFirst : byDeadline, page);
  const { rows } = await sql<Placed<ListedRequest>>`
    select ${columns}, access.person_name(r.person_id) as name, c.trade_name, ${place}
      from privacy_request r left join company c on c.id = r.company_id
     where r.access_group_id = ${group} and ${conditions[state]} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

const byDeadline = [
  { value: sql`r.due_on`, type: 'day' },
  { value: sql`r.id`, type: 'uuid' },
] as const;
const newestFirst = [
  { value: sql`r.answered_at`, type: 'instant', descending: true },
  { value: sql`r.id`, type: 'uuid', descending: true },
] as const;

/** How many there are of each; each stops at 10,001. */
export async function countRequests(tx: Tx, group: string): Promise<Record<ListedState, number>> {
  const count = (state: ListedState) =>
    sql`(${counting(sql`privacy_request r where r.access_group_id = ${group} and ${conditions[state]}`)})`;
  const { rows } = await sql<Record<ListedState, number>>`
    select ${count('open')} as open, ${count('late')} as late, ${count('answered')} as answered`.execute(tx);
  return rows[0] ?? { open: 0, late: 0, answered: 0 };
}

export interface RequestToAnswer {
  id: string;
  person_id: string;
  profile: string;
  kind: RequestKind;
  answered_at: Date | null;
}

/** Held until the answer is written; undefined: none of the access group within reach. */
export async function lockRequest(tx: Tx, group: string, id: string): Promise<RequestToAnswer | undefined> {
  const { rows } = await sql<RequestToAnswer>`
    select id, person_id, profile, kind, answered_at from privacy_request
     where id::text = ${id} and access_group_id = ${group} for update`.execute(tx);
  return rows[0];
}

export async function setAnswer(
  tx: Tx,
  id: string,
  { outcome, answer, answeredBy }: { outcome: RequestOutcome; answer: string; answeredBy: string },
): Promise<void> {
  await tx
    .updateTable('privacy_request')
    .set({ outcome, answer, answered_by: answeredBy, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A part of what is kept about oneself, as the person reads it. */
export async function ownData(tx: Tx, section: string, skip: number, take: number): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select own_data as row from access.own_data(${section}, ${skip}::integer, ${take}::integer)`.execute(tx);
  return rows.map(({ row }) => row);
}
