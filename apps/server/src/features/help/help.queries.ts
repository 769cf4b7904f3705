import { type RawBuilder, sql } from 'kysely';
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
  /** Where it stands in its list: area, language, section and order. */
  place: string;
}

export interface HelpFilter {
  area: string | undefined;
  language: string | undefined;
  kind?: string | undefined;
  search: string | undefined;
  published?: boolean;
}

const section = sql`array_position('{basics,manual,library,video}'::text[], h.kind)`;
/** One text that sorts as the list does, so that a cursor is one value and the id. */
const place = sql`(h.area || ' ' || h.language || ' ' || ${section} || ' ' || lpad(h.position::text, 5, '0') || ' ' || public.search_form(h.title))`;
const columns = sql`h.*, h.file_size::integer as file_size, ${place} as place`;

function fits({ area, language, kind, search, published }: HelpFilter): RawBuilder<unknown> {
  const wanted = search?.trim();
  const has = (text: RawBuilder<unknown>) =>
    sql`position(public.search_form(${wanted}) in public.search_form(${text})) > 0`;
  const parts = [
    area === undefined ? undefined : sql`h.area = ${area}`,
    language === undefined ? undefined : sql`h.language = ${language}`,
    kind === undefined ? undefined : sql`h.kind = ${kind}`,
    published === undefined ? undefined : sql`h.published = ${published}`,
    wanted ? sql`(${has(sql`h.title`)} or ${has(sql`coalesce(h.body, '')`)})` : undefined,
  ];
  const asked = parts.filter(part => part !== undefined);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

/** What the reader may see of it (row-level security decides), in order; at most 200. */
export async function readHelp(tx: Tx, filter: HelpFilter): Promise<HelpItem[]> {
  const { rows } = await sql<HelpItem>`
    select ${columns} from help_item h where ${fits(filter)} order by ${place}, h.id limit 200`.execute(tx);
  return rows;
}

/** One row more than asked tells that there is a next page. */
export async function listHelp(
  tx: Tx,
  filter: HelpFilter,
  page: { size: number; offset: number; after: readonly [place: string, id: string] | undefined },
): Promise<HelpItem[]> {
  const [at, id] = page.after ?? [];
  const beyond = at === undefined ? sql`true` : sql`(${place}, h.id) > (${at}, ${id}::uuid)`;
  const { rows } = await sql<HelpItem>`
    select ${columns} from help_item h where ${fits(filter)} and ${beyond}
     order by ${place}, h.id limit ${page.size + 1} offset ${page.after ? 0 : page.offset}`.execute(tx);
  return rows;
}

/** Stops at 10,001. */
export async function countHelp(tx: Tx, filter: HelpFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from help_item h where ${fits(filter)} limit 10001) as counted`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
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
