import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#kernel/database/migrate.ts';
import { layOut, previousVersion } from '../../../scripts/lib/previous.mjs';
import { asOwner, at, dropDatabase } from './cluster.ts';
import { brokenFor, type Shape, shapeOf } from './schema-shape.ts';

const previous = previousVersion() ?? '';

describe('a version may be rolled out beside the one before', () => {
  const database = `cracha_rolling_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'cracha-rolling-'));
  afterAll(async () => {
    await dropDatabase(inject('owner'), database);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!previous)(
    'its migrations take away nothing, and change nothing, that the one before reads or writes',
    async () => {
      layOut(previous, folder, 'apps/server/migrations');
      await asOwner(inject('owner'), `create database ${database}`);
      const config = at(inject('owner'), database);
      const client = new pg.Client(config);
      await client.connect();
      try {
        await migrate(config, { from: join(folder, 'apps/server/migrations') });
        const before = await shapeOf(client);
        expect(Object.keys(before).length).toBeGreaterThan(1000);
        await migrate(config);
        expect(brokenFor(before, await shapeOf(client))).toEqual([]);
      } finally {
        await client.end();
      }
    },
  );

  const before: Shape = {
    'table receipt': 'there',
    'column receipt.net': 'bigint',
    'column receipt.kind': 'text, needed',
    'function access.claims(uuid)': 'jsonb',
    'right to update receipt.net': 'given',
  };
  it.each<[string, Shape, string[]]>([
    ['nothing changed', {}, []],
    [
      'a table, and a column that may be left out, are new',
      { 'table more': 'there', 'column receipt.more': 'text' },
      [],
    ],
    ['a new table needs its columns', { 'table more': 'there', 'column more.name': 'text, needed' }, []],
    ['what was needed may be left out', { 'column receipt.kind': 'text' }, []],
    ['a column has another type', { 'column receipt.net': 'text' }, ['column receipt.net was bigint, and is text']],
    [
      'a column is needed from now on',
      { 'column receipt.net': 'bigint, needed' },
      ['column receipt.net was bigint, and is bigint, needed'],
    ],
    [
      'a function answers something else',
      { 'function access.claims(uuid)': 'text' },
      ['function access.claims(uuid) was jsonb, and is text'],
    ],
    [
      'an old table needs a new column',
      { 'column receipt.more': 'text, needed' },
      ["column receipt.more is new and needed: who doesn't know it can't write"],
    ],
  ])('%s', (_what, change, broken) => {
    expect(brokenFor(before, { ...before, ...change })).toEqual(broken);
  });

  it.each(Object.keys(before))('%s that is gone is missed', name => {
    const after = Object.fromEntries(Object.entries(before).filter(([one]) => one !== name));
    expect(brokenFor(before, after)).toEqual([`${name} is gone`]);
  });
});
