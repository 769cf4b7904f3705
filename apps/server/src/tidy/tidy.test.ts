import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '#test/database.ts';
import { tidy, tidyJobs } from './tidy.jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const count = async (table: string) =>
  Number((await database.owner.query(`select count(*) as n from ${table}`)).rows[0].n);

it('what has had its time goes, every hour; what has not stays', async () => {
  expect(tidy.every).toBe('17 * * * *');
  await database.owner.query(`
    insert into idempotency_key (owner, key, call, request_hash, created_at)
      select 'o', 'key-' || lpad(hours::text, 4, '0'), 'c', '', now() - make_interval(hours => hours) from unnest(array[1, 23, 25]) hours;
    insert into attempt (kind, subject, at) select 'password', '', now() - make_interval(hours => hours) from unnest(array[1, 25]) hours;
    insert into used_captcha (mac, expires_at) values ('a', now() + interval '1 minute'), ('b', now() - interval '1 minute');
    insert into passkey_challenge (mac, expires_at) values ('a', now() + interval '1 minute'), ('b', now() - interval '1 minute');
    insert into provider_sign_in (state_mac, sealed, expires_at) values ('a', '', now() + interval '1 minute'), ('b', '', now() - interval '1 minute');
    insert into worker_opening (token_id, permission, app_access, person_id, session_id, valid_until, policy, employers, hidden)
      select gen_random_uuid(), '', '', gen_random_uuid(), gen_random_uuid(), now() + make_interval(mins => mins), '', '{}', '{}' from unnest(array[1, -1]) mins;
    with s as (insert into session (person_id, profile, idle_until) select id, 'trabalhador', now() from person limit 1 returning id)
      insert into session_token (id, session_id, expires_at) select gen_random_uuid(), s.id, now() - make_interval(mins => mins) from s, unnest(array[10, 1500]) mins`);
  const [handler] = tidyJobs({ pool: database.pool });
  await handler?.run({} as never, new AbortController().signal);
  const left = await Promise.all(
    ['idempotency_key', 'attempt', 'used_captcha', 'passkey_challenge', 'provider_sign_in', 'worker_opening'].map(
      count,
    ),
  );
  expect(left).toEqual([2, 1, 1, 1, 1, 1]);
  expect(await count("session_token where expires_at < now() - interval '1 hour'")).toBe(0);
  expect(await count('session_token where expires_at < now()')).toBe(1);
});
