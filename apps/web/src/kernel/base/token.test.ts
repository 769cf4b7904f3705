import { beforeEach, expect, test } from 'vitest';
import { maria, signedInAs } from '#test/people.ts';
import { changeSession, currentSession } from './session.ts';
import { freshToken, setRenewal } from './token.ts';

let renewals = 0;

beforeEach(async () => {
  renewals = 0;
  setRenewal(async () => {
    renewals += 1;
    return { value: `token-${renewals}`, since: Date.now(), until: Date.now() + 600_000 };
  });
  await signedInAs(maria, 'trabalhador');
});

test('nothing is renewed in the first half of the term', async () => {
  await freshToken(Date.now() + 299_000);
  expect(renewals).toBe(0);
});

test('in the last half it is renewed once, however many ask', async () => {
  const now = Date.now() + 301_000;
  await Promise.all([freshToken(now), freshToken(now), freshToken(now)]);
  await expect.poll(() => currentSession()?.token.value).toBe('token-1');
  expect(renewals).toBe(1);
});

test('after the end a request waits for the new one', async () => {
  const past = Date.now() - 700_000;
  await changeSession({ token: { value: 'old', since: past, until: past + 600_000 } });
  await freshToken();
  expect(currentSession()?.token.value).toBe('token-1');
});
