import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

interface KeptHoliday {
  id: string;
  company_id: string | null;
  day: string;
  name: string;
  kind: 'state' | 'city' | 'company' | 'optional';
}

export async function holidaysOfYear(
  tx: Tx,
  accessGroupId: string,
  year: number,
  companyId: string | undefined,
): Promise<KeptHoliday[]> {
  const { rows } = await sql<KeptHoliday>`
    select id, company_id, day::text, name, kind from holiday
     where access_group_id = ${accessGroupId} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
       and (${companyId ?? null}::text is null or company_id is null or company_id = ${companyId ?? null}::text::uuid)
       and (company_id is null or company_id in (select c.id from company c))
     order by day, company_id nulls first`.execute(tx);
  return rows;
}

/** Undefined: the day has one. */
export async function insertHoliday(
  tx: Tx,
  accessGroupId: string,
  { companyId, day, name, kind, by }: { companyId: string | null; day: string; name: string; kind: string; by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into holiday (access_group_id, company_id, day, name, kind, made_by) values (${accessGroupId}, ${companyId}, ${day}::date, ${name}, ${kind}, ${by})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function deleteHoliday(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<Omit<KeptHoliday, 'id'> | undefined> {
  const { rows } = await sql<Omit<KeptHoliday, 'id'>>`
    delete from holiday where access_group_id = ${accessGroupId} and id = ${id}::text::uuid returning company_id, day::text, name, kind`.execute(
    tx,
  );
  return rows[0];
}

/** Who has a mirror that holds a day, of a company or of all. */
export async function employmentsAround(
  tx: Tx,
  accessGroupId: string,
  companyId: string | null,
  day: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.employment_id as id from timesheet t
     where t.access_group_id = ${accessGroupId} and (${companyId}::uuid is null or t.company_id = ${companyId}::uuid) and t.deleted_at is null
       and ${day}::date between t.from_day and t.until_day`.execute(tx);
  return rows.map(({ id }) => id);
}
