import { authenticityCalls } from '@cracha/contract/features/receipt/authenticity.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { withholdingContract as calls } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const motivo = 'Estamos conferindo as horas extras.';
const told = async (kind: string, id: string) =>
  (await row("select count(*)::int as n from notification where kind = $1 and target like '%' || $2", kind, id)).n;
const recorded = async (verb: string, id: string) =>
  (await row('select count(*)::int as n from record_history where verb = $1 and entity_id = $2', verb, id)).n;

it('the worker sees the month and why instead of the amounts, and nothing else of it', async () => {
  const id = await receiptFor(app, 'maria', { year: 2024, month: 5 });
  const [helena, maria] = [await app.as('helena', 'rh'), await app.as('maria', 'trabalhador')];
  expect(await helena(calls.withholdReceipts, { body: { ids: [id], motivo: `  ${motivo} ` } })).toEqual({ total: 1 });
  const list = await maria(receipts.workerReceipts, { params: { page: '1' }, query: { ano: '2024' } });
  expect(list.items).toMatchObject([
    { id, mes: 5, liquido: null, totalVencimentos: null, totalDescontos: null, urlPdf: null, retido: { motivo } },
  ]);
  const read = await refusalOf(maria(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } }));
  expect(read.body).toMatchObject({ code: 'RECEIPT_WITHHELD', data: { motivo, mes: 5, ano: 2024 } });
  expect(JSON.stringify(read.body)).not.toMatch(/350000|3\.?500/);
  const params = { id };
  for (const refused of [
    () => maria(receipts.receiptChanges, { params }),
    () => maria(receipts.conversation, { params }),
    () => maria(receipts.answerReceipt, { params, body: { concorda: 'true' } }),
    () => maria(receipts.sendReceiptByEmail, { params }),
    () => maria(receipts.writeMessage, { params, body: { mensagem: 'Por quê?' } }),
    () => maria(authenticityCalls.showNet, { params, body: { mostrar: true } }),
  ])
    expect(await codeOf(refused())).toBe('RECEIPT_NOT_FOUND');
  const pdf = await app.send(`/recibo/${id}/pdf`, {
    headers: { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' },
  });
  expect(pdf.status).toBe(404);
  const home = await maria(receipts.workerHome, {});
  expect(JSON.stringify(home)).not.toContain(id);
  expect([await told('receiptWithheld', id), await recorded('receiptWithheld', id)]).toEqual([1, 1]);
  expect(await row('select visible, withheld_reason, viewed_at from receipt where id = $1', id)).toEqual({
    visible: false,
    withheld_reason: motivo,
    viewed_at: null,
  });
});

it('HR reads it with the reason, does not show it beside it, and gives it back', async () => {
  const id = await receiptFor(app, 'maria', { year: 2024, month: 6 });
  const [helena, maria] = [await app.as('helena', 'rh'), await app.as('maria', 'trabalhador')];
  await helena(calls.withholdReceipts, { body: { ids: [id], motivo } });
  const read = () => helena(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } });
  expect(await read()).toMatchObject({ visivel: false, retido: { motivo }, liquido: 297_792 });
  expect((await read()).can).toEqual(expect.arrayContaining(['devolver']));
  for (const act of ['mostrar', 'reter', 'enviarEmail', 'lembrar']) expect((await read()).can).not.toContain(act);
  const show = { ids: [id], visivel: true, confirmado: true };
  expect(await helena(receipts.changeVisibility, { body: show })).toEqual({ total: 0 });
  // a second reason doesn't take the place of the first
  expect(await helena(calls.withholdReceipts, { body: { ids: [id], motivo: 'Outro motivo qualquer.' } })).toEqual({
    total: 0,
  });
  expect(await helena(calls.giveReceiptsBack, { body: { ids: [id] } })).toEqual({ total: 1 });
  expect(await helena(calls.giveReceiptsBack, { body: { ids: [id] } })).toEqual({ total: 0 });
  expect(await maria(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } })).toMatchObject({
    retido: null,
    liquido: 297_792,
  });
  expect([await told('receiptGivenBack', id), await recorded('receiptGivenBack', id)]).toEqual([1, 1]);
  await helena(calls.withholdReceipts, { body: { ids: [id], motivo } });
  expect(await told('receiptWithheld', id)).toBe(2);
});

it('the database itself refuses a withheld receipt that is visible, or one without a reason', async () => {
  const id = await receiptFor(app, 'maria', { year: 2024, month: 7 });
  const set = (what: string) => app.database.owner.query(`update receipt set ${what} where id = $1`, [id]);
  await expect(set("withheld_at = now(), withheld_reason = 'dez letras ou mais'")).rejects.toThrow(/check constraint/);
  await expect(set('withheld_at = now(), visible = false')).rejects.toThrow(/check constraint/);
});

it.each(['', 'curto', 'x'.repeat(251), ' '.repeat(40)])('a reason like %j is refused', async wrong => {
  const id = await receiptFor(app, 'maria', { year: 2024, month: 8 });
  const helena = await app.as('helena', 'rh');
  expect((await refusalOf(helena(calls.withholdReceipts, { body: { ids: [id], motivo: wrong } }))).status).toBe(400);
  expect((await row('select withheld_at from receipt where id = $1', id)).withheld_at).toBeNull();
});

it('of several none is withheld where one is another tenant’s; the worker and the manager may not', async () => {
  const own = await receiptFor(app, 'maria', { year: 2024, month: 9 });
  const foreign = await receiptFor(app, 'ana', { month: 9 }, 'Grupo Boreal');
  const body = { ids: [own, foreign], motivo };
  expect(await codeOf((await app.as('helena', 'rh'))(calls.withholdReceipts, { body }))).toBe('RECEIPT_NOT_FOUND');
  for (const [who, profile] of [
    ['maria', 'trabalhador'],
    ['gustavo', 'gestor'],
  ] as const)
    expect(await codeOf((await app.as(who, profile))(calls.withholdReceipts, { body: { ids: [own], motivo } }))).toBe(
      'ACCESS_NOT_ALLOWED',
    );
  expect((await row('select visible from receipt where id = $1', own)).visible).toBe(true);
});
