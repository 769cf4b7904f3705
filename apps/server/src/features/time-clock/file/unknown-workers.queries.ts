import { sql } from 'kysely';
import { type AskedPage, counting, keyset } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface UnknownRow {
  identifier: string;
  punches: number;
  from: string;
  until: string;
  company: string;
  device: string;
  place: string[];
}

const mostPunchesFirst = [
  { value: sql`u.punches`, type: 'integer', descending: true },
  { value: sql`u.identifier`, type: 'text' },
] as const;

/** The numbers in reach that are nobody's, with the company and the clock of their last punch. */
export async function listUnknown(tx: Tx, page: AskedPage): Promise<UnknownRow[]> {
  const { place, beyond, orderBy, limit } = keyset(mostPunchesFirst, page);
  const { rows } = await sql<UnknownRow>`
    select u.*, c.trade_name as company, d.serial as device, ${place}
      from (select p.identifier, count(*)::int as punches, min(p.day) as from, max(p.day) as until,
                   (array_agg(p.company_id order by p.local desc))[1] as company_id, (array_agg(p.device_id order by p.local desc))[1] as device_id
              from punch p where p.employment_id is null group by p.identifier) u
      join company c on c.id = u.company_id join clock_device d on d.id = u.device_id
     where ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export async function countUnknown(tx: Tx): Promise<number> {
  const { rows } = await counting(
    sql`(select distinct p.identifier from punch p where p.employment_id is null) u`,
  ).execute(tx);
  return rows[0]?.n ?? 0;
}

/** Says whose the punches of a number are. @throws EMPLOYEE_NOT_FOUND @returns how many */
export async function linkPunches(tx: Tx, identifier: string, employmentId: string): Promise<number> {
  const { rows } = await sql<{ linked: number }>`
    select access.link_punches(${identifier}, ${employmentId}) as linked`.execute(tx);
  return rows[0]?.linked ?? 0;
}

/** The days in which an employment has punches under a number, and what it is called. */
export async function daysOfLinked(tx: Tx, identifier: string, employmentId: string) {
  const { rows } = await sql<{ name: string; from: string; until: string }>`
    select (select e.name from employment e where e.id = ${employmentId}) as name, min(p.day) as from, max(p.day) as until
      from punch p where p.employment_id = ${employmentId} and p.identifier = ${identifier}`.execute(tx);
  return rows[0];
}
