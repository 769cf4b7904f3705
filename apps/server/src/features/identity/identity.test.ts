import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { refusalOf } from '#test/calls.ts';
import { anonymous as anonymousOf, form } from './identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const anonymous = () => anonymousOf(app);

describe('POST /usuario/autenticausuario', () => {
  it('a worker can sign in with CPF, e-mail and cell phone, and each token reads the same user', async () => {
    const ids = [];
    for (const identifier of [
      { CPF: '529.982.247-25' },
      { Email: 'Maria@Pantanal.test' },
      { Celular: '+55 (11) 98765-4321' },
    ]) {
      const { access_token } = await anonymous()(calls.signIn, { body: form(identifier) });
      ids.push((await clientOf(app.base, access_token, 'trabalhador')(calls.signedInUser, {})).id);
    }
    expect(new Set(ids).size).toBe(1);
    const { rows } = await app.database.owner.query('select count(*)::int as n from session where person_id = $1', [
      ids[0],
    ]);
    expect(rows[0].n).toBe(3);
  });

  it('answers an unknown user and a wrong password with the same body', async () => {
    const unknown = await refusalOf(anonymous()(calls.signIn, { body: form({ CPF: '11144477735' }) }));
    const wrong = await refusalOf(anonymous()(calls.signIn, { body: form({ CPF: '74697131401' }, 'Errada@2026') }));
    const { requestId: _a, ...first } = unknown.body;
    const { requestId: _b, ...second } = wrong.body;
    expect([unknown.status, first]).toEqual([wrong.status, second]);
    expect(first.code).toBe('LOGIN_FAILED');
  });

  it('never lets in a user with two-factor by the password alone', async () => {
    const refusal = await refusalOf(anonymous()(calls.signIn, { body: form({ CPF: '82342031009' }) }));
    expect(refusal.body.code).toBe('KEY_NOT_FOUND');
    const { rows } = await app.database.owner.query(
      "select count(*)::int as n from session s join person p on p.id = s.person_id where p.two_factor_active and s.kind = 'full'",
    );
    expect(rows[0].n).toBe(0);
  });

  it.each([
    [{}, 'IDENTIFIER_REQUIRED'],
    [{ CPF: '52998224725', Email: 'a@b.test' }, 'IDENTIFIER_REQUIRED'],
    [{ CPF: '52998224726' }, 'INVALID_CPF'],
    [{ Email: 'maria' }, 'INVALID_EMAIL'],
    [{ Celular: '1198765' }, 'INVALID_CELL_PHONE'],
  ])('refuses %j with %s', async (identifier, code) => {
    expect((await refusalOf(anonymous()(calls.signIn, { body: form(identifier) }))).body.code).toBe(code);
  });
});

describe('sessions', () => {
  it('GET /usuario/getusuariologado: a worker with nothing confirmed sees the steps that are open', async () => {
    const user = await (await app.as('joao', 'trabalhador'))(calls.signedInUser, {});
    expect(user).toMatchObject({
      flgAceitoTermoPrivacidade: false,
      loginSenhaProvisoria: true,
      usuarioConfirmacao: { celularConfirmado: false, emailConfirmado: false, corConfirmado: false },
    });
    const next = await refusalOf((await app.as('joao', 'trabalhador'))(calls.workerAppAccesses, {}));
    expect(next.body.code).toBe('STEP_PENDING');
  });

  it('POST /usuario/sair: the very next request of the session is refused', async () => {
    const token = await app.bearer('maria');
    const call = clientOf(app.base, token, 'trabalhador');
    await call(calls.signOut, {});
    expect((await refusalOf(call(calls.signedInUser, {}))).body.code).toBe('UNAUTHENTICATED');
  });

  it('GET /usuario/refreshtoken: the new token keeps the chosen group and the former is good for 30 seconds', async () => {
    const token = await app.bearer('helena');
    const { access_token } = await clientOf(app.base, token, 'rh')(calls.refreshToken, {});
    expect(access_token).not.toBe(token);
    const user = await clientOf(app.base, access_token, 'rh')(calls.signedInUser, {});
    expect(user.idGrupoAcesso).not.toBeNull();
    const { rows } = await app.database.owner.query(
      "select count(*)::int as n from session_token where expires_at < now() + interval '31 seconds'",
    );
    expect(rows[0].n).toBe(1);
  });

  it('refuses a token signed with another key, and none', async () => {
    const [header, payload] = (await app.bearer('maria')).split('.');
    const answer = await app.send('/usuario/getusuariologado', {
      headers: { authorization: `Bearer ${header}.${payload}.AAAA` },
    });
    expect(answer.status).toBe(401);
    expect((await app.send('/usuario/getusuariologado')).status).toBe(401);
  });

  it('GET that changes state is refused from another site and served by POST too', async () => {
    const authorization = `Bearer ${await app.bearer('maria')}`;
    const cross = await app.send('/usuario/refreshtoken', {
      headers: { authorization, 'sec-fetch-site': 'cross-site' },
    });
    expect(await cross.json()).toMatchObject({ code: 'CROSS_SITE_REFUSED' });
    expect((await app.send('/USUARIO//RefreshToken/', { method: 'POST', headers: { authorization } })).status).toBe(
      200,
    );
    expect((await app.send('/usuario/refreshtoken', { method: 'HEAD', headers: { authorization } })).status).toBe(404);
  });
});

describe('access groups', () => {
  it('GET /grupoacesso/rh/select: an HR user of one group reads that one only', async () => {
    const groups = await (await app.as('helena', 'rh'))(calls.hrGroups, {});
    expect(groups.map(group => group.nome)).toEqual(['Grupo Pantanal']);
  });

  it('POST /grupoacesso/rh/newtoken: another group is not found, and the own one stays', async () => {
    const call = await app.as('helena', 'rh');
    const { rows } = await app.database.owner.query("select id from access_group where name = 'Grupo Boreal'");
    expect((await refusalOf(call(calls.chooseHrGroup, { body: { idGrupoAcesso: rows[0].id } }))).body.code).toBe(
      'NOT_FOUND',
    );
    expect((await refusalOf(call(calls.chooseHrGroup, { body: { idGrupoAcesso: 'x' } }))).body.code).toBe('NOT_FOUND');
  });

  it('POST /grupoacesso/rh/newtoken: a token of another own group reads it, the earlier one stays good for its own', async () => {
    const helena = await app.personId('helena');
    await app.database.owner.query(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'RH', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Boreal' and p.role = 'RH' and p.access_group_id is null`,
      [helena],
    );
    const first = await app.bearer('helena');
    const groups = await clientOf(app.base, first, 'rh')(calls.hrGroups, {});
    const [boreal, pantanal] = ['Grupo Boreal', 'Grupo Pantanal'].map(
      name => groups.find(group => group.nome === name)?.id ?? '',
    );
    const inPantanal = (
      await clientOf(app.base, first, 'rh')(calls.chooseHrGroup, { body: { idGrupoAcesso: pantanal ?? '' } })
    ).access_token;
    const inBoreal = (
      await clientOf(app.base, first, 'rh')(calls.chooseHrGroup, { body: { idGrupoAcesso: boreal ?? '' } })
    ).access_token;
    expect((await clientOf(app.base, inBoreal, 'rh')(calls.signedInUser, {})).idGrupoAcesso).toBe(boreal);
    expect((await clientOf(app.base, inPantanal, 'rh')(calls.signedInUser, {})).idGrupoAcesso).toBe(pantanal);
    await app.database.owner.query(
      "delete from membership where person_id = $1 and role = 'RH' and access_group_id = $2",
      [helena, boreal],
    );
  });

  it('GET /grupoacesso/gestor/select: a manager reads the group, a worker is refused', async () => {
    expect(await (await app.as('gustavo', 'gestor'))(calls.managerGroups, {})).toHaveLength(1);
    expect((await refusalOf((await app.as('maria', 'trabalhador'))(calls.managerGroups, {}))).status).toBe(403);
  });

  it('GET /usuario/isinrole/{role}: a manager reads true and false, in any letter case', async () => {
    const call = await app.as('gustavo', 'gestor');
    expect(await call(calls.isInRole, { params: { role: 'gestor' } })).toBe(true);
    expect(await call(calls.isInRole, { params: { role: 'RH' } })).toBe(false);
    expect(await call(calls.isInRole, { params: { role: 'nada' } })).toBe(false);
  });

  it('GET /grupoacesso/…/app-acessos: each profile reads the flags of its list that its companies have', async () => {
    const hr = await (await app.as('bruno', 'rh'))(calls.hrAppAccesses, {});
    expect(hr).toContain('recibos');
    expect(hr).not.toContain('ponto-fopag');
    const worker = await app.as('maria', 'trabalhador');
    expect(await worker(calls.workerAppAccesses, {})).toContain('recibos');
    const company = 'select c.id from company c join employment e on e.company_id = c.id where e.person_id = $1';
    const maria = await app.personId('maria');
    await app.database.owner.query(
      `update company set app_accesses = array_remove(app_accesses, 'recibos') where id in (${company})`,
      [maria],
    );
    expect(await worker(calls.workerAppAccesses, {})).not.toContain('recibos');
    expect((await refusalOf(worker(calls.hrAppAccesses, {}))).body.code).toBe('ACCESS_NOT_ALLOWED');
  });
});
