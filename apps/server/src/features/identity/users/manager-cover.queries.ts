import type { ApprovedKind } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** A stand-in for a manager, from a day until a day. */
export interface Cover {
  id: string;
  membership_id: string;
  person_id: string;
  substitute_id: string;
  manager: string | null;
  substitute: string | null;
  from_day: string;
  until_day: string;
  /** Of request, as profiles call them; null: all. */
  kinds: ApprovedKind[] | null;
  now: boolean;
}

const columns = sql`v.id, v.membership_id, v.person_id, v.substitute_id, access.cover_name(v.id, v.person_id) as manager,
  access.cover_name(v.id, v.substitute_id) as substitute, v.from_day::text as from_day, v.until_day::text as until_day, v.kinds,
  ${today} between v.from_day and v.until_day as now`;

/** Covers of some managers and by them that are not over, the nearest first. */
export async function coversOf(tx: Tx, people: readonly string[]): Promise<Cover[]> {
  const { rows } = await sql<Cover>`
    select ${columns} from manager_cover v
     where (v.person_id = any (${people}::uuid[]) or v.substitute_id = any (${people}::uuid[])) and v.until_day >= ${today}
     order by v.from_day, v.id`.execute(tx);
  return rows;
}

export async function coverById(tx: Tx, managerId: string, id: string): Promise<Cover | undefined> {
  const { rows } = await sql<Cover>`
    select ${columns} from manager_cover v where v.membership_id = ${managerId} and v.id = ${id}::text::uuid`.execute(
    tx,
  );
  return rows[0];
}

export interface NewCover {
  managerId: string;
  personId: string;
  substituteId: string;
  fromDay: string;
  untilDay: string;
  kinds: readonly ApprovedKind[] | null;
}

export async function insertCover(
  tx: Tx,
  { accessGroupId, personId }: { accessGroupId: string | null; personId: string },
  cover: NewCover,
): Promise<void> {
  await sql`
    insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day, kinds, made_by)
    values (${accessGroupId}, ${cover.managerId}, ${cover.personId}, ${cover.substituteId}, ${cover.fromDay}, ${cover.untilDay}, ${cover.kinds && [...cover.kinds]}::text[], ${personId})`.execute(
    tx,
  );
}

export async function deleteCover(tx: Tx, id: string): Promise<void> {
  await sql`delete from manager_cover where id = ${id}`.execute(tx);
}

/** A seat of a person in a step of a profile of approvers. */
export interface Seat {
  profile: string;
  step: string;
  position: number;
}

export async function seatsOf(tx: Tx, personId: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select a.name as profile, s.step ->> 'name' as step, s.position::integer from approver_profile a,
           jsonb_array_elements(a.steps) with ordinality s(step, position)
     where s.step -> 'approvers' ? ${`pessoa:${personId}`} order by a.position, a.name, s.position`.execute(tx);
  return rows;
}

/** Their seats become another's; who would sit twice in a step sits once, and no step then needs more than it seats (HR's group is many). */
export async function handSeatsOver(tx: Tx, from: string, to: string): Promise<number> {
  const [old, fresh] = [`pessoa:${from}`, `pessoa:${to}`];
  const { rows } = await sql`
    update approver_profile a set version = version + 1, steps = (
      select jsonb_agg(case when s.step -> 'approvers' ? ${old} then s.step || jsonb_build_object('approvers', n.seats, 'needs',
               case when lower(n.seats::text)::jsonb ? 'grupo:rh' then s.step -> 'needs'
                    else to_jsonb(least((s.step ->> 'needs')::integer, jsonb_array_length(n.seats))) end) else s.step end order by s.place)
        from jsonb_array_elements(a.steps) with ordinality s(step, place)
       cross join lateral (
         select jsonb_agg(m.seat order by m.place) as seats from (
           select case when x.seat = ${old} then ${fresh} else x.seat end as seat, min(x.place) as place
             from jsonb_array_elements_text(s.step -> 'approvers') with ordinality x(seat, place) group by 1) m) n)
     where exists (select from jsonb_array_elements(a.steps) s(step) where s.step -> 'approvers' ? ${old}) returning a.id`.execute(
    tx,
  );
  return rows.length;
}

/** Open disagreements, requests, mirrors and justifications that wait for a person. */
export async function waitingFor(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from receipt_dispute where assignee_id = ${personId}::uuid and closed_at is null)::integer
         + (select count(distinct subject_id) from approval_seat where person_id = ${personId}::uuid and ended_at is null and kind <> 'requestSight')::integer as n`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** What waits for a person who can decide it as a manager alone: without that role here it would wait for nobody. */
export async function waitingForRole(tx: Tx, manager: { id: string; person_id: string }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct s.subject_id)::integer as n from approval_seat s
     where s.person_id = ${manager.person_id}::uuid and s.ended_at is null and s.kind <> 'requestSight'
       and not exists (
         select from membership m join membership g on g.id = ${manager.id}::uuid
          where m.person_id = s.person_id and m.access_group_id = g.access_group_id and m.role = 'RH' and m.enabled)`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Seats go to the other; disagreements where that one is of HR too, else back to everybody of HR. */
export async function handWaitingOver(
  tx: Tx,
  accessGroupId: string | null,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`select access.hand_waiting_over(${from}::uuid, ${to}::uuid)`.execute(tx);
  await sql`
    update receipt_dispute d set assigned_at = case when n.id is null then null else now() end, assignee_id = n.id
      from (select (select m.person_id from membership m where m.person_id = ${to} and m.access_group_id = ${accessGroupId}
                       and m.role = 'RH' and m.enabled) as id) n
     where d.assignee_id = ${from} and d.closed_at is null`.execute(tx);
}
