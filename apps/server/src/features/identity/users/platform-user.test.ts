import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import { platformUserContract as calls } from '@cracha/contract/features/identity/platform-user.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, startBeside, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { anonymous, form, messageTo } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; delete from outbox_message'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const admin = () => app.as('admin', 'admin');
const suporte = () => app.as('suporte', 'admin');
const page = { page: '1', size: '100' };
const find = async (query: Record<string, string>) => (await admin())(calls.platformUsers, { params: page, query });

describe('GET /usuario/admin/{page}/{size}', () => {
  it('finds by name without accents, CPF, e-mail and cell phone, by role and state; masked', async () => {
    const maria = await app.personId('maria');
    for (const pesquisa of ['529.982.247-25', 'Maria@pantanal.test', '(11) 98765-4321'])
      expect((await find({ pesquisa })).items.map(one => one.id)).toEqual([maria]);
    expect((await find({ pesquisa: 'joao batista' })).total).toBeGreaterThan(0);
    expect((await find({ papel: 'SUPORTE' })).items.map(one => one.id)).toEqual([await app.personId('suporte')]);
    expect((await find({ situacao: 'desativado' })).total).toBe(0);
    expect((await find({ pesquisa: '529.982.247-25' })).items[0]).toMatchObject({
      cpf: '***.982.247-**',
      email: 'm****@p*****.test',
      papeis: ['EMPREGADO'],
    });
  });

  it('pages by cursor in a stable order; support reads it too, HR does not', async () => {
    const call = await suporte();
    const first = await call(calls.platformUsers, { params: { page: '1', size: '5' }, query: {} });
    const next = await call(calls.platformUsers, {
      params: { page: '1', size: '5' },
      query: { after: first.after ?? undefined },
    });
    const second = await call(calls.platformUsers, { params: { page: '2', size: '5' }, query: {} });
    expect(next.items).toEqual(second.items);
    expect(new Set([...first.items, ...next.items].map(one => one.id)).size).toBe(10);
    const helena = await app.as('helena', 'rh');
    expect((await refusalOf(helena(calls.platformUsers, { params: page, query: {} }))).status).toBe(403);
  });
});

describe('GET /usuario/{id}/admin', () => {
  it('shows the roles held anywhere by the name of the place, nothing of a customer, and records the opening', async () => {
    const id = await app.personId('ana');
    const record = await (await admin())(calls.platformUser, { params: { id } });
    expect(record.vinculos.map(one => [one.papel, one.onde])).toEqual([
      ['EMPREGADO', 'Grupo Boreal'],
      ['EMPREGADO', 'Grupo Pantanal'],
    ]);
    expect(Object.keys(record).sort()).not.toContain('recibos');
    expect(await sql('select profile from access_log where person_id = $1', [id])).toEqual([{ profile: 'admin' }]);
    expect(await codeOf((await admin())(calls.platformUser, { params: { id: unknownId } }))).toBe('NOT_FOUND');
  });
});

describe('POST /usuario/admin/convite', () => {
  const body = { nome: 'Nova Suporte', cpf: '862.883.667-57', email: 'nova@cracha.test', papel: 'SUPORTE' as const };
  it('an administrator invites support by a link; support invites nobody, and nobody invites oneself', async () => {
    const made = await (await admin())(calls.inviteOperator, { body });
    expect(made).toMatchObject({ situacao: 'convidado', vinculos: [{ papel: 'SUPORTE', ativo: true, onde: null }] });
    expect((await messageTo(app, 'nova@cracha.test')).body).toContain('/definicao-senha?codigo=');
    await sql('delete from outbox_message');
    await (await admin())(groupUserContract.resendInvitation, { params: { id: made.id } });
    await messageTo(app, 'nova@cracha.test');
    expect(await codeOf((await admin())(calls.inviteOperator, { body }))).toBe('RECORD_ALREADY_EXISTS');
    expect((await refusalOf((await suporte())(calls.inviteOperator, { body }))).status).toBe(403);
    const self = { ...body, cpf: '987.654.321-00', papel: 'SUPORTE' as const };
    expect(await codeOf((await admin())(calls.inviteOperator, { body: self }))).toBe('USER_CHANGE_NOT_ALLOWED');
  });
});

describe('PUT /usuario/{id}/habilita, by the operator', () => {
  it('ends every session on every process, refuses the sign-in, and lets in again', async () => {
    const beside = await startBeside(app);
    try {
      const id = await app.personId('gustavo');
      const bearer = await app.bearer('gustavo');
      const asks = [app.base, beside.base].map(base => clientOf(base, bearer, 'trabalhador'));
      for (const ask of asks) await ask(identityContract.signedInUser, {});
      const call = await admin();
      await call(groupUserContract.enableUser, { params: { id }, body: { ativo: false } });
      for (const ask of asks) expect((await refusalOf(ask(identityContract.signedInUser, {}))).status).toBe(401);
      expect(await sql('select from session where person_id = $1 and ended_at is null', [id])).toEqual([]);
      const enter = () => anonymous(app)(identityContract.signIn, { body: form({ Email: 'gustavo@pantanal.test' }) });
      expect((await refusalOf(enter())).status).toBeGreaterThanOrEqual(401);
      await call(groupUserContract.enableUser, { params: { id }, body: { ativo: true } });
      await enter();
      expect(
        await sql("select verb from record_history where entity_id = $1 and verb like 'person%' order by id", [id]),
      ).toEqual([{ verb: 'personDisabled' }, { verb: 'personEnabled' }]);
    } finally {
      await beside.stop();
    }
  });

  it('nobody switches oneself off; of two administrators who switch each other off one stays', async () => {
    const [one, two] = [await admin(), await app.as('admin2', 'admin')];
    const off = async (call: typeof one, who: 'admin' | 'admin2') =>
      call(groupUserContract.enableUser, { params: { id: await app.personId(who) }, body: { ativo: false } });
    expect(await codeOf(off(one, 'admin'))).toBe('USER_CHANGE_NOT_ALLOWED');
    const done = await Promise.allSettled([off(one, 'admin2'), off(two, 'admin')]);
    expect(done.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    expect(
      await sql("select from person where active and email in ('admin@cracha.test', 'admin2@cracha.test')"),
    ).toHaveLength(1);
    await sql("update person set active = true where email in ('admin@cracha.test', 'admin2@cracha.test')");
  });
});

describe('POST /usuario/{id}/autenticador', () => {
  const reset = async (who: 'admin' | 'admin2' | 'suporte', id: string, body: object = {}) =>
    (await app.as(who, 'admin'))(calls.resetAuthenticator, { body, params: { id } });
  const grounds = { motivo: 'Perdeu o celular em viagem', evidencia: 'RG conferido em vídeo, protocolo 17' };

  it('one person asks, another confirms within a day, and a day later it is done; the user is told of each', async () => {
    const id = await app.personId('fernanda');
    await sql('delete from account_case');
    await sql('update person set email_confirmed_at = now() where id = $1', [id]);
    expect(await reset('suporte', id)).toMatchObject({
      autenticador: true,
      caso: { tipo: 'autenticador', situacao: 'pedido', meu: true },
    });
    expect((await messageTo(app, 'fernanda@pantanal.test')).body).toContain('pediu para remover');
    expect(await codeOf(reset('suporte', id))).toBe('SECOND_PERSON_REQUIRED');
    await sql("update account_case set asked_at = now() - interval '25 hours'");
    expect(await reset('admin', id)).toMatchObject({ caso: { situacao: 'pedido', meu: true } });
    const bearer = await app.bearer('fernanda');
    await messageTo(app, 'fernanda@pantanal.test', 2);
    await sql('delete from outbox_message');
    expect(await reset('admin2', id)).toMatchObject({
      autenticador: true,
      caso: { situacao: 'aguarda', ate: expect.any(String) },
    });
    expect((await messageTo(app, 'fernanda@pantanal.test')).body).toContain('/nao-fui-eu?codigo=');
    const applied = () => sql('select * from access.apply_due_cases()');
    expect(await applied()).toEqual([]);
    await sql("update account_case set due_at = now() - interval '1 second'");
    expect(await applied()).toEqual([{ person_id: id, kind: 'authenticator' }]);
    expect(await applied()).toEqual([]);
    const session = clientOf(app.base, bearer, 'financeiro');
    expect((await refusalOf(session(identityContract.signedInUser, {}))).status).toBe(401);
    const [person] = await sql(
      'select two_factor_active, two_factor_required, two_factor_secret from person where id = $1',
      [id],
    );
    expect(person).toEqual({ two_factor_active: false, two_factor_required: true, two_factor_secret: null });
    expect(await codeOf(reset('admin', id))).toBe('TWO_FACTOR_NOT_CONFIGURED');
    const own = { body: {}, params: { id: await app.personId('admin') } };
    expect(await codeOf((await admin())(calls.resetAuthenticator, own))).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it('S4: one that was stopped is begun anew by two other persons, with reason and evidence', async () => {
    const id = await app.personId('flavio');
    await sql('delete from account_case');
    await reset('suporte', id);
    await reset('admin', id);
    await (await app.as('flavio', 'financeiro'))(linkContract.objectToCase, {});
    expect(await codeOf(reset('admin', id, grounds))).toBe('SECOND_PERSON_REQUIRED');
    expect(await codeOf(reset('suporte', id, grounds))).toBe('SECOND_PERSON_REQUIRED');
    expect(await codeOf(reset('admin2', id))).toBe('REQUIRED_FIELD');
    expect(await reset('admin2', id, grounds)).toMatchObject({ caso: { situacao: 'pedido', motivo: grounds.motivo } });
    expect(await codeOf(reset('admin', id, grounds))).toBe('SECOND_PERSON_REQUIRED');
    await sql('delete from account_case');
  });

  it('S4: a lost mailbox is replaced the same way; its own notice has no way to stop it', async () => {
    const id = await app.personId('flavio');
    await sql('delete from account_case; delete from outbox_message');
    const replace = async (who: 'admin' | 'admin2', novo: string) =>
      (await app.as(who, 'admin'))(calls.replaceContact, {
        params: { id },
        body: { canal: 'email', novo, ...grounds },
      });
    expect(await codeOf(replace('admin', 'maria@pantanal.test'))).toBe('CONTACT_ALREADY_REGISTERED');
    await replace('admin', 'flavio.novo@pantanal.test');
    await messageTo(app, 'flavio@pantanal.test');
    await sql('delete from outbox_message');
    expect(await codeOf(replace('admin2', 'outro@pantanal.test'))).toBe('CASE_DIFFERS');
    expect(await replace('admin2', 'flavio.novo@pantanal.test')).toMatchObject({
      caso: { situacao: 'aguarda', canal: 'email' },
    });
    expect((await messageTo(app, 'flavio@pantanal.test')).body).not.toContain('nao-fui-eu');
    await sql("update account_case set due_at = now() - interval '1 second'");
    await sql('select * from access.apply_due_cases()');
    expect(
      await sql('select email, email_confirmed_at is not null as confirmed from person where id = $1', [id]),
    ).toEqual([{ email: 'flavio.novo@pantanal.test', confirmed: true }]);
  });
});

it('POST /usuario/{id}/encerramento ends the sessions of a user; not the own, and support may not', async () => {
  const id = await app.personId('maria');
  const maria = await app.as('maria', 'trabalhador');
  expect(await codeOf((await suporte())(calls.endUserSessions, { params: { id } }))).toBe('ACCESS_NOT_ALLOWED_ADMIN');
  await maria(identityContract.signedInUser, {});
  await (await admin())(calls.endUserSessions, { params: { id } });
  expect((await refusalOf(maria(identityContract.signedInUser, {}))).status).toBe(401);
});
