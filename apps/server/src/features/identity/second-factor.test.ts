import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { anonymous, challengeOf, codeIn, demoCode, form, holding, messageTo } from './identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; update person set two_factor_step = 0'));

const fernanda = { Email: 'fernanda@pantanal.test' };
const withCode = (PSK: string, identifier = fernanda) =>
  anonymous(app)(calls.signInWithCode, { body: { ...form(identifier), PSK } });

describe('POST /usuario/twofact/autentica-usuario', () => {
  it('a finance user can sign in with password and code, and afterwards the same code is refused', async () => {
    const code = demoCode();
    const { access_token } = await withCode(code);
    expect((await clientOf(app.base, access_token, 'financeiro')(calls.signedInUser, {})).nome).toBe(
      'Fernanda Alves Rocha',
    );
    expect(await codeOf(withCode(code))).toBe('TWO_FACTOR_CODE_INVALID');
  });

  it.each([
    [-1, true],
    [1, true],
    [-2, false],
    [2, false],
  ])('a code %i steps away is good: %s', async (steps, good) => {
    const entered = await withCode(demoCode(steps)).then(
      () => true,
      () => false,
    );
    expect(entered).toBe(good);
  });

  it('an older step than one that was used is refused', async () => {
    await withCode(demoCode(1));
    expect(await codeOf(withCode(demoCode(0)))).toBe('TWO_FACTOR_CODE_INVALID');
  });

  it('of sixty-four with one code at the same moment one gets in', async () => {
    const code = demoCode();
    const all = await Promise.allSettled(Array.from({ length: 64 }, () => withCode(code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('guesses at the code count apart: ten, and the password is not locked by them', async () => {
    for (let n = 0; n < 10; n++) expect(await codeOf(withCode('000000'))).toBe('TWO_FACTOR_CODE_INVALID');
    expect(await codeOf(withCode(demoCode()))).toBe('TOO_MANY_ATTEMPTS');
    expect(await codeOf(anonymous(app)(calls.signIn, { body: form(fernanda) }))).toBe('KEY_NOT_FOUND');
  });

  it('says what is missing: no code, no second factor, no right password', async () => {
    expect(await codeOf(withCode(''))).toBe('TWO_FACTOR_CODE_MISSING');
    expect(await codeOf(withCode(demoCode(), { Email: 'maria@pantanal.test' }))).toBe('TWO_FACTOR_NOT_CONFIGURED');
    const wrong = { ...form(fernanda, 'Errada@2026'), PSK: demoCode() };
    expect(await codeOf(anonymous(app)(calls.signInWithCode, { body: wrong }))).toBe('LOGIN_FAILED');
  });

  it('a remembered device spares the code for thirty days, and its expired key asks for it again', async () => {
    const { psk = '' } = await anonymous(app)(calls.signInWithCode, {
      body: { ...form(fernanda), PSK: demoCode(), remember: 'true' },
    });
    const remembered = () => anonymous(app)(calls.signIn, { body: { ...form(fernanda), PSK: psk } });
    expect((await remembered()).access_token).toBeTruthy();
    await app.database.owner.query("update known_device set expires_at = now() - interval '1 second'");
    expect(await codeOf(remembered())).toBe('AUTHENTICATOR_EXPIRE_KEY');
    const invented = { ...form(fernanda), PSK: 'A'.repeat(32) };
    expect(await codeOf(anonymous(app)(calls.signIn, { body: invented }))).toBe('KEY_NOT_FOUND');
  });
});

describe('GET /usuario/SaveTwoFactAuth/{a}/{b}', () => {
  const admin = { Email: 'admin2@cracha.test' };
  const unregister = () =>
    app.database.owner.query(
      "update person set two_factor_active = false, two_factor_secret = null where email = 'admin2@cracha.test'",
    );

  it('an admin can register with the key of the screen, and afterwards the key is gone and the next sign-in asks for a code', async () => {
    await unregister();
    const { access_token } = await anonymous(app)(calls.signIn, { body: form(admin) });
    const call = clientOf(app.base, access_token, 'admin');
    const key = (await call(calls.signedInUser, {})).keyProvisoria ?? '';
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(await codeOf(call(calls.platformAppAccesses, {}))).toBe('STEP_PENDING');
    const save = (sent: string, code: string) => call(calls.saveTwoFactor, { params: { key: sent, code } });
    expect(await codeOf(save('JBSWY3DPEHPK3PXP', demoCode()))).toBe('TWO_FACTOR_KEY_EXPIRED');
    expect(await codeOf(save(key, '000000'))).toBe('TWO_FACTOR_CODE_INVALID');
    const { codigosRecuperacao } = await save(key, demoCode(0, key));
    expect(new Set(codigosRecuperacao).size).toBe(10);
    expect((await call(calls.signedInUser, {})).keyProvisoria).toBeNull();
    await call(calls.platformAppAccesses, {});
    expect(await codeOf(anonymous(app)(calls.signIn, { body: form(admin) }))).toBe('KEY_NOT_FOUND');
    expect(await codeOf(save(key, demoCode(1, key)))).not.toBe('');

    const recovery = codigosRecuperacao[3] ?? '';
    await withCode(recovery.toLowerCase(), admin);
    expect(await codeOf(withCode(recovery, admin))).toBe('TWO_FACTOR_CODE_INVALID');
    const { rows } = await app.database.owner.query('select code_mac from recovery_code');
    expect(rows.some(({ code_mac }) => code_mac.toString('utf8').includes(recovery))).toBe(false);
  });

  it('the secret is sealed in the database', async () => {
    const { rows } = await app.database.owner.query(
      "select two_factor_secret from person where email = 'fernanda@pantanal.test'",
    );
    expect(rows[0].two_factor_secret.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it('is shown to nobody whom step 3 does not ask', async () => {
    const { access_token } = await anonymous(app)(calls.signIn, { body: form({ Email: 'maria@pantanal.test' }) });
    const call = clientOf(app.base, access_token, 'trabalhador');
    expect((await call(calls.signedInUser, {})).keyProvisoria).toBeNull();
  });
});

describe('GET /Usuario/{id}/activate/two-fact-auth/{code}', () => {
  it('a worker can activate it by choice, and afterwards it stays; for another user nothing changes', async () => {
    const gustavo = await app.as('gustavo', 'trabalhador');
    const id = await app.personId('gustavo');
    const { keyProvisoria } = await gustavo(calls.provisionalKey, {});
    const code = demoCode(0, keyProvisoria);
    const other = await app.personId('maria');
    expect(await codeOf(gustavo(calls.activateTwoFactor, { params: { id: other, code } }))).toBe(
      'USER_CHANGE_NOT_ALLOWED',
    );
    await gustavo(calls.activateTwoFactor, { params: { id, code } });
    const { rows } = await app.database.owner.query(
      'select two_factor_active from person where id = any ($1) order by two_factor_active',
      [[id, other]],
    );
    expect(rows.map(row => row.two_factor_active)).toEqual([false, true]);
    const fresh = await app.as('gustavo', 'trabalhador');
    expect(await codeOf(fresh(calls.provisionalKey, {}))).toBe('TWO_FACTOR_ALREADY_ACTIVE');
  });
});

describe('who lost the authenticator', () => {
  const contactCode = async (token: string) => {
    await holding(app, token)(calls.sendContactCode, { body: { tipo: 'email' } });
    return codeIn(await messageTo(app, 'flavio@pantanal.test'));
  };

  it('can read the masked contacts with the challenge, which opens nothing else', async () => {
    const token = await challengeOf(app, { Email: 'flavio@pantanal.test' });
    expect(await holding(app, token)(calls.maskedContacts, {})).toEqual({ celular: null, email: 'f****@p*****.test' });
    for (const send of [
      () => holding(app, token)(calls.signedInUser, {}),
      () => holding(app, token)(calls.refreshToken, {}),
      () => holding(app, token)(calls.provisionalKey, {}),
      () => holding(app, token)(calls.changePassword, { body: { senha: 'QWJjZGVmZyQyMDI2' } }),
      () => holding(app, token)(notificationContract.unreadTotal, {}),
    ])
      expect((await refusalOf(send())).status).toBe(401);
  });

  it('can confirm a code sent to a contact, and afterwards the old authenticator is refused and only /register2F is open', async () => {
    await app.database.owner.query('delete from outbox_message; delete from contact_code');
    const token = await challengeOf(app, { Email: 'flavio@pantanal.test' });
    const code = await contactCode(token);
    expect(await codeOf(holding(app, token)(calls.resendContactCode, {}))).toBe('CONTACT_CODE_TOO_SOON');
    expect(await codeOf(holding(app, token)(calls.confirmContactCode, { params: { token: '000000' } }))).toBe(
      'CONTACT_CODE_INVALID',
    );
    const entered = await holding(app, token)(calls.confirmContactCode, { params: { token: code } });
    const call = clientOf(app.base, entered?.access_token ?? '', 'financeiro');
    const user = await call(calls.signedInUser, {});
    expect(user.keyProvisoria).toMatch(/^[A-Z2-7]{32}$/);
    expect(await codeOf(call(calls.financeAppAccesses, {}))).toBe('STEP_PENDING');
    expect(await codeOf(withCode(demoCode(), { Email: 'flavio@pantanal.test' }))).toBe('TWO_FACTOR_NOT_CONFIGURED');
    expect((await refusalOf(holding(app, token)(calls.maskedContacts, {}))).status).toBe(401);
    expect((await messageTo(app, 'flavio@pantanal.test', 2)).subject).toBe('Autenticador removido');
  });

  it('of codes asked for twice only the newer one is good, and five wrong ones end it', async () => {
    await app.database.owner.query('delete from outbox_message; delete from contact_code');
    const admin = { Email: 'admin@cracha.test' };
    const token = await challengeOf(app, admin);
    await holding(app, token)(calls.sendContactCode, { body: { tipo: 'email' } });
    const first = codeIn(await messageTo(app, admin.Email));
    await app.database.owner.query("update contact_code set sent_at = sent_at - interval '2 minutes'");
    await holding(app, token)(calls.resendContactCode, {});
    const second = codeIn(await messageTo(app, admin.Email, 2));
    const answer = (code: string) => holding(app, token)(calls.confirmContactCode, { params: { token: code } });
    if (first !== second) expect(await codeOf(answer(first))).toBe('CONTACT_CODE_INVALID');
    for (let n = 0; n < 4; n++) await codeOf(answer('xxxxxx'));
    expect(await codeOf(answer(second))).toBe('CONTACT_CODE_INVALID');
    const { rows } = await app.database.owner.query(
      "select two_factor_active from person where email = 'admin@cracha.test'",
    );
    expect(rows[0].two_factor_active).toBe(true);
  });

  it('without a confirmed contact there is none to send to', async () => {
    const token = await challengeOf(app, { Email: 'assoc@cracha.test' });
    await app.database.owner.query("update person set email_confirmed_at = null where email = 'assoc@cracha.test'");
    expect(await codeOf(holding(app, token)(calls.maskedContacts, {}))).toBe('CONTACT_NOT_FOUND');
    expect(await codeOf(holding(app, token)(calls.sendContactCode, { body: { tipo: 'celular' } }))).toBe(
      'CONTACT_NOT_FOUND',
    );
  });
});
