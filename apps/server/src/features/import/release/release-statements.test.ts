import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract as calls } from '@cracha/contract/features/import/release.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { checkStatements } from '../import-statements.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  const all = await knownWorkers(app);
  workers = all.filter(worker => worker.companyId === all[0]?.companyId);
});
afterAll(() => app.stop());

const at = (id: string) => ({ params: { id } });
const nobody = undefined;

function statement(
  worker: KnownWorker | undefined,
  year: number,
  fields: Record<string, number | string>,
  given: Partial<ReadDocument> = {},
): ReadDocument {
  return readPayslip(worker, {
    type: 3,
    kind: undefined,
    month: undefined,
    year,
    lines: [],
    totalEarnings: undefined,
    totalDeductions: undefined,
    net: undefined,
    fields,
    review: false,
    ...given,
  });
}
const clean = (worker: KnownWorker | undefined, year: number, earned: number, held = 0) => ({
  reading: statement(worker, year, { '3.1': earned, '3.5': held, name: 'as printed' }),
  worker,
  state: 'clean' as const,
});
const left = (worker: KnownWorker | undefined, day: string | null) =>
  world.rows('update employment set dismissed_on = $2 where id = $1', [worker?.employmentId, day]);
const publish = async (id: string) => {
  await world.helena(importContract.publishImport, { ...at(id), body: { quais: 'limpos' } });
  await world.until(id, situacao => situacao === 'publicada' || situacao === 'paraConferir');
};
/** Payslips of a worker, a month each, of 3.000,00 with 250,00 of INSS. */
const paid = (worker: KnownWorker | undefined, year: number, months: number) =>
  world.rows(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
     select access_group_id, company_id, id, person_id, 'monthly', $2, m, name, registration, 300000, 25000, 275000,
            '[{"code":"1","description":"Salário","reference":null,"percentage":null,"earnings":300000,"deductions":null},
              {"code":"2","description":"INSS","reference":null,"percentage":null,"earnings":null,"deductions":25000}]', gen_random_uuid()::text
       from employment, generate_series(1, $3::int) m where id = $1`,
    [worker?.employmentId, year, months],
  );

describe('GET /importacao/{id}/liberacao of a file of income statements', () => {
  it('sets the year’s statements beside the year before’s, and those who were with the company in it', async () => {
    const [a, b, gone, longGone, owed, ...others] = workers;
    const before = await makeImport(app, [clean(a, 2022, 4_000_000, 90_000), clean(b, 2022, 3_000_000)]);
    await publish(before.id);
    await left(gone, '2023-06-30');
    await left(longGone, '2021-02-10');
    await left(owed, '2023-03-31');
    await paid(owed, 2023, 3);
    const stranger = statement(
      nobody,
      2023,
      { '3.1': 1 },
      { name: 'Wesley Gama', findings: [{ code: 'WORKER_NOT_FOUND', values: {} }] },
    );
    const twice = statement(
      a,
      2023,
      { '3.1': 4_400_000 },
      { findings: [{ code: 'SAME_WORKER_TWICE', values: { count: 2 } }] },
    );
    const { id } = await makeImport(app, [
      clean(a, 2023, 4_400_000, 100_000),
      clean(b, 2023, 3_000_000),
      clean(gone, 2023, 1_800_000, 1000),
      clean(longGone, 2023, 50_000),
      { reading: stranger },
      { reading: twice, worker: a },
    ]);
    const desk = await world.helena(calls.releaseDesk, at(id));
    expect(desk).toMatchObject({ tipo: 3, mes: null, ano: 2023, especie: null, empresas: 1, impedimento: null });
    expect(desk.atual).toEqual({ recibos: 4, ganhos: 9_250_000, descontos: 101_000, liquido: 9_250_000, fgts: 0 });
    expect(desk.anterior).toEqual({ recibos: 2, ganhos: 7_000_000, descontos: 90_000, liquido: 7_000_000, fgts: 0 });
    expect(desk.mudancas).toEqual([
      {
        idVinculo: a?.employmentId,
        nome: a?.name,
        matricula: a?.registration,
        anterior: 4_000_000,
        atual: 4_400_000,
        motivo: null,
      },
    ]);
    expect(desk.mudancasGrandes).toBe(0);
    const { faltando, sobrando, duplicados, desligados, ...counts } = desk.quadro;
    expect(counts).toEqual({ ativos: others.length + 3, ativosComRecibo: 2, ativosNoArquivo: 2 });
    expect(faltando.itens.map(({ nome }) => nome).sort()).toEqual([owed, ...others].map(w => w?.name).sort());
    expect(faltando.itens.find(({ idVinculo }) => idVinculo === owed?.employmentId)).toMatchObject({
      motivo: { codigo: 'DISMISSED_ON', valores: { data: '2023-03-31' } },
      esperado: false,
    });
    expect(sobrando).toMatchObject({
      total: 1,
      itens: [{ nome: 'Wesley Gama', motivo: { codigo: 'WORKER_NOT_FOUND' } }],
    });
    expect(duplicados).toMatchObject({ total: 1, itens: [{ nome: a?.name, motivo: { codigo: 'SAME_WORKER_TWICE' } }] });
    expect(desligados.itens.map(({ idVinculo, esperado }) => [idVinculo, esperado]).sort()).toEqual(
      [
        [gone?.employmentId, true],
        [longGone?.employmentId, false],
      ].sort(),
    );
    // who is owed one and needs none is marked as with any file
    await world.helena(calls.markExpected, {
      ...at(id),
      body: { idVinculo: owed?.employmentId ?? '', esperado: true },
    });
    const marked = await world.helena(calls.releaseDesk, at(id));
    expect(marked.quadro.faltando.itens[0]).toMatchObject({ idVinculo: owed?.employmentId, esperado: true });
    await publish(id);
    expect(
      await world.rows(
        'select category, year, month, total_earnings, total_deductions, net from receipt where import_id = $1 order by net',
        [id],
      ),
    ).toEqual(
      [
        [50_000, 0],
        [1_800_000, 1000],
        [3_000_000, 0],
        [4_400_000, 100_000],
      ].map(([total_earnings, total_deductions]) => ({
        ...{ category: 3, year: 2023, month: 12 },
        ...{ total_earnings, total_deductions, net: total_earnings },
      })),
    );
    for (const worker of [gone, longGone, owed]) await left(worker, null);
  });

  it('tells before the release how each stands beside the payslips of its year', async () => {
    const [equal, wrong, unsure, short] = workers;
    for (const worker of [equal, wrong, unsure]) {
      await paid(worker, 2020, 12);
      await world.rows("update employment set admitted_on = '2019-01-01' where id = $1", [worker?.employmentId]);
    }
    // an item of which nobody knows what it is
    await world.rows(
      `update receipt set items = items || '[{"code":"9","description":"Zyx","reference":null,"percentage":null,"earnings":50000,"deductions":null}]'
        where employment_id = $1 and year = 2020 and month = 1`,
      [unsure?.employmentId],
    );
    const of = (worker: KnownWorker | undefined, earned: number) => ({
      reading: statement(worker, 2020, { '3.1': earned, '3.2': 300_000 }),
      worker,
      state: 'clean' as const,
    });
    const { id, documents } = await makeImport(app, [
      of(equal, 3_600_000),
      of(unsure, 3_620_000),
      of(wrong, 3_700_000),
      of(short, 3_600_000),
    ]);
    await acrossTenants(app.database.pool, 'comparing for a test', tx => checkStatements(tx, id));
    const unsureItem = {
      idDocumento: documents[1],
      nome: unsure?.name,
      achados: [
        {
          codigo: 'STATEMENT_UNSURE',
          valores: { box: '3.1', printedAmount: 3_620_000, computedAmount: 3_600_000, unknownAmount: 50_000 },
        },
      ],
    };
    const waiting = await world.helena(calls.releaseDesk, at(id));
    expect(waiting.importacao.paraConferir).toBe(1);
    expect(waiting.informes).toEqual({ iguais: 1, diferentes: 0, incertos: 1, semAno: 1, itens: [unsureItem] });
    // a person has looked at it: it goes out, and who releases is told what differs
    await world.helena(reviewContract.confirmDocument, {
      params: { id, documento: documents[2] ?? '' },
      body: {},
    });
    const confirmed = await world.helena(calls.releaseDesk, at(id));
    expect(confirmed.informes).toEqual({
      ...{ iguais: 1, diferentes: 1, incertos: 1, semAno: 1 },
      itens: [
        {
          idDocumento: documents[2],
          nome: wrong?.name,
          achados: [
            {
              codigo: 'STATEMENT_DIFFERS',
              valores: { box: '3.1', printedAmount: 3_700_000, computedAmount: 3_600_000 },
            },
          ],
        },
        unsureItem,
      ],
    });
  });
});

it('a file of payslips or benefits has no statements; benefits that print no totals come to the sum of their lines', async () => {
  const [a, b] = workers;
  const benefit = (worker: KnownWorker | undefined) =>
    readPayslip(worker, {
      ...{ type: 2, kind: undefined, month: 7, year: 2019, bases: {} },
      lines: [
        { description: 'Vale-refeição', earnings: 60_000, deductions: null },
        { description: 'Parte do trabalhador', earnings: null, deductions: 6000 },
        { description: 'Saldo no cartão', earnings: 999_999, deductions: null, informative: true },
      ],
      ...{ totalEarnings: undefined, totalDeductions: undefined, net: undefined },
    });
  const { id } = await makeImport(
    app,
    [a, b].map(worker => ({ reading: benefit(worker), worker, state: 'clean' as const })),
  );
  const desk = await world.helena(calls.releaseDesk, at(id));
  expect(desk).toMatchObject({ tipo: 2, mes: 7, informes: null });
  expect(desk.atual).toEqual({ recibos: 2, ganhos: 120_000, descontos: 12_000, liquido: 108_000, fgts: 0 });
  await publish(id);
  expect(
    await world.rows(
      'select sum(total_earnings)::int as ganhos, sum(total_deductions)::int as descontos, sum(net)::int as liquido from receipt where import_id = $1',
      [id],
    ),
  ).toEqual([{ ganhos: 120_000, descontos: 12_000, liquido: 108_000 }]);
});
