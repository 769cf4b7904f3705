import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { filedDocumentContract as filed } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { timeClockContract as clock } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { fetchAs } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from './import.factory.ts';
import { type ImportWorld, importWorld, sampleFile } from './import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let workers: KnownWorker[];
let maria: KnownWorker | undefined;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  workers = await knownWorkers(app);
  const [{ id } = { id: '' }] = await world.rows(
    'select id from employment where person_id = $1 order by registration',
    [await app.personId('maria')],
  );
  maria = workers.find(({ employmentId }) => employmentId === id);
});
afterAll(() => app.stop());

const why = 'Arquivo errado: era o do mês anterior, o certo vai em seguida para todos.';
const nothingPaid = {
  kind: undefined,
  lines: [],
  totalEarnings: undefined,
  totalDeductions: undefined,
  net: undefined,
  bases: {},
  review: false,
};
const record = (worker: KnownWorker | undefined, fields: Record<string, string | number> = {}): ReadDocument =>
  readPayslip(worker, {
    ...nothingPaid,
    type: 6,
    department: 'Expedição',
    fields: {
      position: 'Conferente',
      admission_date: '2020-03-02',
      city: 'Cuiabá',
      state: 'MT',
      salary: 215_000,
      ...fields,
    },
  });
const mirror = (worker: KnownWorker | undefined): ReadDocument =>
  readPayslip(worker, {
    ...nothingPaid,
    type: 7,
    days: [
      { date: '2026-09-01', punches: ['08:00', '12:00', '13:00', '17:00'], occurrence: null },
      { date: '2026-09-02', punches: [], occurrence: 'Folga' },
    ],
    totals: { worked: '08:00', balance: '-00:20' },
  });

async function publish(id: string): Promise<void> {
  await world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
  await world.until(id, situacao => situacao === 'publicada' || situacao === 'paraConferir');
}

async function statusOf(who: 'maria' | 'helena', profile: 'trabalhador' | 'rh', path: string): Promise<number> {
  const answer = await fetchAs(app, who, profile, path);
  await answer.arrayBuffer();
  return answer.status;
}

const receiptsOf = (id: string) =>
  world.rows(
    'select id, category, kind, year, month, content, items, net, qr_code from receipt where import_id = $1 and deleted_at is null order by category',
    [id],
  );

describe('POST /importacao/{id}/publicar of employee records and time-clock mirrors', () => {
  it('each is published once for its worker, who is told, reads it and nobody else does; undo withdraws it', async () => {
    const made = await makeImport(app, [
      { reading: record(maria), worker: maria, state: 'clean' },
      { reading: mirror(maria), worker: maria, state: 'clean' },
    ]);
    await publish(made.id);
    const [card, sheet] = await receiptsOf(made.id);
    expect(card).toMatchObject({ category: 6, kind: 'employeeRecord', items: [], net: 0, qr_code: false });
    expect(sheet).toMatchObject({ category: 7, kind: 'timeMirror', year: 2026, month: 9 });
    const told = await world.rows('select kind, target from notification where cause = any ($1) order by kind', [
      [`receipt:${card.id}`, `receipt:${sheet.id}`],
    ]);
    expect(told).toEqual([
      { kind: 'mirrorPublished', target: `/trabalhador/visualiza-espelho-ponto?id=${sheet.id}` },
      { kind: 'recordPublished', target: `/trabalhador/documentos/recebido?id=${card.id}` },
    ]);
    const own = await app.as('maria', 'trabalhador');
    const list = await own(filed.workerRecords, { params: { page: '1', size: '10' }, query: {} });
    expect(list.items.map(({ id, visualizado }) => [id, visualizado])).toEqual([[card.id, false]]);
    const read = await own(filed.employeeRecord, { params: { id: card.id } });
    expect(read).toMatchObject({ salario: 215_000, visualizado: true });
    expect(read.campos).toEqual([
      { campo: 'cargo', valor: 'Conferente' },
      { campo: 'lotacao', valor: 'Expedição' },
      { campo: 'admissao', valor: '2020-03-02' },
      { campo: 'municipio', valor: 'Cuiabá/MT' },
    ]);
    const days = await own(clock.timesheet, { params: { id: sheet.id } });
    expect(days.dias[0]).toMatchObject({
      dia: '2026-09-01',
      entrada: ['08:00', '13:00'],
      saida: ['12:00', '17:00'],
      ocorrencias: [],
    });
    expect(days.totais).toMatchObject({ horasTrabalhadas: 480, saldoAtual: -20 });
    // of another category, another worker's, and not among the payslips
    expect(await codeOf(own(clock.timesheet, { params: { id: card.id } }))).toBe('TIMESHEET_NOT_FOUND');
    expect(await codeOf(own(incomeStatementContract.incomeStatement, { params: { id: card.id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    const other = await app.as('ana', 'trabalhador');
    expect(await codeOf(other(filed.employeeRecord, { params: { id: card.id } }))).toBe('RECEIPT_NOT_FOUND');
    await world.helena(calls.undoImports, { body: { IdString: made.id, Justificativa: why, confirmado: true } });
    expect(await receiptsOf(made.id)).toEqual([]);
    expect(await codeOf(own(filed.employeeRecord, { params: { id: card.id } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it('a mirror is seen while the company shows its time clock; a record whatever it shows', async () => {
    const made = await makeImport(app, [
      { reading: record(maria), worker: maria, state: 'clean' },
      { reading: mirror(maria), worker: maria, state: 'clean' },
    ]);
    await publish(made.id);
    const [card, sheet] = await receiptsOf(made.id);
    const own = await app.as('maria', 'trabalhador');
    const show = (on: boolean) =>
      world.rows(
        'update company set shows_timesheets = $1, shows_receipts = $1, shows_benefits = $1, shows_income_statements = $1 where id = (select company_id from receipt where id = $2)',
        [on, sheet.id],
      );
    await show(false);
    expect(await codeOf(own(clock.timesheet, { params: { id: sheet.id } }))).toBe('TIMESHEET_NOT_FOUND');
    expect((await own(filed.employeeRecord, { params: { id: card.id } })).id).toBe(card.id);
    await show(true);
    expect((await own(clock.timesheet, { params: { id: sheet.id } })).idDocumento).toBe(sheet.id);
    await world.helena(calls.undoImports, { body: { IdString: made.id, Justificativa: why, confirmado: true } });
  });

  it('a record is of the month it came in; files of records and mirrors are read, matched, cut and served', async () => {
    for (const [name, type, folder] of [
      ['F01_ficha.pdf', 6, 'ficha'],
      ['T01_espelho_paisagem.pdf', 7, 'espelho'],
    ] as const) {
      const id = await world.read(name, sampleFile(name, 'samples'));
      const documents = await world.rows(
        `select type, state, year * 100 + month as competence, to_char(now() at time zone 'America/Sao_Paulo', 'YYYYMM')::int as now,
                (reading ->> 'cpf') as cpf, findings, position from import_document where import_id = $1 order by position`,
        [id],
      );
      expect(documents.every(document => document.type === type)).toBe(true);
      if (type === 6) expect(documents.every(({ competence, now }) => competence === now)).toBe(true);
      const clean = documents.filter(({ state }) => state === 'clean');
      expect(clean.length).toBeGreaterThan(0);
      await publish(id);
      const [first] = await receiptsOf(id);
      const path = `/documento/${folder}/${first?.id}/pdf`;
      expect(await statusOf('maria', 'trabalhador', path)).toBe(404);
      expect(await statusOf('helena', 'rh', path)).toBe(200);
      // given to somebody who can sign in
      await world.rows(
        'update receipt r set person_id = e.person_id, company_id = e.company_id, employment_id = e.id from employment e where e.id = $1 and r.id = $2',
        [maria?.employmentId, first?.id],
      );
      const file = await fetchAs(app, 'maria', 'trabalhador', path);
      expect(file.status).toBe(200);
      const cut = await PDFDocument.load(await file.arrayBuffer());
      expect(cut.getPageCount()).toBe(1);
    }
  });
});
