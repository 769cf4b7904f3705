import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#kernel/database/migrate.ts';
import { keepSigningKey, openSigningKey } from '#kernel/http/signing-key.ts';
import { createTokens, tokenRow } from '#kernel/http/token.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { startApp, startBeside, type TestApp } from './app.ts';
import { testSecretsKey } from './cluster.ts';

/* S19: a copy of the database, or a backup, makes no live session: the signing key is sealed, and of a token only a hash is kept. */
const secrets = secretsWith(testSecretsKey);
let app: TestApp;
let key: Buffer;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  key = await openSigningKey(app.database.pool, secrets);
});
afterAll(() => app.stop());

const paths = ['/usuario/getusuariologado', '/recibo/trabalhador/1/10', '/usuario/refreshtoken'];
/** What an ordinary call, a quick one and the renewal answer to a token. */
async function answersTo(token: string, base = app.base): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-profile': 'trabalhador' };
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await fetch(base + path, { headers })).status);
  return statuses;
}

/** Every row of every table of every schema, as text. */
async function everyRow(): Promise<string> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'",
  );
  const texts: string[] = [];
  for (const { name } of rows)
    texts.push(...(await app.database.owner.query(`select t::text as row from ${name} t`)).rows.map(({ row }) => row));
  return texts.join('\n');
}

it('S19: neither the key nor the id of a token is in any row; what is kept of a token opens nothing, even with the key', async () => {
  const token = await app.bearer('maria');
  expect(await answersTo(token)).toEqual([200, 200, 200]);
  const jti = String(decodeJwt(token).jti);
  const rows = await everyRow();
  expect(rows).toContain(tokenRow(jti));
  expect(rows).not.toContain(jti);
  expect(rows).not.toContain(key.toString('hex'));
  expect(rows).not.toContain(key.toString('base64'));
  const forged = await createTokens(key).sign({ jti: tokenRow(jti) });
  expect(await answersTo(forged.access_token)).toEqual([401, 401, 401]);
});

it('S19: the key is opened with the installation’s secrets alone', async () => {
  await expect(openSigningKey(app.database.pool, secretsWith(Buffer.alloc(32, 8)))).rejects.toThrow(/another key/);
});

it('S19: an installation of before keeps its key and its tokens', async () => {
  const { owner, ownerConfig } = app.database;
  const token = await app.bearer('maria');
  const jti = String(decodeJwt(token).jti);
  await owner.query("delete from migration where name = 'tables/2026-11-27-01-identity-seals.sql'");
  await owner.query('alter table session_token alter column id set default gen_random_uuid()');
  await owner.query('update session_token set id = $1 where id = $2', [jti, tokenRow(jti)]);
  await owner.query('alter table signing_key drop column sealed');
  await owner.query('update signing_key set secret = $1', [key]);
  await migrate(ownerConfig, { afterwards: client => keepSigningKey(client, secrets) });
  expect(await everyRow()).not.toContain(key.toString('hex'));
  const beside = await startBeside(app);
  expect(await answersTo(token, beside.base)).toEqual([200, 200, 200]);
  await beside.stop();
});
