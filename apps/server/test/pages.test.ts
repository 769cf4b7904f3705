import { contract } from '@cracha/contract/contract.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const page = async (path: string) => {
  const answer = await fetch(app.base.replace(/\/api$/, path));
  return { status: answer.status, text: await answer.text() };
};

it('/api/docs lists every call, and says which are planned', async () => {
  const { status, text } = await page('/api/docs');
  expect(status).toBe(200);
  expect(text).toContain('/holerite/concordaholerite/:id');
  const calls: Endpoint[] = Object.values(contract).flatMap(feature => Object.values<Endpoint>(feature));
  for (const { path } of calls) expect(text).toContain(`<code>${path}</code>`);
  expect(text.split('planned: answers 501')).toHaveLength(1 + calls.filter(({ planned }) => planned).length);
  expect(JSON.parse((await page('/api/docs/openapi.json')).text)).toMatchObject({ openapi: '3.1.0' });
});

it('/outbox shows what was sent in development, made safe, and is not there in production', async () => {
  await app.database.owner.query(
    "insert into outbox_message (channel, recipient, subject, body) values ('mail', 'x@y.test', '<b>oi</b>', 'texto')",
  );
  expect((await page('/outbox')).text).toContain('&#60;b&#62;oi&#60;/b&#62;');
  const throughProxy = await fetch(app.base.replace(/\/api$/, '/outbox'), {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
  expect(throughProxy.status).toBe(404);
  const production = await startApp({ NODE_ENV: 'production' });
  const answer = await fetch(`${production.base.replace(/\/api$/, '')}/outbox`);
  expect(await answer.text()).not.toContain('Outbox');
  await production.stop();
});

it('a missing asset is not found, never the page in its place', async () => {
  expect((await page('/assets/nada.js')).status).toBe(404);
});
