import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { publishReceipts, withdrawReceiptsOf } from './receipt.events.ts';
import type { ReceiptMail } from './receipt.jobs.ts';
import { employmentOf, lookUp } from './receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** An import with one read document a page, of the demo's people. */
async function importOf(
  ...who: ('maria' | 'joao' | 'ana')[]
): Promise<{ importId: string; receipts: NewReceipt[]; job: { personId: string; accessGroupId: string } }> {
  const personId = await app.personId('helena');
  const group = (await lookUp(app, "select id from access_group where name = 'Grupo Pantanal'")).id;
  const { id: importId } = await lookUp(
    app,
    "insert into import (access_group_id, sent_by, file_name, file_sha256, file_size, content_type, state) values ($1, $2, 'folha.pdf', md5(random()::text) || md5(random()::text), 1, 'application/pdf', 'ready') returning id",
    group,
    personId,
  );
  const receipts: NewReceipt[] = [];
  for (const [position, key] of who.entries()) {
    const employmentId = await employmentOf(app, key);
    const e = await lookUp(app, 'select * from employment where id = $1', employmentId);
    const { id: importDocumentId } = await lookUp(
      app,
      "insert into import_document (access_group_id, import_id, position, type, pages, reading, state) values ($1, $2, $3, 1, array[$3::int + 1], '{}', 'clean') returning id",
      group,
      importId,
      position,
    );
    receipts.push({
      accessGroupId: group,
      companyId: e.company_id,
      employmentId,
      personId: e.person_id,
      importId,
      importDocumentId,
      category: 1,
      title: null,
      kind: 'monthly',
      year: 2026,
      month: 8,
      workerName: e.name,
      registration: e.registration,
      department: null,
      client: null,
      jobTitle: null,
      totalEarnings: 1000,
      totalDeductions: 100,
      net: 900,
      paidOn: null,
      items: [
        { code: '1', description: 'Salário', reference: null, percentage: null, earnings: 1000, deductions: null },
        { code: '2', description: 'INSS', reference: null, percentage: null, earnings: null, deductions: 100 },
      ],
      bases: {},
      details: {},
    });
  }
  return { importId, receipts, job: { personId, accessGroupId: group } };
}

const count = async (sql: string, ...values: unknown[]) =>
  (await lookUp(app, `select count(*)::int as n from ${sql}`, ...values)).n;

it('publishes each document once, tells its worker and mails those with a confirmed address', async () => {
  const { importId, receipts, job } = await importOf('maria', 'joao', 'ana');
  await app.database.owner.query('update company set qr_code = true where id = $1', [receipts[0]?.companyId]);
  const mails: ReceiptMail[] = [];
  const publish = () =>
    inJobContext(app.database.pool, job, tx =>
      publishReceipts(tx, receipts, async (_tx, more) => void mails.push(...more)),
    );
  expect(await publish()).toBe(3);
  expect(await publish()).toBe(0);
  expect(await Promise.all([publish(), publish()])).toEqual([0, 0]);
  expect(await count('receipt where import_id = $1 and qr_code and visible', importId)).toBe(3);
  expect(await count("notification where kind = 'receiptPublished' and values ->> 'competencia' = '08/2026'")).toBe(3);
  // João has confirmed no address yet
  expect(mails.map(mail => mail.reason)).toEqual(['published', 'published']);
  expect(new Set(mails.map(mail => mail.personId))).toEqual(new Set([job.personId]));
  const codes = await app.database.owner.query('select verification_code as code from receipt where import_id = $1', [
    importId,
  ]);
  expect(new Set(codes.rows.map(({ code }) => code)).size).toBe(3);
  for (const { code } of codes.rows) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
});

it('where the company tells by SMS, each with a confirmed cell phone gets one, too', async () => {
  const { receipts, job } = await importOf('maria', 'joao', 'ana');
  await app.database.owner.query('update company set sms_notice = true where id = $1', [receipts[0]?.companyId]);
  const sent: ReceiptMail[] = [];
  await inJobContext(app.database.pool, job, tx =>
    publishReceipts(tx, receipts, async (_tx, more) => void sent.push(...more)),
  );
  await app.database.owner.query('update company set sms_notice = false');
  const { rows } = await app.database.owner.query(
    `select r.id from receipt r join company c on c.id = r.company_id join person p on p.id = r.person_id
      where r.import_id = $1 and c.id = $2 and p.cell_phone is not null and p.cell_phone_confirmed_at is not null`,
    [receipts[0]?.importId, receipts[0]?.companyId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    sent
      .filter(({ by }) => by === 'sms')
      .map(({ receiptId }) => receiptId)
      .sort(),
  ).toEqual(rows.map(({ id }) => id).sort());
});

it('two that publish the same at once make one of each', async () => {
  const { importId, receipts, job } = await importOf('maria', 'ana');
  const publish = () => inJobContext(app.database.pool, job, tx => publishReceipts(tx, receipts, async () => {}));
  const made = await Promise.all(Array.from({ length: 6 }, publish));
  expect(made.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(await count('receipt where import_id = $1', importId)).toBe(2);
  expect(
    await count("notification n join receipt r on n.cause = 'receipt:' || r.id where r.import_id = $1", importId),
  ).toBe(2);
});

it('a failing enqueue takes the whole publication back', async () => {
  const { importId, receipts, job } = await importOf('maria');
  const failing = inJobContext(app.database.pool, job, tx =>
    publishReceipts(tx, receipts, () => Promise.reject(new Error('no queue'))),
  );
  await expect(failing).rejects.toThrow('no queue');
  expect(await count('receipt where import_id = $1', importId)).toBe(0);
});

it('an undone import keeps each receipt in the exclusion history and tells who could see theirs', async () => {
  const { importId, receipts, job } = await importOf('maria', 'ana');
  await inJobContext(app.database.pool, job, tx => publishReceipts(tx, receipts, async () => {}));
  await app.database.owner.query('update receipt set visible = false where import_id = $1 and person_id = $2', [
    importId,
    await app.personId('ana'),
  ]);
  const doer = { ...job, profile: 'rh', ip: '10.0.0.1', supporterId: null };
  const justification = 'Arquivo do mês errado, enviado por engano ontem.';
  for (let time = 0; time < 2; time++)
    await inJobContext(app.database.pool, job, tx => withdrawReceiptsOf(tx, doer, { importId, justification }));
  expect(await count('receipt where import_id = $1 and deleted_at is not null', importId)).toBe(2);
  expect(
    await count(
      "exclusion_history where justification = $1 and entity = 'receipt' and ip = '10.0.0.1' and record ->> 'import_id' = $2",
      justification,
      importId,
    ),
  ).toBe(2);
  const told = await app.database.owner.query("select person_id from notification where kind = 'receiptWithdrawn'");
  expect(told.rows.map(n => n.person_id)).toEqual([await app.personId('maria')]);
});
