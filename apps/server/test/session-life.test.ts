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
