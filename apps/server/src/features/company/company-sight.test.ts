import { companyContract as calls } from '@cracha/contract/features/company/company.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { withholdingContract } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailReceipt } from '#features/receipt/mail-receipt.ts';
import { publishReceipts } from '#features/receipt/receipt.events.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { inTransaction } from '#kernel/database/transaction.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';

let app: TestApp;
let boreal: string;
/** Ana works for both; a benefit of Boreal beside its payslip. */
let [here, there, benefit] = ['', '', ''];
beforeAll(async () => {
  app = await startApp();
  boreal = (await row("select id from company where cnpj = 'B0REAL26000181'")).id;
  here = await receiptFor(app, 'ana', { month: 3 });
  there = await receiptFor(app, 'ana', { month: 4 }, 'Grupo Boreal');
  benefit = await receiptFor(app, 'ana', { month: 5 }, 'Grupo Boreal');
  await app.database.owner.query('update receipt set category = 2 where id = $1', [benefit]);
  await app.database.owner.query('update receipt set qr_code = true where id = any ($1)', [[here, there]]);
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);

async function show(recibo: boolean) {
  const bruno = await app.as('bruno', 'rh');
  return bruno(calls.configureCompany, {
    params: { id: boreal },
    body: { visibilidade: { recibo }, confirmado: true },
  });
}

/** Every way a worker comes to receipts, and what each of them shows. */
async function allThatAnaSees() {
  const ana = await app.as('ana', 'trabalhador');
  const one = (id: string) => ana(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id } });
  const home = await ana(receiptContract.workerHome, {});
  return {
    home: [home.totalRecibos, home.ultimoRecibo?.id],
    list: (await ana(receiptContract.workerReceipts, { params: { page: '1' }, query: {} })).items.map(({ id }) => id),
    ofEmployment: (
      await ana(receiptContract.receiptsOfEmployment, { params: { idEmpregado: '0', page: '1' }, query: {} })
    ).items.map(({ id }) => id),
    pending: await ana(receiptContract.pendingReceiptTotal, {}),
    unopened: (await ana(receiptContract.unopenedDocuments, {})).map(({ id }) => id),
    opened: await one(there).then(
      () => 'read',
      error => error.body.code,
    ),
    pdf: (await fetchAs(app, 'ana', 'trabalhador', `/recibo/${there}/pdf`)).status,
    thread: await ana(receiptContract.conversation, { params: { id: there } }).then(
      () => 'read',
      error => error.body.code,
    ),
  };
}

const withBoth = () => ({
  home: [2, there],
  list: [there, here],
  ofEmployment: [there, here],
  pending: 2,
  unopened: [benefit, there, here],
  opened: 'read',
  pdf: 200,
  thread: 'read',
});
const withOne = () => ({
  home: [1, here],
  list: [here],
  ofEmployment: [here],
  pending: 1,
  unopened: [benefit, here],
  opened: 'RECEIPT_NOT_FOUND',
  pdf: 404,
  thread: 'RECEIPT_NOT_FOUND',
});

it('asks once how many people lose the sight of receipts, and then no worker sees one; shown again, all are there', async () => {
  expect(await allThatAnaSees()).toEqual(withBoth());
  await app.database.owner.query('update receipt set viewed_at = null');
  const bruno = await app.as('bruno', 'rh');
  const params = { id: boreal };
  const asked = await refusalOf(
    bruno(calls.configureCompany, { params, body: { visibilidade: { recibo: false }, comFluxo: true } }),
  );
  expect([asked.status, asked.body]).toEqual([
    409,
    expect.objectContaining({ code: 'CONFIRMATION_REQUIRED', data: { total: 1, ganham: 0, perdem: 1 } }),
  ]);
  expect(await row('select shows_receipts, request_flow from company where id = $1', boreal)).toEqual({
    shows_receipts: true,
    request_flow: false,
  });
  expect((await show(false)).visibilidade).toMatchObject({ recibo: false, beneficio: true });
  expect(await allThatAnaSees()).toEqual(withOne());
  expect((await bruno(receiptContract.hrReceipts, { params: { page: '1' }, query: {} })).total).toBe(1);
  const back = await refusalOf(bruno(calls.configureCompany, { params, body: { visibilidade: { recibo: true } } }));
  expect(back.body.data).toEqual({ total: 1, ganham: 1, perdem: 0 });
  await show(true);
  expect(await allThatAnaSees()).toEqual(withBoth());
});

it('nor where the context is opened the long way', async () => {
  await show(false);
  const token = await app.bearer('ana');
  await app.database.owner.query("update session set idle_until = now() + interval '1 hour' where person_id = $1", [
    await app.personId('ana'),
  ]);
  const answer = await app.send('/recibo/inicio/trabalhador', {
    headers: { authorization: `Bearer ${token}`, 'x-profile': 'trabalhador' },
  });
  expect(await answer.json()).toMatchObject({ totalRecibos: 1 });
  await show(true);
});

it('a worker’s context that says nothing of hidden employers sees no receipt at all', async () => {
  const seen = (context: string) =>
    inTransaction(
      app.database.pool,
      `select set_config('app.profile', 'trabalhador', true), set_config('app.user', '${anaId}', true)${context}`,
      async client => (await client.query('select id from receipt where category = 1')).rows.length,
    );
  const anaId = await app.personId('ana');
  expect(await seen('')).toBe(0);
  expect(await seen(", set_config('app.hidden_employers', '{}', true)")).toBe(2);
});

it('the narrow functions refuse a worker a hidden employer’s receipt, and a mail queued before is not sent', async () => {
  const anaId = await app.personId('ana');
  const address = (hidden: string) =>
    inTransaction(
      app.database.pool,
      `select set_config('app.profile', 'trabalhador', true), set_config('app.user', '${anaId}', true), set_config('app.hidden_employers', '{${hidden}}', true)`,
      async client => (await client.query('select * from access.receipt_address($1)', [there])).rows.length,
    );
  expect([await address(boreal), await address('')]).toEqual([0, 1]);
  const { access_group_id: accessGroupId } = await row('select access_group_id from receipt where id = $1', there);
  const job = { receiptId: there, accessGroupId, personId: anaId, reason: 'published' as const, by: 'mail' as const };
  let sent = 0;
  const mailer = {
    send: async () => {
      sent += 1;
    },
  };
  const others = {
    sms: { send: () => Promise.reject(new Error('no SMS')) },
    pdfs: { bytesFor: () => Promise.reject(new Error('no file')) },
  };
  const send = () => mailReceipt({ pool: app.database.pool, mailer, ...others, publicUrl: 'https://x.test' }, job);
  await show(false);
  await send();
  expect(sent).toBe(0);
  await show(true);
  await send();
  expect(sent).toBe(1);
});

it('workers are told of nothing that they can’t open: publication, mail, reminder, withholding; the public page neither', async () => {
  await show(false);
  const [bruno, ids] = [await app.as('bruno', 'rh'), [there]];
  const notices = async () =>
    (await row('select count(*)::int as n from notification where person_id = $1', await app.personId('ana'))).n;
  const before = await notices();
  expect(await publishedMails(9)).toBe(0);
  expect(await bruno(receiptContract.remindWorkers, { body: { ids } })).toEqual({ total: 0, jaLembrados: 0 });
  await bruno(withholdingContract.withholdReceipts, { body: { ids, motivo: 'O valor está errado.' } });
  await bruno(withholdingContract.giveReceiptsBack, { body: { ids } });
  expect(await notices()).toBe(before);
  expect(await codeOf(bruno(receiptContract.sendReceiptByEmail, { params: { id: there } }))).toBe('STATUS_FORBIDS');
  expect(await publicAnswer()).toBe('not found');
  await show(true);
  expect(await publishedMails(10)).toBe(1);
  expect(await notices()).toBe(before + 1);
  expect(await publicAnswer()).toBe('found');
});

/** Publishes a payslip of Ana's at Boreal. @returns how many mails were queued */
async function publishedMails(month: number): Promise<number> {
  const employmentId = await employmentOf(app, 'ana', 'Grupo Boreal');
  const e = await row('select * from employment where id = $1', employmentId);
  let mails = 0;
  const job = { personId: await app.personId('bruno'), accessGroupId: e.access_group_id };
  await inJobContext(app.database.pool, job, tx =>
    publishReceipts(
      tx,
      [
        {
          accessGroupId: e.access_group_id,
          companyId: e.company_id,
          employmentId,
          personId: e.person_id,
          importId: null,
          importDocumentId: null,
          category: 1,
          title: null,
          kind: 'monthly',
          year: 2026,
          month,
          workerName: e.name,
          registration: e.registration,
          department: null,
          client: null,
          jobTitle: null,
          totalEarnings: 1000,
          totalDeductions: 0,
          net: 1000,
          paidOn: null,
          items: [],
          bases: {},
          details: {},
        },
      ],
      async (_tx, more) => {
        mails += more.length;
      },
    ),
  );
  return mails;
}

async function publicAnswer(): Promise<string> {
  const { code } = await row('select verification_code as code from receipt where id = $1', there);
  const { rows } = await app.database.pool.query('select * from access.verify_receipt($1)', [code]);
  const compared = await app.database.pool.query("select access.compare_receipt($1, 'x') as is", [code]);
  const known = compared.rows[0].is !== null;
  if (rows.length === 0 && !known) return 'not found';
  return rows.length === 1 && known ? 'found' : 'not alike';
}
