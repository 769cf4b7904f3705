import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface CategoryField {
  key: string;
  name: string;
  type: 'texto' | 'numero' | 'data' | 'escolha' | 'simNao';
  required: boolean;
  options: string[];
}

export interface CategoryBody {
  name: string;
  fields: CategoryField[];
  confidential: boolean;
  firstMinutes: number;
  solutionMinutes: number;
  active: boolean;
}

export interface Category extends CategoryBody {
  id: string;
  access_group_id: string;
  version: number;
  group: { id: string; name: string }[];
}

const columns = sql`k.id, k.access_group_id, k.name, k.fields, k.confidential, k.first_minutes as "firstMinutes", k.solution_minutes as "solutionMinutes", k.active, k.version,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.person_id, 'name', access.name_in_group(p.person_id, k.access_group_id)) order by p.person_id)
    from desk_category_person p where p.category_id = k.id), '[]') as "group"`;

/** Of the reader's access groups; a worker's are those of their employers. */
export async function categoriesOf(tx: Tx, onlyActive: boolean): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select ${columns} from desk_category k where k.active or ${!onlyActive} order by public.search_form(k.name), k.id`.execute(
    tx,
  );
  return rows;
}

/** One of an employment's access group. */
export async function categoryById(tx: Tx, id: string, employmentId: string): Promise<Category | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Category>`
    select ${columns} from desk_category k where k.id = ${id}::uuid
       and k.access_group_id = (select e.access_group_id from employment e where e.id = ${employmentId}::uuid)`.execute(
    tx,
  );
  return rows[0];
}

/** One of the access group, held until the transaction ends. */
export async function lockCategory(tx: Tx, accessGroupId: string, id: string): Promise<Category | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Category>`
    select ${columns} from desk_category k where k.access_group_id = ${accessGroupId}::uuid and k.id = ${id}::uuid for update of k`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: the name is taken. */
export async function insertCategory(tx: Tx, accessGroupId: string, body: CategoryBody): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into desk_category (access_group_id, name, fields, confidential, first_minutes, solution_minutes, active)
    values (${accessGroupId}::uuid, ${body.name}, ${JSON.stringify(body.fields)}::jsonb, ${body.confidential}, ${body.firstMinutes}, ${body.solutionMinutes}, ${body.active})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** False: the name is taken. */
export async function updateCategory(tx: Tx, { id, version }: Category, body: CategoryBody): Promise<boolean> {
  const { rows } = await sql`
    update desk_category k set name = ${body.name}, fields = ${JSON.stringify(body.fields)}::jsonb, confidential = ${body.confidential},
           first_minutes = ${body.firstMinutes}, solution_minutes = ${body.solutionMinutes}, active = ${body.active}, version = version + 1
     where k.id = ${id}::uuid and k.version = ${version} and not exists (select from desk_category o
       where o.access_group_id = k.access_group_id and o.id <> k.id and public.search_form(o.name) = public.search_form(${body.name})) returning k.id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Puts a category's people in the place of those it had. */
export async function setGroup(
  tx: Tx,
  accessGroupId: string,
  categoryId: string,
  people: readonly string[],
): Promise<void> {
  await sql`delete from desk_category_person where category_id = ${categoryId}::uuid`.execute(tx);
  await sql`
    insert into desk_category_person (category_id, person_id, access_group_id)
    select distinct ${categoryId}::uuid, p, ${accessGroupId}::uuid from unnest(${people}::text[]::uuid[]) p`.execute(
    tx,
  );
}

/** Who of HR may be in a group. */
export async function deskPeople(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from access.desk_people() order by name, id`.execute(tx);
  return rows;
}

export interface CannedAnswer {
  id: string;
  title: string;
  words: string;
  active: boolean;
  version: number;
}

export async function cannedAnswersOf(tx: Tx, accessGroupId: string): Promise<CannedAnswer[]> {
  const { rows } = await sql<CannedAnswer>`
    select id, title, words, active, version from canned_answer where access_group_id = ${accessGroupId}::uuid order by public.search_form(title), id`.execute(
    tx,
  );
  return rows;
}

type AnswerBody = Omit<CannedAnswer, 'id' | 'version'>;

/** Undefined: the title is taken. */
export async function insertAnswer(tx: Tx, accessGroupId: string, body: AnswerBody): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into canned_answer (access_group_id, title, words, active) values (${accessGroupId}::uuid, ${body.title}, ${body.words}, ${body.active})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** False: the title is taken, or somebody was quicker. */
export async function updateAnswer(tx: Tx, { id, version }: CannedAnswer, body: AnswerBody): Promise<boolean> {
  const { rows } = await sql`
    update canned_answer a set title = ${body.title}, words = ${body.words}, active = ${body.active}, version = version + 1
     where a.id = ${id}::uuid and a.version = ${version} and not exists (select from canned_answer o
       where o.access_group_id = a.access_group_id and o.id <> a.id and public.search_form(o.title) = public.search_form(${body.title})) returning a.id`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface Hours {
  hours: Record<string, [string, string][]>;
  version: number;
}

export async function deskHoursOf(tx: Tx, accessGroupId: string): Promise<Hours> {
  const { rows } =
    await sql<Hours>`select hours, version from desk_hours where access_group_id = ${accessGroupId}::uuid`.execute(tx);
  return rows[0] ?? { hours: {}, version: 0 };
}

/** False: somebody was quicker. */
export async function updateHours(
  tx: Tx,
  accessGroupId: string,
  { hours, version, by }: Hours & { by: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_hours as h (access_group_id, hours, changed_by) values (${accessGroupId}::uuid, ${JSON.stringify(hours)}::jsonb, ${by}::uuid)
    on conflict (access_group_id) do update set hours = excluded.hours, version = h.version + 1, changed_by = excluded.changed_by, changed_at = now()
     where h.version = ${version} returning h.version`.execute(tx);
  return rows.length > 0;
}
