import { historyContract as histories } from '@cracha/contract/features/history/history.contract.ts';
import { managerContract as calls } from '@cracha/contract/features/identity/manager.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';

let app: TestApp;
let joao = '';
let profile = '';
let company = '';
beforeAll(async () => {
  app = await startApp();
  joao = await app.personId('joao');
  [{ company_id: company }] = await sql('select company_id from employment where person_id = $1', [joao]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("delete from membership where role = 'GESTOR' and person_id = $1", [joao]);
  [{ id: profile }] = await sql("select id from access_profile where role = 'GESTOR' and access_group_id is null");
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const why = 'Excluído por engano, volta a cuidar da equipe.';
const roles = () =>
  sql("select enabled, all_companies, all_workers from membership where role = 'GESTOR' and person_id = $1", [joao]);

/** João as a manager of nobody, deleted. @returns the number of the deletion */
async function deleted(idPerfil = profile): Promise<string> {
  const call = await helena();
  const { id } = await call(calls.createManager, {
    body: {
      ...{ nome: 'João', cpf: '39053344705', email: 'joao@pantanal.test', idPerfil },
      ...{ todas: false, empresas: [], lotacoes: [], trabalhadores: [] },
    },
  });
  await call(calls.deleteManagers, { body: { IdString: id, Justificativa: why, confirmado: true } });
  const [{ number }] = await sql(
    "select id::text as number from exclusion_history where entity = 'manager' and entity_id = $1 order by id desc",
    [joao],
  );
  return number;
}
const restore = async (number: string) =>
  (await helena())(histories.restoreDeleted, { params: { id: number }, body: { Justificativa: why } });

it('a deleted manager comes back once, switched off and of nobody, with the reason in both histories', async () => {
  const number = await deleted();
  expect(await roles()).toEqual([]);
  expect((await (await helena())(histories.deletedRecord, { params: { id: number } })).can).toEqual(['restaurar']);
  await restore(number);
  expect(await roles()).toEqual([{ enabled: false, all_companies: false, all_workers: false }]);
  expect(
    await sql(
      "select s.id from membership_scope s join membership m on m.id = s.membership_id where m.role = 'GESTOR' and m.person_id = $1",
      [joao],
    ),
  ).toEqual([]);
  expect(
    await sql("select after from record_history where verb = 'managerRestored' and entity_id = $1", [joao]),
  ).toEqual([{ after: expect.objectContaining({ enabled: false, justification: why }) }]);
  expect(await sql('select restore_reason from exclusion_history where id = $1', [number])).toEqual([
    { restore_reason: why },
  ]);
  expect(await codeOf(restore(number))).toBe('EXCLUSION_ALREADY_RESTORED');
});

it('is refused where the person is a manager again, and changes nothing of them', async () => {
  const number = await deleted();
  await deleted();
  const call = await helena();
  await call(calls.createManager, {
    body: {
      ...{ nome: 'João', cpf: '39053344705', email: 'joao@pantanal.test', idPerfil: profile },
      ...{ todas: false, empresas: [company], lotacoes: [], trabalhadores: [] },
    },
  });
  const before = await roles();
  expect(await codeOf(restore(number))).toBe('RECORD_ALREADY_EXISTS');
  expect(await roles()).toEqual(before);
  expect(await sql('select restored_at from exclusion_history where id = $1', [number])).toEqual([
    { restored_at: null },
  ]);
});

it('is for who may give a role to all of the group: not without the grant, not of some companies, not of another group', async () => {
  const number = await deleted();
  await helenaWith(
    app,
    ['RhHistoricoExclusaoVisualizar', 'RhHistoricoExclusaoEditar', 'RhGestorVisualizar'],
    async () => expect(await codeOf(restore(number))).toBe('EXCLUSION_NOT_RESTORABLE'),
  );
  await helenaReaching(app, { companies: [company] }, async () =>
    expect(await codeOf(restore(number))).toBe('EXCLUSION_NOT_RESTORABLE'),
  );
  const bruno = await app.as('bruno', 'rh');
  expect(await codeOf(bruno(histories.restoreDeleted, { params: { id: number }, body: { Justificativa: why } }))).toBe(
    'NOT_FOUND',
  );
  expect(await roles()).toEqual([]);
});

it('never gives what the restorer may not give, nor one that they hold themselves', async () => {
  const number = await deleted();
  // a profile with a permission that she does not hold
  const [{ id: strong }] = await sql(
    `insert into access_profile (access_group_id, role, name, permissions)
     select (select access_group_id from company where id = $1), 'GESTOR', 'Forte', array['GestorRemuneracaoVisualizar'] returning id`,
    [company],
  );
  await sql(
    "update exclusion_history set record = jsonb_set(record, '{profile_id}', to_jsonb($2::text)) where id = $1",
    [number, strong],
  );
  await helenaWith(
    app,
    ['RhHistoricoExclusaoVisualizar', 'RhHistoricoExclusaoEditar', 'RhGestorVisualizar', 'RhGestorCriar'],
    async () => expect(await codeOf(restore(number))).toBe('PERMISSION_NOT_GRANTABLE'),
  );
  await sql('update exclusion_history set entity_id = $2 where id = $1', [number, await app.personId('helena')]);
  expect(await codeOf(restore(number))).toBe('USER_CHANGE_NOT_ALLOWED');
  expect(
    await sql("select from membership where role = 'GESTOR' and person_id = $1", [await app.personId('helena')]),
  ).toEqual([]);
});
