import { type RawBuilder, sql } from 'kysely';
import { type AskedPage, allOf, countUpTo, keyset, orderOf, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface HelpItem {
  id: string;
  area: string;
  language: string;
  kind: string;
  title: string;
  body: string | null;
  link: string | null;
  file_sha256: string | null;
  file_name: string | null;
  file_size: number | null;
  position: number;
  published: boolean;
  version: number;
  changed_at: Date;
}

export interface HelpFilter {
  area: string | undefined;
  language: string | undefined;
  kind?: string | undefined;
  search: string | undefined;
  published?: boolean;
}

const section = sql`array_position('{basics,manual,library,video}'::text[], h.kind)`;
const columns = sql`h.*, h.file_size::integer as file_size`;
/** By area, language, section and order. */
const inOrder = [
  { value: sql`h.area`, type: 'text' },
  { value: sql`h.language`, type: 'text' },
  { value: section, type: 'integer' },
  { value: sql`h.position`, type: 'integer' },
  { value: sql`public.search_form(h.title)`, type: 'text' },
  { value: sql`h.id`, type: 'uuid' },
] as const;

function fits({ area, language, kind, search, published }: HelpFilter): RawBuilder<unknown> {
  const wanted = search?.trim();
  const has = (text: RawBuilder<unknown>) =>
    sql`position(public.search_form(${wanted}) in public.search_form(${text})) > 0`;
  return allOf(
    area === undefined ? undefined : sql`h.area = ${area}`,
    language === undefined ? undefined : sql`h.language = ${language}`,
    kind === undefined ? undefined : sql`h.kind = ${kind}`,
    published === undefined ? undefined : sql`h.published = ${published}`,
    wanted ? sql`(${has(sql`h.title`)} or ${has(sql`coalesce(h.body, '')`)})` : undefined,
  );
}

/** What the reader may see of it (row-level security decides), in order; at most 200. */
export async function readHelp(tx: Tx, filter: HelpFilter): Promise<HelpItem[]> {
  const { rows } = await sql<HelpItem>`
    select ${columns} from help_item h where ${fits(filter)} order by ${orderOf(inOrder)} limit 200`.execute(tx);
  return rows;
}

export async function listHelp(tx: Tx, filter: HelpFilter, page: AskedPage): Promise<Placed<HelpItem>[]> {
  const { beyond, orderBy, limit, place } = keyset(inOrder, page);
  const { rows } = await sql<Placed<HelpItem>>`
    select ${columns}, ${place} from help_item h where ${fits(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countHelp(tx: Tx, filter: HelpFilter): Promise<number> {
  return countUpTo(tx, sql`help_item h where ${fits(filter)}`);
}

export async function helpItem(tx: Tx, id: string): Promise<HelpItem | undefined> {
  const { rows } = await sql<HelpItem>`select ${columns} from help_item h where h.id::text = ${id}`.execute(tx);
  return rows[0];
}

export interface NewHelp {
  area: string;
  language: string;
  kind: string;
  title: string;
  body: string | null;
  link: string | null;
  file_sha256: string | null;
  file_name: string | null;
  file_size: number | null;
  position: number;
  published: boolean;
}

export async function insertHelp(tx: Tx, item: NewHelp): Promise<string> {
  return (await tx.insertInto('help_item').values(item).returning('id').executeTakeFirstOrThrow()).id;
}

/** False: somebody changed it since that version. */
export async function updateHelp(
  tx: Tx,
  id: string,
  version: number,
  change: Pick<NewHelp, 'title' | 'body' | 'link' | 'position' | 'published'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('help_item')
    .set({ ...change, version: version + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
