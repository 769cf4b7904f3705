import { phoneCopyContract as calls } from '@cracha/contract/features/receipt/phone-copy.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import type { MadeReceipt } from './receipt.factory.ts';
import { fetchAs, lookUp, receiptFor } from './receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const openings = async (id: string) =>
  (await row('select viewed_at is not null as seen from receipt where id = $1', id)).seen;
const downloads = async () => (await row('select count(*)::int as n from download')).n;

describe('GET /recibo/guardar', () => {
  it('answers the last twelve in full, with why each net changed, and dates no opening', async () => {
    const ids: string[] = [];
    for (let month = 1; month <= 12; month++) ids.push(await receiptFor(app, 'maria', { year: 2031, month }));
    const last = await receiptFor(app, 'maria', { year: 2032, month: 1 });
    const maria = await app.as('maria', 'trabalhador');
    const { recibos } = await maria(calls.receiptsToKeep, {});
    expect(recibos.map(({ recibo }) => recibo.id)).toEqual([last, ...ids.slice(1).reverse()]);
    expect(recibos[0]?.recibo.verbas.length).toBeGreaterThan(0);
    expect(recibos[0]?.variacao.mesPassado?.anterior.id).toBe(ids[11]);
    expect(await openings(last)).toBe(false);
    // opened as usual it says the same, and that is dated
    const opened = await maria(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id: last } });
    expect({ ...opened, visualizadoEm: null }).toEqual(recibos[0]?.recibo);
    expect(await openings(last)).toBe(true);
  });

  it('answers what was said about each as the receipt itself does, and null where nothing was', async () => {
    const [quiet, disputed] = [
      await receiptFor(app, 'ana', { year: 2032, month: 1 }),
      await receiptFor(app, 'ana', { year: 2032, month: 2 }),
    ];
    const ana = await app.as('ana', 'trabalhador');
    const params = { id: disputed };
    await ana(receipts.answerReceipt, { params, body: { concorda: 'false', mensagem: 'Faltam as horas extras.' } });
    await (await app.as('helena', 'rh'))(receipts.writeMessage, { params, body: { mensagem: 'Vamos conferir.' } });
    const { recibos } = await ana(calls.receiptsToKeep, {});
    const kept = (id: string) => recibos.find(({ recibo }) => recibo.id === id);
    expect(kept(disputed)?.conversa?.mensagens.map(({ mensagem }) => mensagem)).toEqual([
      'Faltam as horas extras.',
      'Vamos conferir.',
    ]);
    expect(kept(disputed)?.conversa).toEqual(await ana(receipts.conversation, { params }));
    expect(kept(disputed)?.discordancia).toEqual(await ana(disputeContract.disputeOfReceipt, { params }));
    expect(kept(disputed)?.discordancia).toMatchObject({ idRecibo: disputed, desfecho: null });
    expect(kept(quiet)).toMatchObject({ conversa: null, discordancia: null });
    expect(await openings(quiet)).toBe(false);
  });

  it('leaves out what was hidden, withdrawn or withheld, and what is of another person', async () => {
    const [hidden, gone, held, shown] = [
      await receiptFor(app, 'ana', { year: 2033, month: 1 }),
      await receiptFor(app, 'ana', { year: 2033, month: 2 }),
      await receiptFor(app, 'ana', { year: 2033, month: 3 }),
      await receiptFor(app, 'ana', { year: 2033, month: 4 }),
    ];
    const { owner } = app.database;
    await owner.query('update receipt set visible = false where id = $1', [hidden]);
    await owner.query('update receipt set deleted_at = now() where id = $1', [gone]);
    await owner.query(
      "update receipt set visible = false, withheld_at = now(), withheld_reason = 'Valores em revisão pela folha' where id = $1",
      [held],
    );
    const kept = async (who: 'ana' | 'maria') =>
      (await (await app.as(who, 'trabalhador'))(calls.receiptsToKeep, {})).recibos.map(({ recibo }) => recibo.id);
    const own = await kept('ana');
    expect(own).toContain(shown);
    for (const id of [hidden, gone, held]) expect(own).not.toContain(id);
    expect(await kept('maria')).not.toContain(shown);
  });

  it('is of the worker alone', async () => {
    const helena = await app.as('helena', 'rh');
    expect(await codeOf(helena(calls.receiptsToKeep, {}))).toBe('ACCESS_NOT_ALLOWED');
    expect(await codeOf(helena(calls.statementToKeep, {}))).toBe('ACCESS_NOT_ALLOWED');
  });
});

describe('GET /recibo/{id}/pdf/guardar, /informe/{id}/pdf/guardar', () => {
  it('counts as a download and dates no opening', async () => {
    const receipt = await receiptFor(app, 'maria', { year: 2034, month: 1 });
    const before = await downloads();
    const answer = await fetchAs(app, 'maria', 'trabalhador', `/recibo/${receipt}/pdf/guardar`);
    expect(new TextDecoder().decode(await answer.arrayBuffer()).slice(0, 5)).toBe('%PDF-');
    expect(await downloads()).toBe(before + 1);
    expect(await openings(receipt)).toBe(false);
    const others = await fetchAs(app, 'ana', 'trabalhador', `/recibo/${receipt}/pdf/guardar`);
    expect(await others.json()).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
    // a payslip is no statement
    const other = await fetchAs(app, 'maria', 'trabalhador', `/informe/${receipt}/pdf/guardar`);
    expect(await other.json()).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
  });

  it('are counted apart: a phone that fills itself takes none of the downloads that its owner may ask for', async () => {
    const receipt = await receiptFor(app, 'maria', { year: 2034, month: 3 });
    const fetched = async (path: string) => {
      const answer = await fetchAs(app, 'maria', 'trabalhador', path);
      await answer.arrayBuffer();
      return answer.status;
    };
    await row(
      "insert into download (person_id, what) select $1, 'phoneCopy' from generate_series(1, 50) returning id",
      await app.personId('maria'),
    );
    expect(await fetched(`/recibo/${receipt}/pdf/guardar`)).toBe(429);
    // cut, and then by the short way of what is kept
    expect(await fetched(`/recibo/${receipt}/pdf`)).toBe(200);
    expect(await fetched(`/recibo/${receipt}/pdf`)).toBe(200);
    await row("delete from download where what = 'phoneCopy' returning id");
  });

  it('the last statement, and its PDF, stay unopened', async () => {
    const maria = await app.as('maria', 'trabalhador');
    const made: Partial<MadeReceipt> = {
      category: 3,
      kind: 'incomeStatement',
      month: 12,
      items: [],
      bases: {},
      paidOn: null,
    };
    await receiptFor(app, 'maria', { ...made, year: 2034 });
    const id = await receiptFor(app, 'maria', { ...made, year: 2035 });
    expect((await maria(calls.statementToKeep, {})).informe).toMatchObject({ id, ano: 2035, visualizado: false });
    const answer = await fetchAs(app, 'maria', 'trabalhador', `/informe/${id}/pdf/guardar`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    expect(await openings(id)).toBe(false);
  });
});

describe('whoever helps', () => {
  it('keeps nothing of the person on a device of their own', async () => {
    const receipt = await receiptFor(app, 'maria', { year: 2034, month: 2 });
    const call = await app.as('maria', 'trabalhador');
    await app.database.owner.query(
      `with g as (insert into support_grant (person_id, supporter_id, granted_by, reason, granted_at, granted_until)
         select $1, $2, $1, 'ajuda', now(), now() + interval '1 hour' returning id)
       update session set support_grant_id = (select id from g) where person_id = $1 and ended_at is null`,
      [await app.personId('maria'), await app.personId('suporte')],
    );
    const params = { id: receipt };
    expect(await codeOf(call(calls.receiptsToKeep, {}))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(call(calls.statementToKeep, {}))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(call(calls.receiptPdfToKeep, { params }))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(call(calls.statementPdfToKeep, { params }))).toBe('SUPPORT_ACT_FORBIDDEN');
  });
});
