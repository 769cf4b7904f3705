import { documentCheckContract as calls } from '@cracha/contract/features/document/document-check.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous } from '#features/identity/identity-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('an address asks sixty times a minute, by code or by file, found or not; then it waits', async () => {
  const ask = () => codeOf(anonymous(app)(calls.checkDocumentCode, { params: { codigo: 'ABCD EFGH JKLM NPQR' } }));
  const answers = [];
  for (let n = 0; n < 60; n++) answers.push(await ask());
  expect(new Set(answers)).toEqual(new Set(['NOT_FOUND']));
  expect(await ask()).toBe('RATE_LIMITED');
  const form = new FormData();
  form.append('pdf', new Blob(['%PDF-1.7 nothing']), 'a.pdf');
  expect(await codeOf(anonymous(app)(calls.checkDocumentFile, { body: form }))).toBe('RATE_LIMITED');
  await app.database.owner.query("update attempt set at = at - interval '1 minute' where kind = 'check'");
  expect(await ask()).toBe('NOT_FOUND');
});
