import { accessProfileContract as calls } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const create = async (nome: string, permissoes: string[], tipo: 'RH' | 'GESTOR' = 'RH') =>
  (await helena())(calls.createAccessProfile, { body: { nome, tipo, permissoes } });
/** Gives Helena's HR membership a profile; null: the product's own, with everything. */
const give = async (profile: string | null) =>
  sql(
    `update membership set access_profile_id = coalesce($2, (select id from access_profile where role = 'RH' and access_group_id is null))
      where person_id = $1 and role = 'RH'`,
    [await app.personId('helena'), profile],
  );

describe('POST /perfilAcesso/AddPerfilAcesso', () => {
  it('a profile of two permissions gives its holder exactly these', async () => {
    const wished = ['RhTrabalhadorVisualizar', 'RhReciboVisualizar'];
    const made = await create('Consulta', [...wished, 'RhReciboVisualizar']);
    expect(made).toMatchObject({ nome: 'Consulta', tipo: 'RH', totalUsuarios: 0, padrao: false });
    const [kept] = await sql('select permissions, role from access_profile where id = $1', [made.id]);
    expect(kept).toEqual({ permissions: wished.sort(), role: 'RH' });
    const [history] = await sql("select after from record_history where verb = 'accessProfileCreated'");
    expect(history.after).toMatchObject({ name: 'Consulta' });
    await give(made.id);
    const call = await helena();
    await call(identityContract.userByCpf, { params: { cpf: '52998224725' } });
    expect(await codeOf(call(calls.accessProfiles, {}))).toBe('OPERATION_NOT_ALLOWED');
    await give(null);
  });

  it('refuses a name that is taken, an unknown permission, another area, and more than one holds oneself', async () => {
    expect(await codeOf(create('consulta', []))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(create('Completo', []))).toBe('RECORD_ALREADY_EXISTS');
    for (const name of ['RhReciboVoar', 'AdminUsuarioEditar', 'GestorReciboVisualizar'])
      expect(await codeOf(create('Outro', [name]))).toBe('PERMISSION_NOT_GRANTABLE');
    await create('Outro', ['GestorReciboVisualizar'], 'GESTOR');
    const little = await create('Cadastro', ['RhPerfilAcessoCriar', 'RhPerfilAcessoEditar']);
    await give(little.id);
    expect(await codeOf(create('Mais', ['RhRemuneracaoVisualizar']))).toBe('PERMISSION_NOT_GRANTABLE');
    expect(await codeOf(create('Mais', ['GestorRemuneracaoVisualizar'], 'GESTOR'))).toBe('PERMISSION_NOT_GRANTABLE');
    const raise = { id: little.id, nome: 'Cadastro', permissoes: [...little.permissoes, 'RhUsuarioEditar'] };
    expect(await codeOf((await helena())(calls.updateAccessProfile, { body: raise }))).toBe('PERMISSION_NOT_GRANTABLE');
    await give(null);
    expect(await sql("select from access_profile where name = 'Mais'")).toEqual([]);
  });
});

describe('POST /perfilAcesso/UpdatePerfilAcesso', () => {
  it("a permission taken out is refused at the holder's very next call, without a new sign-in", async () => {
    const made = await create('Gestão', ['GestorTrabalhadorVisualizar', 'GestorReciboVisualizar'], 'GESTOR');
    await sql("update membership set access_profile_id = $2 where person_id = $1 and role = 'GESTOR'", [
      await app.personId('gustavo'),
      made.id,
    ]);
    const gustavo = await app.as('gustavo', 'gestor');
    const permissions = async () => (await gustavo(identityContract.signedInUser, {})).permissions;
    expect(await permissions()).toContain('GestorReciboVisualizar');
    const body = { id: made.id, nome: 'Gestão', permissoes: ['GestorTrabalhadorVisualizar'], versao: made.versao };
    expect(await (await helena())(calls.updateAccessProfile, { body })).toMatchObject({ totalUsuarios: 1, versao: 2 });
    expect(await permissions()).not.toContain('GestorReciboVisualizar');
    const [session] = await sql('select ended_at from session where person_id = $1 order by created_at desc limit 1', [
      await app.personId('gustavo'),
    ]);
    expect(session.ended_at).toBeNull();
    expect(await codeOf((await helena())(calls.updateAccessProfile, { body }))).toBe('STALE_VERSION');
  });

  it('the last who can change it back is not taken away', async () => {
    const keys = ['RhPerfilAcessoEditar', 'RhUsuarioEditar', 'RhPerfilAcessoVisualizar'];
    const made = await create('Chaves', keys);
    await give(made.id);
    const body = { id: made.id, nome: 'Chaves', permissoes: ['RhPerfilAcessoEditar'] };
    expect(await codeOf((await helena())(calls.updateAccessProfile, { body }))).toBe('LAST_ADMINISTRATOR');
    expect((await sql('select permissions from access_profile where id = $1', [made.id]))[0].permissions).toEqual(
      [...keys].sort(),
    );
    await give(null);
  });
});

describe('GET /perfilAcesso/getAllByGrupoAcesso', () => {
  it("reads the group's profiles and the product's, which nobody changes, and none of another group", async () => {
    const all = await (await helena())(calls.accessProfiles, {});
    expect(
      all
        .filter(one => one.padrao)
        .map(one => one.tipo)
        .sort(),
    ).toEqual(['GESTOR', 'RH']);
    expect(all.map(one => one.nome)).toContain('Consulta');
    const others = await (await app.as('bruno', 'rh'))(calls.accessProfiles, {});
    expect(others.map(one => one.nome)).toEqual(['Completo', 'Completo']);
    const product = all.find(one => one.padrao)?.id ?? '';
    const body = { id: product, nome: 'Meu', permissoes: [] };
    expect(await codeOf((await helena())(calls.updateAccessProfile, { body }))).toBe('NOT_FOUND');
    expect(await codeOf((await helena())(calls.deleteAccessProfile, { params: { id: product } }))).toBe('NOT_FOUND');
  });
});

describe('POST /perfilAcesso/previa', () => {
  it('says what a change gives and takes and whom, and the flags of the menus; saves nothing; of another group not found', async () => {
    const made = await create('Prévia', ['GestorReciboVisualizar', 'GestorTrabalhadorVisualizar'], 'GESTOR');
    await sql("update membership set access_profile_id = $2 where person_id = $1 and role = 'GESTOR'", [
      await app.personId('gustavo'),
      made.id,
    ]);
    const body = {
      id: made.id,
      tipo: 'GESTOR' as const,
      permissoes: ['GestorReciboVisualizar', 'GestorReciboDownload'],
    };
    const seen = await (await helena())(calls.previewAccessProfile, { body });
    expect(seen).toMatchObject({
      ganha: ['GestorReciboDownload'],
      perde: ['GestorTrabalhadorVisualizar'],
      pessoas: [{ id: await app.personId('gustavo'), ativo: true }],
    });
    expect(seen.appAcessos).toContain('recibos');
    expect((await sql('select version from access_profile where id = $1', [made.id]))[0].version).toBe(1);
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.previewAccessProfile, { body }))).toBe('NOT_FOUND');
  });
});

describe('DELETE /perfilAcesso/{id}', () => {
  it('one in use stays, also by a disabled membership; another is gone, kept in the history; of another group not found', async () => {
    const made = await create('De passagem', ['RhReciboVisualizar']);
    const remove = async (who: 'helena' | 'bruno') =>
      (await app.as(who, 'rh'))(calls.deleteAccessProfile, { params: { id: made.id } });
    await sql(
      `insert into membership (person_id, role, access_group_id, access_profile_id, enabled, accepted_at, accepted_how)
       select $1, 'RH', access_group_id, id, false, now(), 'before' from access_profile where id = $2`,
      [await app.personId('maria'), made.id],
    );
    expect(await codeOf(remove('bruno'))).toBe('NOT_FOUND');
    expect(await codeOf(remove('helena'))).toBe('ACCESS_PROFILE_IN_USE');
    await sql('delete from membership where access_profile_id = $1', [made.id]);
    await remove('helena');
    expect(await sql('select from access_profile where id = $1', [made.id])).toEqual([]);
    const [history] = await sql("select before from record_history where verb = 'accessProfileDeleted'");
    expect(history.before).toMatchObject({ name: 'De passagem', permissions: ['RhReciboVisualizar'] });
  });
});
