import { reviewContract as calls } from '@cracha/contract/features/import/review.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let helena: Call;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  helena = world.helena;
  workers = await knownWorkers(app);
});
afterAll(() => app.stop());

const params = (id: string, documento = '') => ({ params: { id, documento } });
const row = async (id = '') => (await world.rows('select * from import_document where id = $1', [id]))[0];
const lessons = () => world.rows('select * from learned_correction');
/** A pay item of 50,00 was read as an earning; the printed totals say it is a deduction. */
const wrongSide = (worker: KnownWorker | undefined, layout: string, given: Partial<ReadDocument> = {}) => ({
  worker,
  reading: readPayslip(worker, {
    layout,
    year: 2024,
    lines: [
      { code: '001', description: 'Salário', earnings: 300_000, deductions: null },
      { code: '501', description: 'INSS', earnings: null, deductions: 25_000 },
      { code: '560', description: 'Convênio', earnings: 5_000, deductions: null },
    ],
    totalDeductions: 30_000,
    net: 270_000,
    findings: [{ code: 'NET_DIFFERS', values: { printedAmount: 270_000, computedAmount: 280_000 } }],
    ...given,
  }),
});
const correcao = {
  verbas: [
    { codigo: '001', descricao: 'Salário', referencia: null, vencimento: 300_000, desconto: null },
    { codigo: '501', descricao: 'INSS', referencia: null, vencimento: null, desconto: 25_000 },
    { codigo: '560', descricao: 'Convênio', referencia: null, vencimento: null, desconto: 5_000 },
  ],
};

describe('a confirmed correction', () => {
  it('reads what waits of its layout, of this import and others, and nothing else', async () => {
    const [a, b, c, d, e, f] = workers;
    const one = await makeImport(app, [
      wrongSide(a, 'first'),
      wrongSide(b, 'first'),
      wrongSide(c, 'other layout'),
      wrongSide(d, 'first', { net: 1 }),
      wrongSide(e, 'first'),
      wrongSide(f, 'first', { findings: [{ code: 'SIDES_GUESSED', values: {} }] }),
    ]);
    const two = await makeImport(app, [wrongSide(b, 'first', { month: 8 })]);
    const foreign = await makeImport(app, [wrongSide(c, 'first')]);
    const [{ id: otherGroup }] = await world.rows("select id from access_group where name <> 'Grupo Pantanal' limit 1");
    await world.rows('update import set access_group_id = $1 where id = $2', [otherGroup, foreign.id]);
    await world.rows('update import_document set access_group_id = $1 where import_id = $2', [otherGroup, foreign.id]);
    const [taught, alike, otherLayout, broken, decided, guessed] = one.documents;
    await helena(calls.ignoreDocument, params(one.id, decided));
    await helena(calls.confirmDocument, { ...params(one.id, taught), body: { correcao } });

    expect(await lessons()).toMatchObject([
      { import_document_id: taught, layout: 'first', kind: 'side', subject: '560 convenio', meaning: 'deductions' },
    ]);
    for (const id of [alike, two.documents[0]]) {
      const now = await row(id);
      expect(now).toMatchObject({ state: 'clean', reviewed_at: null, findings: [{ code: 'LINES_LEARNED' }] });
      expect(now.reading.lines[2]).toMatchObject({ earnings: null, deductions: 5_000 });
    }
    // it is read with it, and still asks its other question
    expect(await row(guessed)).toMatchObject({
      state: 'doubtful',
      findings: [{ code: 'SIDES_GUESSED' }, { code: 'LINES_LEARNED' }],
    });
    for (const id of [otherLayout, broken, foreign.documents[0]])
      expect(await row(id)).toMatchObject({ state: 'doubtful', unlearned: null });
    expect(await row(decided)).toMatchObject({ state: 'ignored', unlearned: null });
    expect((await world.rows('select state, clean, doubtful from import where id = $1', [two.id]))[0]).toEqual({
      state: 'ready',
      clean: 1,
      doubtful: 0,
    });
  });

  it('taken back is forgotten, and what was read with it waits as the reader left it', async () => {
    const [a, b, c] = workers;
    const { id, documents } = await makeImport(app, [
      wrongSide(a, 'second'),
      wrongSide(b, 'second'),
      wrongSide(c, 'second'),
    ]);
    const [taught, waiting, decided] = documents;
    await helena(calls.confirmDocument, { ...params(id, taught), body: { correcao } });
    await world.rows(
      'update import_document set reviewed_at = now(), reviewed_by = (select sent_by from import where id = $2) where id = $1',
      [decided, id],
    );
    expect((await row(waiting)).state).toBe('clean');
    await helena(calls.reopenDocument, params(id, taught));
    expect((await lessons()).filter(({ layout }) => layout === 'second')).toEqual([]);
    const now = await row(waiting);
    expect(now).toMatchObject({ state: 'doubtful', unlearned: null, findings: [{ code: 'NET_DIFFERS' }] });
    expect(now.reading.lines[2]).toMatchObject({ earnings: 5_000, deductions: null });
    expect((await row(decided)).state).toBe('clean');
  });

  it('that another contradicts is not applied', async () => {
    const [a, b, c] = workers;
    const { id, documents } = await makeImport(app, [wrongSide(a, 'third'), wrongSide(b, 'third', { net: 275_000 })]);
    await helena(calls.confirmDocument, { ...params(id, documents[0]), body: { correcao } });
    const without = { verbas: correcao.verbas.slice(0, 2), totalDescontos: 25_000 };
    await helena(calls.confirmDocument, { ...params(id, documents[1]), body: { correcao: without } });
    const later = await makeImport(app, [wrongSide(c, 'third'), wrongSide(a, 'third')]);
    await helena(calls.ignoreDocument, params(later.id, later.documents[1]));
    expect(await row(later.documents[0])).toMatchObject({ state: 'doubtful', unlearned: null });
  });

  it('holds for the next file of the layout', async () => {
    const [a, b] = workers;
    const first = await world.read('folha_a.txt', spool(a, 1));
    const [waiting] = await world.rows('select id, state, layout from import_document where import_id = $1', [first]);
    expect(waiting).toMatchObject({ state: 'doubtful', layout: expect.any(String) });
    const document = await helena(calls.reviewDocument, params(first, waiting.id));
    const verbas = document.verbas.map(({ caixa: _caixa, ...line }) =>
      line.codigo === '560' ? { ...line, vencimento: null, desconto: line.vencimento } : line,
    );
    await helena(calls.confirmDocument, { ...params(first, waiting.id), body: { correcao: { verbas } } });
    const second = await world.read('folha_b.txt', spool(b, 2));
    const [next] = await world.rows('select state, findings, unlearned from import_document where import_id = $1', [
      second,
    ]);
    expect(next).toMatchObject({ state: 'clean', unlearned: { review: true } });
    expect(next.findings.map(({ code }: { code: string }) => code)).toEqual(['LINES_LEARNED']);
  });
});

/** A payslip as old systems print it; 47,22 stands under the earnings and is counted among the deductions. */
function spool(worker: KnownWorker | undefined, month: number): Buffer {
  const { cnpj = '', cpf = '', registration = '', name = '' } = worker ?? {};
  const at = (text: string, column: number, rest: string) => text.padEnd(column) + rest;
  return Buffer.from(
    [
      at('EMPRESA LTDA', 50, `CNPJ: ${cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')}`),
      at('RECIBO DE PAGAMENTO DE SALARIO', 50, `Competencia: 0${month}/2023`),
      '',
      at(
        at(`Matricula: ${registration}`, 25, `Nome: ${name}`),
        80,
        `CPF: ${cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')}`,
      ),
      '',
      'Cod.  Descricao                     Referencia    Vencimentos      Descontos',
      '001   SALARIO                           220,00       3.000,00',
      '501   INSS                                9,00                        250,00',
      '560   CONVENIO FARMACIA                   1,00          47,22',
      '',
      'Total de Vencimentos:    3.000,00    Total de Descontos:    297,22    Valor Liquido:    2.702,78',
    ].join('\n'),
  );
}
