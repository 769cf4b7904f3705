import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface WorkerWithoutAccess {
  person_id: string;
  name: string;
  registration: string;
  company: string;
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

/** Those of the persons who are in reach and never came in. */
export async function workersOfLetters(tx: Tx, personIds: readonly string[]): Promise<WorkerWithoutAccess[]> {
  const { rows } = await sql<WorkerWithoutAccess>`
    select w.* from (${withoutAccess}) w where w.person_id::text = any (${personIds}) order by w.name, w.person_id`.execute(
    tx,
  );
  return rows;
}

/** @returns its term. @throws NOT_FOUND, STATUS_FORBIDS, REQUIRED_FIELD */
export async function issueLetter(
  tx: Tx,
  letter: { personId: string; codeMac: Buffer; birthDate: string | null },
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select access.issue_letter(${letter.personId}::text::uuid, ${letter.codeMac}, ${letter.birthDate}::text::date) as until`.execute(
    tx,
  );
  return first(rows).until;
}

/** The person a letter is for; null: not good. */
export async function letterOf(
  tx: Tx,
  { cpf, codeMac, birthDate }: { cpf: string; codeMac: Buffer; birthDate: string },
): Promise<string | null> {
  const { rows } = await sql<{ person: string | null }>`
    select access.letter_of(${cpf}, ${codeMac}, ${birthDate}::text::date) as person`.execute(tx);
  return first(rows).person;
}
