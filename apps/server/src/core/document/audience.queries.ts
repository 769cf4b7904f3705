import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Person } from './make-document.queries.ts';

const person = sql`e.id, e.person_id, e.company_id, e.access_group_id, e.name`;

/** Workers of the access group by their employments, as far as they are in the sender's reach. */
export async function workersById(tx: Tx, accessGroupId: string, ids: readonly string[]): Promise<Person[]> {
  if (!ids.every(isUuid)) return [];
  const { rows } = await sql<Person>`
    select ${person} from employment e where e.access_group_id = ${accessGroupId}::uuid and e.id = any (${[...ids]}::text[]::uuid[]) order by e.id`.execute(
    tx,
  );
  return rows;
}

export interface Audience {
  search?: string | undefined;
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
}

/** Workers in the sender's reach who have not left, by the filter of their list. */
export async function workersLike(tx: Tx, accessGroupId: string, filter: Audience, most: number): Promise<Person[]> {
  const words = (filter.search ?? '').trim().split(/\s+/).filter(Boolean);
  const { companyId, department, client } = filter;
  const conditions: (RawBuilder<unknown> | undefined)[] = [
    sql`e.access_group_id = ${accessGroupId}::uuid and (e.dismissed_on is null or e.dismissed_on >= ${today})`,
    ...words.map(word => sql`e.search like hot.pattern(${word})`),
    companyId === undefined ? undefined : isUuid(companyId) ? sql`e.company_id = ${companyId}::uuid` : sql`false`,
    department === undefined ? undefined : sql`e.department = ${department}`,
    client === undefined ? undefined : sql`e.client = ${client}`,
  ];
  const { rows } = await sql<Person>`
    select ${person} from employment e where ${allOf(...conditions)} order by e.id limit ${most}`.execute(tx);
  return rows;
}

/** How many of them have no confirmed contact. */
export async function withoutContact(tx: Tx, people: readonly Person[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select access.without_contact(${people.map(({ id }) => id)}::text[]::uuid[]) as n`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** What a company is called, where its workers have a screen for what they are sent. */
export async function companyName(tx: Tx, id: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select trade_name as name from company where id = ${id}::uuid`.execute(tx);
  return rows[0]?.name ?? '';
}
