import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lease } from '#kernel/database/lease.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(async () => {
  await database.drop();
});

describe('a connection that is held', () => {
  it('tells once that it broke, however often the connection says so, and can still be ended', async () => {
    let lost = 0;
    const told = Promise.withResolvers<void>();
    const held = await lease(database.pool, () => {
      lost += 1;
      told.resolve();
    });
    const { rows } = await held.client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await told.promise;
    held.client.emit('error', new Error('again'));
    held.end();
    expect(lost).toBe(1);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that was ended breaks for nobody', async () => {
    let lost = 0;
    const held = await lease(database.pool, () => {
      lost += 1;
    });
    held.end();
    held.client.emit('error', new Error('terminating connection due to administrator command'));
    expect(lost).toBe(0);
  });
});
