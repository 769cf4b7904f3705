import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface CategoryBody {
  name: string;
  active: boolean;
  position: number;
}

export interface RequestCategory extends CategoryBody {
  id: string;
  version: number;
}

export async function requestCategories(tx: Tx, accessGroupId: string): Promise<RequestCategory[]> {
  const { rows } = await sql<RequestCategory>`
    select id, name, active, position, version from request_category where access_group_id = ${accessGroupId}::uuid
     order by position, public.search_form(name), id`.execute(tx);
  return rows;
}

export async function lockRequestCategory(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<RequestCategory | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<RequestCategory>`
    select id, name, active, position, version from request_category where id = ${id}::uuid and access_group_id = ${accessGroupId}::uuid for update`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: the name is taken. */
export async function insertRequestCategory(
  tx: Tx,
  accessGroupId: string,
  { name, active, position }: CategoryBody,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into request_category (access_group_id, name, active, position) values (${accessGroupId}::uuid, ${name}, ${active}, ${position})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** @returns false: the name is another's */
export async function changeRequestCategory(
  tx: Tx,
  { id, version }: Pick<RequestCategory, 'id' | 'version'>,
  { name, active, position }: CategoryBody,
): Promise<boolean> {
  const { rows } = await sql`
    update request_category k set name = ${name}, active = ${active}, position = ${position}, version = version + 1
     where id = ${id}::uuid and version = ${version} and not exists (select from request_category o where o.access_group_id = k.access_group_id and o.id <> k.id
       and public.search_form(o.name) = public.search_form(${name})) returning id`.execute(tx);
  return rows.length > 0;
}

export interface RequestSetting {
  noticeDays: number;
  restDays: number[];
  cutoff: number;
  /** As the wire calls them; null: what is usual. */
  batchTypes: string[] | null;
  /** 0: nobody has set it yet. */
  version: number;
}

/** What holds where nobody has set anything (product 5, 5.2 and 5.3). */
const usual: RequestSetting = { noticeDays: 30, restDays: [6, 7], cutoff: 15, batchTypes: null, version: 0 };

/** Undefined: there is no such company in reach. */
export async function requestSetting(tx: Tx, companyId: string): Promise<RequestSetting | undefined> {
  if (!isUuid(companyId)) return undefined;
  const { rows } = await sql<{ found: RequestSetting | null }>`
    select (select jsonb_build_object('noticeDays', s.notice_days, 'restDays', s.rest_days, 'cutoff', s.payroll_cutoff, 'batchTypes', s.batch_types, 'version', s.version)
        from request_setting s where s.company_id = c.id) as found
      from company c where c.id = ${companyId}::uuid`.execute(tx);
  const [row] = rows;
  return row && (row.found ?? usual);
}

/** @returns false: somebody saved meanwhile */
export async function keepRequestSetting(
  tx: Tx,
  companyId: string,
  { noticeDays, restDays, cutoff, batchTypes, version }: RequestSetting,
): Promise<boolean> {
  const { rows } = await sql`
    insert into request_setting as s (company_id, access_group_id, notice_days, rest_days, payroll_cutoff, batch_types)
    select c.id, c.access_group_id, ${noticeDays}, ${restDays}::smallint[], ${cutoff}, ${batchTypes}::text[] from company c where c.id = ${companyId}::uuid
    on conflict (company_id) do update set notice_days = excluded.notice_days, rest_days = excluded.rest_days, payroll_cutoff = excluded.payroll_cutoff,
           batch_types = excluded.batch_types, version = s.version + 1 where s.version = ${version} returning company_id`.execute(
    tx,
  );
  return rows.length > 0;
}
