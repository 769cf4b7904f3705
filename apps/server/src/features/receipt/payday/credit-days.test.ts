import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchDownloadContract as batches } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { benefitContract as calls } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { payDayContract as payDays } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madePdf } from '#core/reading/made-pdf.ts';
import type { MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { keepFiles } from '../batch/batch-prepare.queries.ts';
import { batchJobs } from '../batch/batch-prepare.ts';
import { setPaidOn } from '../list/credit-days.queries.ts';
import { fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const helena = () => app.as('helena', 'rh');

/** A published benefit of 03/2025 without a day of credit. */
function benefitFor(who: 'maria' | 'ana', kind: string, given: Parameters<typeof receiptFor>[2] = {}): Promise<string> {
  return receiptFor(app, who, {
    category: 2,
    kind: `benefit:${kind}`,
    title: 'Vale-cultura',
    year: 2025,
    month: 3,
    items: [
      {
        code: null,
        description: 'Vale-cultura',
        reference: null,
        percentage: null,
        earnings: 5_000,
        deductions: null,
      },
    ],
    paidOn: null,
    bases: {},
    details: {},
    ...given,
  });
}

const setDays = async (ids: readonly string[], dataCredito: string | null, de: string | null = null) =>
  (await helena())(calls.setCreditDay, { body: { beneficios: ids.map(id => ({ id, de })), dataCredito } });
const dayOf = async (id: string) => (await row('select paid_on::text as day from receipt where id = $1', id)).day;
const historyOf = async (id: string) =>
  (
    await app.database.owner.query(
      "select before, after from record_history where entity = 'receipt' and verb = 'creditDaySet' and entity_id = $1 order by at, id",
      [id],
    )
  ).rows;

it('sets the day of many that are out; their workers see it at once, and who did it stands in the histories', async () => {
  const [marias, anas] = [await benefitFor('maria', 'um'), await benefitFor('ana', 'um')];
  const maria = await app.as('maria', 'trabalhador');
  const seen = () => maria(calls.benefitOfEmployment, { params: { idEmpregado: '0', id: marias } });
  expect((await seen()).dataCredito).toBeNull();
  expect(await setDays([marias, anas], '2025-04-04')).toEqual({ total: 2 });
  expect([await dayOf(marias), await dayOf(anas)]).toEqual(['2025-04-04', '2025-04-04']);
  expect((await seen()).dataCredito).toBe('2025-04-04');
  const listed = await maria(calls.benefitsByCpf, { params: { pageOrCpf: '1', size: '100' }, query: {} });
  expect(listed.items.find(({ id }) => id === marias)).toMatchObject({ dataCredito: '2025-04-04' });
  expect(await historyOf(anas)).toEqual([{ before: { creditDay: null }, after: { creditDay: '2025-04-04' } }]);
  // put right, and taken away where it turns out to be none
  expect(await setDays([anas], '2025-04-07', '2025-04-04')).toEqual({ total: 1 });
  expect(await setDays([anas], '2025-04-07', '2025-04-07')).toEqual({ total: 0 });
  expect(await setDays([anas], null, '2025-04-07')).toEqual({ total: 1 });
  expect(await dayOf(anas)).toBeNull();
  expect(await historyOf(anas)).toHaveLength(3);
});

it('HR finds those without a day, and each row says which it has and whether it may be set', async () => {
  const [with_, without] = [
    await benefitFor('maria', 'dois', { paidOn: '2025-04-01' }),
    await benefitFor('maria', 'três'),
  ];
  const hr = await helena();
  const list = async (semDia?: 'true' | 'false') =>
    (
      await hr(calls.hrBenefits, {
        params: { page: '1', size: '100' },
        query: { mes: '3', ano: '2025', semDia },
      })
    ).items;
  const rows = await list();
  expect(rows.find(({ id }) => id === with_)).toMatchObject({ dataCredito: '2025-04-01' });
  expect(rows.find(({ id }) => id === without)?.can).toContain('definirDia');
  const ids = async (semDia: 'true' | 'false') => (await list(semDia)).map(({ id }) => id);
  expect(await ids('true')).toContain(without);
  expect(await ids('true')).not.toContain(with_);
  expect(await ids('false')).toContain(with_);
  expect(await ids('false')).not.toContain(without);
});

it('two people: who saw another day than the one that stands sets none', async () => {
  const [one, other] = [await benefitFor('maria', 'quatro'), await benefitFor('maria', 'cinco')];
  await setDays([one], '2025-04-04');
  expect(await codeOf(setDays([one, other], '2025-04-08'))).toBe('STALE_VERSION');
  expect([await dayOf(one), await dayOf(other)]).toEqual(['2025-04-04', null]);
  expect(await historyOf(other)).toEqual([]);
});

it.each([
  ['2025-02-30', 'INVALID_DATE'],
  ['2019-04-04', 'DATE_OUT_OF_RANGE'],
  ['2026-05-01', 'DATE_OUT_OF_RANGE'],
])('a day that its month can not be paid on is refused at its field: %s', async (day, code) => {
  const id = await benefitFor('maria', `mês ${day}`);
  const { body } = await refusalOf(setDays([id], day));
  expect(body.code).toBe(code);
  expect(Object.keys(body.fields ?? {}).join()).toMatch(/dataCredito$/);
  expect(await dayOf(id)).toBeNull();
});

it("another access group's, a payslip and who may not edit benefits", async () => {
  const id = await benefitFor('maria', 'seis');
  const body = { beneficios: [{ id, de: null }], dataCredito: '2025-04-04' };
  expect(await codeOf((await app.as('bruno', 'rh'))(calls.setCreditDay, { body }))).toBe('RECEIPT_NOT_FOUND');
  const payslip = await receiptFor(app, 'maria', { year: 2025, month: 3, paidOn: null });
  expect(await codeOf(setDays([id, payslip], '2025-04-04'))).toBe('RECEIPT_NOT_FOUND');
  const set = (verb: 'array_remove' | 'array_append') =>
    app.database.owner.query(
      `update access_profile set permissions = ${verb}(permissions, 'RhBeneficioEditar') where role = 'RH'`,
    );
  await set('array_remove');
  expect(await codeOf(setDays([id], '2025-04-04'))).toBe('OPERATION_NOT_ALLOWED');
  await set('array_append');
  expect(await dayOf(id)).toBeNull();
});

describe('PUT /recibo/rh/diapagamento', () => {
  const payslip = (who: 'maria' | 'ana', month: number, paidOn: string | null, given = {}) =>
    receiptFor(app, who, { year: 2014, month, paidOn, ...given });
  const setAll = async (filtro: object, dataPagamento: string | null) =>
    (await helena())(payDays.setPayDay, { body: { filtro: { ano: 2014, ...filtro }, dataPagamento } });

  it('sets the day of all without one that a filter finds, and of no other', async () => {
    const [marias, anas] = [await payslip('maria', 3, null), await payslip('ana', 3, null)];
    const [dated, aprils] = [
      await payslip('maria', 3, '2014-04-01', { kind: 'advance' }),
      await payslip('maria', 4, null),
    ];
    expect(await setAll({ mes: 3 }, '2014-04-04')).toEqual({ total: 2 });
    expect(await Promise.all([marias, anas, dated, aprils].map(dayOf))).toEqual([
      '2014-04-04',
      '2014-04-04',
      '2014-04-01',
      null,
    ]);
    expect(await historyOf(anas)).toEqual([{ before: { creditDay: null }, after: { creditDay: '2014-04-04' } }]);
    expect(await historyOf(dated)).toEqual([]);
    // also where the filter asks for those that have one
    expect(await setAll({ mes: 3, semDia: false }, '2014-04-05')).toEqual({ total: 0 });
  });

  it('HR finds those without a day, and each row says which it has', async () => {
    const [with_, without] = [await payslip('maria', 5, '2014-06-05'), await payslip('ana', 5, null)];
    const hr = await helena();
    const list = async (semDia?: 'true' | 'false') =>
      (
        await hr(receipts.hrReceipts, {
          params: { page: '1', size: '100' },
          query: { mes: '5', ano: '2014', semDia },
        })
      ).items.map(({ id, dataPagamento }) => [id, dataPagamento]);
    expect(await list('true')).toEqual([[without, null]]);
    expect(await list('false')).toEqual([[with_, '2014-06-05']]);
    expect(await list()).toHaveLength(2);
    const totals = await hr(receipts.hrReceiptTotals, { query: { mes: '5', ano: '2014', semDia: 'true' } });
    expect(totals.total).toBe(1);
  });

  it('all or none: one whose month forbids the day leaves all as they are', async () => {
    const [march, december] = [await payslip('ana', 6, null), await payslip('ana', 12, null, { year: 2011 })];
    const { body } = await refusalOf(setAll({ ano: undefined }, '2014-07-04'));
    expect(body.code).toBe('DATE_OUT_OF_RANGE');
    expect([await dayOf(march), await dayOf(december)]).toEqual([null, null]);
  });

  it.each([
    ['no day', { filtro: { ano: 2014 }, dataPagamento: null }, 'REQUIRED_FIELD'],
    ['neither', { dataPagamento: '2014-04-04' }, 'INVALID_REQUEST'],
    [
      'both',
      {
        filtro: {},
        recibos: [{ id: '00000000-0000-4000-8000-000000000001', de: null }],
        dataPagamento: '2014-04-04',
      },
      'INVALID_REQUEST',
    ],
  ])('refused: %s', async (_, body, code) => {
    expect(await codeOf((await helena())(payDays.setPayDay, { body }))).toBe(code);
  });

  it("another access group's are not among those that a filter finds", async () => {
    const id = await payslip('maria', 9, null);
    const bruno = await app.as('bruno', 'rh');
    const body = { filtro: { ano: 2014, mes: 9 }, dataPagamento: '2014-10-03' };
    expect(await bruno(payDays.setPayDay, { body })).toEqual({ total: 0 });
    expect(await dayOf(id)).toBeNull();
  });
});

const bytesOf = async (id: string, what = 'beneficio') =>
  Buffer.from(await (await fetchAs(app, 'maria', 'trabalhador', `/${what}/${id}/pdf`)).arrayBuffer());
const versionsOf = async (id: string) =>
  (
    await app.database.owner.query<{ version: number; outdated: boolean }>(
      'select f.version, f.drawn and f.drawn_day is distinct from r.paid_on as outdated from receipt_file f join receipt r on r.id = f.receipt_id where r.id = $1 order by 1',
      [id],
    )
  ).rows;

it('what was drawn before is drawn anew with its day, once, also in a batch; the bytes that were served stay', async () => {
  const id = await benefitFor('maria', 'sete');
  const before = await bytesOf(id);
  await setDays([id], '2025-04-04');
  expect(await versionsOf(id)).toEqual([{ version: 1, outdated: true }]);
  const after = await bytesOf(id);
  expect(after.equals(before)).toBe(false);
  expect((await bytesOf(id)).equals(after)).toBe(true);
  expect(await versionsOf(id)).toEqual([
    { version: 1, outdated: true },
    { version: 2, outdated: false },
  ]);
  await setDays([id], '2025-04-07', '2025-04-04');
  const hr = await helena();
  const batch = await hr(batches.startBatch, {
    body: { categoria: 'beneficios', mes: 3, ano: 2025 },
  });
  await expect.poll(async () => (await hr(batches.batchById, { params: { id: batch.id } })).situacao).toBe('pronto');
  expect((await versionsOf(id)).at(-1)).toEqual({ version: 3, outdated: false });
});

it('set while a batch draws it, it is drawn anew when it is served, and what a batch drew with its day is not', async () => {
  const [late, still] = [await benefitFor('maria', 'oito'), await benefitFor('maria', 'nove', { month: 4 })];
  const causer = await row(
    'select r.access_group_id as "accessGroupId", $2::text as "personId" from receipt r where r.id = $1',
    late,
    await app.personId('helena'),
  );
  const { id: batchId } = await row(
    `with batch as (insert into batch_download (access_group_id, requested_by, category, language, total)
       values ($1, $2, 2, 'pt-BR', 2) returning id)
     insert into batch_download_entry (batch_id, position, access_group_id, receipt_id)
     select batch.id, e.position, $1, e.receipt_id from batch, unnest($3::uuid[]) with ordinality e(receipt_id, position)
     returning batch_id as id`,
    causer.accessGroupId,
    causer.personId,
    [late, still],
  );
  const folder = mkdtempSync(join(tmpdir(), 'cracha-batch-'));
  const files = await openFileStore({ kind: 'local', folder });
  const makePdfs: MakeReceiptPdfs = async sources => {
    await setDays([late], '2025-04-04');
    return sources.map(source => madePdf(Uint8Array.from(Buffer.from(JSON.stringify(source)))));
  };
  const [prepare] = batchJobs({
    pool: app.database.pool,
    files,
    makePdfs,
    publicUrl: '',
    sealedPaper: async () => undefined,
  });
  await prepare?.run({ ...causer, batchId } as never, new AbortController().signal);
  rmSync(folder, { recursive: true });
  expect(await versionsOf(late)).toEqual([{ version: 1, outdated: true }]);
  expect(await versionsOf(still)).toEqual([{ version: 1, outdated: false }]);
  await bytesOf(late);
  expect((await versionsOf(late)).at(-1)).toEqual({ version: 2, outdated: false });
});

it.each(['the drawing', 'the day'] as const)(
  'is drawn anew where it is kept while its day is set, whichever of both ends first: %s',
  async first => {
    const id = await receiptFor(app, 'maria', { year: 2016, month: first === 'the day' ? 7 : 8, paidOn: null });
    const causer = await row(
      'select access_group_id as "accessGroupId", $2::text as "personId" from receipt where id = $1',
      id,
      await app.personId('helena'),
    );
    const gates = { kept: gate(), set: gate() };
    const kept = gate();
    const set = gate();
    const keeping = inJobContext(app.database.pool, causer, async tx => {
      const found = await tx.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const place = { sha256: 'd'.repeat(64), size: 9, pack_sha256: null, pack_from: null };
      const { access_group_id, company_id, employment_id, person_id } = found;
      const of = { receipt_id: id, access_group_id, company_id, employment_id, person_id };
      await keepFiles(tx, [{ ...of, ...place, version: 1, qr_code: false, drawn: true, drawn_day: found.paid_on }]);
      kept.open();
      await gates.kept.opened;
    });
    const setting = inJobContext(app.database.pool, causer, async tx => {
      await kept.opened;
      await setPaidOn(tx, [id], '2016-09-05');
      set.open();
      await gates.set.opened;
    });
    // neither has waited for the other, and neither has seen what the other did
    await Promise.all([kept.opened, set.opened]);
    const [one, other] = first === 'the day' ? [gates.set, gates.kept] : [gates.kept, gates.set];
    one.open();
    await (first === 'the day' ? setting : keeping);
    other.open();
    await Promise.all([keeping, setting]);
    expect(await versionsOf(id)).toEqual([{ version: 1, outdated: true }]);
    await bytesOf(id, 'recibo');
    expect((await versionsOf(id)).at(-1)).toEqual({ version: 2, outdated: false });
  },
);

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

const setPayDays = async (ids: readonly string[], dataPagamento: string | null, de: string | null = null) =>
  (await helena())(payDays.setPayDay, { body: { recibos: ids.map(id => ({ id, de })), dataPagamento } });

it('of payslips too: the worker sees the day at once, and what was drawn is drawn anew, also by the short way', async () => {
  const id = await receiptFor(app, 'maria', { year: 2016, month: 3, paidOn: null });
  const maria = await app.as('maria', 'trabalhador');
  const seen = async () =>
    (await maria(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } })).dataPagamento;
  expect(await seen()).toBeNull();
  const before = await bytesOf(id, 'recibo');
  expect((await bytesOf(id, 'recibo')).equals(before)).toBe(true);
  expect((await (await helena())(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } })).can).toContain(
    'definirDia',
  );
  expect(await setPayDays([id], '2016-04-05')).toEqual({ total: 1 });
  expect(await seen()).toBe('2016-04-05');
  const after = await bytesOf(id, 'recibo');
  expect(after.equals(before)).toBe(false);
  expect(await versionsOf(id)).toEqual([
    { version: 1, outdated: true },
    { version: 2, outdated: false },
  ]);
  expect(await historyOf(id)).toEqual([{ before: { creditDay: null }, after: { creditDay: '2016-04-05' } }]);
  expect(await codeOf(setPayDays([id], '2016-04-06'))).toBe('STALE_VERSION');
  expect(await setPayDays([id], null, '2016-04-05')).toEqual({ total: 1 });
  expect(await seen()).toBeNull();
});

it('of payslips: a day of another time, a benefit, another access group and who may not edit payslips', async () => {
  const id = await receiptFor(app, 'maria', { year: 2016, month: 4, paidOn: null });
  const { body } = await refusalOf(setPayDays([id], '2019-04-05'));
  expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['DATE_OUT_OF_RANGE', ['dataPagamento']]);
  expect(await codeOf(setPayDays([id, await benefitFor('maria', 'dez')], '2016-05-05'))).toBe('RECEIPT_NOT_FOUND');
  const asked = { body: { recibos: [{ id, de: null }], dataPagamento: '2016-05-05' } };
  expect(await codeOf((await app.as('bruno', 'rh'))(payDays.setPayDay, asked))).toBe('RECEIPT_NOT_FOUND');
  await helenaWith(app, ['RhReciboVisualizar', 'RhBeneficioEditar'], async () =>
    expect(await codeOf(setPayDays([id], '2016-05-05'))).toBe('OPERATION_NOT_ALLOWED'),
  );
  expect(await dayOf(id)).toBeNull();
});
