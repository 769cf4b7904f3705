import { exactTotalLimit } from '@cracha/contract/kernel/page.ts';
import { type AliasedRawBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readCursor, totalOf, writeCursor } from '../http/cursor.ts';
import { refuse } from '../refusal.ts';
import type { Tx } from './transaction.ts';
import { isUuid } from './uuid.ts';

/** What a sort value is: what a cursor may hold for it, and what it is cast to. */
const types = {
  text: { cast: sql`text`, fits: (text: string) => !text.includes('\0') },
  boolean: { cast: sql`boolean`, fits: (text: string) => text === 'true' || text === 'false' },
  integer: { cast: sql`integer`, fits: (text: string) => /^-?\d{1,9}$/.test(text) },
  bigint: { cast: sql`bigint`, fits: (text: string) => /^-?\d{1,18}$/.test(text) },
  instant: { cast: sql`timestamptz`, fits: isInstant },
  // what has not happened stands before all that has
  instantOrNever: { cast: sql`timestamptz`, fits: (text: string) => text === '-infinity' || isInstant(text) },
  day: { cast: sql`date`, fits: isDay },
  uuid: { cast: sql`uuid`, fits: isUuid },
} as const;

export type KeyType = keyof typeof types;

/** Whether PostgreSQL takes a text of a cursor as a value of the type: anything else would be an error of the database. */
export const fitsType = (type: KeyType, text: string): boolean => types[type].fits(text);

/** What a cursor's text is cast to, in an order that a list writes itself. */
export const castOf = (type: KeyType): RawBuilder<unknown> => types[type].cast;

/** A day there is, from the year 1 on: `Date` alone takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-01T00:00:00Z`);
  if (year === '0000' || Number.isNaN(at.getTime())) return false;
  at.setUTCDate(Number(day));
  return at.toISOString().slice(0, 10) === text;
}

/** As PostgreSQL writes a moment: `2026-11-30 14:05:06.123456+00`. */
function isInstant(text: string): boolean {
  const clock = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;
  return isDay(text.slice(0, 10)) && text[10] === ' ' && clock.test(text.slice(11));
}

/** A sort value of a list, in its own direction. It is never null; the last of an order is an id. */
export interface Key {
  value: RawBuilder<unknown>;
  type: KeyType;
  descending?: boolean;
}

/** Which page a list's call asks for: by its number, or behind a cursor that the list wrote. */
export interface AskedPage {
  page?: number;
  size: number;
  after?: string | undefined;
}

/** A row with its place in the list: what the next cursor is made of. */
export type Placed<R> = R & { place: readonly string[] };

/** The parts of a list's statement that its order and the page decide. */
export interface Keyset {
  /** The values of the row that the page begins behind, in the order's turn. */
  at: readonly string[] | undefined;
  /** What comes behind that row. */
  beyond: RawBuilder<SqlBool>;
  orderBy: RawBuilder<unknown>;
  /** One row more than asked: it tells that another page follows. */
  limit: RawBuilder<unknown>;
  /** A column of the statement, for `pageOf`. */
  place: AliasedRawBuilder<string[], 'place'>;
}

/** @param name of the order, where a list has several: a cursor of another one is refused. @throws INVALID_PAGE for a cursor this order did not write */
export function keyset(order: readonly Key[], { page = 1, size, after }: AskedPage, name?: string): Keyset {
  const at = placeIn(
    order.map(({ type }) => type),
    after,
    name,
  );
  const kept = order.map(({ value }) => sql`(${value})::text`);
  return {
    at,
    beyond: at ? beyondPlace(order, at) : sql<SqlBool>`true`,
    orderBy: orderOf(order),
    limit: sql`limit ${size + 1} offset ${at ? 0 : (page - 1) * size}`,
    place: sql<string[]>`jsonb_build_array(${sql.join(name ? [sql`${name}::text`, ...kept] : kept)})`.as('place'),
  };
}

export function orderOf(order: readonly Key[]): RawBuilder<unknown> {
  return sql.join(order.map(({ value, descending }) => (descending ? sql`${value} desc` : value)));
}

/** The values a cursor keeps, one of each type; undefined: from the beginning. @throws INVALID_PAGE for anything else */
export function placeIn(
  order: readonly KeyType[],
  after: string | undefined,
  name?: string,
): readonly string[] | undefined {
  if (after === undefined) return undefined;
  const kept = readCursor(after, order.length + (name ? 1 : 0));
  if (name && kept.shift() !== name) refuse('INVALID_PAGE');
  return order.map((type, at) => {
    const value = kept[at];
    const isOurs =
      typeof value === 'string' || (typeof value === 'number' && (type === 'integer' || type === 'bigint'));
    return isOurs && fitsType(type, String(value)) ? String(value) : refuse('INVALID_PAGE');
  });
}

/** One comparison of rows where all keys run the same way, which an index can answer; else a key at a time. */
function beyondPlace(order: readonly Key[], place: readonly string[]): RawBuilder<SqlBool> {
  const at = order.map(({ type }, i) => sql`${place[i]}::${types[type].cast}`);
  const ways = new Set(order.map(({ descending = false }) => descending));
  if (ways.size === 1) {
    const values = order.map(({ value }) => value);
    return sql`(${sql.join(values)}) ${ways.has(true) ? sql`<` : sql`>`} (${sql.join(at)})`;
  }
  const steps = order.map(({ value, descending }, i) => {
    const equal = order.slice(0, i).map((key, j) => sql`${key.value} = ${at[j]}`);
    return sql`(${sql.join([...equal, sql`${value} ${descending ? sql`<` : sql`>`} ${at[i]}`], sql` and `)})`;
  });
  return sql`(${sql.join(steps, sql` or `)})`;
}

interface Cut {
  /** The place of a row, as `keyset` or an order of a list's own wrote it. */
  place: Parameters<typeof writeCursor>[0];
}

/** The cursor of the next page; null where no row more than the size was read. */
export function nextOf(rows: readonly Cut[], size: number): string | null {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return last ? writeCursor(last.place) : null;
}

/** Rows as a list's call answers them, and how many there are in all. `most`: up to where they were counted, if not to 10,000. */
export function pageOf<R extends Cut, T>(
  rows: readonly R[],
  counted: number,
  { page, size, most }: { page: number; size: number; most?: number | undefined },
  present: (row: R) => T,
) {
  const items = rows.slice(0, size).map(row => present(row));
  return { items, ...totalOf(counted, most), page, size, after: nextOf(rows, size) };
}

/** Rows are counted up to this many: one more than a list tells exactly. */
export const mostCounted = exactTotalLimit + 1;

/** A statement that counts rows, exact up to 10,000; 10,001 stands for more. `from`: `ticket t where …`. */
export function counting(from: RawBuilder<unknown>): RawBuilder<{ n: number }> {
  return sql`select count(*)::integer as n from (select from ${from} limit ${sql.lit(mostCounted)}) as counted`;
}

export async function countUpTo(tx: Tx, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await counting(from).execute(tx);
  return rows[0]?.n ?? 0;
}

/** The conditions that are asked for, joined; an `undefined` one is not. */
export function allOf(...parts: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<SqlBool> {
  const asked = parts.filter(part => part !== undefined);
  return asked.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(asked, sql` and `)}`;
}
