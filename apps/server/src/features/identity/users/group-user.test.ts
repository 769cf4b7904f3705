import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import { groupUserContract as calls } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, startBeside, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';
import { anonymous, base64, holding, messageTo } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt; delete from outbox_message'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const page = { page: '1', size: '50' };
const productProfile = async (role: 'RH' | 'GESTOR') =>
  (await sql('select id from access_profile where role = $1 and access_group_id is null', [role]))[0].id as string;
const profileOf = async (nome: string, permissoes: string[], tipo: 'RH' | 'GESTOR' = 'RH') =>
  (await (await helena())(accessProfileContract.createAccessProfile, { body: { nome, tipo, permissoes } })).id;
const list = async (query = {}, who: DemoKey = 'helena') =>
  (await app.as(who, 'rh'))(calls.groupUsers, { params: page, query });
/** Runs something while Helena's HR membership is another one, and gives the old one back. */
async function withHelena(change: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const [before] = await sql(
    "select id, access_profile_id, all_companies from membership where role = 'RH' and person_id = $1",
    [await app.personId('helena')],
  );
  await sql(`update membership set ${change} where id = '${before.id}'`, values);
  try {
    await work();
  } finally {
    await sql('delete from membership_scope where membership_id = $1', [before.id]);
    await sql('update membership set access_profile_id = $2, all_companies = $3 where id = $1', [
      before.id,
      before.access_profile_id,
      before.all_companies,
    ]);
  }
}
const paula = { nome: 'Paula Nery', cpf: '111.444.777-35', email: 'paula@pantanal.test' };
const joana = { nome: 'Joana Reis', cpf: '153.509.460-56', celular: '(11) 97777-1234' };

describe('GET /usuario/grupo/{page}/{size}', () => {
  it("lists who holds a role of the own access group's staff, masked, by name; workers by their role; nobody of another group", async () => {
    const { items, total } = await list();
    expect(items.map(one => one.nome)).toEqual([...items.map(one => one.nome)].sort((a, b) => a.localeCompare(b)));
    expect(total).toBe(items.length);
    const gustavo = items.find(one => one.nome.startsWith('Gustavo'));
    expect(gustavo?.cpf).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/);
    expect(gustavo?.email).toBe('g****@p*****.test');
    expect(gustavo?.papeis.map(one => one.papel)).toEqual(['GESTOR', 'EMPREGADO']);
    expect(items.some(one => one.nome.startsWith('Maria'))).toBe(false);
    expect((await list({ papel: 'EMPREGADO', pesquisa: 'maria aparecida' })).total).toBeGreaterThan(0);
    expect((await list({}, 'bruno')).items.map(one => one.id)).toEqual([await app.personId('bruno')]);
  });

  it('finds without accents and by CPF, by role, profile and state, and pages by cursor', async () => {
    expect((await list({ pesquisa: 'GUSTÁVO' })).total).toBe(1);
    expect((await list({ pesquisa: '231.002.999-81' })).total).toBe(1);
    expect((await list({ papel: 'RH' })).items.map(one => one.id)).toEqual([await app.personId('helena')]);
    expect((await list({ idPerfil: await productProfile('GESTOR') })).total).toBe(1);
    expect((await list({ situacao: 'desativado' })).total).toBe(0);
    const call = await helena();
    const first = await call(calls.groupUsers, { params: { page: '1', size: '2' }, query: {} });
    const second = await call(calls.groupUsers, {
      params: { page: '1', size: '2' },
      query: { after: first.after ?? undefined },
    });
    const both = [...first.items, ...second.items].map(one => one.id);
    expect(new Set(both).size).toBe(both.length);
    expect(both).toEqual((await list()).items.slice(0, both.length).map(one => one.id));
  });

  it('HR of some companies sees their people alone, and nobody of more companies than its own', async () => {
    const [{ company_id }] = await sql('select company_id from employment where person_id = $1', [
      await app.personId('maria'),
    ]);
    await withHelena('all_companies = false', [], async () => {
      expect((await list({ papel: 'EMPREGADO' })).items).toEqual([]);
      await sql(
        `insert into membership_scope (membership_id, access_group_id, company_id)
         select m.id, m.access_group_id, $2 from membership m where m.person_id = $1 and m.role = 'RH'`,
        [await app.personId('helena'), company_id],
      );
      // the manager of two workers of that company; those of finance are of all companies
      expect((await list()).items.map(one => one.id)).toEqual([
        await app.personId('gustavo'),
        await app.personId('helena'),
      ]);
      const workers = await list({ papel: 'EMPREGADO' });
      expect(workers.items.some(one => one.nome.startsWith('Maria'))).toBe(true);
      const [{ n }] = await sql('select count(distinct person_id)::int as n from employment where company_id = $1', [
        company_id,
      ]);
      expect(workers.total).toBe(n);
    });
  });

  it("says who is locked out, and who declared race or colour 'not informed' to who may read workers' records; each reading is recorded", async () => {
    await sql(
      "insert into attempt (kind, subject, state) select 'password', sha256(convert_to('email:gustavo@pantanal.test', 'UTF8')), 'failed' from generate_series(1, 10)",
    );
    expect((await list({ situacao: 'bloqueado' })).items).toMatchObject([
      { id: await app.personId('gustavo'), situacao: 'bloqueado' },
    ]);
    const id = await app.personId('gustavo');
    const call = await helena();
    await call(identityContract.liftLock, { params: { id } });
    expect((await call(calls.groupUser, { params: { id } })).situacao).toBe('ativo');
    await sql("update person set ethnicity = 'naoInformada' where id = $1", [await app.personId('maria')]);
    await sql('delete from access_log');
    const { items, totalCorNaoInformada } = await list({ corNaoInformada: 'true' });
    expect(items.map(one => [one.id, one.corNaoInformada])).toEqual([[await app.personId('maria'), true]]);
    expect(totalCorNaoInformada).toBe(1);
    expect(await sql('select person_id from access_log')).toEqual([{ person_id: await app.personId('maria') }]);
    const blind = await profileOf('Só usuários', ['RhUsuarioVisualizar', 'RhUsuarioEditar', 'RhPerfilAcessoEditar']);
    await withHelena('access_profile_id = $1', [blind], async () => {
      const seen = await list({ papel: 'EMPREGADO', pesquisa: 'maria aparecida' });
      expect(seen.items.map(one => one.id)).toContain(await app.personId('maria'));
      expect([seen.totalCorNaoInformada, seen.items.some(one => one.corNaoInformada)]).toEqual([0, false]);
    });
  });
});

describe('POST /usuario/convite', () => {
  it('who has no account gets a one-use link, sets a password and holds exactly the permissions given; the contact is proven', async () => {
    const idPerfil = await profileOf('Recepção', ['RhInicioVisualizar', 'RhUsuarioVisualizar']);
    const call = await helena();
    const made = await call(calls.inviteUser, { body: { ...paula, papel: 'RH', idPerfil, empresas: null } });
    expect(made).toMatchObject({ nome: 'Paula Nery', situacao: 'convidado', papeis: [{ papel: 'RH', ativo: true }] });
    const message = await messageTo(app, 'paula@pantanal.test');
    const codigo = /codigo=([\w-]+)/.exec(message.body)?.[1] ?? '';
    const { access_token } = await anonymous(app)(identityContract.useRecoveryCode, { body: { codigo } });
    const answer = await holding(app, access_token)(identityContract.changePassword, {
      body: { senha: base64('Quintal-Azul-77') },
    });
    expect(await codeOf(anonymous(app)(identityContract.useRecoveryCode, { body: { codigo } }))).toBe(
      'RECOVERY_FAILED',
    );
    const [person] = await sql('select email_confirmed_at, password_provisional from person where id = $1', [made.id]);
    expect([person.email_confirmed_at !== null, person.password_provisional]).toEqual([true, false]);
    const bearer = 'access_token' in (answer ?? {}) ? String(answer?.access_token) : '';
    const session = clientOf(app.base, bearer, 'rh');
    await session(identityContract.acceptPolicy, { params: { id: made.id }, query: {} });
    expect((await session(identityContract.signedInUser, {})).permissions).toEqual([
      'RhInicioVisualizar',
      'RhUsuarioVisualizar',
    ]);
    await session(calls.groupUsers, { params: page, query: {} });
    expect(await codeOf(session(accessProfileContract.accessProfiles, {}))).toBe('OPERATION_NOT_ALLOWED');
    expect((await call(calls.groupUser, { params: { id: made.id } })).situacao).toBe('ativo');
    expect(await codeOf(call(calls.resendInvitation, { params: { id: made.id } }))).toBe('STATUS_FORBIDS');
  });

  it('by SMS; a new link ends the former, and none outlives its seven days', async () => {
    const call = await helena();
    const idPerfil = await productProfile('GESTOR');
    const { id } = await call(calls.inviteUser, { body: { ...joana, papel: 'GESTOR', idPerfil, empresas: null } });
    const first = /codigo=([\w-]+)/.exec((await messageTo(app, '11977771234')).body)?.[1] ?? '';
    await sql('delete from outbox_message');
    await call(calls.resendInvitation, { params: { id } });
    const second = /codigo=([\w-]+)/.exec((await messageTo(app, '11977771234')).body)?.[1] ?? '';
    const use = (codigo: string) => codeOf(anonymous(app)(identityContract.useRecoveryCode, { body: { codigo } }));
    expect(await use(first)).toBe('RECOVERY_FAILED');
    await sql("update access_letter set expires_at = now() - interval '1 second' where person_id = $1", [id]);
    expect(await use(second)).toBe('RECOVERY_FAILED');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.resendInvitation, { params: { id } }))).toBe('NOT_FOUND');
    expect(app.logged.join('')).not.toContain(second);
  });

  it('who has an account is invited at the contact that was typed; nothing of the account changes, and HR gets no hold of it', async () => {
    const bruno = await app.as('bruno', 'rh');
    const idPerfil = await productProfile('GESTOR');
    const body = { nome: 'Outro Nome', cpf: '529.982.247-25', email: 'ladrao@boreal.test', papel: 'GESTOR' as const };
    const made = await bruno(calls.inviteUser, { body: { ...body, idPerfil, empresas: null } });
    expect(made.id).toBe(await app.personId('maria'));
    // the code alone opens nothing: Maria enters it in a session of her own
    expect((await messageTo(app, 'ladrao@boreal.test')).body).toMatch(/código \w{5}-\w{5}/);
    expect(await sql("select from outbox_message where recipient = 'maria@pantanal.test'")).toEqual([]);
    expect(
      await sql("select from membership where person_id = $1 and role = 'GESTOR' and in_force", [made.id]),
    ).toEqual([]);
    expect(made).toMatchObject({
      nome: 'Outro Nome',
      email: 'l****@b*****.test',
      situacao: 'convidado',
      ultimoAcesso: null,
    });
    expect((await sql('select name from person where id = $1', [made.id]))[0].name).not.toBe('Outro Nome');
    expect(made.can).not.toContain('senha');
    expect(await codeOf(bruno(identityContract.issueProvisionalPassword, { params: { id: made.id } }))).toBe(
      'USER_CHANGE_NOT_ALLOWED',
    );
    await bruno(calls.resendInvitation, { params: { id: made.id } });
    expect(await codeOf(bruno(calls.inviteUser, { body: { ...body, idPerfil, empresas: null } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
    await sql("delete from membership where role = 'GESTOR' and person_id = $1", [made.id]);
  });

  it("refuses oneself, another's contact, a false CPF, no contact or two", async () => {
    const call = await helena();
    const idPerfil = await productProfile('GESTOR');
    const invite = (change: object) =>
      codeOf(call(calls.inviteUser, { body: { ...paula, papel: 'GESTOR', idPerfil, empresas: null, ...change } }));
    expect(await invite({ cpf: '746.971.314-01' })).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await invite({ cpf: '862.883.667-57', email: 'maria@pantanal.test' })).toBe('CONTACT_ALREADY_REGISTERED');
    expect(await invite({ cpf: '111.444.777-36' })).toBe('INVALID_CPF');
    expect(await invite({ cpf: '862.883.667-57', email: undefined })).toBe('IDENTIFIER_REQUIRED');
    expect(await invite({ cpf: '862.883.667-57', celular: '11977771299' })).toBe('IDENTIFIER_REQUIRED');
    expect(await sql("select from person where cpf = '86288366757'")).toEqual([]);
  });

  it('never gives permissions or companies beyond its own, nor those of another access group', async () => {
    const few = await profileOf('Convida', [
      'RhUsuarioCriar',
      'RhUsuarioPerfil',
      'RhUsuarioEditar',
      'RhPerfilAcessoEditar',
    ]);
    const [other] = await sql("select id, access_group_id from company where cnpj like 'B0REA%'");
    const [foreign] = await sql(
      "insert into access_profile (access_group_id, role, name, permissions) values ($1, 'RH', 'De lá', '{}') returning id",
      [other.access_group_id],
    );
    const invite = async (idPerfil: string, empresas: string[] | null = null) =>
      codeOf(
        (await helena())(calls.inviteUser, {
          body: { ...paula, cpf: '862.883.667-57', papel: 'RH', idPerfil, empresas },
        }),
      );
    expect(await invite(foreign.id)).toBe('NOT_FOUND');
    expect(await invite(few, [other.id])).toBe('NOT_FOUND');
    expect(await invite(await productProfile('GESTOR'))).toBe('NOT_FOUND');
    await withHelena('access_profile_id = $1', [few], async () => {
      expect(await invite(await productProfile('RH'))).toBe('PERMISSION_NOT_GRANTABLE');
    });
    await withHelena('all_companies = false', [], async () => {
      expect(await invite(few)).toBe('PERMISSION_NOT_GRANTABLE');
    });
  });
});

describe('PUT /usuario/{id}/grupo', () => {
  it("another profile holds from the old session's very next request on, on every process", async () => {
    const beside = await startBeside(app);
    try {
      const call = await helena();
      const idPerfil = await profileOf('Só início', ['GestorInicioVisualizar'], 'GESTOR');
      const bearer = await app.bearer('gustavo');
      const sessions = [app.base, beside.base].map(base => clientOf(base, bearer, 'gestor'));
      const permissions = async () =>
        Promise.all(sessions.map(async one => (await one(identityContract.signedInUser, {})).permissions));
      for (const held of await permissions()) expect(held).toContain('GestorReciboVisualizar');
      const id = await app.personId('gustavo');
      const before = (await call(calls.groupUser, { params: { id } })).papeis[0];
      const body = { papel: 'GESTOR' as const, idPerfil, empresas: before?.empresas ?? null, ativo: true };
      await call(calls.saveUserAccess, { params: { id }, body });
      for (const held of await permissions())
        expect(held.filter(name => name.startsWith('Gestor'))).toEqual(['GestorInicioVisualizar']);
      await call(calls.saveUserAccess, { params: { id }, body: { ...body, ativo: false } });
      for (const one of sessions) expect((await refusalOf(one(identityContract.signedInUser, {}))).status).toBe(403);
      const [history] = await sql(
        "select before, after from record_history where verb = 'userAccessChanged' order by id desc",
      );
      expect(history).toMatchObject({ before: { enabled: true }, after: { enabled: false, role: 'GESTOR' } });
      const back = { ...body, idPerfil: before?.idPerfil ?? '' };
      await call(calls.saveUserAccess, { params: { id }, body: back });
      for (const held of await permissions()) expect(held).toContain('GestorReciboVisualizar');
    } finally {
      await beside.stop();
    }
  });

  it('of oneself, of a user of the platform and of another access group nothing changes', async () => {
    const call = await helena();
    const idPerfil = await productProfile('RH');
    const change = async (id: string) =>
      codeOf(
        call(calls.saveUserAccess, { params: { id }, body: { papel: 'RH', idPerfil, empresas: null, ativo: true } }),
      );
    expect(await change(await app.personId('helena'))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await change(await app.personId('bruno'))).toBe('NOT_FOUND');
    expect(await change(unknownId)).toBe('NOT_FOUND');
    await sql(
      "insert into membership (person_id, role, access_profile_id, accepted_at, accepted_how) select $1, 'SUPORTE', id, now(), 'before' from access_profile where role = 'SUPORTE' and access_group_id is null",
      [await app.personId('gustavo')],
    );
    expect(await change(await app.personId('gustavo'))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await codeOf(call(identityContract.liftLock, { params: { id: await app.personId('gustavo') } }))).toBe(
      'NOT_FOUND',
    );
    await sql("delete from membership where role = 'SUPORTE' and person_id = $1", [await app.personId('gustavo')]);
  });
});

describe('PUT /usuario/{id}/habilita', () => {
  it("a deactivated user's next request is refused on every process, and passes again after being reactivated", async () => {
    const beside = await startBeside(app);
    try {
      const call = await helena();
      const id = await app.personId('gustavo');
      const bearer = await app.bearer('gustavo');
      const ask = (base: string) => clientOf(base, bearer, 'gestor')(identityContract.managerAppAccesses, {});
      await Promise.all([ask(app.base), ask(beside.base)]);
      await call(calls.enableUser, { params: { id }, body: { ativo: false } });
      for (const base of [app.base, beside.base]) expect((await refusalOf(ask(base))).status).toBe(401);
      expect((await call(calls.groupUser, { params: { id } })).situacao).toBe('desativado');
      expect(await codeOf(call(calls.enableUser, { params: { id }, body: { ativo: false } }))).toBe('STATUS_FORBIDS');
      await call(calls.enableUser, { params: { id }, body: { ativo: true } });
      // what was ended stays so: they sign in anew
      expect((await refusalOf(ask(app.base))).status).toBe(401);
      await (await app.as('gustavo', 'gestor'))(identityContract.managerAppAccesses, {});
      const [history] = await sql("select after from record_history where verb = 'userEnabled' order by id desc");
      expect(history.after.roles).toEqual(['GESTOR', 'EMPREGADO']);
    } finally {
      await beside.stop();
    }
  });

  it('ends all their sessions where no role is left, and the pages that listen, at once', async () => {
    const call = await helena();
    const ana = await app.personId('ana');
    const idPerfil = await productProfile('RH');
    const role = { papel: 'RH' as const, idPerfil, empresas: null };
    const listening = async () => {
      const answer = await app.send('/importacao/cadastro/eventos', {
        headers: { authorization: `Bearer ${await app.bearer('ana')}`, 'x-profile': 'rh' },
      });
      // it listens once it has answered
      return { told: answer.text() };
    };
    const sessions = () =>
      sql('select ended_why from session where person_id = $1 order by created_at desc limit 1', [ana]);
    const within = (work: Promise<string>) =>
      Promise.race([work, new Promise<string>(done => setTimeout(done, 5_000, 'still open').unref())]);
    for (const way of ['switch', 'access'] as const) {
      await call(calls.saveUserAccess, { params: { id: ana }, body: { ...role, ativo: true } });
      const roles = "update membership set enabled = $2 where person_id = $1 and role = 'EMPREGADO'";
      await sql(roles, [ana, false]);
      const { told } = await listening();
      if (way === 'switch') await call(calls.enableUser, { params: { id: ana }, body: { ativo: false } });
      else await call(calls.saveUserAccess, { params: { id: ana }, body: { ...role, ativo: false } });
      expect(await sessions()).toEqual([{ ended_why: 'roleEnded' }]);
      expect(await within(told)).toContain('event: sync');
      await sql(roles, [ana, true]);
    }
  });

  it('of who keeps another role the session stays, and the pages of the one that ended stop listening', async () => {
    const call = await helena();
    const ana = await app.personId('ana');
    const role = { papel: 'RH' as const, idPerfil: await productProfile('RH'), empresas: null };
    await call(calls.saveUserAccess, { params: { id: ana }, body: { ...role, ativo: true } });
    const bearer = await app.bearer('ana');
    const listens = await app.send('/importacao/cadastro/eventos', {
      headers: { authorization: `Bearer ${bearer}`, 'x-profile': 'rh' },
    });
    const open = listens.text();
    const began = Date.now();
    await call(calls.saveUserAccess, { params: { id: ana }, body: { ...role, ativo: false } });
    expect(await open).toContain('event: sync');
    expect(Date.now() - began).toBeLessThan(5_000);
    await clientOf(app.base, bearer, 'trabalhador')(identityContract.workerAppAccesses, {});
  });

  it('the last of HR who can change users is not taken away, by nobody', async () => {
    // two administrators; each takes the other away at once: one of them stays
    const call = await helena();
    const ana = await app.personId('ana');
    await sql("update person set password_hash = 'x' where id = $1 and password_hash is null", [ana]);
    const idPerfil = await productProfile('RH');
    await call(calls.saveUserAccess, {
      params: { id: ana },
      body: { papel: 'RH', idPerfil, empresas: null, ativo: true },
    });
    const anaAsHr = await app.as('ana', 'rh');
    const off = { body: { ativo: false } };
    const done = await Promise.allSettled([
      call(calls.enableUser, { params: { id: ana }, ...off }),
      anaAsHr(calls.enableUser, { params: { id: await app.personId('helena') }, ...off }),
    ]);
    expect(done.filter(one => one.status === 'fulfilled')).toHaveLength(1);
    const [{ n }] = await sql(
      "select count(*)::int as n from membership m join access_group g on g.id = m.access_group_id where m.role = 'RH' and m.enabled and m.all_companies and g.name = 'Grupo Pantanal' and m.person_id = any ($1)",
      [[ana, await app.personId('helena')]],
    );
    expect(n).toBe(1);
    await sql("update membership set enabled = true where person_id = $1 and role in ('RH', 'EMPREGADO')", [
      await app.personId('helena'),
    ]);
    // one who may switch users but not change profiles is no administrator
    const switches = await profileOf('Liga e desliga', ['RhUsuarioEditar']);
    await sql("update membership set enabled = true, access_profile_id = $2 where person_id = $1 and role = 'RH'", [
      ana,
      switches,
    ]);
    const again = await app.as('ana', 'rh');
    const helenaId = await app.personId('helena');
    expect(await codeOf(again(calls.enableUser, { params: { id: helenaId }, ...off }))).toBe('LAST_ADMINISTRATOR');
    await sql("delete from membership where role = 'RH' and person_id = $1", [ana]);
  });

  it("who may give little restores no more than that; another access group's user is not found", async () => {
    const call = await helena();
    const id = await app.personId('gustavo');
    await call(calls.enableUser, { params: { id }, body: { ativo: false } });
    const few = await profileOf('Liga pouco', ['RhUsuarioEditar', 'RhPerfilAcessoEditar']);
    await withHelena('access_profile_id = $1', [few], async () => {
      await (await helena())(calls.enableUser, { params: { id }, body: { ativo: true } });
    });
    const { papeis } = await (await helena())(calls.groupUser, { params: { id } });
    expect(papeis.map(one => [one.papel, one.ativo])).toEqual([
      ['GESTOR', false],
      ['EMPREGADO', true],
    ]);
    await (await helena())(calls.enableUser, { params: { id }, body: { ativo: true } });
    const foreign = { params: { id: await app.personId('bruno') }, body: { ativo: false } };
    expect(await codeOf((await helena())(calls.enableUser, foreign))).toBe('NOT_FOUND');
  });
});
