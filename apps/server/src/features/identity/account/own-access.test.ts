import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { demoPassword } from '../../../seed/demo-people.ts';
import { anonymous, base64, form } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; update session set ended_at = now()'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const page = { page: '1', size: '50' };

describe('GET /usuario/sessoes', () => {
  it("lists one's own open ones, the present one marked", async () => {
    const [here] = [await maria(), await maria(), await app.as('joao', 'trabalhador')];
    const sessions = await here(calls.sessions, {});
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(one => one.atual)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ ip: '127.0.0.1', navegador: 'test', suporte: false });
  });

  it('POST /usuario/sessoes/{id}/encerrar: that session is refused at its next request; nobody ends another person’s', async () => {
    const [here, there] = [await maria(), await maria()];
    const id = (await here(calls.sessions, {})).find(one => !one.atual)?.id ?? '';
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(ana(calls.endOwnSession, { params: { id } }))).toBe('NOT_FOUND');
    await there(calls.signedInUser, {});
    await here(calls.endOwnSession, { params: { id } });
    expect((await refusalOf(there(calls.signedInUser, {}))).status).toBe(401);
    await here(calls.signedInUser, {});
    expect((await sql('select ended_why from session where id = $1', [id]))[0].ended_why).toBe('endedByPerson');
    expect(await sql("select from record_history where verb = 'sessionEnded'")).toHaveLength(1);
  });

  it('POST /usuario/sessoes/encerrar-outras: the present one goes on, and other people’s', async () => {
    const [here, there, ana] = [await maria(), await maria(), await app.as('ana', 'trabalhador')];
    await here(calls.endOtherSessions, {});
    expect((await refusalOf(there(calls.signedInUser, {}))).status).toBe(401);
    await here(calls.signedInUser, {});
    await ana(calls.signedInUser, {});
  });
});

describe('GET /usuario/atividade/{page}/{size}', () => {
  it("reads one's own events, newest first", async () => {
    await sql('delete from security_event');
    const call = await maria();
    await app.as('ana', 'trabalhador');
    await call(calls.endOtherSessions, {});
    const { items, total } = await call(calls.securityActivity, { params: page });
    expect([items.map(one => one.tipo), total]).toEqual([['otherSessionsEnded', 'signedIn'], 2]);
    expect(items.every(one => !one.encerravel)).toBe(true);
  });

  it('POST /usuario/atividade/{id}/nao-fui-eu: with the current password that session ends, and a new password is asked for', async () => {
    const stranger = await maria();
    const call = await maria();
    const event = (await call(calls.securityActivity, { params: page })).items.find(one => one.encerravel);
    const disown = (senha: string, id = event?.id ?? '') =>
      call(calls.disownActivity, { params: { id }, body: { senhaAtual: base64(senha) } });
    expect(await codeOf(disown('Errada@2026'))).toBe('CURRENT_PASSWORD_WRONG');
    await stranger(calls.workerAppAccesses, {});
    const present = (await call(calls.securityActivity, { params: page })).items[0]?.id;
    expect(await codeOf(disown(demoPassword, present))).toBe('STATUS_FORBIDS');
    const ana = await app.as('ana', 'trabalhador');
    const foreign = { params: { id: event?.id ?? '' }, body: { senhaAtual: base64(demoPassword) } };
    expect(await codeOf(ana(calls.disownActivity, foreign))).toBe('NOT_FOUND');
    expect(await codeOf(disown(demoPassword, 'x'))).toBe('NOT_FOUND');
    await disown(demoPassword);
    expect((await refusalOf(stranger(calls.signedInUser, {}))).status).toBe(401);
    expect(await codeOf(call(calls.workerAppAccesses, {}))).toBe('STEP_PENDING');
    expect((await call(calls.signedInUser, {})).loginSenhaProvisoria).toBe(true);
    await sql('update person set password_provisional = false where id = $1', [await app.personId('maria')]);
  });
});

describe('GET /usuario/dispositivos', () => {
  it("DELETE /usuario/dispositivos/{id}: forgets one's own browser, whose session ends and whose key is good no more", async () => {
    const Email = 'maria@pantanal.test';
    const { access_token, psk } = await anonymous(app)(calls.signIn, {
      body: { ...form({ Email }), remember: 'true' },
    });
    expect(psk).toBeTruthy();
    const remembered = clientOf(app.base, access_token, 'trabalhador');
    const here = await maria();
    const [device] = await here(calls.devices, {});
    const id = device?.id ?? '';
    const ana = await app.as('ana', 'trabalhador');
    expect(await ana(calls.devices, {})).toEqual([]);
    expect(await codeOf(ana(calls.removeDevice, { params: { id } }))).toBe('NOT_FOUND');
    await remembered(calls.signedInUser, {});
    await here(calls.removeDevice, { params: { id } });
    expect(await here(calls.devices, {})).toEqual([]);
    expect((await refusalOf(remembered(calls.signedInUser, {}))).status).toBe(401);
    expect((await sql('select ended_at from known_device where id = $1', [id]))[0].ended_at).not.toBeNull();
  });
});

describe('POST /usuario/{id}/desbloqueio', () => {
  it('HR lifts the lock of a worker of her group, who gets in again; of nobody else', async () => {
    const Email = 'ana@duplo.test';
    const enter = (password: string) => anonymous(app)(calls.signIn, { body: form({ Email }, password) });
    await sql(
      "insert into attempt (kind, subject, state) select 'password', sha256(convert_to('account:' || $1, 'UTF8')), 'failed' from generate_series(1, 10)",
      [await app.personId('ana')],
    );
    expect(await codeOf(enter(demoPassword))).toBe('TOO_MANY_ATTEMPTS');
    const lift = async (who: 'helena' | 'bruno', id: string) =>
      (await app.as(who, 'rh'))(calls.liftLock, { params: { id } });
    expect(await codeOf(lift('helena', unknownId))).toBe('NOT_FOUND');
    expect(await codeOf(lift('bruno', await app.personId('maria')))).toBe('NOT_FOUND');
    await lift('helena', await app.personId('ana'));
    expect((await enter(demoPassword)).access_token).toBeTruthy();
    expect(await sql('select from attempt where state = $1', ['failed'])).toEqual([]);
    expect(await sql("select from record_history where verb = 'lockLifted'")).toHaveLength(1);
  });
});
