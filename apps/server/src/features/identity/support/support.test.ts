import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const supporter = () => app.as('suporte', 'admin');
const ask = async () => (await (await helena())(calls.askSupport, { body: { motivo: 'Não consigo publicar' } })).id;
const grant = async (id: string, minutos = 60) =>
  (await helena())(calls.grantSupport, { params: { id }, body: { minutos } });
const open = async (id: string) => (await supporter())(calls.supportRequest, { params: { id } });

/** A granted request and support's client in its session. */
async function helping(): Promise<{ id: string; call: Call; token: string }> {
  const id = await ask();
  await grant(id);
  const token = (await open(id)).access_token ?? '';
  return { id, token, call: clientOf(app.base, token, 'rh') };
}

describe('GET /solicitacaosuporte/{id}', () => {
  it('a supporter of a granted request acts as that HR user, marked, and the record names both', async () => {
    const { id, call } = await helping();
    const user = await call(calls.signedInUser, {});
    expect(user).toMatchObject({
      nome: 'Helena Martins Prado',
      suporte: { idSolicitacao: id, nomeSuporte: 'Sueli Ramos' },
    });
    expect(await (await helena())(calls.supportRequest, { params: { id } })).toMatchObject({ status: 'emUso' });
    expect((await (await helena())(calls.signedInUser, {})).suporte).toBeNull();
    const [began] = await sql(
      "select supporter_id from record_history where verb = 'supportBegan' and entity_id = $1",
      [id],
    );
    expect(began.supporter_id).toBe(await app.personId('suporte'));
    await call(calls.endSupport, { params: { id } });
    const [ended] = await sql(
      "select person_id, supporter_id from record_history where verb = 'supportEnded' and entity_id = $1",
      [id],
    );
    expect(ended).toEqual({ person_id: await app.personId('helena'), supporter_id: await app.personId('suporte') });
  });

  it('S10: reads what the user reads, changes nothing and takes no file, on the quick way either', async () => {
    const { call } = await helping();
    const receipt = await receiptFor(app, 'maria');
    expect((await call(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id: receipt } })).id).toBe(
      receipt,
    );
    const profile = { nome: 'Feito com ajuda', tipo: 'RH' as const, permissoes: [] as string[] };
    expect(await codeOf(call(accessProfileContract.createAccessProfile, { body: profile }))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
    expect(await codeOf(call(receiptContract.receiptPdf, { params: { id: receipt } }))).toBe('SUPPORT_ACT_FORBIDDEN');
    const maria = await app.as('maria', 'trabalhador');
    const { id } = await maria(calls.askSupport, { body: { motivo: 'Não abre o recibo' } });
    await maria(calls.grantSupport, { params: { id }, body: { minutos: 15 } });
    const hers = clientOf(app.base, (await open(id)).access_token ?? '', 'trabalhador');
    expect(await codeOf(hers(receiptContract.receiptPdf, { params: { id: receipt } }))).toBe('SUPPORT_ACT_FORBIDDEN');
    await hers(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id: receipt } });
    expect(await sql('select viewed_at from receipt where id = $1', [receipt])).toEqual([{ viewed_at: null }]);
  });

  it('acts in no other profile or access group of that person', async () => {
    const { call, token } = await helping();
    const other = clientOf(app.base, token, 'trabalhador');
    expect(await codeOf(other(calls.workerAppAccesses, {}))).toBe('ACCESS_NOT_ALLOWED');
    const [group] = await sql("select id from access_group where name = 'Grupo Pantanal'");
    expect(await codeOf(call(calls.chooseHrGroup, { body: { idGrupoAcesso: group.id } }))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
  });

  it('begins nothing that is not granted, is over, or is another supporter’s; who asked and the operator read the status alone', async () => {
    const id = await ask();
    expect(await codeOf(open(id))).toBe('SUPPORT_GRANT_REQUIRED');
    const admin = await app.as('admin', 'admin');
    expect(await admin(calls.supportRequest, { params: { id } })).not.toHaveProperty('access_token');
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.supportRequest, { params: { id } }))).toBe('NOT_FOUND');
    await grant(id);
    await sql("update support_grant set granted_until = now() - interval '1 second' where id = $1", [id]);
    expect(await codeOf(open(id))).toBe('SUPPORT_GRANT_REQUIRED');
    expect((await admin(calls.supportRequest, { params: { id } })).status).toBe('vencida');
    await sql("update support_grant set granted_until = now() + interval '1 hour', supporter_id = $2 where id = $1", [
      id,
      await app.personId('admin2'),
    ]);
    expect(await codeOf(open(id))).toBe('ALREADY_DECIDED');
    expect(await codeOf(open(unknownId))).toBe('NOT_FOUND');
    expect(await sql('select from session where support_grant_id = $1', [id])).toEqual([]);
  });

  it('the grant’s end is the session’s end, at the very next request; a second opening ends the first', async () => {
    const { id, call } = await helping();
    const again = clientOf(app.base, (await open(id)).access_token ?? '', 'rh');
    expect((await refusalOf(call(calls.signedInUser, {}))).status).toBe(401);
    await again(calls.signedInUser, {});
    await sql('update support_grant set granted_until = now() where id = $1', [id]);
    expect((await refusalOf(again(calls.signedInUser, {}))).status).toBe(401);
  });
});

describe('POST /solicitacaosuporte, /liberar, /encerrar and the list', () => {
  it('a worker’s request is theirs alone to grant, once, for 15 to 480 minutes', async () => {
    const maria = await app.as('maria', 'trabalhador');
    const { id, status, idGrupoAcesso } = await maria(calls.askSupport, {
      body: { motivo: 'Não vejo meu recibo', mensagem: 'Desde ontem' },
    });
    expect([status, idGrupoAcesso]).toEqual(['aberta', null]);
    expect(await codeOf(grant(id))).toBe('NOT_FOUND');
    const minutes = (minutos: number) => maria(calls.grantSupport, { params: { id }, body: { minutos } });
    for (const wrong of [14, 481]) expect((await refusalOf(minutes(wrong))).status).toBe(400);
    expect((await minutes(30)).status).toBe('liberada');
    expect(await codeOf(minutes(30))).toBe('ALREADY_DECIDED');
    const [row] = await sql('select granted_by = person_id as own, profile from support_grant where id = $1', [id]);
    expect(row).toEqual({ own: true, profile: 'trabalhador' });
  });

  it('ends by its person or its supporter, and with it the session; by nobody else', async () => {
    const { id, call } = await helping();
    const end = (as: Call) => as(calls.endSupport, { params: { id } });
    expect(await codeOf(end(await app.as('bruno', 'rh')))).toBe('NOT_FOUND');
    await end(await supporter());
    expect((await refusalOf(call(calls.signedInUser, {}))).status).toBe(401);
    expect(await codeOf(end(await helena()))).toBe('ALREADY_DECIDED');
    const { id: second } = await helping();
    await (await helena())(calls.endSupport, { params: { id: second } });
    expect((await sql('select ended_at from support_grant where id = $1', [second]))[0].ended_at).not.toBeNull();
  });

  it('the list is one’s own; support reads everybody’s', async () => {
    const list = async (as: Call) => as(calls.supportRequests, { params: { page: '1', size: '100' }, query: {} });
    const own = await list(await helena());
    expect(new Set(own.items.map(one => one.solicitante))).toEqual(new Set(['Helena Martins Prado']));
    const all = await list(await supporter());
    expect(all.total).toBeGreaterThan(own.total);
    expect(all.items[0]).not.toHaveProperty('access_token');
    expect((await list(await app.as('bruno', 'rh'))).total).toBe(0);
  });

  it('by cursor it goes on where it stopped; what is going on and what is over are told apart', async () => {
    const call = await supporter();
    const { id } = await helping();
    const page = (after?: string, situacao?: 'andamento' | 'encerrados') =>
      call(calls.supportRequests, { params: { page: '1', size: '2' }, query: { after, situacao } });
    const first = await page();
    const second = await page(first.after ?? '');
    expect(first.items[0]?.id).toBe(id);
    expect(second.items.map(one => one.id)).not.toEqual(expect.arrayContaining(first.items.map(one => one.id)));
    expect((await page(undefined, 'andamento')).items[0]?.id).toBe(id);
    const over = await page(undefined, 'encerrados');
    expect(over.items.every(one => one.status === 'encerrada' || one.status === 'vencida')).toBe(true);
    expect(over.items.length).toBeGreaterThan(0);
    expect(await codeOf(page('x'))).toBe('INVALID_PAGE');
  });

  it('each says what may be done with it: granted and ended by its person, begun and ended by its supporter, ended by the operator, who reads no message', async () => {
    const { id } = await (await helena())(calls.askSupport, {
      body: { motivo: 'Sem recibo', mensagem: 'Desde ontem' },
    });
    const one = async (as: Call) => {
      const { items } = await as(calls.supportRequests, { params: { page: '1', size: '1' }, query: {} });
      return items[0];
    };
    const [hers, sues, admin] = [await helena(), await supporter(), await app.as('admin', 'admin')];
    expect([(await one(hers))?.can, (await one(sues))?.can, (await one(admin))?.can]).toEqual([
      ['liberar', 'encerrar'],
      [],
      ['encerrar'],
    ]);
    expect([(await one(sues))?.mensagem, (await one(admin))?.mensagem]).toEqual(['Desde ontem', null]);
    await grant(id);
    expect([(await one(hers))?.can, (await one(sues))?.can]).toEqual([['encerrar'], ['iniciar']]);
    await open(id);
    expect([(await one(sues))?.can, (await one(sues))?.perfil, (await one(hers))?.nomeSuporte]).toEqual([
      ['iniciar', 'encerrar'],
      'rh',
      'Sueli Ramos',
    ]);
    await hers(calls.endSupport, { params: { id } });
    expect((await one(hers))?.can).toEqual([]);
  });
});

describe('what support never does', () => {
  const acts: [string, (call: Call, own: string) => Promise<unknown>][] = [
    ['new password', call => call(calls.changePassword, { body: { senha: 'QWJjMTIz' } })],
    ['code of the second factor', call => call(calls.sendContactCode, { body: { tipo: 'email' } })],
    ['another such code', call => call(calls.resendContactCode, {})],
    ['that code typed', call => call(calls.confirmContactCode, { params: { token: '123456' } })],
    ['authenticator', call => call(calls.saveTwoFactor, { params: { key: 'JBSWY3DPEHPK3PXP', code: '123456' } })],
    ['voluntary authenticator', (call, id) => call(calls.activateTwoFactor, { params: { id, code: '123456' } })],
    ['its key', call => call(calls.provisionalKey, {})],
    ['code to a cell phone', (call, id) => call(calls.sendCellPhoneCode, { params: { id }, query: {} })],
    ['cell phone', (call, id) => call(calls.confirmCellPhone, { params: { id }, query: { token: '123456' } })],
    ['code to an e-mail', (call, id) => call(calls.sendEmailCode, { params: { id }, query: {} })],
    ['e-mail', (call, id) => call(calls.confirmEmail, { params: { id }, query: { token: '123456' } })],
    ['policy', (call, id) => call(calls.acceptPolicy, { params: { id }, query: {} })],
    ['profile', call => call(calls.saveProfile, { body: { nome: 'X', desabilitaPropaganda: true } })],
    ['provisional password', call => call(calls.issueProvisionalPassword, { params: { id: unknownId } })],
    ['lifting a lock', call => call(calls.liftLock, { params: { id: unknownId } })],
    ['session', call => call(calls.endOwnSession, { params: { id: unknownId } })],
    ['other sessions', call => call(calls.endOtherSessions, {})],
    ['activity', call => call(calls.disownActivity, { params: { id: '1' }, body: { senhaAtual: 'eA==' } })],
    ['device', call => call(calls.removeDevice, { params: { id: unknownId } })],
    ['asking for support', call => call(calls.askSupport, { body: { motivo: 'mais tempo' } })],
    ['granting support', call => call(calls.grantSupport, { params: { id: unknownId }, body: { minutos: 60 } })],
    ['release', call => call(releaseContract.grantRelease, { params: { id: unknownId } })],
  ];
  let help: { call: Call };
  beforeAll(async () => {
    help = await helping();
  });

  it.each(acts)('%s', async (_what, act) => {
    const id = await app.personId('helena');
    const before = await sql(
      'select p.*, (select count(*) from record_history) as records from person p where id = $1',
      [id],
    );
    expect(await codeOf(act(help.call, id))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(
      await sql('select p.*, (select count(*) from record_history) as records from person p where id = $1', [id]),
    ).toEqual(before);
  });

  it('declares race or colour for a worker', async () => {
    const maria = await app.as('maria', 'trabalhador');
    const { id } = await maria(calls.askSupport, { body: { motivo: 'Ajuda com a tela' } });
    await maria(calls.grantSupport, { params: { id }, body: { minutos: 15 } });
    const call = clientOf(app.base, (await open(id)).access_token ?? '', 'trabalhador');
    const query = { cor: 'branca', declaracao: 'true' };
    expect(await codeOf(call(calls.declareEthnicity, { params: { id: await app.personId('maria') }, query }))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
  });
});
