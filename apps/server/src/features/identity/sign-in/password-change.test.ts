import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { demoPassword } from '../../../seed/demo-people.ts';
import { anonymous, base64, codeIn, form, holding, messageTo, throughCaptcha } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; delete from outbox_message'));

const fresh = 'Quintal-Azul-77';
const signInAs = (Email: string, password: string) => anonymous(app)(calls.signIn, { body: form({ Email }, password) });

describe('POST /Usuario/AtualizaSenha/', () => {
  it('a worker with a provisional password can set a new one without the old, and afterwards that one and the other session are refused', async () => {
    await app.database.owner.query(
      "insert into privacy_acceptance (person_id, version) select id, access.policy_version() from person where email = 'joao@pantanal.test'",
    );
    const other = clientOf(app.base, (await signInAs('joao@pantanal.test', demoPassword)).access_token, 'trabalhador');
    const { access_token } = await signInAs('joao@pantanal.test', demoPassword);
    const joao = clientOf(app.base, access_token, 'trabalhador');
    const answer = await joao(calls.changePassword, { body: { senha: base64(fresh) } });
    expect((await refusalOf(other(calls.signedInUser, {}))).status).toBe(401);
    expect(await codeOf(signInAs('joao@pantanal.test', demoPassword))).toBe('LOGIN_FAILED');
    const again = clientOf(app.base, answer.access_token, 'trabalhador');
    expect((await again(calls.signedInUser, {})).loginSenhaProvisoria).toBe(false);
    await again(calls.workerAppAccesses, {});
    await signInAs('joao@pantanal.test', fresh);
  });

  it('asks for the current one otherwise, and tells what is wrong with the new one', async () => {
    const helena = await app.as('helena', 'rh');
    const change = (senha: string, senhaAtual?: string) =>
      helena(calls.changePassword, { body: { senha, ...(senhaAtual ? { senhaAtual: base64(senhaAtual) } : {}) } });
    expect(await codeOf(change(base64(fresh)))).toBe('CURRENT_PASSWORD_MISSING');
    expect(await codeOf(change(base64(fresh), 'Errada@2026'))).toBe('CURRENT_PASSWORD_WRONG');
    for (const [password, code] of [
      ['Ab1$', 'PASSWORD_TOO_SHORT'],
      ['com espaço 1A', 'PASSWORD_HAS_SPACES'],
      ['somenteletras', 'PASSWORD_TOO_SIMPLE'],
      ['Senha@12345', 'PASSWORD_TOO_COMMON'],
      [`Aa1$${'x'.repeat(61)}`, 'PASSWORD_TOO_LONG'],
      [demoPassword, 'PASSWORD_SAME_AS_CURRENT'],
    ])
      expect(await codeOf(change(base64(password ?? ''), demoPassword))).toBe(code);
    expect(await codeOf(change('não é base64', demoPassword))).toBe('PASSWORD_INVALID');
  });

  it('keeps the session it was changed in, with its access group, and tells the contacts', async () => {
    const helena = await app.as('helena', 'rh');
    const group = (await helena(calls.signedInUser, {})).idGrupoAcesso;
    const { access_token } = await helena(calls.changePassword, {
      body: { senha: base64(fresh), senhaAtual: base64(demoPassword) },
    });
    expect((await clientOf(app.base, access_token, 'rh')(calls.signedInUser, {})).idGrupoAcesso).toBe(group);
    expect((await messageTo(app, 'helena@pantanal.test')).subject).toBe('Sua senha mudou');
  });

  it('guesses at the current password count', async () => {
    const bruno = await app.as('bruno', 'rh');
    const change = () =>
      bruno(calls.changePassword, { body: { senha: base64(fresh), senhaAtual: base64('Errada@2026') } });
    for (let n = 0; n < 10; n++) expect(await codeOf(change())).toBe('CURRENT_PASSWORD_WRONG');
    expect(await codeOf(change())).toBe('TOO_MANY_ATTEMPTS');
  });

  it("the strictest of a user's groups decides: Ana's two", async () => {
    await app.database.owner.query(
      "update access_group set password_policy = 'seis-a-onze' where name = 'Grupo Boreal'",
    );
    const ana = await app.as('ana', 'trabalhador');
    const change = (password: string) =>
      ana(calls.changePassword, { body: { senha: base64(password), senhaAtual: base64(demoPassword) } });
    expect(await codeOf(change('Quintal-Azul-77'))).toBe('PASSWORD_TOO_LONG');
    expect(await codeOf(change('Qui-77'))).toBe('PASSWORD_TOO_SHORT');
    await change('Quintal-77');
  });
});

describe('POST /Usuario/RecuperaSenha', () => {
  const ask = (identifier: Record<string, string>) =>
    throughCaptcha(token =>
      anonymous(app)(calls.recoverPassword, { body: { ...identifier, ...(token ? { Token: token } : {}) } }),
    );

  it('an unknown and a known CPF answer alike, and afterwards only the known one has a message', async () => {
    await app.database.owner.query(
      "update person set cell_phone_confirmed_at = null where email = 'maria@pantanal.test'",
    );
    expect(await ask({ cpf: '111.444.777-35' })).toBeUndefined();
    expect(await ask({ cpf: '529.982.247-25' })).toBeUndefined();
    const message = await messageTo(app, 'maria@pantanal.test');
    expect(message.body).toContain('/definicao-senha?codigo=');
    const { rows } = await app.database.owner.query(
      "select count(*)::int as n from outbox_message where body like '%codigo=%'",
    );
    expect(rows[0].n).toBe(1);
  });

  it('a link opens the new password alone, once', async () => {
    await ask({ email: 'maria@pantanal.test' });
    const codigo = /codigo=([\w-]+)/.exec((await messageTo(app, 'maria@pantanal.test')).body)?.[1] ?? '';
    const { access_token } = await anonymous(app)(calls.useRecoveryCode, { body: { codigo } });
    expect((await refusalOf(holding(app, access_token)(calls.signedInUser, {}))).status).toBe(401);
    expect((await refusalOf(holding(app, access_token)(calls.maskedContacts, {}))).status).toBe(401);
    expect(await codeOf(anonymous(app)(calls.useRecoveryCode, { body: { codigo } }))).toBe('RECOVERY_FAILED');
    const answer = await holding(app, access_token)(calls.changePassword, { body: { senha: base64(fresh) } });
    expect((await clientOf(app.base, answer.access_token, 'trabalhador')(calls.signedInUser, {})).nome).toContain(
      'Maria',
    );
    await signInAs('maria@pantanal.test', fresh);
  });

  it('a code by SMS is good for ten minutes, ends after five wrong ones, and a second wish ends the first', async () => {
    await app.database.owner.query(
      "update person set cell_phone_confirmed_at = now() where email = 'maria@pantanal.test'",
    );
    await ask({ celular: '(11) 98765-4321' });
    const first = codeIn(await messageTo(app, '11987654321'));
    await ask({ celular: '11987654321' });
    const second = codeIn(await messageTo(app, '11987654321', 2));
    const use = (codigo: string) => anonymous(app)(calls.useRecoveryCode, { body: { celular: '11987654321', codigo } });
    if (first !== second) expect(await codeOf(use(first))).toBe('RECOVERY_FAILED');
    for (let n = 0; n < 4; n++) expect(await codeOf(use('xxxxxx'))).toBe('RECOVERY_FAILED');
    expect(await codeOf(use(second))).toBe('RECOVERY_FAILED');
  });

  it('never goes round the second factor: a finance user with a new password still needs the code', async () => {
    await ask({ email: 'fernanda@pantanal.test' });
    const codigo = /codigo=([\w-]+)/.exec((await messageTo(app, 'fernanda@pantanal.test')).body)?.[1] ?? '';
    const { access_token } = await anonymous(app)(calls.useRecoveryCode, { body: { codigo } });
    expect(await codeOf(holding(app, access_token)(calls.changePassword, { body: { senha: base64(fresh) } }))).toBe(
      'KEY_NOT_FOUND',
    );
    expect(await codeOf(signInAs('fernanda@pantanal.test', fresh))).toBe('KEY_NOT_FOUND');
  });

  it('asks for the captcha always, and for an identifier', async () => {
    expect(await codeOf(anonymous(app)(calls.recoverPassword, { body: { cpf: '52998224725' } }))).toBe(
      'CAPTCHA_REQUIRED',
    );
    expect(await codeOf(anonymous(app)(calls.recoverPassword, { body: {} }))).toBe('IDENTIFIER_REQUIRED');
    expect(await codeOf(anonymous(app)(calls.recoverPassword, { body: { cpf: '52998224726' } }))).toBe('INVALID_CPF');
  });
});

describe('POST /usuario/{id}/senhaprovisoria', () => {
  it('HR can issue one for a worker, and afterwards the old password fails and the sign-in stops at the password step', async () => {
    const helena = await app.as('helena', 'rh');
    const id = await app.personId('gustavo');
    const session = await app.as('gustavo', 'trabalhador');
    const { senhaProvisoria } = await helena(calls.issueProvisionalPassword, { params: { id } });
    expect((await refusalOf(session(calls.signedInUser, {}))).status).toBe(401);
    expect(await codeOf(signInAs('gustavo@pantanal.test', demoPassword))).toBe('LOGIN_FAILED');
    const { access_token } = await signInAs('gustavo@pantanal.test', senhaProvisoria ?? '');
    expect(await codeOf(clientOf(app.base, access_token, 'trabalhador')(calls.workerAppAccesses, {}))).toBe(
      'STEP_PENDING',
    );
    await app.database.owner.query('update person set password_expires_at = now() where id = $1', [id]);
    expect(await codeOf(signInAs('gustavo@pantanal.test', senhaProvisoria ?? ''))).toBe('PROVISIONAL_PASSWORD_EXPIRED');
  });

  it('is not found for another tenant, and refused for oneself and for who holds a role of the platform', async () => {
    const helena = await app.as('helena', 'rh');
    const issue = async (who: 'bruno' | 'helena' | 'maria') =>
      codeOf(helena(calls.issueProvisionalPassword, { params: { id: await app.personId(who) } }));
    expect(await issue('bruno')).toBe('NOT_FOUND');
    expect(await issue('helena')).toBe('USER_CHANGE_NOT_ALLOWED');
    await app.database.owner.query(
      "insert into membership (person_id, role, access_profile_id, accepted_at, accepted_how) select $1, 'SUPORTE', id, now(), 'before' from access_profile where role = 'SUPORTE' and access_group_id is null",
      [await app.personId('maria')],
    );
    expect(await issue('maria')).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it("is refused for another access group's staff, and to HR of some companies for who looks after others'", async () => {
    const give = (who: string, role: string, group: string) =>
      app.database.owner.query(
        `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
         select p.id, $2, g.id, a.id, now(), 'before' from person p, access_group g, access_profile a
          where p.email = $1 and g.name = $3 and a.role = $2 and a.access_group_id is null`,
        [who, role, group],
      );
    await give('ana@duplo.test', 'RH', 'Grupo Pantanal');
    const bruno = await app.as('bruno', 'rh');
    const ana = { params: { id: await app.personId('ana') } };
    expect(await codeOf(bruno(calls.issueProvisionalPassword, ana))).toBe('USER_CHANGE_NOT_ALLOWED');
    await app.database.owner.query(
      `with limited as (update membership m set all_companies = false from person p
         where p.id = m.person_id and p.email = 'helena@pantanal.test' and m.role = 'RH' returning m.id, m.access_group_id)
       insert into membership_scope (membership_id, access_group_id, company_id)
       select l.id, l.access_group_id, e.company_id from limited l, employment e join person p on p.id = e.person_id
        where p.email = 'helena@pantanal.test'`,
    );
    await app.database.owner.query(
      `insert into membership_scope (membership_id, access_group_id, employment_id)
       select m.id, m.access_group_id, (select e.id from employment e where e.access_group_id = m.access_group_id
           and e.company_id <> (select h.company_id from employment h join person p on p.id = h.person_id where p.email = 'helena@pantanal.test') limit 1)
         from membership m join person p on p.id = m.person_id where p.email = 'gustavo@pantanal.test' and m.role = 'GESTOR'`,
    );
    const helena = await app.as('helena', 'rh');
    const issue = async (who: 'gustavo' | 'joao') =>
      helena(calls.issueProvisionalPassword, { params: { id: await app.personId(who) } });
    expect(await codeOf(issue('gustavo'))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect((await issue('joao')).senhaProvisoria).toBeTruthy();
  });
});
