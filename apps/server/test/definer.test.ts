import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const folder = join(import.meta.dirname, '../migrations/definer');
const one = async (sql: string, values: unknown[] = []) =>
  Object.values((await database.pool.query(sql, values)).rows[0] ?? {})[0];
const personOf = async (email: string) =>
  (await database.owner.query<{ id: string }>('select id from person where email = $1', [email])).rows[0]?.id ?? '';

describe('functions that pass row-level security', () => {
  it('are the ones of migrations/definer, and no other', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      "select nspname || '.' || proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where prosecdef and nspname not like 'pg_%' order by 1",
    );
    const text = readdirSync(folder)
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    for (const { name } of rows) expect(text, name).toContain(`function ${name}(`);
  });

  it('can be run by the application alone, not by everybody', async () => {
    const { rows } = await database.owner.query(
      "select proname from pg_proc where prosecdef and pronamespace = 'access'::regnamespace and has_function_privilege('public', oid, 'execute')",
    );
    expect(rows).toEqual([]);
  });

  it('access.credentials answers one person for each identifier and nobody for an unknown one', async () => {
    const maria = await personOf('maria@pantanal.test');
    for (const [kind, value] of [
      ['cpf', '52998224725'],
      ['email', 'MARIA@pantanal.test'],
      ['cellPhone', '11987654321'],
    ])
      expect(await one('select person_id from access.credentials($1, $2)', [kind, value])).toBe(maria);
    expect(await one('select count(*)::int from access.credentials($1, $2)', ['cpf', '11144477735'])).toBe(0);
  });

  it('access.person_name and person_cpf tell nothing without a context', async () => {
    const maria = await personOf('maria@pantanal.test');
    expect(await one('select access.person_name($1)', [maria])).toBeNull();
    expect(await one('select access.person_cpf($1)', [maria])).toBeNull();
  });

  it('access.person_for_worker makes or finds nobody outside of HR', async () => {
    await expect(one("select access.person_for_worker('11144477735', 'X')")).rejects.toThrow('ACCESS_NOT_ALLOWED');
    expect(await personOf('')).toBe('');
  });

  it('access.renew_token refuses a token sixteen minutes past its term, and one of an ended session', async () => {
    const maria = await personOf('maria@pantanal.test');
    const token = await one("select access.open_session($1, '', '')", [maria]);
    await database.owner.query("update session_token set expires_at = now() - interval '16 minutes' where id = $1", [
      token,
    ]);
    expect(await one('select access.renew_token($1)', [token])).toBeNull();
    await database.owner.query("update session_token set expires_at = now() - interval '14 minutes' where id = $1", [
      token,
    ]);
    expect(await one('select access.renew_token($1)', [token])).not.toBeNull();
    await database.owner.query("select access.end_session(session_id, 'test') from session_token where id = $1", [
      token,
    ]);
    expect(await one('select access.renew_token($1)', [token])).toBeNull();
  });

  it('access.offer_first_access offers nothing where somebody is on the platform; a link creates one administrator, once', async () => {
    const hash = Buffer.from('a'.repeat(64), 'hex');
    expect(await one('select access.offer_first_access($1)', [hash])).toBe(false);
    await database.owner.query('truncate person cascade');
    expect(await one('select access.offer_first_access($1)', [hash])).toBe(true);
    const create = () =>
      one("select access.create_first_administrator($1, 'Ada', '52998224725', 'Ada@x.test', 'hash')", [hash]);
    expect(await create()).not.toBeNull();
    expect(await create()).toBeNull();
    expect((await database.owner.query('select role from membership')).rows).toEqual([{ role: 'ADMIN' }]);
  });
});
