import { approverProfileContract as calls } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type ApproverStep, isPossible, personsIn, type StepCondition, stepFault } from './approver-step.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const step = { nome: 'Gestão', aprovadores: ['gestor'], precisa: 1, prazoDias: 3, semGestor: 'rh' as const };
const body = {
  nome: 'Férias',
  ordem: 1,
  ativo: true,
  tipos: ['ferias' as const],
  empresas: null as string[] | null,
  etapas: [step],
};

describe('POST /perfilAprovador/AddPerfilAprovador', () => {
  it('keeps name, order, kinds, companies and steps; the history has it; names are once', async () => {
    const gustavo = await app.personId('gustavo');
    const etapas = [step, { ...step, nome: 'Diretoria', aprovadores: [`pessoa:${gustavo}`, 'grupo:RH'], precisa: 2 }];
    const made = await (await helena())(calls.createApproverProfile, { body: { ...body, etapas } });
    expect(made).toMatchObject({ ...body, etapas, versao: 1, pessoas: [{ id: gustavo, ativo: true }] });
    const [history] = await sql("select after from record_history where verb = 'approverProfileCreated'");
    expect(history.after).toMatchObject({ name: 'Férias', kinds: ['ferias'] });
    expect(await codeOf((await helena())(calls.createApproverProfile, { body: { ...body, nome: 'FÉRIAS' } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
  });

  it('keeps conditions of the profile and of a step, and who looks on', async () => {
    const gustavo = await app.personId('gustavo');
    const condicoes = [{ campo: 'department' as const, operador: 'in' as const, valor: ['Obras', 'Frota'] }];
    const long = { campo: 'days' as const, operador: '>' as const, valor: 20 };
    const watched = { ...step, condicoes: [long], observadores: ['grupo:RH', `pessoa:${gustavo}`] };
    const sent = { ...body, nome: 'Férias longas', condicoes, etapas: [watched] };
    const made = await (await helena())(calls.createApproverProfile, { body: sent });
    expect(made).toMatchObject({ condicoes, etapas: [watched], pessoas: [{ id: gustavo }] });
  });

  it('refuses no step, no kind, an unknown seat, one who is no staff here, foreign companies, and more needed than seated', async () => {
    const add = async (change: object) =>
      codeOf((await helena())(calls.createApproverProfile, { body: { ...body, nome: 'Outro', ...change } }));
    const seats = (...aprovadores: string[]) => ({ etapas: [{ ...step, aprovadores }] });
    expect(await add({ etapas: [] })).toBe('REQUIRED_FIELD');
    expect(await add({ tipos: [] })).toBe('REQUIRED_FIELD');
    expect(await add(seats('diretor'))).toBe('INVALID_OPTION');
    expect(await add(seats(`pessoa:${await app.personId('maria')}`))).toBe('INVALID_OPTION');
    expect(await add(seats(`pessoa:${await app.personId('bruno')}`))).toBe('INVALID_OPTION');
    expect(await add({ etapas: [{ ...step, precisa: 2 }] })).toBe('MAX_VALUE');
    expect(await add(seats('gestor', 'GESTOR'))).toBe('RECORD_ALREADY_EXISTS');
    const on = (campo: string, operador: string, valor: unknown) => ({ condicoes: [{ campo, operador, valor }] });
    expect(await add(on('salary', '>', 1))).toBe('INVALID_OPTION');
    expect(await add(on('department', '>', 'Obras'))).toBe('INVALID_OPTION');
    expect(await add({ etapas: [{ ...step, ...on('days', '=', 'vinte') }] })).toBe('INVALID_OPTION');
    const watching = (...observadores: string[]) => ({ etapas: [{ ...step, observadores }] });
    expect(await add(watching('gestor'))).toBe('INVALID_OPTION');
    expect(await add(watching(`pessoa:${await app.personId('bruno')}`))).toBe('INVALID_OPTION');
    const [foreign] = await sql("select id from company where cnpj like 'B0REA%'");
    expect(await add({ empresas: [foreign.id] })).toBe('INVALID_OPTION');
    expect(await sql("select from approver_profile where name = 'Outro'")).toEqual([]);
  });
});

describe('POST /perfilAprovador/UpdatePerfilAprovador, DELETE /perfilAprovador/{id}', () => {
  it('changes the version it names, keeps before and after; deleting keeps it in the history', async () => {
    const call = await helena();
    const made = await call(calls.createApproverProfile, { body: { ...body, nome: 'Benefícios' } });
    const { id } = made;
    const change = { ...body, id, nome: 'Benefícios', ativo: false, versao: made.versao };
    expect(await call(calls.updateApproverProfile, { body: change })).toMatchObject({ ativo: false, versao: 2 });
    expect(await codeOf(call(calls.updateApproverProfile, { body: change }))).toBe('STALE_VERSION');
    expect(await codeOf(call(calls.updateApproverProfile, { body: { ...change, versao: 2, nome: 'Férias' } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
    const [history] = await sql("select before, after from record_history where verb = 'approverProfileChanged'");
    expect([history.before.active, history.after.active]).toEqual([true, false]);
    await call(calls.deleteApproverProfile, { params: { id } });
    expect((await call(calls.approverProfiles, {})).some(one => one.id === id)).toBe(false);
    expect(await sql("select from record_history where verb = 'approverProfileDeleted'")).toHaveLength(1);
  });

  it("another access group's is not found and not listed; HR of some companies changes none that speaks for all", async () => {
    const call = await helena();
    const { id } = await call(calls.createApproverProfile, { body: { ...body, nome: 'Ponto', tipos: ['ponto'] } });
    const bruno = await app.as('bruno', 'rh');
    expect(await bruno(calls.approverProfiles, {})).toEqual([]);
    expect(await codeOf(bruno(calls.deleteApproverProfile, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.updateApproverProfile, { body: { ...body, id } }))).toBe('NOT_FOUND');
    const limit = (all: boolean) =>
      sql("update membership set all_companies = $1 where role = 'RH' and person_id = $2", [all, helenaId]);
    const helenaId = await app.personId('helena');
    await limit(false);
    expect(await codeOf((await helena())(calls.deleteApproverProfile, { params: { id } }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    await limit(true);
  });

  it('a seat whose person has left is said, and may stay until somebody else is put there', async () => {
    const gustavo = await app.personId('gustavo');
    const etapas = [{ ...step, aprovadores: [`pessoa:${gustavo}`] }];
    const call = await helena();
    const made = await call(calls.createApproverProfile, { body: { ...body, nome: 'Saída', etapas } });
    await sql("update membership set enabled = false where role = 'GESTOR' and person_id = $1", [gustavo]);
    const listed = (await call(calls.approverProfiles, {})).find(one => one.id === made.id);
    expect(listed?.pessoas).toEqual([{ id: gustavo, nome: expect.any(String), ativo: false }]);
    expect(await call(calls.approverChoices, { query: { pesquisa: 'gustavo' } })).toEqual([]);
    await call(calls.updateApproverProfile, { body: { ...body, id: made.id, nome: 'Saída', etapas } });
    await sql("update membership set enabled = true where role = 'GESTOR' and person_id = $1", [gustavo]);
    expect(await call(calls.approverChoices, { query: { pesquisa: 'gustavo' } })).toHaveLength(1);
  });
});

const sit = (approvers: string[], needs: number): ApproverStep => ({
  name: 'x',
  approvers,
  needs,
  deadlineDays: 1,
  withoutManager: 'rh',
});
it.each([
  [sit(['gestor'], 1), undefined],
  [sit(['gestor'], 0), undefined],
  [sit(['gestor', 'gestor:2'], 2), undefined],
  [sit(['gestor'], 2), 'MAX_VALUE'],
  [sit(['grupo:RH'], 3), undefined],
  [sit(['gestor', 'gestor'], 1), 'RECORD_ALREADY_EXISTS'],
])('a step seats whom it needs: %o', (given, fault) => {
  expect(stepFault(given)).toBe(fault);
});
it('who looks on looks on once', () => {
  expect(stepFault({ ...sit(['gestor'], 1), observers: ['grupo:RH', 'grupo:rh'] })).toBe('RECORD_ALREADY_EXISTS');
});
it('the persons of steps, each once', () => {
  expect(personsIn([sit(['pessoa:a', 'gestor'], 1), { ...sit(['pessoa:a'], 1), observers: ['pessoa:b'] }])).toEqual([
    ...['a', 'b'],
  ]);
});
it.each<[StepCondition['field'], StepCondition['op'], StepCondition['value'], boolean]>([
  ['days', '>', 20, true],
  ['amount', '<=', 500_000, true],
  ['days', 'in', [10, 15], true],
  ['type', '=', 'ferias', true],
  ['department', 'in', ['Obras'], true],
  ['days', '>', '20', false],
  ['days', 'in', [10, 'quinze'], false],
  ['department', '>=', 'Obras', false],
  ['position', '=', 3, false],
  ['client', 'in', 'Obras', false],
  ['regime', '=', ['clt'], false],
])('a condition that can hold: %s %s %o', (field, op, value, possible) => {
  expect(isPossible({ field, op, value })).toBe(possible);
});
