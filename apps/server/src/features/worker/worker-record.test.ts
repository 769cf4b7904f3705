import { openingContract } from '@cracha/contract/features/history/opening.contract.ts';
import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  [{ id: maria }] = await sql('select id from employment where person_id = $1', [await app.personId('maria')]);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const open = async () => (await helena())(calls.worker, { params: { id: maria } });
const change = async (aPartirDe: string, campos: Record<string, string | number>) =>
  (await helena())(calls.changeWorker, { params: { id: maria }, body: { aPartirDe, campos } });
const saved = async (secao: WorkerSection, campos: Record<string, string | null>) => {
  const { versao } = await open();
  return (await helena())(calls.saveWorker, { params: { id: maria }, body: { secao, versao, campos } });
};
const timeline = async () => (await helena())(calls.workerTimeline, { params: { id: maria } });
const column = async (name: string) =>
  (await sql(`select ${name} as value from worker_record where employment_id = $1`, [maria]))[0]?.value;

describe('a CBO', () => {
  it('is taken as it is printed, and kept as six digits', async () => {
    const record = await change(dayFrom(-9), { cbo: '4110-05' });
    expect(record.campos.cbo).toBe('411005');
    expect(await column('occupation_code')).toBe('411005');
    expect(await codeOf(change(dayFrom(-8), { cbo: '4110-5' }))).toBe('INVALID_NUMBER');
    // the same in other clothes is no change
    expect(await codeOf(change(dayFrom(-8), { cbo: '411005' }))).toBe('REQUIRED_FIELD');
  });
});

describe('hours a week and a month', () => {
  it('have two places, in the record, its changes and the timeline', async () => {
    await change(dayFrom(-7), { horasSemana: '44', horasMes: '220' });
    const record = await change(dayFrom(-5), { horasSemana: '43,50', horasMes: 217.5 });
    expect(record.campos).toMatchObject({ horasSemana: 43.5, horasMes: 217.5 });
    expect(await column('weekly_hours')).toBe('43.50');
    expect(record.mudancas.filter(({ campo }) => campo === 'horasSemana').map(({ valor }) => valor)).toEqual([
      43.5, 44,
    ]);
    expect((await timeline()).find(({ fato }) => fato.valores.campo === 'horasSemana')?.fato.valores).toMatchObject({
      valor: '43.5',
      antes: '44',
    });
    expect(await codeOf(change(dayFrom(-4), { horasSemana: '43,333' }))).toBe('INVALID_NUMBER');
    expect(await codeOf(change(dayFrom(-4), { horasSemana: '44,5' }))).toBe('MAX_VALUE');
    expect(await codeOf(change(dayFrom(-4), { horasSemana: '43,5' }))).toBe('REQUIRED_FIELD');
  });
});

describe('an address', () => {
  it('whose IBGE code is of another state is told beside the code, and not saved', async () => {
    const save = (campos: Record<string, string>) => saved('endereco', campos);
    const { body } = await refusalOf(save({ uf: 'RJ', municipioIbge: '3550308' }));
    expect(body).toMatchObject({ code: 'CITY_OF_OTHER_STATE', fields: { municipioIbge: expect.any(String) } });
    expect(await column('city_code')).toBeNull();
    expect((await save({ uf: 'SP', municipioIbge: '3550308' })).campos.municipioIbge).toBe('3550308');
    // the state alone, against the code that stands there
    expect(await codeOf(save({ uf: 'RJ' }))).toBe('CITY_OF_OTHER_STATE');
  });
});

describe('race or colour, disability and leave', () => {
  const leave = { tipo: 'maternidade' as const, inicio: dayFrom(-20), fim: null };
  const readings = () =>
    sql(
      `select entity, person_id, opened_by from access_log
        where entity in ('ethnicity', 'disability', 'leave') and entity_id = $1 order by id`,
      [maria],
    );
  const kept = async () =>
    (
      await sql(
        `select r.ethnicity, r.disability from employment e join worker_record r on r.employment_id = e.id where e.id = $1`,
        [maria],
      )
    )[0];

  it('stand hidden in the record, in what a save answers, in the timeline and in the history', async () => {
    await saved('pessoa', { racaCor: 'preta' });
    await saved('contrato', { deficiencia: 'visual' });
    const record = await (await helena())(calls.addLeave, { params: { id: maria }, body: leave });
    const hidden = { racaCor: '***', deficiencia: '***' };
    for (const one of [record, await open()]) {
      expect(one.campos).toMatchObject(hidden);
      expect(one.afastamentos).toEqual([{ id: expect.any(String), ...leave, tipo: '***' }]);
    }
    expect(record.situacao).toBe('afastado');
    expect(record.secoes.find(({ secao }) => secao === 'pessoa')?.faltam).not.toContain('racaCor');
    const told = (await timeline()).find(({ fato }) => fato.codigo === 'leave');
    expect(told).toMatchObject({ dia: leave.inicio, fato: { valores: { ate: null } } });
    const history = JSON.stringify(await (await helena())(calls.workerHistory, { params: { id: maria } }));
    expect(history).toContain('"racaCor":"***"');
    expect(history).not.toMatch(/preta|visual|maternidade/);
    expect(await readings()).toEqual([]);
  });

  it('are told by a call of their own, each reading with who read what of whom', async () => {
    const call = await helena();
    const show = (parte: 'racaCor' | 'deficiencia' | 'afastamento') =>
      call(calls.showWorkerSensitive, { params: { id: maria }, body: { parte } });
    expect(await show('racaCor')).toEqual({ campos: { racaCor: 'preta' }, afastamentos: [] });
    expect(await show('deficiencia')).toEqual({ campos: { deficiencia: 'visual' }, afastamentos: [] });
    expect(await show('afastamento')).toMatchObject({ campos: {}, afastamentos: [leave] });
    const doer = { person_id: await app.personId('maria'), opened_by: await app.personId('helena') };
    expect(await readings()).toEqual(['ethnicity', 'disability', 'leave'].map(entity => ({ entity, ...doer })));
    const own = await (await app.as('maria', 'trabalhador'))(openingContract.ownOpenings, { query: {} });
    expect(own.items.slice(0, 3).map(({ registro }) => registro)).toEqual(['afastamento', 'deficiencia', 'racaCor']);
    expect(own.items[0]?.onde).toBe('Pantanal São Paulo');
    const another = (await app.as('bruno', 'rh'))(calls.showWorkerSensitive, {
      params: { id: maria },
      body: { parte: 'racaCor' },
    });
    expect(await codeOf(another)).toBe('EMPLOYEE_NOT_FOUND');
    expect(await readings()).toHaveLength(3);
  });

  it('stay as they are where a part is saved without having seen them', async () => {
    const before = await kept();
    await saved('pessoa', { nomeSocial: 'Cida' });
    await saved('pessoa', { nomeSocial: 'Cidinha', racaCor: '***' });
    await saved('contrato', { matriculaEsocial: 'E-1', deficiencia: '***' });
    expect(await kept()).toEqual(before);
    expect(before).toEqual({ ethnicity: 'preta', disability: 'visual' });
    // what is no sensitive field has no such value
    expect(await codeOf(saved('pessoa', { sexo: '***' }))).toBe('INVALID_OPTION');
  });
});

describe('dependants', () => {
  it('are told in the history as they were and are, by name, kinship and purpose, CPFs masked', async () => {
    const lia = { nome: 'Lia Souza', cpf: '111.444.777-35', nascimento: '2015-02-03', parentesco: 'filho' as const };
    const save = async (dependentes: object[]) => {
      const { versao } = await open();
      const body = { secao: 'dependentes', versao, campos: {}, dependentes };
      await (await helena())(calls.saveWorker, { params: { id: maria }, body: body as never });
    };
    await save([{ ...lia, para: ['ir'] }]);
    await save([
      { ...lia, cpf: '***.444.777-**', para: ['ir', 'planoSaude'] },
      { ...lia, nome: 'Téo Souza', cpf: null, parentesco: 'enteado', para: [] },
    ]);
    const [told] = await (await helena())(calls.workerHistory, { params: { id: maria } });
    const masked = { ...lia, cpf: '***.444.777-**' };
    expect(told?.dependentes).toEqual({
      antes: [{ ...masked, para: ['ir'] }],
      depois: [
        { ...masked, para: ['ir', 'planoSaude'] },
        { ...lia, nome: 'Téo Souza', cpf: null, parentesco: 'enteado', para: [] },
      ],
    });
    const [row] = await sql(
      "select before, after from record_history where verb = 'workerSaved' and entity_id = $1 order by id desc limit 1",
      [maria],
    );
    expect(JSON.stringify(row)).not.toContain('11144477735');
    // kept as their number alone, before it was told whole
    await sql(
      `insert into record_history (access_group_id, person_id, profile, verb, entity, entity_id, before, after)
       select access_group_id, person_id, 'rh', 'workerSaved', 'employment', id::text, '{"dependants": 1}', '{"dependants": 2}' from employment where id = $1`,
      [maria],
    );
    const [old] = await (await helena())(calls.workerHistory, { params: { id: maria } });
    expect(old).toMatchObject({ dependentes: null, antes: { dependants: 1 } });
  });
});

describe('GET /trabalhador/{id}/linha-do-tempo', () => {
  it('tells what is published as what it is, each by its own grant', async () => {
    const made = [
      await receiptFor(app, 'maria', { month: 3, year: 2019 }),
      await receiptFor(app, 'maria', { month: 4, year: 2019 }),
      await receiptFor(app, 'maria', { month: 12, year: 2018 }),
    ];
    for (const [at, id] of made.entries()) await sql('update receipt set category = $2 where id = $1', [id, at + 1]);
    const told = async () =>
      (await timeline())
        .filter(({ idRecibo }) => idRecibo !== null && made.includes(idRecibo))
        .map(({ idRecibo, fato }) => [made.indexOf(idRecibo ?? ''), fato.codigo])
        .sort();
    expect(await told()).toEqual([
      [0, 'receiptPublished'],
      [1, 'benefitPublished'],
      [2, 'statementPublished'],
    ]);
    await helenaWith(app, ['RhTrabalhadorVisualizar', 'RhBeneficioVisualizar'], async () =>
      expect(await told()).toEqual([[1, 'benefitPublished']]),
    );
  });
});
