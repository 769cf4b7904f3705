import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { demoPassword } from '../../../seed/demo-people.ts';
import { anonymous, base64, demoCode, form, messageTo } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() =>
  app.database.owner.query(
    'delete from attempt; delete from notification; delete from security_event; update session set ended_at = now(); update person set two_factor_step = 0',
  ),
);

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const fernanda = () => app.as('fernanda', 'financeiro');
const page = { page: '1', size: '50' };
const edge = 'Mozilla/5.0 (Windows NT 10.0) Edg/130.0.1';

/** Signs Maria in from a browser; answers her client there. */
async function enterFrom(browser: string) {
  const { access_token } = await anonymous(app, { 'user-agent': browser })(calls.signIn, {
    body: form({ Email: 'maria@pantanal.test' }),
  });
  return clientOf(app.base, access_token, 'trabalhador');
}

describe('GET /usuario/seguranca', () => {
  it('tells since when password and second factor are so; a new password moves the day', async () => {
    const id = await app.personId('maria');
    await sql("update person set password_changed_at = '2026-11-02T13:37:00Z' where id = $1", [id]);
    const call = await maria();
    expect(await call(calls.securityOverview, {})).toEqual({
      senhaTrocadaEm: '2026-11-02T13:37:00.000Z',
      duasEtapas: { ativo: false, obrigatorio: false, desde: null },
      codigosReserva: { restam: 0, total: 0 },
      perguntas: [],
      administraSozinho: false,
    });
    const senha = base64('Outra@2026');
    await call(calls.changePassword, { body: { senha, senhaAtual: base64(demoPassword) } });
    const again = await (await maria())(calls.securityOverview, {});
    expect(Date.parse(again.senhaTrocadaEm ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await sql('update person set password_hash = (select password_hash from person where id = $2) where id = $1', [
      id,
      await app.personId('ana'),
    ]);
    const of = await (await fernanda())(calls.securityOverview, {});
    expect(of.duasEtapas).toMatchObject({ ativo: true, obrigatorio: true, desde: expect.any(String) });
  });
});

describe('POST /usuario/two-fact-auth/confirmar', () => {
  it('a right code makes the second factor fresh: only then a key is shown for another app, and codes are new', async () => {
    const call = await fernanda();
    expect(await codeOf(call(calls.provisionalKey, {}))).toBe('TWO_FACTOR_ALREADY_ACTIVE');
    expect(await codeOf(call(calls.newRecoveryCodes, {}))).toBe('TWO_FACTOR_CODE_MISSING');
    expect(await codeOf(call(calls.proveSecondFactor, { body: { codigo: '000000' } }))).toBe('TWO_FACTOR_CODE_INVALID');
    expect(await sql("select from attempt where kind = 'secondFactor' and state = 'failed'")).toHaveLength(1);
    const codigo = demoCode();
    await call(calls.proveSecondFactor, { body: { codigo } });
    expect(await codeOf(call(calls.proveSecondFactor, { body: { codigo } }))).toBe('TWO_FACTOR_CODE_INVALID');
    expect((await call(calls.provisionalKey, {})).keyProvisoria).toHaveLength(32);
  });

  it('without a second factor there is nothing to prove, nor codes to make', async () => {
    const call = await maria();
    expect(await codeOf(call(calls.proveSecondFactor, { body: { codigo: '123456' } }))).toBe(
      'TWO_FACTOR_NOT_CONFIGURED',
    );
    expect(await codeOf(call(calls.newRecoveryCodes, {}))).toBe('TWO_FACTOR_NOT_CONFIGURED');
  });
});

describe('POST /usuario/two-fact-auth/codigos', () => {
  it('ten new ones are shown once and told to the contacts; a former one is good no more, a new one once', async () => {
    const call = await fernanda();
    await call(calls.proveSecondFactor, { body: { codigo: demoCode() } });
    const first = (await call(calls.newRecoveryCodes, {})).codigosRecuperacao;
    const second = (await call(calls.newRecoveryCodes, {})).codigosRecuperacao;
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
    const enter = (PSK: string) =>
      anonymous(app)(calls.signInWithCode, { body: { ...form({ Email: 'fernanda@pantanal.test' }), PSK } });
    expect(await codeOf(enter(first[0] ?? ''))).toBe('TWO_FACTOR_CODE_INVALID');
    expect((await enter(second[0] ?? '')).access_token).toBeTruthy();
    expect((await call(calls.securityOverview, {})).codigosReserva).toEqual({ restam: 9, total: 10 });
    expect((await messageTo(app, 'fernanda@pantanal.test')).body).toContain('códigos reserva');
    expect(await sql("select from record_history where verb = 'recoveryCodesRenewed'")).toHaveLength(2);
  });
});

describe('POST /usuario/atividade/{id}/fui-eu', () => {
  it('a browser not seen before is asked about, until the person says whose it was; another version of it is not', async () => {
    await enterFrom('Mozilla/5.0 (X11; Linux) Chrome/140.0');
    await enterFrom('Mozilla/5.0 (X11; Linux) Chrome/141.0.2');
    await enterFrom(edge);
    const call = await maria();
    const asked = (await call(calls.securityOverview, {})).perguntas;
    expect(asked.map(one => [one.tipo, one.navegador, one.pergunta, one.resposta])).toEqual([
      ['signedIn', edge, true, null],
    ]);
    const id = asked[0]?.id ?? '';
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(ana(calls.ownActivity, { params: { id } }))).toBe('NOT_FOUND');
    await call(calls.ownActivity, { params: { id } });
    expect((await call(calls.securityOverview, {})).perguntas).toEqual([]);
    const { items } = await call(calls.securityActivity, { params: page });
    expect(items.find(one => one.id === id)?.resposta).toBe('fuiEu');
    expect(await codeOf(call(calls.ownActivity, { params: { id: unknownId } }))).toBe('NOT_FOUND');
    expect(await sql("select from record_history where verb = 'activityOwned'")).toHaveLength(1);
  });

  it('nobody is asked about the session in which they are', async () => {
    await maria();
    const here = await enterFrom(edge);
    expect((await here(calls.securityOverview, {})).perguntas).toEqual([]);
    expect((await (await maria())(calls.securityOverview, {})).perguntas).toHaveLength(1);
  });

  it('the list ends after ninety days', async () => {
    const call = await maria();
    await enterFrom(edge);
    const before = (await call(calls.securityActivity, { params: page })).total;
    await sql("update security_event set at = now() - interval '91 days' where user_agent = $1", [edge]);
    expect((await call(calls.securityActivity, { params: page })).total).toBe(before - 1);
    expect((await call(calls.securityOverview, {})).perguntas).toEqual([]);
  });
});

describe('POST /usuario/atividade/{id}/nao-fui-eu', () => {
  it('answers the question, asks again about that browser, and tells HR of the own group alone', async () => {
    await maria();
    await enterFrom(edge);
    const call = await maria();
    const id = (await call(calls.securityOverview, {})).perguntas[0]?.id ?? '';
    await call(calls.disownActivity, { params: { id }, body: { senhaAtual: base64(demoPassword) } });
    await sql('update person set password_provisional = false where id = $1', [await app.personId('maria')]);
    expect((await call(calls.securityOverview, {})).perguntas).toEqual([]);
    await enterFrom(edge);
    expect((await call(calls.securityOverview, {})).perguntas).toHaveLength(1);
    const hr = await app.as('helena', 'rh');
    const told = await hr(notificationContract.notifications, { params: page, query: {} });
    const person = await app.personId('maria');
    expect(told.items.map(one => [one.tipo, one.valores, one.destino])).toEqual([
      ['accessDisowned', { nome: 'Maria Aparecida Souza' }, `/rh/profile?aba=usuarios&id=${person}`],
    ]);
    expect(await hr(groupUserContract.groupUser, { params: { id: person } })).toMatchObject({ id: person });
    expect(await sql('select distinct person_id from notification')).toEqual([
      { person_id: await app.personId('helena') },
    ]);
  });
});

describe('whoever helps', () => {
  it('proves, renews, answers and ends nothing of the person', async () => {
    const id = await app.personId('maria');
    const [grant] = await sql(
      `insert into support_grant (person_id, supporter_id, granted_by, reason, granted_until, access_group_id)
       select $1, $2, $1, 'não consigo entrar', now() + interval '1 hour', access_group_id from employment where person_id = $1 limit 1 returning id`,
      [id, await app.personId('suporte')],
    );
    const suporte = await app.as('suporte', 'admin');
    const { access_token = '' } = await suporte(calls.supportRequest, { params: { id: grant.id } });
    const call = clientOf(app.base, access_token, 'trabalhador');
    for (const act of [
      () => call(calls.proveSecondFactor, { body: { codigo: '123456' } }),
      () => call(calls.newRecoveryCodes, {}),
      () => call(calls.ownActivity, { params: { id: unknownId } }),
      () => call(privacyContract.exportOwnData, {}),
      () => call(privacyContract.askPrivacyRequest, { body: { tipo: 'acesso', texto: 'Quero os meus dados.' } }),
    ])
      expect(await codeOf(act())).toBe('SUPPORT_ACT_FORBIDDEN');
  });
});
