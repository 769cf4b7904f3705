import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoKey } from '../src/seed/demo-people.ts';
import { startApp, type TestApp } from './app.ts';

/* S14: however much a session is used, it ends: after a month, of staff after a week. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What a session that began so long ago and was used a moment ago is answered: an ordinary call, a quick one, its renewal. */
async function answersTo(who: DemoKey, profile: string, age: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
  await app.database.owner.query('update session set created_at = now() - $2::interval where person_id = $1', [
    await app.personId(who),
    age,
  ]);
  const paths = ['/usuario/getusuariologado', '/recibo/trabalhador/1/10', '/usuario/refreshtoken'];
  const answers = await Promise.all(paths.map(path => app.send(path, { headers })));
  return answers.map(({ status }) => status);
}

it('a worker’s ends after a month', async () => {
  const early = (await answersTo('maria', 'trabalhador', '29 days')).slice(0, 2);
  expect(early).toEqual([200, 200]);
  expect(await answersTo('maria', 'trabalhador', '31 days')).toEqual([401, 401, 401]);
});

it('staff’s after a week', async () => {
  expect((await answersTo('helena', 'rh', '6 days'))[0]).toBe(200);
  expect((await answersTo('helena', 'rh', '8 days'))[0]).toBe(401);
  expect((await answersTo('helena', 'rh', '8 days'))[2]).toBe(401);
});

/** Renews a token; undefined: refused. */
async function renewed(token: string): Promise<string | undefined> {
  const answer = await app.send('/usuario/refreshtoken', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : undefined;
}
const statusOf = async (token: string) =>
  (await app.send('/usuario/getusuariologado', { headers: { authorization: `Bearer ${token}` } })).status;

it('a token whose answer was lost is renewed again; once its successor was used, the session ends and its person is told', async () => {
  const first = await app.bearer('gustavo');
  const lost = (await renewed(first)) ?? '';
  const second = (await renewed(first)) ?? '';
  expect([lost, second].every(Boolean)).toBe(true);
  expect(await statusOf(second)).toBe(200);
  const third = (await renewed(second)) ?? '';
  expect(await renewed(first)).toBeUndefined();
  expect([await statusOf(second), await statusOf(third), await renewed(third)]).toEqual([401, 401, undefined]);
  const { rows } = await app.database.owner.query(
    "select count(*)::integer as told from security_event where kind = 'tokenReused' and person_id = $1",
    [await app.personId('gustavo')],
  );
  expect(rows).toEqual([{ told: 1 }]);
});

it('each chosen group is a line of its own', async () => {
  const first = await app.bearer('bruno');
  const [group] = (await app.database.owner.query("select id from access_group where name = 'Grupo Boreal'")).rows;
  const chosen = await app.send('/grupoacesso/rh/newtoken', {
    method: 'POST',
    headers: { authorization: `Bearer ${first}`, 'x-profile': 'rh', 'content-type': 'application/json' },
    body: JSON.stringify({ idGrupoAcesso: group.id }),
  });
  const { access_token: other } = (await chosen.json()) as { access_token: string };
  expect(await statusOf(other)).toBe(200);
  const next = (await renewed(first)) ?? '';
  expect([await statusOf(next), await statusOf(other), await statusOf((await renewed(other)) ?? '')]).toEqual([
    200, 200, 200,
  ]);
});
