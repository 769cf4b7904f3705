import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { companyUserContract as calls } from '@cracha/contract/features/identity/company-user.contract.ts';
import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { cpfOf } from '#test/faults/administration-acts.ts';
import { anonymous, base64, holding, messageTo } from '../identity-world.factory.ts';

let app: TestApp;
let group: string;
/** Two companies of Helena's group, and Bruno's. */
let [here, there, boreal] = ['', '', ''];
beforeAll(async () => {
  app = await startApp();
  const companies = await sql(
    "select c.id, g.id as group_id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.cnpj limit 2",
  );
  [here, there] = companies.map(({ id }) => id);
  group = companies[0]?.group_id;
  [{ id: boreal }] = await sql("select id from company where cnpj = 'B0REAL26000181'");
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; delete from outbox_message'));

const sql = async (text: string, ...values: unknown[]) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const paula = { nome: 'Paula Nery', cpf: '111.444.777-35', email: 'paula@pantanal.test', celular: '(65) 99111-4433' };
const joana = { nome: 'Joana Reis', cpf: '153.509.460-56', email: 'joana@pantanal.test' };

/** The first password of who was invited, and a bearer that has chosen the only group. */
async function comesIn(email: string, profile: 'rh' | 'gestor') {
  const codigo = /codigo=([\w-]+)/.exec((await messageTo(app, email)).body)?.[1] ?? '';
  const { access_token } = await anonymous(app)(identityContract.useRecoveryCode, { body: { codigo } });
  const answer = await holding(app, access_token)(identityContract.changePassword, {
    body: { senha: base64('Quintal-Azul-77') },
  });
  const [{ id }] = await sql('select id from person where email = $1', email);
  await sql(
    'insert into privacy_acceptance (person_id, version) values ($1, access.policy_version()) on conflict do nothing',
    id,
  );
  const token = answer && 'access_token' in answer ? String(answer.access_token) : '';
  return clientOf(app.base, token, profile);
}

const usersOf = async (id: string) => (await helena())(calls.companyUsers, { params: { id } });
const turn = async (idUsuarioEmpresa: string, on: boolean, who: 'helena' | 'bruno' = 'helena') =>
  (await app.as(who, 'rh'))(calls.switchCompanyUser, {
    params: { idUsuarioEmpresa, habilitado: on ? 'true' : 'false' },
  });

describe('POST /Empresa/SalvaUsuarioEmpresa', () => {
  it('who has no account is invited, and sees that company only', async () => {
    const call = await helena();
    const saved = await call(calls.saveCompanyUser, { body: { ...paula, idEmpresa: here, role: 'RH' } });
    expect(saved.convidado).toBe(true);
    expect(await usersOf(here)).toContainEqual(
      expect.objectContaining({
        idUsuarioEmpresa: saved.idUsuarioEmpresa,
        nome: 'Paula Nery',
        cpf: '***.444.777-**',
        email: 'p****@p*****.test',
        role: 'RH',
        situacao: 'convidado',
        loginHabilitado: true,
        can: ['editar', 'desligar'],
      }),
    );
    expect((await usersOf(there)).map(({ idUsuario }) => idUsuario)).not.toContain(saved.idUsuario);
    const own = await comesIn('paula@pantanal.test', 'rh');
    expect((await own(companyContract.companies, {})).map(({ id }) => id)).toEqual([here]);
    expect(await codeOf(own(companyContract.companyById, { params: { id: there } }))).toBe('NOT_FOUND');
    expect(
      await sql("select verb from record_history where entity_id = $1 and verb = 'userInvited'", saved.idUsuario),
    ).toHaveLength(1);
  });

  it('a role held over another company gets this one besides; twice is refused; of the whole group there is nothing to add', async () => {
    const call = await helena();
    const add = (idEmpresa: string, more = {}) =>
      call(calls.saveCompanyUser, { body: { ...joana, idEmpresa, role: 'GESTOR', ...more } });
    const first = await add(here);
    const second = await add(there);
    expect(second).toMatchObject({ idUsuario: first.idUsuario });
    expect(second.idUsuarioEmpresa).not.toBe(first.idUsuarioEmpresa);
    const roles = await sql('select id from membership where person_id = $1', first.idUsuario);
    expect(roles).toHaveLength(1);
    for (const idEmpresa of [here, there]) expect(await codeOf(add(idEmpresa))).toBe('RECORD_ALREADY_EXISTS');
    const [profile] = await sql(
      "insert into access_profile (access_group_id, name, role, permissions) values ($1, 'Só empresas', 'GESTOR', '{GestorEmpresaVisualizar}') returning id",
      group,
    );
    const third = (
      await sql('select id from company where access_group_id = $1 order by cnpj offset 2 limit 1', group)
    )[0].id;
    const { body } = await refusalOf(add(third, { idPerfilAcesso: profile.id }));
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['RECORD_ALREADY_EXISTS', ['idPerfilAcesso']]);
    // its profile is changed by its id, for every company of the role
    const changed = await add(here, { idUsuarioEmpresa: first.idUsuarioEmpresa, idPerfilAcesso: profile.id });
    expect(changed).toEqual({ ...first, convidado: false });
    expect((await usersOf(there)).find(one => one.idUsuario === first.idUsuario)?.perfil).toBe('Só empresas');
    expect(await codeOf(add(there, { idUsuarioEmpresa: first.idUsuarioEmpresa }))).toBe('NOT_FOUND');
  });

  it('tells what is wrong beside its field', async () => {
    const call = await helena();
    const save = async (more: object) =>
      (await refusalOf(call(calls.saveCompanyUser, { body: { ...paula, idEmpresa: here, role: 'RH', ...more } }))).body
        .code;
    expect(await save({ cpf: '111.444.777-36' })).toBe('INVALID_CPF');
    expect(await save({ cpf: '390.533.447-05', email: 'x' })).toBe('INVALID_EMAIL');
    expect(await save({ celular: '123' })).toBe('INVALID_CELL_PHONE');
    expect(await save({ email: '', celular: null })).toBe('REQUIRED_FIELD');
    expect(await save({ cpf: '231.002.999-81', email: 'outro@pantanal.test', role: 'FINANCEIRO' })).toBe(
      'PERMISSION_NOT_GRANTABLE',
    );
    expect(await save({ cpf: '746.971.314-01' })).toBe('USER_CHANGE_NOT_ALLOWED');
    for (const idEmpresa of [boreal, unknownId]) expect(await save({ idEmpresa })).toBe('NOT_FOUND');
  });

  it('finance is given by who holds it', async () => {
    await acrossTenants(app.database.pool, 'finance of Helena', async tx =>
      makeMembership(tx, { personId: await app.personId('helena'), role: 'FINANCEIRO', accessGroupId: group }),
    );
    // the role asks for a second factor
    const factor = 'update person set two_factor_active = $2 where id = $1';
    await sql(factor, await app.personId('helena'), true);
    const call = await helena();
    const body = {
      nome: 'Gustavo',
      cpf: '231.002.999-81',
      email: 'gustavo@pantanal.test',
      idEmpresa: here,
      role: 'FINANCEIRO' as const,
    };
    expect(await call(calls.saveCompanyUser, { body })).toMatchObject({
      idUsuario: await app.personId('gustavo'),
      convidado: false,
    });
    await sql("delete from membership where person_id = $1 and role = 'FINANCEIRO'", await app.personId('helena'));
    await sql(factor, await app.personId('helena'), false);
  });

  it('HR of one company gives no more than it holds, and adds nobody to another company', async () => {
    await acrossTenants(app.database.pool, 'HR of one company', async tx =>
      makeMembership(tx, {
        personId: await app.personId('ana'),
        role: 'RH',
        accessGroupId: group,
        companyIds: [here],
        permissions: ['RhUsuarioCriar', 'RhUsuarioEditar', 'RhUsuarioVisualizar', 'RhEmpresaVisualizar'],
      }),
    );
    const ana = await app.as('ana', 'rh');
    const body = {
      nome: 'Rita Prado',
      cpf: cpfOf(612_345_678),
      email: 'rita@pantanal.test',
      idEmpresa: here,
      role: 'RH' as const,
    };
    expect(await codeOf(ana(calls.saveCompanyUser, { body }))).toBe('PERMISSION_NOT_GRANTABLE');
    expect(await codeOf(ana(calls.saveCompanyUser, { body: { ...body, idEmpresa: there } }))).toBe('NOT_FOUND');
    expect(await codeOf(ana(calls.companyUsers, { params: { id: there } }))).toBe('NOT_FOUND');
    // those of the whole group are not hers to see
    const seen = await ana(calls.companyUsers, { params: { id: here } });
    expect(seen.every(({ idUsuarioEmpresa }) => idUsuarioEmpresa !== null)).toBe(true);
    const [joanas] = await sql(
      "select s.id from membership_scope s join membership m on m.id = s.membership_id join person p on p.id = m.person_id where p.email = 'joana@pantanal.test' and s.company_id = $1",
      there,
    );
    const params = { idUsuarioEmpresa: joanas.id, habilitado: 'false' };
    expect(await codeOf(ana(calls.switchCompanyUser, { params }))).toBe('NOT_FOUND');
  });
});

describe('GET /Empresa/HabilitaLoginUsuarioEmpresa/{a}/{b}', () => {
  it('off in the only company signs out at once; repeated it changes nothing; on lets in again', async () => {
    const [{ idUsuarioEmpresa: id, idUsuario } = expect.fail('no Paula')] = (await usersOf(here)).filter(
      one => one.nome === 'Paula Nery',
    );
    const [{ session: token }] = await sql(
      "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as session",
      idUsuario,
    );
    const alive = async () =>
      (
        await sql('select ended_at from session s join session_token t on t.session_id = s.id where t.id = $1', token)
      )[0].ended_at === null;
    expect(await alive()).toBe(true);
    expect(await turn(id ?? '', false)).toEqual({ idUsuarioEmpresa: id, loginHabilitado: false });
    expect(await alive()).toBe(false);
    const count = async () =>
      (await sql("select 1 from record_history where entity_id = $1 and verb like 'companyUser%'", idUsuario)).length;
    const before = await count();
    await turn(id ?? '', false);
    expect(await count()).toBe(before);
    expect((await usersOf(here)).find(one => one.idUsuario === idUsuario)).toMatchObject({
      loginHabilitado: false,
      can: ['editar', 'ligar'],
    });
    await turn(id ?? '', true);
    expect((await sql('select enabled from membership where person_id = $1', idUsuario))[0].enabled).toBe(true);
  });

  it('off in one of two companies leaves the other; the users of the group still say which were given', async () => {
    const mine = async (id: string) =>
      (await usersOf(id)).find(one => one.nome === 'Joana Reis') ?? expect.fail('no Joana');
    const [inHere, inThere] = [await mine(here), await mine(there)];
    await sql(
      'update person set password_hash = $2, password_provisional = false where id = $1',
      inHere.idUsuario,
      'x',
    );
    await turn(inHere.idUsuarioEmpresa ?? '', false);
    const [{ given, open }] = await sql(
      'select access.companies_given(id) as given, access.companies_of(id, false)::uuid[] as open from membership where person_id = $1',
      inHere.idUsuario,
    );
    expect([given.sort(), open]).toEqual([[here, there].sort(), [there]]);
    const query = { pesquisa: 'Joana' };
    const { items } = await (await helena())(groupUserContract.groupUsers, {
      params: { page: '1', size: '50' },
      query,
    });
    expect([...(items[0]?.papeis[0]?.empresas ?? [])].sort()).toEqual([here, there].sort());
    // the last one takes the role away, and back in one company it is on in that alone
    await turn(inThere.idUsuarioEmpresa ?? '', false);
    expect((await sql('select enabled from membership where person_id = $1', inHere.idUsuario))[0].enabled).toBe(false);
    await turn(inThere.idUsuarioEmpresa ?? '', true);
    expect([(await mine(here)).loginHabilitado, (await mine(there)).loginHabilitado]).toEqual([false, true]);
    // the whole role off and on where users are: what was off in one company stays so
    const call = await helena();
    const params = { id: inHere.idUsuario };
    await call(groupUserContract.enableUser, { params, body: { ativo: false } });
    await call(groupUserContract.enableUser, { params, body: { ativo: true } });
    expect([(await mine(here)).loginHabilitado, (await mine(there)).loginHabilitado]).toEqual([false, true]);
    await turn(inThere.idUsuarioEmpresa ?? '', false);
    await call(groupUserContract.enableUser, { params, body: { ativo: true } });
    expect([(await mine(here)).loginHabilitado, (await mine(there)).loginHabilitado]).toEqual([true, true]);
  });

  it('another group’s, an unknown one, and one that is no whole company are not found; one’s own can’t be changed', async () => {
    const [{ id }] = await sql(
      'select s.id from membership_scope s join membership m on m.id = s.membership_id where m.person_id = $1 and s.company_id is not null limit 1',
      (await usersOf(here)).find(one => one.nome === 'Joana Reis')?.idUsuario,
    );
    expect(await codeOf(turn(id, false, 'bruno'))).toBe('NOT_FOUND');
    const [named] = await sql('select id from membership_scope where employment_id is not null limit 1');
    for (const one of [unknownId, 'x', named.id]) expect(await codeOf(turn(one, false))).toBe('NOT_FOUND');
    const ana = await app.as('ana', 'rh');
    const own = (await usersOf(here)).find(one => one.nome.startsWith('Ana'));
    expect(own?.can).toEqual(['editar', 'desligar']);
    const params = { idUsuarioEmpresa: own?.idUsuarioEmpresa ?? '', habilitado: 'false' };
    expect(await codeOf(ana(calls.switchCompanyUser, { params }))).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it('served by GET it is refused from another site', async () => {
    const [{ id }] = await sql('select id from membership_scope where company_id is not null limit 1');
    const answer = await app.send(`/Empresa/HabilitaLoginUsuarioEmpresa/${id}/false`, {
      headers: {
        authorization: `Bearer ${await app.bearer('helena')}`,
        'x-profile': 'rh',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(await answer.json()).toMatchObject({ code: 'CROSS_SITE_REFUSED' });
  });
});

it('a deleted company takes the roles over it alone with it', async () => {
  const [{ id }] = await sql(
    "insert into company (access_group_id, cnpj, legal_name, trade_name) values ($1, '01838723000127', 'Some', 'Some') returning id",
    group,
  );
  const call = await helena();
  const person = { nome: 'Célia Reis', cpf: '529.982.247-25', email: 'celia@pantanal.test' };
  const { idUsuario } = await call(calls.saveCompanyUser, { body: { ...person, idEmpresa: id, role: 'GESTOR' } });
  await call(companyContract.deleteCompanies, {
    body: { IdString: id, Justificativa: 'Cadastrada duas vezes por engano no mesmo dia.' },
  });
  expect(await sql("select enabled from membership where person_id = $1 and role = 'GESTOR'", idUsuario)).toEqual([
    { enabled: false },
  ]);
});
