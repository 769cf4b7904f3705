import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, passwordFits } from './password.ts';

const composed = 'Crach\u00e1 2026';
const parted = 'Cracha\u0301 2026';

it.each([
  ['one character', 'as one', composed, composed],
  ['two characters', 'as one', composed, parted],
  ['one character', 'as two', parted, composed],
  ['wide figures', 'as plain ones', 'Crach\u00e1 ２０２６', composed],
])('an accented letter sent as %s fits the password that was set %s', async (_sent, _set, set, sent) => {
  expect(await passwordFits(sent, await hashPassword(set))).toBe(true);
});

it('a password that was kept as its device wrote it still fits', async () => {
  expect(await passwordFits(composed, await hash(parted))).toBe(true);
  expect(await passwordFits(parted, await hash(parted))).toBe(true);
});

it('another password fits neither, and none fits somebody who has none', async () => {
  expect(await passwordFits('Cracha 2026', await hashPassword(composed))).toBe(false);
  expect(await passwordFits(composed, null)).toBe(false);
});
