import type { Profile } from '@cracha/contract/access/roles.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { passkeyContract as calls } from '@cracha/contract/features/identity/passkey.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { type DemoKey, demoPassword } from '../../../seed/demo-people.ts';
import { type SoftwareDevice, softwareDevice } from '../authenticator.factory.ts';
import { anonymous, base64, holding, messageTo } from '../identity-world.factory.ts';

const origin = 'https://portal.pantanal.test';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: origin });
});
afterAll(() => app.stop());
beforeEach(() =>
  app.database.owner.query(
    'delete from attempt; delete from passkey; delete from passkey_challenge; delete from security_event; update session set ended_at = now()',
  ),
);

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const options = (call: Call, password = demoPassword) =>
  call(calls.passkeyOptions, { body: { senhaAtual: base64(password) } });
const create = (call: Call, credencial: ReturnType<SoftwareDevice['create']>, nome = 'Celular') =>
  call(calls.createPasskey, { body: { nome, credencial } });
const signInOptions = () => anonymous(app)(calls.passkeySignInOptions, {});
const signIn = (credencial: ReturnType<SoftwareDevice['sign']>) =>
  anonymous(app)(calls.signInWithPasskey, { body: { credencial } });

/** A device that holds a passkey of somebody. */
async function registered(who: DemoKey = 'maria', profile: Profile = 'trabalhador') {
  const device = softwareDevice(origin);
  const call = await app.as(who, profile);
  const made = await create(call, device.create(await options(call)));
  return { device, call, id: made.id };
}

describe('making a passkey', () => {
  it('asks for the current password, the device’s person and this site; it is kept, noted and told', async () => {
    const { call, device } = await registered();
    expect(await call(calls.passkeys, {})).toEqual([
      {
        id: expect.any(String),
        nome: 'Celular',
        criadaEm: expect.any(String),
        usadaEm: null,
        suspensa: false,
        confirmar: false,
      },
    ]);
    expect(await sql('select credential_id, counter from passkey')).toEqual([{ credential_id: device.id, counter: 0 }]);
    expect(await sql("select kind from security_event where kind = 'passkeyCreated'")).toHaveLength(1);
    expect(await sql("select from record_history where verb = 'passkeyCreated'")).toHaveLength(1);
    expect((await messageTo(app, 'maria@pantanal.test')).subject).toBe('Chave de acesso criada');
  });

  it('a wrong current password gets no options, and guesses at it count', async () => {
    const call = await maria();
    expect(await codeOf(options(call, 'Errada@2026'))).toBe('CURRENT_PASSWORD_WRONG');
    expect(await sql('select from passkey_challenge')).toHaveLength(0);
    expect(await sql("select from attempt where state = 'failed'")).toHaveLength(1);
  });

  it('what was made elsewhere, for another site, unverified or as something else is refused', async () => {
    const call = await maria();
    const device = softwareDevice(origin);
    for (const bent of [
      { origin: 'https://portal-pantanal.test' },
      { rpId: 'outro.test' },
      { verified: false },
      { type: 'webauthn.get' },
    ])
      expect(await codeOf(create(call, device.create(await options(call), bent))), JSON.stringify(bent)).toBe(
        'INVALID_REQUEST',
      );
    expect(await call(calls.passkeys, {})).toEqual([]);
  });

  it('options are good once, for five minutes, and for who asked', async () => {
    const [call, joao] = [await maria(), await app.as('ana', 'trabalhador')];
    const asked = await options(call);
    expect(await codeOf(create(joao, softwareDevice(origin).create(asked)))).toBe('INVALID_REQUEST');
    await create(call, softwareDevice(origin).create(asked));
    expect(await codeOf(create(call, softwareDevice(origin).create(asked)))).toBe('INVALID_REQUEST');
    const late = await options(call);
    await sql("update passkey_challenge set expires_at = now() - interval '1 second'");
    expect(await codeOf(create(call, softwareDevice(origin).create(late)))).toBe('INVALID_REQUEST');
    const forSignIn = await signInOptions();
    const made = softwareDevice(origin).create({ challenge: forSignIn.challenge, rp: { id: forSignIn.rpId } });
    expect(await codeOf(create(call, made))).toBe('INVALID_REQUEST');
  });

  it('a credential that somebody has is nobody else’s', async () => {
    const { device } = await registered();
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(create(ana, device.create(await options(ana))))).toBe('RECORD_ALREADY_EXISTS');
  });
});

describe('one’s own passkeys', () => {
  it('are renamed and removed by their person alone', async () => {
    const { call, id, device } = await registered();
    const ana = await app.as('ana', 'trabalhador');
    expect(await ana(calls.passkeys, {})).toEqual([]);
    const renaming = { params: { id }, body: { nome: 'Notebook' } };
    for (const unknown of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await codeOf(ana(calls.renamePasskey, { ...renaming, params: { id: unknown } }))).toBe('NOT_FOUND');
      expect(await codeOf(ana(calls.removePasskey, { params: { id: unknown } }))).toBe('NOT_FOUND');
    }
    await call(calls.renamePasskey, renaming);
    expect((await call(calls.passkeys, {}))[0]?.nome).toBe('Notebook');
    await call(calls.removePasskey, { params: { id } });
    expect(await call(calls.passkeys, {})).toEqual([]);
    expect(await codeOf(signIn(device.sign(await signInOptions())))).toBe('LOGIN_FAILED');
    const verbs = await sql(
      "select verb from record_history where verb like 'passkey%' and entity_id = $1 order by id",
      [await app.personId('maria')],
    );
    expect(verbs.slice(-2).map(row => row.verb)).toEqual(['passkeyRenamed', 'passkeyRemoved']);
  });

  it('support makes, renames and removes none', async () => {
    const { call, id } = await registered();
    await sql(
      `with g as (insert into support_grant (person_id, supporter_id, granted_by, reason, granted_at, granted_until)
         select $1, $2, $1, 'ajuda', now(), now() + interval '1 hour' returning id)
       update session set support_grant_id = (select id from g) where person_id = $1 and ended_at is null`,
      [await app.personId('maria'), await app.personId('suporte')],
    );
    expect(await codeOf(options(call))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(call(calls.renamePasskey, { params: { id }, body: { nome: 'X' } }))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
    expect(await codeOf(call(calls.removePasskey, { params: { id } }))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(create(call, softwareDevice(origin).create({ challenge: 'x', rp: { id: 'y' } })))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without password and code, noted as what it was', async () => {
    const { device } = await registered();
    const handle = Buffer.from(await app.personId('maria')).toString('base64url');
    const { access_token } = await signIn(device.sign(await signInOptions(), { userHandle: handle }));
    expect((await clientOf(app.base, access_token, 'trabalhador')(identityContract.signedInUser, {})).id).toBe(
      await app.personId('maria'),
    );
    const kinds = (await sql('select kind from security_event')).map(row => row.kind);
    expect(kinds).toEqual(expect.arrayContaining(['passkeyUsed', 'signedIn']));
    expect((await sql('select used_at, counter from passkey'))[0]).toEqual({ used_at: expect.any(Date), counter: 1 });
  });

  it('stands for the second factor too, and the steps after it bind as ever', async () => {
    const { device } = await registered('fernanda', 'financeiro');
    await signIn(device.sign(await signInOptions()));
    await sql(
      "update person set two_factor_active = false, two_factor_secret = null where email = 'fernanda@pantanal.test'",
    );
    const { access_token } = await signIn(device.sign(await signInOptions()));
    const user = await holding(app, access_token)(identityContract.signedInUser, {});
    expect(user.keyProvisoria).toEqual(expect.any(String));
    expect(await codeOf(clientOf(app.base, access_token, 'financeiro')(identityContract.financeAppAccesses, {}))).toBe(
      'STEP_PENDING',
    );
  });

  it('an answer counts once, within five minutes, and for a sign-in', async () => {
    const { device, call } = await registered();
    const answer = device.sign(await signInOptions());
    await signIn(answer);
    expect(await codeOf(signIn(answer))).toBe('LOGIN_FAILED');
    const late = await signInOptions();
    await sql("update passkey_challenge set expires_at = now() - interval '1 second'");
    expect(await codeOf(signIn(device.sign(late)))).toBe('LOGIN_FAILED');
    const { challenge, rp } = await options(call);
    expect(await codeOf(signIn(device.sign({ challenge, rpId: rp.id })))).toBe('LOGIN_FAILED');
    expect(await codeOf(signIn(device.sign({ challenge: 'invented', rpId: rp.id })))).toBe('LOGIN_FAILED');
  });

  it('a failed answer uses its challenge up', async () => {
    const { device } = await registered();
    const asked = await signInOptions();
    expect(await codeOf(signIn(device.sign(asked, { verified: false })))).toBe('LOGIN_FAILED');
    expect(await codeOf(signIn(device.sign(asked)))).toBe('LOGIN_FAILED');
  });

  it('another address, another site, an unverified person, another’s handle or signature are refused alike', async () => {
    const { device } = await registered();
    const bruno = Buffer.from(await app.personId('bruno')).toString('base64url');
    const wrong = [];
    for (const bent of [
      { origin: 'https://portal-pantanal.test' },
      { rpId: 'outro.test' },
      { verified: false },
      { userHandle: bruno },
      { type: 'webauthn.create' },
    ])
      wrong.push(await refusalOf(signIn(device.sign(await signInOptions(), bent))));
    const stranger = softwareDevice(origin).sign(await signInOptions());
    wrong.push(await refusalOf(signIn({ ...stranger, id: device.id, rawId: device.id })));
    const unknown = await refusalOf(signIn(softwareDevice(origin).sign(await signInOptions())));
    const { requestId: _, ...body } = unknown.body;
    for (const refusal of wrong) expect([refusal.status, refusal.body]).toMatchObject([unknown.status, body]);
    expect(unknown.body.code).toBe('LOGIN_FAILED');
    expect(await sql("select from session where kind = 'full' and ended_at is null")).toHaveLength(1);
  });

  it('a counter that went back tells of a copy: the passkey is suspended, its person told, and both are out', async () => {
    const { device, call } = await registered();
    await signIn(device.sign(await signInOptions(), { counter: 9 }));
    expect(await codeOf(signIn(device.sign(await signInOptions(), { counter: 9 })))).toBe('LOGIN_FAILED');
    expect((await call(calls.passkeys, {}))[0]?.suspensa).toBe(true);
    expect(await codeOf(signIn(device.sign(await signInOptions(), { counter: 50 })))).toBe('LOGIN_FAILED');
    expect((await messageTo(app, 'maria@pantanal.test')).subject).toBe('Chave de acesso suspensa');
    expect(await sql("select from security_event where kind = 'passkeySuspended'")).toHaveLength(1);
  });

  it('a device without a counter goes on; who is inactive or holds nothing is told so', async () => {
    const { device } = await registered();
    await signIn(device.sign(await signInOptions(), { counter: 0 }));
    await signIn(device.sign(await signInOptions(), { counter: 0 }));
    await sql("update person set active = false where email = 'maria@pantanal.test'");
    expect(await codeOf(signIn(device.sign(await signInOptions(), { counter: 0 })))).toBe('USER_INACTIVE');
    await sql("update person set active = true where email = 'maria@pantanal.test'");
    await sql('update membership set enabled = false where person_id = $1', [await app.personId('maria')]);
    expect(await codeOf(signIn(device.sign(await signInOptions(), { counter: 0 })))).toBe('USER_WITHOUT_ROLES');
    await sql('update membership set enabled = true where person_id = $1', [await app.personId('maria')]);
  });
});
