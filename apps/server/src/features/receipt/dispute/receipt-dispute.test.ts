import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract as calls } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import type { DisputeOutcome } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workingDaysAfter } from '#core/calendar/working-day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const motivo = 'As duas horas entram na folha de novembro.';
const list = (situacao: 'abertas' | 'minhas' | 'atrasadas' | 'encerradas', after?: string) => ({
  params: { page: '1', size: '100' },
  query: { situacao, after },
});

/** A disagreement of Maria's about the base salary. */
async function disputed(month: number, year = 2025): Promise<string> {
  const id = await receiptFor(app, 'maria', { month, year });
  const body = { concorda: 'false', mensagem: `Errado em ${month}`, codigoVerba: '0101' };
  await (await app.as('maria', 'trabalhador'))(receipts.answerReceipt, { params: { id }, body });
  return id;
}

/** A second person of the group who may answer disagreements: Bruno, in Helena's group too. */
async function addColleague(): Promise<string> {
  const bruno = await app.personId('bruno');
  await app.database.owner.query(
    `insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, all_workers, accepted_at, accepted_how)
     select $1, 'RH', m.access_group_id, m.access_profile_id, true, true, now(), 'before' from membership m where m.person_id = $2 and m.role = 'RH'
     on conflict do nothing`,
    [bruno, await app.personId('helena')],
  );
  return bruno;
}

describe('a disagreement', () => {
  it('is at once the only one’s who may answer it, five working days from today', async () => {
    const id = await disputed(1);
    const kept = await row(
      `select d.cited, d.assignee_id, d.due_on, d.outcome, (now() at time zone 'America/Sao_Paulo')::date as today, a.agrees
         from receipt_dispute d join receipt_answer a on a.id = d.answer_id where d.receipt_id = $1`,
      id,
    );
    expect(kept).toEqual({
      cited: '0101',
      assignee_id: await app.personId('helena'),
      due_on: workingDaysAfter(kept.today, 5),
      outcome: null,
      today: kept.today,
      agrees: false,
    });
    const helena = await app.as('helena', 'rh');
    const { items, porSituacao } = await helena(calls.disputes, list('minhas'));
    expect(items).toContainEqual(
      expect.objectContaining({
        idRecibo: id,
        verba: 'Salário base',
        nomeEmpregado: 'Maria Aparecida Souza',
        mensagem: 'Errado em 1',
        atrasada: false,
        can: ['atribuir', 'encerrar'],
      }),
    );
    expect(porSituacao.abertas).toBe(porSituacao.minhas);
    const maria = await app.as('maria', 'trabalhador');
    expect(await maria(calls.disputeOfReceipt, { params: { id } })).toMatchObject({
      prazo: kept.due_on,
      responsavel: { nome: 'Helena Martins Prado' },
      desfecho: null,
      can: [],
    });
  });

  it('waits for somebody where several may answer, and is given to one of them, who is told', async () => {
    const bruno = await addColleague();
    const id = await disputed(2);
    const helena = await app.as('helena', 'rh');
    expect((await row('select assignee_id from receipt_dispute where receipt_id = $1', id)).assignee_id).toBeNull();
    const handlers = await helena(calls.disputeHandlers, { params: { id } });
    expect(handlers.map(handler => handler.id).sort()).toEqual([bruno, await app.personId('helena')].sort());
    const give = (idResponsavel: string) => helena(calls.assignDispute, { params: { id }, body: { idResponsavel } });
    for (const nobody of [await app.personId('maria'), await app.personId('gustavo'), unknownId, 'x'])
      expect(await codeOf(give(nobody))).toBe('INVALID_OPTION');
    expect(await give(bruno)).toMatchObject({ responsavel: { id: bruno } });
    expect(await give(bruno)).toMatchObject({ responsavel: { id: bruno } });
    expect(
      await row(
        `select d.assignee_id, d.assigned_at is not null as dated,
                (select count(*)::int from record_history where entity_id = $1 and verb = 'disputeAssigned') as records,
                (select count(*)::int from notification where kind = 'disputeAssigned' and person_id = d.assignee_id) as told
           from receipt_dispute d where d.receipt_id::text = $1`,
        id,
      ),
    ).toEqual({ assignee_id: bruno, dated: true, records: 1, told: 1 });
    // the worker's next word is for the one who answers
    const toldHelena = () => helena(notificationContract.unreadTotal, {});
    const before = await toldHelena();
    const maria = await app.as('maria', 'trabalhador');
    await maria(receipts.writeMessage, { params: { id }, body: { mensagem: 'E então?' } });
    expect(await toldHelena()).toBe(before);
    expect(
      (await row("select count(*)::int as n from notification where kind = 'receiptMessage' and person_id = $1", bruno))
        .n,
    ).toBe(1);
  });

  it('ends with an outcome and why; the worker is told and sees it; nobody ends it twice', async () => {
    const id = await disputed(3);
    const [helena, maria] = [await app.as('helena', 'rh'), await app.as('maria', 'trabalhador')];
    const end = (desfecho: DisputeOutcome, why = motivo) =>
      helena(calls.closeDispute, { params: { id }, body: { desfecho, motivo: why } });
    for (const why of ['', 'curto', 'x'.repeat(251), ' '.repeat(20)])
      expect((await refusalOf(end('corrigir', why))).status).toBe(400);
    const reopened = await fetchAs(app, 'helena', 'rh', `/recibo/${id}/discordancia/desfecho`, {
      method: 'POST',
      body: JSON.stringify({ desfecho: 'reaberta', motivo }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await reopened.json()).toMatchObject({ fields: { desfecho: expect.anything() } });
    const outcomes = await Promise.all(
      (['corrigir', 'recusada', 'explicada', 'corrigir'] as const).map(desfecho =>
        end(desfecho).then(
          closed => closed.desfecho,
          error => error.body.code,
        ),
      ),
    );
    expect(outcomes.filter(outcome => outcome === 'STATUS_FORBIDS')).toHaveLength(3);
    const [won] = outcomes.filter(outcome => outcome !== 'STATUS_FORBIDS');
    expect(await maria(calls.disputeOfReceipt, { params: { id } })).toMatchObject({ desfecho: won, motivo, can: [] });
    expect(await maria(receipts.conversation, { params: { id } })).toMatchObject({ situacao: 'encerrada' });
    expect(
      await row(
        `select d.outcome is not null as ended, d.closed_by,
                (select count(*)::int from record_history where entity_id = $1 and verb = 'disputeClosed') as records,
                (select count(*)::int from notification where kind = 'disputeClosed' and cause = 'dispute-closed:' || d.id) as told
           from receipt_dispute d where d.receipt_id::text = $1`,
        id,
      ),
    ).toEqual({ ended: true, closed_by: await app.personId('helena'), records: 1, told: 1 });
    expect(await codeOf(helena(calls.assignDispute, { params: { id }, body: { idResponsavel: unknownId } }))).toBe(
      'STATUS_FORBIDS',
    );
    const closed = await helena(calls.disputes, list('encerradas'));
    expect(closed.items.map(item => item.idRecibo)).toContain(id);
  });

  it('is closed by reopening; another disagreement opens the next one', async () => {
    const id = await disputed(4);
    const [helena, maria] = [await app.as('helena', 'rh'), await app.as('maria', 'trabalhador')];
    await helena(receipts.reopenReceipt, { params: { id } });
    expect(await maria(calls.disputeOfReceipt, { params: { id } })).toMatchObject({
      desfecho: 'reaberta',
      motivo: null,
    });
    const body = { concorda: 'false', mensagem: 'Ainda errado.' };
    await maria(receipts.answerReceipt, { params: { id }, body });
    expect(await maria(calls.disputeOfReceipt, { params: { id } })).toMatchObject({ desfecho: null, verba: null });
    expect((await row('select count(*)::int as n from receipt_dispute where receipt_id = $1', id)).n).toBe(2);
  });

  it('is late from the day after its deadline, and listed by deadline, page by page', async () => {
    const ids = [await disputed(5), await disputed(6), await disputed(7)];
    await app.database.owner.query(
      "update receipt_dispute set due_on = (now() at time zone 'America/Sao_Paulo')::date - array_position($1, receipt_id) + 1 where receipt_id = any ($1)",
      [ids],
    );
    const helena = await app.as('helena', 'rh');
    const late = await helena(calls.disputes, list('atrasadas'));
    expect(late.items.map(item => [item.idRecibo, item.atrasada])).toEqual([
      [ids[2], true],
      [ids[1], true],
    ]);
    expect(late.porSituacao.atrasadas).toBe(2);
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const page = await helena(calls.disputes, {
        params: { page: '1', size: '2' },
        query: { situacao: 'abertas', after },
      });
      seen.push(...page.items.map(item => item.idRecibo));
      after = page.after ?? undefined;
    }
    expect(seen.slice(0, 3)).toEqual([ids[2], ids[1], ids[0]]);
    expect(new Set(seen).size).toBe(late.porSituacao.abertas);
    expect(await codeOf(helena(calls.disputes, list('abertas', 'x')))).toBe('INVALID_PAGE');
  });
});

describe('who may not', () => {
  it('another tenant finds none of it, another worker neither; the worker decides nothing', async () => {
    const id = await disputed(8);
    const body = { desfecho: 'corrigir' as const, motivo };
    const other = await receiptFor(app, 'ana', { month: 8 }, 'Grupo Boreal');
    const helena = await app.as('helena', 'rh');
    expect(await codeOf(helena(calls.closeDispute, { params: { id: other }, body }))).toBe('RECEIPT_NOT_FOUND');
    expect(await codeOf(helena(calls.disputeHandlers, { params: { id: other } }))).toBe('RECEIPT_NOT_FOUND');
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(ana(calls.disputeOfReceipt, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    const maria = await app.as('maria', 'trabalhador');
    expect(await codeOf(maria(calls.closeDispute, { params: { id }, body }))).toBe('ACCESS_NOT_ALLOWED');
    expect(await codeOf(maria(calls.disputes, list('abertas')))).toBe('ACCESS_NOT_ALLOWED');
    expect((await row('select outcome from receipt_dispute where receipt_id = $1', id)).outcome).toBeNull();
  });

  it('somebody of HR neither answers nor is given a disagreement of their own', async () => {
    const id = await receiptFor(app, 'maria', { month: 9, year: 2025 });
    const body = { concorda: 'false', mensagem: 'Errado.' };
    await (await app.as('maria', 'trabalhador'))(receipts.answerReceipt, { params: { id }, body });
    const helenaId = await app.personId('helena');
    await app.database.owner.query('update receipt set person_id = $2 where id = $1', [id, helenaId]);
    await app.database.owner.query('update receipt_dispute set person_id = $2 where receipt_id = $1', [id, helenaId]);
    const helena = await app.as('helena', 'rh');
    expect((await helena(calls.disputeHandlers, { params: { id } })).map(handler => handler.id)).not.toContain(
      helenaId,
    );
    expect(await codeOf(helena(calls.closeDispute, { params: { id }, body: { desfecho: 'corrigir', motivo } }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect(await helena(calls.disputeOfReceipt, { params: { id } })).toMatchObject({ can: [] });
  });
});
