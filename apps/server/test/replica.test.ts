import { ownAccessCalls } from '@cracha/contract/features/identity/own-access.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { codeOf } from './calls.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/** It has the same people, and follows nothing by itself: a replica that is as old as the test wants it. */
let copy: TestDatabase;
let app: TestApp;
let maria: Call;
beforeAll(async () => {
  copy = await makeDatabase();
  app = await startApp({}, copy.appConfig);
  maria = await app.as('maria', 'trabalhador');
});
afterAll(async () => {
  await app.stop();
  await copy.drop();
});

/** How many the call finds: on the primary the session's beginning and another, on the copy none. */
const events = async () =>
  (await maria(ownAccessCalls.securityActivity, { params: { page: '1', size: '10' } })).items.length;

async function follow(...tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await app.database.owner.query(`select to_jsonb(t) as row from ${table} t`);
    await copy.owner.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  }
}

it('a replica answers what may be a moment old, never what is older than what one did oneself', async () => {
  await app.database.owner.query("insert into security_event (person_id, kind) values ($1, 'passwordChanged')", [
    await app.personId('maria'),
  ]);
  // it doesn't know the session yet
  expect(await events()).toBe(2);
  await follow('session', 'session_token');
  expect(await events()).toBe(0);

  await maria(notificationContract.markAsRead, { body: {} });
  expect(await events()).toBe(2);
  await follow('session_position');
  expect(await events()).toBe(0);

  // who may ask is the primary's to say
  await app.database.owner.query('update session set ended_at = now()');
  expect(await codeOf(events())).toBe('UNAUTHENTICATED');
  await app.database.owner.query('update session set ended_at = null');
  expect(await events()).toBe(0);

  const letIn = (may: boolean) => app.database.owner.query(`alter database ${copy.name} with allow_connections ${may}`);
  // whoever ends its connections has one already
  await copy.pool.query('select');
  await letIn(false);
  await copy.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
  );
  expect(await events()).toBe(2);
  await letIn(true);
  await expect.poll(events).toBe(0);
});

it.skipIf(process.env.DATABASE_READ_URL)('without one nothing is written of where a session is', async () => {
  const alone = await startApp();
  const helena = await alone.as('helena', 'rh');
  await helena(notificationContract.markAsRead, { body: {} });
  expect((await alone.database.owner.query('select from session_position')).rowCount).toBe(0);
  await alone.stop();
});
