import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#kernel/database/pool.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/** What a worker's hot reads were opened with is kept (worker_opening) and must hold no moment longer than what it was made of. */
let database: TestDatabase;
let changers: pg.Pool;
let person = '';
let token = '';

beforeAll(async () => {
  database = await makeDatabase();
  changers = createPool({ ...database.ownerConfig, max: 2 });
  const { rows } = await database.owner.query<{ id: string }>(
    "select id from person where email = 'maria@pantanal.test'",
  );
  person = rows[0]?.id ?? '';
  const opened = await database.pool.query<{ token: string }>(
    "select access.token_row(access.open_session($1, '', '')) as token",
    [person],
  );
  token = opened.rows[0]?.token ?? '';
  return async () => {
    await changers.end();
    await database.drop();
  };
});
afterEach(() => database.owner.query('delete from worker_opening'));

const openedAs = async (pool: pg.Pool | pg.PoolClient = database.pool) =>
  (
    await pool.query<{ names: unknown }>(
      "select access.try_worker($1, 'trabalhador', 'TrabalhadorReciboVisualizar', 'recibos') as names",
      [token],
    )
  ).rows[0]?.names ?? null;
const kept = async () => (await database.owner.query('select from worker_opening')).rowCount;

describe('a kept opening', () => {
  it('is used: what it was made of is not read again', async () => {
    const first = await openedAs();
    expect(await kept()).toBe(1);
    await database.owner.query(`update worker_opening set employers = '{"of":"kept"}'`);
    expect(first).not.toEqual({ of: 'kept' });
    expect(await openedAs()).toEqual({ of: 'kept' });
  });

  it.each([
    'valid_until = now()',
    "policy = 'of another year'",
    "permission = 'TrabalhadorReciboDownload'",
    "app_access = 'ponto'",
    'token_id = gen_random_uuid()',
  ])('is not used where it has %s', async other => {
    const first = await openedAs();
    await database.owner.query(`update worker_opening set employers = '{"of":"kept"}', ${other}`);
    expect(await openedAs()).toEqual(first);
  });

  it('can be read and written by nobody but the functions of the database', async () => {
    await expect(database.pool.query('select from worker_opening')).rejects.toThrow(/permission denied/);
    await expect(database.pool.query('delete from worker_opening')).rejects.toThrow(/permission denied/);
    await expect(database.pool.query('select from access_change')).rejects.toThrow(/permission denied/);
  });

  it.each([
    [
      'the company is renamed',
      "update company set trade_name = trade_name || ' 2' where id in (select company_id from employment where person_id = $1)",
    ],
    [
      'the company hides its receipts',
      'update company set shows_receipts = not shows_receipts where id in (select company_id from employment where person_id = $1)',
    ],
    [
      'the company is given less',
      "update company set app_accesses = array_remove(app_accesses, 'recibos') where id in (select company_id from employment where person_id = $1)",
    ],
    [
      'the profile is given less',
      "update access_profile set permissions = permissions[2:] where id in (select access_profile_id from membership where person_id = $1 and role = 'EMPREGADO')",
    ],
    ['a role is taken', 'update membership set enabled = false where person_id = $1'],
    [
      'a role is given',
      "insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how) select $1, 'FINANCEIRO', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Pantanal' and p.role = 'FINANCEIRO' and p.access_group_id is null",
    ],
    ['a role is removed', 'delete from membership where person_id = $1'],
    ['an employment changes', 'update employment set department = $1::uuid::text where person_id = $1'],
    [
      'an employment moves to another person',
      'update employment set person_id = (select id from person where id <> $1 limit 1) where person_id = $1',
    ],
    ['the person is deactivated', 'update person set active = false where id = $1'],
    ['the password becomes provisional', 'update person set password_provisional = true where id = $1'],
    ['a second factor is asked for', 'update person set two_factor_required = not two_factor_required where id = $1'],
    ['the policy is no longer accepted', 'delete from privacy_acceptance where person_id = $1'],
    ['another version was accepted', "update privacy_acceptance set version = '2019-01' where person_id = $1"],
    ['the session is ended', 'update session set ended_at = now() where person_id = $1'],
    ['the session is for support', "update session set kind = 'challenge' where person_id = $1"],
    [
      'the session is due sooner',
      "update session set idle_until = idle_until - interval '1 minute' where person_id = $1",
    ],
    [
      'the token is due sooner',
      'update session_token set expires_at = now() where session_id in (select id from session where person_id = $1)',
    ],
    [
      'the token is removed',
      'delete from session_token where session_id in (select id from session where person_id = $1)',
    ],
  ])('is gone where %s, in the same transaction', async (_what, change) => {
    await openedAs();
    expect(await kept()).toBe(1);
    const client = await changers.connect();
    try {
      await client.query('begin');
      await client.query(change, [person]);
      expect((await client.query('select from worker_opening')).rowCount).toBe(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await kept()).toBe(1);
  });

  it('stays where the session only lives longer', async () => {
    await openedAs();
    await database.owner.query(
      "update session set idle_until = idle_until + interval '1 second' where person_id = $1",
      [person],
    );
    await database.owner.query("update person set name = name || '' where id = $1", [person]);
    expect(await kept()).toBe(1);
  });

  it('is not kept while somebody changes what it is made of: it would outlive the change', async () => {
    const client = await changers.connect();
    try {
      await client.query('begin');
      await client.query('update person set active = false where id = $1', [person]);
      expect(await openedAs()).not.toBeNull();
      expect(await kept()).toBe(0);
      await client.query('commit');
      expect(await openedAs()).toBeNull();
    } finally {
      client.release();
      await database.owner.query('update person set active = true where id = $1', [person]);
    }
  });

  it('that is being kept is waited for by who changes what it is made of, and then taken away', async () => {
    const keeper = await database.pool.connect();
    try {
      await keeper.query('begin');
      expect(await openedAs(keeper)).not.toBeNull();
      let changed = false;
      const change = database.owner.query('update person set active = false where id = $1', [person]).then(() => {
        changed = true;
      });
      await until(
        async () =>
          (await changers.query("select from pg_locks where relation = 'access_change'::regclass and not granted"))
            .rowCount === 1,
      );
      expect(changed).toBe(false);
      await keeper.query('commit');
      await change;
      expect(await openedAs()).toBeNull();
      expect(await kept()).toBe(0);
    } finally {
      keeper.release();
      await database.owner.query('update person set active = true where id = $1', [person]);
    }
  });
});

async function until(true_: () => Promise<boolean>): Promise<void> {
  while (!(await true_())) await new Promise(resolve => setTimeout(resolve, 5));
}
