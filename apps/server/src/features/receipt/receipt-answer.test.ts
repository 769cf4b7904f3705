import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { lookUp, receiptFor } from './receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const disagree = { concorda: 'false', mensagem: 'Faltam duas horas extras.', codigoVerba: '0101' } as const;

describe('POST /holerite/concordaholerite/{id}', () => {
  it('keeps the agreement with date, time and IP; a second answer is refused', async () => {
    const id = await receiptFor(app, 'maria', { month: 1 });
    const maria = await app.as('maria', 'trabalhador');
    const pending = await maria(calls.pendingReceiptTotal, {});
    const answer = await maria(calls.answerReceipt, { params: { id }, body: { concorda: 'TRUE' } });
    expect(answer).toMatchObject({ id, concorda: true, mensagem: null, ip: '127.0.0.1' });
    expect(await maria(calls.pendingReceiptTotal, {})).toBe(pending - 1);
    expect(await codeOf(maria(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } }))).toBe(
      'RECEIPT_ALREADY_ANSWERED',
    );
    const kept = await row(
      'select r.agrees, r.answered_ip, a.agrees as answer, a.ip, r.answered_at = a.at as same from receipt r join receipt_answer a on a.receipt_id = r.id where r.id = $1',
      id,
    );
    expect(kept).toEqual({ agrees: true, answered_ip: '127.0.0.1', answer: true, ip: '127.0.0.1', same: true });
    expect(
      await row(
        "select person_id, access_group_id is not null as grouped from record_history where entity_id = $1 and verb = 'receiptAnswered'",
        id,
      ),
    ).toEqual({ person_id: await app.personId('maria'), grouped: true });
  });

  it('of 50 mixed answers at once one wins', async () => {
    const id = await receiptFor(app, 'maria', { month: 2 });
    const maria = await app.as('maria', 'trabalhador');
    const sent = Array.from({ length: 50 }, (_, i) =>
      maria(calls.answerReceipt, { params: { id }, body: i % 2 ? { concorda: 'true' } : disagree }).then(
        answer => (answer.concorda ? 'agreed' : 'disagreed'),
        error => error.body.code,
      ),
    );
    const outcomes = await Promise.all(sent);
    expect(outcomes.filter(outcome => outcome === 'RECEIPT_ALREADY_ANSWERED')).toHaveLength(49);
    const [won] = outcomes.filter(outcome => outcome !== 'RECEIPT_ALREADY_ANSWERED');
    const kept = await row(
      `select r.agrees, (select count(*)::int from receipt_answer where receipt_id = r.id) as answers, (select count(*)::int from receipt_message where receipt_id = r.id) as messages,
              (select count(*)::int from record_history where entity_id = r.id::text and verb = 'receiptAnswered') as records from receipt r where id = $1`,
      id,
    );
    expect(kept).toEqual({ agrees: won === 'agreed', answers: 1, messages: won === 'agreed' ? 0 : 1, records: 1 });
  });

  it('a disagreement opens the thread at HR, who is told; the other tenant is not', async () => {
    const id = await receiptFor(app, 'maria', { month: 3 });
    const maria = await app.as('maria', 'trabalhador');
    expect(await maria(calls.answerReceipt, { params: { id }, body: disagree })).toMatchObject({
      concorda: false,
      mensagem: disagree.mensagem,
    });
    const helena = await app.as('helena', 'rh');
    const thread = await helena(calls.conversation, { params: { id } });
    expect(thread).toMatchObject({
      situacao: 'aberta',
      can: ['escrever'],
    });
    expect(thread.mensagens).toMatchObject([
      {
        autor: 'Maria Aparecida Souza',
        papel: 'trabalhador',
        mensagem: disagree.mensagem,
        verba: 'Salário base',
        minha: false,
      },
    ]);
    const told = await helena(notificationContract.notifications, { params: { page: '1' }, query: {} });
    expect(told.items).toContainEqual(
      expect.objectContaining({
        tipo: 'receiptDisagreed',
        valores: { nome: 'Maria Aparecida Souza', competencia: '03/2026' },
        destino: `/rh/recibos-pagamentos?id=${id}`,
      }),
    );
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.conversation, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    expect(await bruno(notificationContract.unreadTotal, {})).toBe(0);
  });

  it.each([
    [{ concorda: 'false' }, 'DISAGREEMENT_MESSAGE_REQUIRED', 'mensagem'],
    [{ concorda: 'false', mensagem: '   ' }, 'DISAGREEMENT_MESSAGE_REQUIRED', 'mensagem'],
    [{ concorda: 'false', mensagem: 'x'.repeat(1001) }, 'MAX_LENGTH', 'mensagem'],
    [{ concorda: 'false', mensagem: 'Errado', codigoVerba: '9999' }, 'INVALID_OPTION', 'codigoVerba'],
    [{ concorda: 'talvez' }, 'INVALID_OPTION', 'concorda'],
  ])('refuses %j with %s', async (body, code, field) => {
    const id = await receiptFor(app, 'maria', { month: 4 });
    const refusal = await refusalOf(
      (await app.as('maria', 'trabalhador'))(calls.answerReceipt, { params: { id }, body }),
    );
    expect([refusal.status, refusal.body.code, Object.keys(refusal.body.fields ?? {})]).toEqual([400, code, [field]]);
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBeNull();
  });

  it('asks for the permission of the answer, before the row is looked up', async () => {
    const id = await receiptFor(app, 'maria', { month: 5 });
    const take =
      "update access_profile set permissions = array_remove(permissions, 'TrabalhadorReciboNegar') where role = 'EMPREGADO'";
    const give =
      "update access_profile set permissions = permissions || 'TrabalhadorReciboNegar'::text where role = 'EMPREGADO'";
    await app.database.owner.query(take);
    const maria = await app.as('maria', 'trabalhador');
    expect(await codeOf(maria(calls.answerReceipt, { params: { id }, body: disagree }))).toBe('OPERATION_NOT_ALLOWED');
    expect((await maria(calls.receiptOfEmployment, { params: { idEmpregado: '0', id } })).can).not.toContain(
      'discordar',
    );
    expect(
      await codeOf(
        (await app.as('ana', 'trabalhador'))(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } }),
      ),
    ).toBe('RECEIPT_NOT_FOUND');
    await maria(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } });
    await app.database.owner.query(give);
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBe(true);
  });
});

describe('POST /recibo/{id}/reabrir', () => {
  it('lets the worker answer again; the first answer stays, the thread ends with the agreement', async () => {
    const id = await receiptFor(app, 'maria', { month: 6 });
    const [maria, helena] = [await app.as('maria', 'trabalhador'), await app.as('helena', 'rh')];
    expect(await codeOf(helena(calls.reopenReceipt, { params: { id } }))).toBe('STATUS_FORBIDS');
    await maria(calls.answerReceipt, { params: { id }, body: disagree });
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.reopenReceipt, { params: { id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    await helena(calls.reopenReceipt, { params: { id } });
    expect(
      await row('select agrees, disagreement, answered_at, answered_ip, disputed_code from receipt where id = $1', id),
    ).toEqual({ agrees: null, disagreement: null, answered_at: null, answered_ip: null, disputed_code: null });
    expect(
      await row(
        'select agrees, message, reopened_by, reopened_at is not null as reopened from receipt_answer where receipt_id = $1',
        id,
      ),
    ).toEqual({ agrees: false, message: disagree.mensagem, reopened_by: await app.personId('helena'), reopened: true });
    expect(
      (
        await row(
          "select count(*)::int as n from notification where kind = 'receiptReopened' and person_id = $1",
          await app.personId('maria'),
        )
      ).n,
    ).toBe(1);
    expect((await maria(calls.conversation, { params: { id } })).situacao).toBe('aberta');
    await maria(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } });
    expect(await helena(calls.conversation, { params: { id } })).toMatchObject({ situacao: 'encerrada', can: [] });
    expect((await row('select count(*)::int as n from receipt_answer where receipt_id = $1', id)).n).toBe(2);
  });
});

describe('POST /recibo/{id}/conversa', () => {
  it('adds to an open thread and tells the other side each time', async () => {
    const id = await receiptFor(app, 'maria', { month: 7 });
    const [maria, helena] = [await app.as('maria', 'trabalhador'), await app.as('helena', 'rh')];
    expect(await maria(calls.conversation, { params: { id } })).toMatchObject({
      situacao: 'nenhuma',
      mensagens: [],
      can: ['escrever'],
    });
    expect(await codeOf(helena(calls.writeMessage, { params: { id }, body: { mensagem: 'Olá' } }))).toBe(
      'STATUS_FORBIDS',
    );
    await maria(calls.answerReceipt, { params: { id }, body: disagree });
    await helena(calls.writeMessage, { params: { id }, body: { mensagem: 'Vamos conferir.' } });
    const thread = await maria(calls.writeMessage, { params: { id }, body: { mensagem: ' Obrigada. ' } });
    expect(thread.mensagens.map(({ papel, mensagem, minha }) => [papel, mensagem, minha])).toEqual([
      ['trabalhador', disagree.mensagem, true],
      ['rh', 'Vamos conferir.', false],
      ['trabalhador', 'Obrigada.', true],
    ]);
    const kinds = async (who: 'maria' | 'helena') =>
      (
        await app.database.owner.query(
          "select kind from notification where person_id = $1 and target like '%' || $2 order by created_at, id",
          [await app.personId(who), id],
        )
      ).rows.map(n => n.kind);
    expect(await kinds('maria')).toEqual(['receiptReply']);
    expect(await kinds('helena')).toEqual(['receiptDisagreed', 'receiptMessage']);
    expect(await codeOf(maria(calls.writeMessage, { params: { id }, body: { mensagem: '  ' } }))).toBe(
      'REQUIRED_FIELD',
    );
  });

  it('a question may begin the thread, about a line, without answering; after the agreement it opens again', async () => {
    const id = await receiptFor(app, 'maria', { month: 8 });
    const [maria, helena] = [await app.as('maria', 'trabalhador'), await app.as('helena', 'rh')];
    const ask = (mensagem: string, codigoVerba?: string) =>
      maria(calls.writeMessage, { params: { id }, body: { mensagem, codigoVerba } });
    expect(await codeOf(ask('Por quê?', '9999'))).toBe('INVALID_OPTION');
    expect(await ask('Por que o INSS mudou?', '0901')).toMatchObject({
      situacao: 'aberta',
      mensagens: [{ mensagem: 'Por que o INSS mudou?', verba: 'INSS' }],
    });
    expect(await row('select agrees, disputed_code from receipt where id = $1', id)).toEqual({
      agrees: null,
      disputed_code: null,
    });
    await maria(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } });
    expect((await helena(calls.conversation, { params: { id } })).situacao).toBe('encerrada');
    await ask('Mais uma dúvida.');
    expect(await helena(calls.conversation, { params: { id } })).toMatchObject({
      situacao: 'aberta',
      can: ['escrever'],
    });
    const told = await app.database.owner.query(
      "select kind from notification where person_id = $1 and target like '%' || $2",
      [await app.personId('helena'), id],
    );
    expect(told.rows).toEqual([{ kind: 'receiptMessage' }, { kind: 'receiptMessage' }]);
  });
});
