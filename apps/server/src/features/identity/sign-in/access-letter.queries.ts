import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

/** Whose letter it is, as it is printed. */
export interface LetterWorker {
  person_id: string;
  name: string;
  registration: string;
  company: string;
}

export interface WorkerWithoutAccess extends LetterWorker {
  has_birth_date: boolean;
  letter_until: Date | null;
  total: number;
}

/** A person with several employments in reach stands once, with the first of them. */
const withoutAccess = sql`
  select distinct on (n.person_id) n.person_id, e.name, e.registration, c.trade_name as company, n.has_birth_date, n.letter_until, e.search
    from access.never_came_in() n
    join employment e on e.person_id = n.person_id
    join company c on c.id = e.company_id
   where e.dismissed_on is null or e.dismissed_on >= ${today}
   order by n.person_id, e.name, e.id`;

export async function workersWithoutAccess(
  tx: Tx,
  { search, page, size }: { search: string | undefined; page: number; size: number },
): Promise<WorkerWithoutAccess[]> {
  const words = search?.trim() ? sql`where w.search like '%' || public.search_form(${search.trim()}) || '%'` : sql``;
  const { rows } = await sql<WorkerWithoutAccess>`
    select w.*, count(*) over ()::integer as total from (${withoutAccess}) w ${words}
     order by w.name, w.person_id limit ${size} offset ${(page - 1) * size}`.execute(tx);
  return rows;
}

/** Those of the persons who have an employment in reach that goes on: also who came in may get a letter. */
export async function workersOfLetters(tx: Tx, personIds: readonly string[]): Promise<LetterWorker[]> {
  const { rows } = await sql<LetterWorker>`
    select distinct on (e.person_id) e.person_id, e.name, e.registration, c.trade_name as company
      from employment e join company c on c.id = e.company_id
     where e.person_id::text = any (${personIds}) and (e.dismissed_on is null or e.dismissed_on >= ${today})
     order by e.person_id, e.name, e.id`.execute(tx);
  return rows;
}

/** @returns its term. @throws NOT_FOUND, STATUS_FORBIDS, REQUIRED_FIELD */
export async function issueLetter(
  tx: Tx,
  letter: { personId: string; codeMac: Buffer; birthMac: Buffer | null },
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select access.issue_letter(${letter.personId}::text::uuid, ${letter.codeMac}, ${letter.birthMac}) as until`.execute(
    tx,
  );
  return first(rows).until;
}

/** The birth date that the access group's own record of a worker says; null: none. */
export async function recordedBirthDate(tx: Tx, personId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select access.letter_birth_date(${personId}::text::uuid)::text as day`.execute(tx);
  return first(rows).day;
}

/** What a letter opens now (definer/account-cases.sql). */
export interface LetterWay {
  person_id: string;
  situation: 'free' | 'inUse' | 'waiting' | 'opposed';
  due_at: Date | null;
  groups: string[];
  takes_over: boolean;
}

/** Undefined: the letter is not good. */
export async function letterWay(
  tx: Tx,
  { cpf, codeMac, birthMac, others }: { cpf: string; codeMac: Buffer; birthMac: Buffer; others: readonly Buffer[] },
): Promise<LetterWay | undefined> {
  const { rows } = await sql<LetterWay>`
    select * from access.letter_way(${cpf}, ${codeMac}, ${birthMac}, ${others}::bytea[])`.execute(tx);
  return rows[0];
}

/** @returns until when it waits */
export async function beginLetterCase(
  tx: Tx,
  { personId, accessGroupId, objectionMac }: { personId: string; accessGroupId: string; objectionMac: Buffer },
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select access.begin_letter_case(${personId}, ${accessGroupId}, ${objectionMac}) as until`.execute(tx);
  return first(rows).until;
}
