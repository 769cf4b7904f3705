import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { refusalOf } from '#test/calls.ts';
import { anonymous, form, solved, throughCaptcha } from './identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt'));

const bruno = { Email: 'bruno@boreal.test' };
const guess = (headers: Record<string, string> = {}, extra: Record<string, string> = {}) =>
  anonymous(app, headers)(calls.signIn, { body: { ...form(bruno, 'Errada@2026'), ...extra } });
const checked = async () => {
  const { rows } = await app.database.owner.query("select count(*)::int as n from attempt where state = 'failed'");
  return rows[0].n;
};

describe('guesses at a password', () => {
  it('ten reach the check in fifteen minutes at most, of sixty-four at once, whatever X-Forwarded-For says', async () => {
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, n) => refusalOf(guess({ 'x-forwarded-for': `10.0.0.${n}` }))),
    );
    const codes = all.map(({ body }) => body.code);
    expect(codes.filter(code => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(10);
    expect(codes.filter(code => code === 'LOGIN_FAILED')).toHaveLength(await checked());
    expect(codes.filter(code => !['LOGIN_FAILED', 'CAPTCHA_REQUIRED', 'TOO_MANY_ATTEMPTS'].includes(code))).toEqual([]);
  });

  it('with every captcha solved still ten, then the wait is told', async () => {
    const codes = [];
    for (let n = 0; n < 12; n++) {
      const refusal = await throughOrNot();
      codes.push(refusal.body.code);
      if (refusal.body.code === 'TOO_MANY_ATTEMPTS') expect(refusal.body.data?.retryAfter).toBeGreaterThan(0);
    }
    expect(codes).toEqual([...Array(10).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    expect(await checked()).toBe(10);
  });

  it('S15: ten an account, whatever name is typed for it', async () => {
    const { rows } = await app.database.owner.query("select cpf from person where email = 'bruno@boreal.test'");
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) {
      const name = n % 2 ? bruno : { CPF: rows[0].cpf };
      const send = (token?: string) =>
        anonymous(app)(calls.signIn, { body: { ...form(name, 'Errada@2026'), ...(token ? { Token: token } : {}) } });
      codes.push(await throughCaptcha(send).then(String, refusal => refusal.body.code));
    }
    expect(codes).toEqual([...Array(10).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  });

  it('S15: an address is refused from 600 failures on, an office never comes there', async () => {
    const failed = (count: number) =>
      app.database.owner.query(
        "insert into attempt (kind, subject, state, ip) select 'password', sha256(n::text::bytea), 'failed', '127.0.0.1' from generate_series(1, $1::int) n",
        [count],
      );
    await failed(599);
    expect((await throughOrNot()).body.code).toBe('LOGIN_FAILED');
    expect((await refusalOf(guess())).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('twenty right ones of one account at once all pass', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => anonymous(app)(calls.signIn, { body: form(bruno) })),
    );
    expect(new Set(all.map(({ access_token }) => access_token)).size).toBe(20);
  });

  it('a known device gets in while strangers have locked the account, and its own wrong guesses end it', async () => {
    const { psk = '' } = await anonymous(app)(calls.signIn, { body: { ...form(bruno), remember: 'true' } });
    for (let n = 0; n < 10; n++) await throughOrNot();
    expect((await refusalOf(anonymous(app)(calls.signIn, { body: form(bruno) }))).body.code).toBe('TOO_MANY_ATTEMPTS');
    await anonymous(app)(calls.signIn, { body: { ...form(bruno), PSK: psk } });
    const codes = [];
    for (let n = 0; n < 11; n++) codes.push((await throughOrNot({ PSK: psk })).body.code);
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });

  it("another person's device key helps nobody", async () => {
    const helena = { Email: 'helena@pantanal.test' };
    const { psk = '' } = await anonymous(app)(calls.signIn, { body: { ...form(helena), remember: 'true' } });
    for (let n = 0; n < 10; n++) await throughOrNot();
    expect((await refusalOf(anonymous(app)(calls.signIn, { body: { ...form(bruno), PSK: psk } }))).body.code).toBe(
      'TOO_MANY_ATTEMPTS',
    );
  });
});

describe('the captcha', () => {
  it('is asked for after three failures, counts once, and not when it is somebody else’s sum', async () => {
    for (let n = 0; n < 3; n++) expect((await refusalOf(guess())).body.code).toBe('LOGIN_FAILED');
    const asked = await refusalOf(guess());
    expect(asked.body.code).toBe('CAPTCHA_REQUIRED');
    const token = solved(challengeIn(asked));
    const wrong = `${token.slice(0, token.lastIndexOf('.'))}.no`;
    expect((await refusalOf(guess({}, { Token: wrong }))).body.code).toBe('CAPTCHA_INVALID');
    const forged = solved({ desafio: `14.${Date.now() + 60_000}.salt.AAAA`, bits: 14 });
    expect((await refusalOf(guess({}, { Token: forged }))).body.code).toBe('CAPTCHA_INVALID');
    expect(await checked()).toBe(3);
    await anonymous(app)(calls.signIn, { body: { ...form(bruno), Token: token } });
    expect((await refusalOf(guess({}, { Token: token }))).body.code).toBe('CAPTCHA_INVALID');
  });

  it('grows with the failures', async () => {
    const bits = [];
    for (let n = 0; n < 6; n++) {
      const asked = await refusalOf(guess());
      if (asked.body.code !== 'CAPTCHA_REQUIRED') continue;
      bits.push(challengeIn(asked).bits);
      await refusalOf(guess({}, { Token: solved(challengeIn(asked)) }));
    }
    expect(bits).toEqual([14, 15, 16]);
  });

  it('S15: an easier sum than is asked for by now is none', async () => {
    for (let n = 0; n < 3; n++) await refusalOf(guess());
    const easy = [challengeIn(await refusalOf(guess())), challengeIn(await refusalOf(guess()))].map(solved);
    expect((await refusalOf(guess({}, { Token: easy[0] ?? '' }))).body.code).toBe('LOGIN_FAILED');
    const harder = await refusalOf(guess({}, { Token: easy[1] ?? '' }));
    expect([harder.body.code, challengeIn(harder).bits]).toEqual(['CAPTCHA_INVALID', 15]);
  });
});

function challengeIn(refusal: Refusal): { desafio: string; bits: number } {
  const { desafio, bits } = refusal.body.data ?? {};
  return { desafio: String(desafio), bits: Number(bits) };
}

/** The refusal of a wrong guess, its captcha solved where one is asked for. */
async function throughOrNot(extra: Record<string, string> = {}): Promise<Refusal> {
  try {
    await throughCaptcha(token => guess({}, { ...extra, ...(token ? { Token: token } : {}) }));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was not refused');
}
