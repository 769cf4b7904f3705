import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benefitSlip } from '#core/reading/mutation/benefit-slip.factory.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { fetchAs } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from './import.factory.ts';
import { checkStatements } from './import-statements.ts';
import { type ImportWorld, importWorld, sampleFile } from './import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  workers = await knownWorkers(app);
});
afterAll(() => app.stop());

const why = 'Arquivo errado: era o do mês anterior, o certo vai em seguida para todos.';

function benefit(worker: KnownWorker | undefined, given: Partial<ReadDocument> = {}): ReadDocument {
  const lines = [{ description: 'Vale-alimentação', reference: '22', earnings: 66_000, deductions: null }];
  return readPayslip(worker, {
    type: 2,
    kind: undefined,
    lines,
    totalEarnings: 66_000,
    totalDeductions: undefined,
    net: undefined,
    review: false,
    ...given,
  });
}

function statement(worker: KnownWorker | undefined, fields: Record<string, number>): ReadDocument {
  return readPayslip(worker, {
    type: 3,
    kind: undefined,
    month: undefined,
    year: 2025,
    lines: [],
    totalEarnings: undefined,
    totalDeductions: undefined,
    net: undefined,
    fields,
    review: false,
  });
}

async function publish(id: string): Promise<void> {
  await world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
  await world.until(id, situacao => situacao === 'publicada' || situacao === 'paraConferir');
}

const receiptsOf = (id: string) =>
  world.rows(
    `select r.id, r.category, r.kind, r.title, r.year, r.month, r.total_earnings, r.total_deductions, r.net, r.items, r.details, r.person_id
       from receipt r where r.import_id = $1 and r.deleted_at is null order by r.category, r.worker_name`,
    [id],
  );

describe('POST /importacao/{id}/publicar of benefits and statements', () => {
  it('publishes each once, tells its worker in the same transaction, and undo withdraws them', async () => {
    const [one, two] = workers;
    const made = await makeImport(app, [
      { reading: benefit(one), worker: one, state: 'clean' },
      { reading: statement(two, { '3.1': 5_000_000, '3.5': 120_000 }), worker: two, state: 'clean' },
    ]);
    await publish(made.id);
    const [first, second] = await receiptsOf(made.id);
    expect(first).toMatchObject({
      category: 2,
      kind: 'benefit:vale-alimentacao',
      title: 'Vale-alimentação',
      month: 9,
      total_earnings: 66_000,
      total_deductions: 0,
      net: 66_000,
    });
    expect(second).toMatchObject({
      category: 3,
      kind: 'incomeStatement',
      year: 2025,
      month: 12,
      total_earnings: 5_000_000,
      total_deductions: 120_000,
    });
    const told = await world.rows(
      "select kind, values ->> 'competencia' as of, target from notification where cause = any ($1) order by kind",
      [[`receipt:${first?.id}`, `receipt:${second?.id}`]],
    );
    expect(told).toEqual([
      { kind: 'benefitPublished', of: '09/2026', target: `/trabalhador/visualiza-beneficio?id=${first?.id}` },
      { kind: 'statementPublished', of: '2025', target: `/trabalhador/visualiza-informe-rendimento?id=${second?.id}` },
    ]);
    await world.helena(calls.undoImports, { body: { IdString: made.id, Justificativa: why, confirmado: true } });
    expect(await receiptsOf(made.id)).toEqual([]);
    const kinds = await world.rows('select kind from notification where cause = any ($1) order by kind', [
      [`receipt-withdrawn:${first?.id}`, `receipt-withdrawn:${second?.id}`],
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['benefitWithdrawn', 'statementWithdrawn']);
  });

  it('the same benefits of a month wait for a person; other ones of that month do not', async () => {
    const [, , third] = workers;
    const first = await makeImport(app, [{ reading: benefit(third), worker: third, state: 'clean' }]);
    await publish(first.id);
    const transport = [{ description: 'Vale-transporte', earnings: 22_000, deductions: null }];
    const again = await makeImport(app, [
      { reading: benefit(third), worker: third, state: 'clean' },
      { reading: benefit(third, { lines: transport, totalEarnings: 22_000 }), worker: third, state: 'clean' },
    ]);
    await publish(again.id);
    const states = await world.rows('select state from import_document where import_id = $1 order by position', [
      again.id,
    ]);
    expect(states.map(({ state }) => state)).toEqual(['doubtful', 'published']);
  });

  it('keeps the day of the credit that the page prints; a doubtful one is told, not kept', async () => {
    const [worker] = workers;
    const known = { cpf: worker?.cpf ?? '', registration: worker?.registration ?? '', name: worker?.name ?? '' };
    const readDay = async (name: string, heading: string) => {
      const id = await world.read(name, Buffer.from(await benefitSlip(known, [heading], worker?.cnpj)));
      const told = await world.rows('select findings from import_document where import_id = $1', [id]);
      return { id, told: told.flatMap(({ findings }) => findings.map(({ code }: { code: string }) => code)) };
    };
    const sure = await readDay('credito.pdf', 'Crédito em: 03/07/2026');
    expect(sure.told).toEqual([]);
    await publish(sure.id);
    const [receipt] = await world.rows('select id, paid_on::text from receipt where import_id = $1', [sure.id]);
    expect(receipt?.paid_on).toBe('2026-07-03');
    const params = { idEmpregado: worker?.employmentId ?? '', id: receipt?.id };
    expect(await world.helena(benefitContract.benefitOfEmployment, { params })).toMatchObject({
      dataCredito: '2026-07-03',
    });
    const unsure = await readDay('creditos.pdf', 'Crédito em: 03/07/2026 ou crédito em: 06/07/2026');
    expect(unsure.told).toContain('CREDIT_DAY_DOUBTFUL');
    expect(
      await world.rows("select reading -> 'paymentDate' as day from import_document where import_id = $1", [unsure.id]),
    ).toEqual([{ day: null }]);
  });

  it('a file of benefit receipts is matched, cut and served, nobody else in it', async () => {
    const id = await world.read('B01_beneficios_2trab.pdf', sampleFile('B01_beneficios_2trab.pdf', 'samples'));
    await publish(id);
    const receipts = await receiptsOf(id);
    expect(receipts.length).toBeGreaterThan(1);
    expect(receipts.every(({ category }) => category === 2)).toBe(true);
    const [one, other] = receipts;
    const file = await fetchAs(app, 'helena', 'rh', `/beneficio/${one?.id}/pdf`);
    expect(file.status).toBe(200);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // a page of two workers is cut apart: what is left of the other would have been refused as foreign
    const [mine, theirs] = await Promise.all(
      [one, other].map(
        async each =>
          (
            await world.rows(
              'select region from import_document d join receipt r on r.import_document_id = d.id where r.id = $1',
              [each?.id],
            )
          )[0],
      ),
    );
    expect(mine?.region ?? theirs?.region).toHaveLength(4);
  });

  it('a row of a list is never cut: its own is drawn', async () => {
    const id = await world.read('B02_relacao_va.pdf', sampleFile('B02_relacao_va.pdf', 'samples'));
    await publish(id);
    const [one] = await receiptsOf(id);
    const file = await fetchAs(app, 'helena', 'rh', `/beneficio/${one?.id}/pdf`);
    expect((await PDFDocument.load(await file.arrayBuffer())).getTitle()).toBe('Recibo de benefício 07/2026');
  });

  it('a file of official income statements becomes boxes, and each worker gets their own page', async () => {
    const id = await world.read('I01_informe_oficial.pdf', sampleFile('I01_informe_oficial.pdf', 'samples'));
    const told = await world.rows(
      'select distinct f ->> $2 as code from import_document d, jsonb_array_elements(d.findings) f where d.import_id = $1 and d.state = $3',
      [id, 'code', 'clean'],
    );
    expect(told).toEqual([{ code: 'STATEMENT_NOT_COMPARED' }]);
    await publish(id);
    const receipts = await receiptsOf(id);
    expect(receipts.length).toBeGreaterThan(2);
    const simone = receipts.find(({ total_earnings }) => total_earnings === 2_866_032);
    expect(simone?.items[0]).toMatchObject({ code: '3.1', earnings: 2_866_032 });
    expect(simone?.details).toEqual({
      information: expect.stringMatching(/^Matrícula: 000007 Plano de saúde: .* 332,85$/),
    });
    const file = await fetchAs(app, 'helena', 'rh', `/informe/${simone?.id}/pdf`);
    expect((await PDFDocument.load(await file.arrayBuffer())).getPageCount()).toBe(1);
  });
});

describe('a statement beside the payslips of its year', () => {
  it('waits for a person where it differs, and says where; confirmed, it is published with what was told', async () => {
    const worker = workers[3];
    if (!worker) throw new Error('the demo has four workers');
    for (let month = 1; month <= 12; month++)
      await app.database.owner.query(
        `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
         select access_group_id, company_id, id, person_id, 'monthly', 2025, $2, name, registration, 300000, 25000, 275000,
                '[{"code":"1","description":"Salário","reference":null,"percentage":null,"earnings":300000,"deductions":null},
                  {"code":"2","description":"INSS","reference":null,"percentage":null,"earnings":null,"deductions":25000}]', gen_random_uuid()::text
           from employment where id = $1`,
        [worker.employmentId, month],
      );
    await app.database.owner.query("update employment set admitted_on = '2020-01-01' where id = $1", [
      worker.employmentId,
    ]);
    const wrong = statement(worker, { '3.1': 3_700_000, '3.2': 300_000 });
    const right = statement(worker, { '3.1': 3_600_000, '3.2': 300_000 });
    const made = await makeImport(app, [
      { reading: wrong, worker, state: 'clean' },
      { reading: right, worker, state: 'clean' },
    ]);
    await acrossTenants(app.database.pool, 'comparing for a test', tx => checkStatements(tx, made.id));
    const rows = await world.rows(
      'select state, findings from import_document where import_id = $1 order by position',
      [made.id],
    );
    expect(rows[0]).toEqual({
      state: 'doubtful',
      findings: [
        { code: 'STATEMENT_DIFFERS', values: { box: '3.1', printedAmount: 3_700_000, computedAmount: 3_600_000 } },
      ],
    });
    expect(rows[1]).toEqual({ state: 'clean', findings: [] });
    const [document = ''] = made.documents;
    const params = { id: made.id, documento: document };
    const desk = await world.helena(reviewContract.reviewDocument, { params });
    expect(desk).toMatchObject({
      tipo: 3,
      causa: 'soma',
      impedimentos: [],
      achados: [{ codigo: 'STATEMENT_DIFFERS' }],
    });
    await world.rows("update import_document set state = 'ignored' where id = $1", [made.documents[1]]);
    await world.helena(reviewContract.confirmDocument, { params, body: {} });
    const confirmed = await world.rows('select state, findings from import_document where id = $1', [document]);
    expect(confirmed[0]).toMatchObject({ state: 'clean', findings: [{ code: 'STATEMENT_DIFFERS' }] });
    await publish(made.id);
    const [whose] = await world.rows('select person_id from employment where id = $1', [worker.employmentId]);
    const published = await receiptsOf(made.id);
    expect(published).toEqual([
      {
        id: expect.any(String),
        category: 3,
        kind: 'incomeStatement',
        title: null,
        year: 2025,
        month: 12,
        total_earnings: 3_700_000,
        total_deductions: 0,
        net: 3_700_000,
        items: [
          expect.objectContaining({ code: '3.1', earnings: 3_700_000 }),
          expect.objectContaining({ code: '3.2', earnings: 300_000 }),
        ],
        details: {},
        person_id: whose?.person_id,
      },
    ]);
    const kept = await world.rows(
      'select state, findings from import_document where import_id = $1 order by position',
      [made.id],
    );
    expect(kept).toEqual([
      { state: 'published', findings: rows[0]?.findings },
      { state: 'ignored', findings: [] },
    ]);
    const [statementId = ''] = published.map(({ id }) => id);
    const told = await world.helena(incomeStatementContract.incomeStatement, { params: { id: statementId } });
    expect(told.conferencia).toEqual({
      meses: 12,
      achados: [
        {
          codigo: 'STATEMENT_DIFFERS',
          valores: { box: '3.1', printedAmount: 3_700_000, computedAmount: 3_600_000 },
        },
      ],
    });
    const [notified] = await world.rows('select kind from notification where cause = $1', [`receipt:${statementId}`]);
    expect(notified).toEqual({ kind: 'statementPublished' });
  });

  it('without what was earned it can never be confirmed: the self-check holds', async () => {
    const worker = workers[4] ?? workers[0];
    const reading = { ...statement(worker, { '4.3': 1000 }), review: true };
    const made = await makeImport(app, [{ reading, worker, state: 'doubtful' }]);
    const params = { id: made.id, documento: made.documents[0] ?? '' };
    expect(await codeOf(world.helena(reviewContract.confirmDocument, { params, body: {} }))).toBe('STATUS_FORBIDS');
    const bad = benefit(worker, { totalEarnings: 70_000, review: true });
    const other = await makeImport(app, [{ reading: bad, worker, state: 'doubtful' }]);
    const of = { id: other.id, documento: other.documents[0] ?? '' };
    expect(await codeOf(world.helena(reviewContract.confirmDocument, { params: of, body: {} }))).toBe(
      'RECEIPT_TOTALS_DIFFER',
    );
  });
});
