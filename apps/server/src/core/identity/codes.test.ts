import { expect, it } from 'vitest';
import { secretsWith } from '#kernel/secrets.ts';
import { createCaptcha } from './captcha.ts';
import { digitCode, newRecoveryCodes, provisionalPassword, readRecoveryCode } from './codes.ts';
import { maskCellPhone, maskEmail } from './contact-mask.ts';
import { passwordFault, passwordPolicies } from './password-policy.ts';

const secrets = secretsWith(Buffer.alloc(32, 1));

it('ten recovery codes are ten, and read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(readRecoveryCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
  expect(readRecoveryCode('O0IL1A')).toBeUndefined();
  expect(digitCode()).toMatch(/^\d{6}$/);
});

it('a provisional password passes the default policy of classes', () => {
  for (let n = 0; n < 50; n++)
    expect(passwordFault(provisionalPassword(), passwordPolicies['minimo-4'])).toBeUndefined();
});

it('contacts keep their last digits, or first letters and ending', () => {
  expect(maskCellPhone('11987654321')).toBe('(**) *****-4321');
  expect(maskEmail('maria@pantanal.test')).toBe('m****@p*****.test');
});

it('sealed text comes back with the same key alone, and is refused when a bit changes', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP');
  expect(secrets.unseal(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.seal('a').equals(secrets.seal('a'))).toBe(false);
  expect(() => secretsWith(Buffer.alloc(32, 2)).unseal(sealed)).toThrow();
  sealed[30] = (sealed[30] ?? 0) ^ 1;
  expect(() => secrets.unseal(sealed)).toThrow();
  expect(secrets.mac('one', 'x').equals(secrets.mac('two', 'x'))).toBe(false);
});

it('a captcha is refused after five minutes, too easy, or with another key', () => {
  let now = 1_000_000;
  const captcha = createCaptcha(secrets, () => now);
  const { desafio } = captcha.challenge(1);
  const answers = Array.from({ length: 40 }, (_, n) => `${desafio}.${n}`);
  const right = answers.find(answer => captcha.check(answer, 1)) ?? '';
  expect(captcha.check(right, 2)).toBeUndefined();
  expect(createCaptcha(secretsWith(Buffer.alloc(32, 9)), () => now).check(right, 1)).toBeUndefined();
  now += 5 * 60_000 + 1;
  expect(captcha.check(right, 1)).toBeUndefined();
});
