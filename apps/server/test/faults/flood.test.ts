import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../app.ts';

// How fast the others stay is bench/faults/flood.ts; the turns themselves, with their twin, kernel/http/admission.test.ts.
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

it('one tenant floods: it gets 200, 429 and 503 only; the other is served all the while, and afterwards both are', async () => {
  const headersOf = async (who: 'helena' | 'bruno') => ({
    authorization: `Bearer ${await app.bearer(who)}`,
    'x-profile': 'rh',
  });
  const [helena, bruno] = [await headersOf('helena'), await headersOf('bruno')];
  const ask = (headers: Record<string, string>) => app.send('/recibo/rh/1/10', { headers });
  expect((await ask(bruno)).status).toBe(200);
  const flood = Array.from({ length: 400 }, () => ask(helena));
  const others: number[] = [];
  for (let i = 0; i < 20; i++) others.push((await ask(bruno)).status);
  expect(new Set(others)).toEqual(new Set([200]));
  const answers = await Promise.all(flood);
  const statuses = new Set(answers.map(answer => answer.status));
  expect([...statuses].filter(status => ![200, 429, 503].includes(status))).toEqual([]);
  const refused = answers.find(answer => answer.status === 429) ?? expect.fail('nobody was refused');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('Espere') });
  expect([(await ask(helena)).status, (await ask(bruno)).status]).toEqual([200, 200]);
  expect(app.logged.filter(line => line.includes('RATE_LIMITED'))).toEqual([]);
});
