import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { Refusal } from '../refusal.ts';
import { allOf, counting, fitsType, type Key, type KeyType, keyset, nextOf, pageOf, placeIn } from './keyset.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
function written(part: RawBuilder<unknown>) {
  const { sql: text, parameters } = part.compile(compiler);
  return [text, ...parameters];
}
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
  return 'taken';
};

const name: Key = { value: sql`t.name`, type: 'text' };
const day: Key = { value: sql`t.day`, type: 'day', descending: true };
const id: Key = { value: sql`t.id`, type: 'uuid' };

describe('a cursor may hold', () => {
  it.each<[KeyType, string, boolean]>([
    ['text', '', true],
    ['text', 'ação', true],
    ['text', 'a\0', false],
    ['boolean', 'true', true],
    ['boolean', 'false', true],
    ['boolean', 't', false],
    ['integer', '-12', true],
    ['integer', '999999999', true],
    ['integer', '9999999999', false],
    ['integer', '1.5', false],
    ['integer', '1e3', false],
    ['bigint', '123456789012345678', true],
    ['bigint', '9999999999999999999', false],
    ['day', '2028-02-29', true],
    ['day', '0001-01-01', true],
    ['day', '9999-12-31', true],
    ['day', '2026-02-29', false],
    ['day', '2026-02-30', false],
    ['day', '2026-11-31', false],
    ['day', '2026-00-10', false],
    ['day', '2026-13-45', false],
    ['day', '2026-10-00', false],
    ['day', '0000-01-01', false],
    ['day', '2026-1-1', false],
    ['day', '2026-10-01\n', false],
    ['instant', '2026-11-30 14:05:06+00', true],
    ['instant', '2026-11-30 14:05:06.123456+00', true],
    ['instant', '2026-11-30 14:05:06.123456-03:30', true],
    ['instant', '2026-02-30 14:05:06+00', false],
    ['instant', '2026-11-30 24:05:06+00', false],
    ['instant', '2026-11-30 14:65:06+00', false],
    ['instant', '2026-11-30 14:05:06+99', false],
    ['instant', '2026-11-30T14:05:06Z', false],
    ['instant', '2026-11-30', false],
    ['instant', 'infinity', false],
    ['instantOrNever', '-infinity', true],
    ['instantOrNever', '2026-11-30 14:05:06+00', true],
    ['instantOrNever', '2026-02-30 14:05:06+00', false],
    ['uuid', nobody, true],
    ['uuid', nobody.slice(1), false],
    ['uuid', `${nobody}\0`, false],
  ])('%s %j: %s', (type, text, fits) => {
    expect(fitsType(type, text)).toBe(fits);
  });
});

describe('a cursor that is', () => {
  const types: KeyType[] = ['text', 'uuid'];
  it.each<[string, string]>([
    ['empty', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no list', Buffer.from('{"a":1}').toString('base64url')],
    ['too short', writeCursor(['a'])],
    ['too long', writeCursor(['a', nobody, 'a'])],
    ['of other values', writeCursor(['a', 'b'])],
    ['of lists', Buffer.from(JSON.stringify([['a'], [nobody]])).toString('base64url')],
    ['of nothing', writeCursor([null, nobody])],
    ['a number for a word', writeCursor([1, nobody])],
    ['a zero character', writeCursor(['a\0', nobody])],
  ])('%s is INVALID_PAGE', (_, after) => {
    expect(codeOf(() => placeIn(types, after))).toBe('INVALID_PAGE');
  });

  it('left out begins at the first row', () => {
    expect(placeIn(types, undefined)).toBeUndefined();
  });

  it('the list’s own is its values, as text', () => {
    expect(placeIn(['integer', 'uuid'], writeCursor([202610, nobody]))).toEqual(['202610', nobody]);
  });

  it('of another order is INVALID_PAGE', () => {
    const after = writeCursor(['nome', 'a', nobody]);
    expect(codeOf(() => placeIn(types, after, 'nome'))).toBe('taken');
    expect(codeOf(() => placeIn(types, after, '-nome'))).toBe('INVALID_PAGE');
    expect(codeOf(() => placeIn(types, writeCursor(['a', nobody]), 'nome'))).toBe('INVALID_PAGE');
  });
});

describe('a statement', () => {
  const after = (...values: string[]) => ({ page: 3, size: 10, after: writeCursor(values) });

  it('compares rows where all keys run up', () => {
    const { beyond, orderBy } = keyset([name, id], after('ana', nobody));
    expect(written(beyond)).toEqual(['(t.name, t.id) > ($1::text, $2::uuid)', 'ana', nobody]);
    expect(written(orderBy)).toEqual(['t.name, t.id']);
  });

  it('compares rows where all keys run down', () => {
    const { beyond, orderBy } = keyset([day, { ...id, descending: true }], after('2026-10-01', nobody));
    expect(written(beyond)).toEqual(['(t.day, t.id) < ($1::date, $2::uuid)', '2026-10-01', nobody]);
    expect(written(orderBy)).toEqual(['t.day desc, t.id desc']);
  });

  it('asks a key at a time where they run both ways', () => {
    const { beyond } = keyset([day, id], after('2026-10-01', nobody));
    expect(written(beyond)[0]).toBe('((t.day < $1::date) or (t.day = $2::date and t.id > $3::uuid))');
  });

  it.each([
    [{ size: 10 }, 11, 0],
    [{ page: 3, size: 10 }, 11, 20],
    [after('ana', nobody), 11, 0],
  ])('reads one row more than %j asks', (asked, limit, offset) => {
    expect(written(keyset([name, id], asked).limit)).toEqual(['limit $1 offset $2', limit, offset]);
  });

  it('writes the place as text, with the name of its order', () => {
    const placed = (order?: string) => written(sql`select ${keyset([name, id], { size: 1 }, order).place}`);
    expect(placed()).toEqual(['select jsonb_build_array((t.name)::text, (t.id)::text) as "place"']);
    expect(placed('nome')).toEqual([
      'select jsonb_build_array($1::text, (t.name)::text, (t.id)::text) as "place"',
      'nome',
    ]);
  });

  it('counts one more than a list tells', () => {
    expect(written(counting(sql`t where true`))).toEqual([
      'select count(*)::integer as n from (select from t where true limit 10001) as counted',
    ]);
  });

  it('joins the conditions that are asked', () => {
    expect(written(allOf())).toEqual(['true']);
    expect(written(allOf(undefined, sql`a`, undefined, sql`b`))).toEqual(['a and b']);
  });
});

describe('a page', () => {
  const rows = ['a', 'b', 'c'].map(text => ({ text, place: [text, nobody] }));
  const textOf = (row: { text: string }) => row.text;

  it('of all rows is the last', () => {
    expect(pageOf(rows, 3, { page: 1, size: 3 }, textOf)).toEqual({
      items: ['a', 'b', 'c'],
      total: 3,
      page: 1,
      size: 3,
      after: null,
    });
  });

  it('with one row more names the place of its last', () => {
    const { items, after } = pageOf(rows, 3, { page: 1, size: 2 }, textOf);
    expect(items).toEqual(['a', 'b']);
    expect(readCursor(after ?? '', 2)).toEqual(['b', nobody]);
    expect(nextOf(rows, 3)).toBeNull();
  });

  it('tells of more than it counted', () => {
    expect(pageOf(rows, 10_001, { page: 1, size: 3 }, textOf)).toMatchObject({ total: 10_000, moreThanTotal: true });
    expect(pageOf(rows, 101, { page: 1, size: 3, most: 100 }, textOf)).toMatchObject({
      total: 100,
      moreThanTotal: true,
    });
  });
});
