import { benefitContract as calls } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import { typedReceiptContract as typed } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import type { MadeReceipt } from '../receipt.factory.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const maria = () => app.as('maria', 'trabalhador');
const helena = () => app.as('helena', 'rh');
const why = 'Enviado com o valor do mês anterior; o correto segue na próxima publicação.';

/** A published benefit of a demo person: meal vouchers of 22 days with what the worker pays of them. */
function benefitFor(who: 'maria' | 'ana', month: number, given: Partial<MadeReceipt> = {}): Promise<string> {
  return receiptFor(app, who, {
    category: 2,
    kind: 'benefit:vale refeicao',
    title: 'Vale-refeição',
    month,
    items: [
      {
        code: '40',
        description: 'Vale-refeição',
        reference: '22',
        percentage: null,
        earnings: 77_000,
        deductions: 15_400,
      },
    ],
    bases: {},
    details: {},
    ...given,
  });
}

describe('GET /holerite/retonaholeritebeneficioempregado/{a}/{b}', () => {
  it('opens a benefit once, with its items; the pending total still counts it', async () => {
    const call = await maria();
    const before = await call(calls.pendingBenefitTotal, {});
    const id = await benefitFor('maria', 1);
    expect(await call(calls.pendingBenefitTotal, {})).toBe(before + 1);
    const one = await call(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } });
    expect(one).toMatchObject({
      tipo: 2,
      beneficio: 'Vale-refeição',
      total: 77_000,
      desconto: 15_400,
      itens: [{ codigo: '40', quantidade: 22, valorUnitario: 3500, valor: 77_000, desconto: 15_400 }],
      urlPdf: `/api/beneficio/${id}/pdf`,
      can: ['baixar', 'enviarEmail', 'concordar', 'discordar'],
    });
    expect(one.visualizadoEm).not.toBeNull();
    const again = await call(calls.benefitOfEmployment, {
      params: { idEmpregado: await employmentOf(app, 'maria'), id },
    });
    expect(again.visualizadoEm).toBe(one.visualizadoEm);
    expect((await row('select viewed_ip from receipt where id = $1', id)).viewed_ip).toBe('127.0.0.1');
    expect(await call(calls.pendingBenefitTotal, {})).toBe(before + 1);
  });

  it('words its fields as its employer has named those of benefits, and no others', async () => {
    const id = await benefitFor('maria', 2);
    const { access_group_id: group, company_id: company } = await row('select * from receipt where id = $1', id);
    const name =
      'insert into receipt_field_name (access_group_id, company_id, type, field, name, position) values ($1, $2, $3, $4, $5, 1)';
    await app.database.owner.query(name, [group, null, 2, 'total', 'A receber']);
    await app.database.owner.query(name, [group, company, 2, 'desconto', 'Sua parte']);
    await app.database.owner.query(name, [group, null, 1, 'liquido', 'Do recibo']);
    const one = await (await maria())(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } });
    expect(one.nomesCampos).toEqual({ total: 'A receber', desconto: 'Sua parte' });
    await app.database.owner.query('delete from receipt_field_name where access_group_id = $1', [group]);
  });

  it('HR words a field of benefits: the answer and the drawn PDF say so, payslips and another group do not', async () => {
    const { access_group_id: group } = await row(
      'select access_group_id from employment where id = $1',
      await employmentOf(app, 'maria'),
    );
    const params = { idGrupoAcesso: group, idEmpresa: '0', tipo: '2' } as const;
    const nomes = [
      { campo: 'descricao', nome: 'Vantagem' },
      { campo: 'total', nome: 'A receber' },
    ];
    const hr = await helena();
    const named = await hr(typed.nameFields, { params, body: { nomes } });
    expect(named.find(({ campo }) => campo === 'descricao')?.nome).toBe('Vantagem');
    const { rows } = await app.database.owner.query(
      'select type, company_id, field, name from receipt_field_name where access_group_id = $1 order by field',
      [group],
    );
    expect(rows).toEqual([
      { type: 2, company_id: null, field: 'descricao', name: 'Vantagem' },
      { type: 2, company_id: null, field: 'total', name: 'A receber' },
    ]);
    const id = await benefitFor('maria', 3, { year: 2022 });
    const payslip = await receiptFor(app, 'maria', { year: 2022, month: 3 });
    const call = await maria();
    const one = await call(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } });
    expect(one.nomesCampos).toEqual({ descricao: 'Vantagem', total: 'A receber' });
    const other = await call(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id: payslip } });
    expect(other.nomesCampos).toEqual({});
    const words = async (path: string) => {
      const file = await fetchAs(app, 'maria', 'trabalhador', path);
      return textOfPdf(new Uint8Array(await file.arrayBuffer()));
    };
    expect(await words(`/beneficio/${id}/pdf`)).toMatch(/Vantagem.*A receber/s);
    expect(await words(`/recibo/${payslip}/pdf`)).not.toContain('Vantagem');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(typed.nameFields, { params, body: { nomes } }))).toBe('NOT_FOUND');
    await app.database.owner.query('delete from receipt_field_name where access_group_id = $1', [group]);
  });

  it("a payslip's id answers as nobody's, and a benefit's is no payslip", async () => {
    const call = await maria();
    const payslip = await receiptFor(app, 'maria', { month: 2 });
    const id = await benefitFor('maria', 2);
    const asBenefit = call(calls.benefitOfEmployment, { params: { idEmpregado: '0', id: payslip } });
    expect(await codeOf(asBenefit)).toBe('RECEIPT_NOT_FOUND');
    expect(await codeOf(call(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    expect((await fetchAs(app, 'maria', 'trabalhador', `/recibo/${id}/pdf`)).status).toBe(404);
    expect((await fetchAs(app, 'maria', 'trabalhador', `/beneficio/${payslip}/pdf`)).status).toBe(404);
    const own = await call(receipts.workerReceipts, { params: { page: '1', size: '100' }, query: {} });
    expect(own.items.map(item => item.id)).not.toContain(id);
    expect(
      await codeOf(
        (await app.as('ana', 'trabalhador'))(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } }),
      ),
    ).toBe('RECEIPT_NOT_FOUND');
  });

  it('a company that shows no benefits hides them from its workers, and nothing else', async () => {
    const id = await benefitFor('maria', 3);
    const payslip = await receiptFor(app, 'maria', { month: 3 });
    await app.database.owner.query('update company set shows_benefits = false');
    const call = await maria();
    expect(await codeOf(call(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    expect(await call(calls.pendingBenefitTotal, {})).toBe(0);
    expect((await call(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id: payslip } })).id).toBe(payslip);
    expect((await (await helena())(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } })).id).toBe(id);
    await app.database.owner.query('update company set shows_benefits = true');
  });
});

describe('GET /holerite/empregadototalbeneficiospendentes', () => {
  it('counts one more after a benefit is published, and one less once it is answered', async () => {
    const call = await maria();
    const before = await call(calls.pendingBenefitTotal, {});
    const id = await benefitFor('maria', 4);
    expect(await call(calls.pendingBenefitTotal, {})).toBe(before + 1);
    await call(receipts.answerReceipt, { params: { id }, body: { concorda: 'true' } });
    expect(await call(calls.pendingBenefitTotal, {})).toBe(before);
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBe(true);
  });

  it('a disagreement reaches HR as a thread and a dispute of that benefit', async () => {
    const id = await benefitFor('maria', 5);
    const call = await maria();
    const body = { concorda: 'false', mensagem: 'Faltam dois dias.', codigoVerba: '40' };
    await call(receipts.answerReceipt, { params: { id }, body });
    const hr = await helena();
    const thread = await hr(receipts.conversation, { params: { id } });
    expect(thread.mensagens).toMatchObject([{ mensagem: 'Faltam dois dias.', verba: 'Vale-refeição' }]);
    const listed = await hr(disputeContract.disputes, { params: { page: '1' }, query: { situacao: 'abertas' } });
    expect(listed.items.find(item => item.idRecibo === id)).toMatchObject({ tipo: 2, especie: null });
    const told = await row(
      "select target from notification where kind = 'receiptDisagreed' and target like $1 limit 1",
      `%${id}`,
    );
    expect(told.target).toBe(`/rh/visualiza-beneficios?id=${id}`);
    // without the grant of benefits, its dispute is none of HR's business
    const take = (verb: 'array_remove' | 'array_append') =>
      app.database.owner.query(
        `update access_profile set permissions = ${verb}(permissions, 'RhBeneficioVisualizar') where role = 'RH'`,
      );
    await take('array_remove');
    const without = await (await helena())(disputeContract.disputes, {
      params: { page: '1' },
      query: { situacao: 'abertas' },
    });
    expect(without.items.map(item => item.idRecibo)).not.toContain(id);
    expect(await codeOf((await helena())(receipts.conversation, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    await take('array_append');
  });

  it('HR reopens the answer: its worker answers again, what was answered stays, and only who reads benefits may', async () => {
    const id = await benefitFor('maria', 5, { year: 2023 });
    const call = await maria();
    const body = { concorda: 'false', mensagem: 'Faltam dois dias.' };
    await call(receipts.answerReceipt, { params: { id }, body });
    const reopen = async () => (await helena())(receipts.reopenReceipt, { params: { id } });
    const set = (verb: 'array_remove' | 'array_append') =>
      app.database.owner.query(
        `update access_profile set permissions = ${verb}(permissions, 'RhBeneficioVisualizar') where role = 'RH'`,
      );
    await set('array_remove');
    expect(await codeOf(reopen())).toBe('RECEIPT_NOT_FOUND');
    await set('array_append');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(receipts.reopenReceipt, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBe(false);
    const seen = await (await helena())(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } });
    expect(seen.can).toContain('reabrir');
    await reopen();
    expect(await row('select category, agrees, disagreement, answered_at from receipt where id = $1', id)).toEqual({
      category: 2,
      agrees: null,
      disagreement: null,
      answered_at: null,
    });
    expect(await row('select agrees, message, reopened_by from receipt_answer where receipt_id = $1', id)).toEqual({
      agrees: false,
      message: body.mensagem,
      reopened_by: await app.personId('helena'),
    });
    expect((await row('select outcome from receipt_dispute where receipt_id = $1', id)).outcome).toBe('reopened');
    const told = await row(
      "select target from notification where kind = 'receiptReopened' and target like $1",
      `%${id}`,
    );
    expect(told.target).toBe(`/trabalhador/visualiza-beneficio?id=${id}`);
    await call(receipts.answerReceipt, { params: { id }, body: { concorda: 'true' } });
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBe(true);
    expect(await codeOf(reopen().then(reopen))).toBe('STATUS_FORBIDS');
  });

  it("a payslip's grants do not answer a benefit", async () => {
    const id = await benefitFor('maria', 6);
    const set = (verb: 'array_remove' | 'array_append') =>
      app.database.owner.query(
        `update access_profile set permissions = ${verb}(permissions, 'TrabalhadorBeneficioAprovar') where role = 'EMPREGADO'`,
      );
    await set('array_remove');
    expect(await codeOf((await maria())(receipts.answerReceipt, { params: { id }, body: { concorda: 'true' } }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    await set('array_append');
    expect((await row('select agrees from receipt where id = $1', id)).agrees).toBeNull();
  });
});

describe('GET /holerite/retonabeneficiosempregadoporcpf/1/{x}/{size}', () => {
  const query = {};
  it('page 1 and one’s own CPF answer the same; a colleague’s CPF is nobody’s', async () => {
    await benefitFor('maria', 7);
    await benefitFor('ana', 7);
    const call = await maria();
    const cpf = (await row('select cpf from person where id = $1', await app.personId('maria'))).cpf;
    const others = (await row('select cpf from person where id = $1', await app.personId('ana'))).cpf;
    const byPage = await call(calls.benefitsByCpf, { params: { pageOrCpf: '1', size: '3' }, query });
    const { kept } = await row(
      'select array_agg(id order by competence desc, id desc) as kept from receipt where person_id = $1 and category = 2 and visible and deleted_at is null',
      await app.personId('maria'),
    );
    expect(byPage.items.map(item => item.id)).toEqual(kept.slice(0, 3));
    expect([byPage.total, byPage.anos]).toEqual([kept.length, [2026, 2023, 2022]]);
    expect(await call(calls.benefitsByCpf, { params: { pageOrCpf: cpf, size: '3' }, query })).toEqual(byPage);
    const next = await call(calls.benefitsByCpf, {
      params: { pageOrCpf: '1', size: '3' },
      query: { after: byPage.after ?? '' },
    });
    expect(next.items.map(item => item.id)).not.toContain(byPage.items[2]?.id);
    expect(await codeOf(call(calls.benefitsByCpf, { params: { pageOrCpf: others, size: '3' }, query }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
    expect(await codeOf(call(calls.benefitsByCpf, { params: { pageOrCpf: '12345678900' }, query }))).toBe(
      'INVALID_CPF',
    );
    expect(await codeOf(call(calls.benefitsByCpf, { params: { pageOrCpf: 'x' }, query }))).toBe('INVALID_PAGE');
  });

  it('tells what there is and answers those of one name alone, whatever the year; never a hidden one’s name', async () => {
    const basket = await benefitFor('maria', 4, { year: 2024, kind: 'benefit:cesta', title: 'Cesta básica' });
    const hidden = await benefitFor('maria', 5, { year: 2024, kind: 'benefit:bonus', title: 'Bônus retirado' });
    await app.database.owner.query('update receipt set visible = false where id = $1', [hidden]);
    const call = await maria();
    const read = (query: { ano?: string; beneficio?: string }) =>
      call(calls.benefitsByCpf, { params: { pageOrCpf: '1', size: '50' }, query });
    const { titles } = await row(
      `select array_agg(distinct title order by title) as titles from receipt
        where person_id = $1 and category = 2 and visible and deleted_at is null`,
      await app.personId('maria'),
    );
    expect(titles).toContain('Cesta básica');
    expect((await read({})).beneficios).toEqual(titles);
    const baskets = await read({ beneficio: 'Cesta básica' });
    expect([baskets.items.map(({ id }) => id), baskets.total]).toEqual([[basket], 1]);
    expect([baskets.anos.includes(2026), baskets.beneficios]).toEqual([true, titles]);
    expect((await read({ beneficio: 'Cesta básica', ano: '2026' })).items).toEqual([]);
    expect((await read({ beneficio: 'Bônus retirado' })).items).toEqual([]);
    await app.database.owner.query('delete from receipt where id = any ($1)', [[basket, hidden]]);
  });

  it('HR reads them by CPF in its scope, never by page; another group’s HR finds nobody', async () => {
    const id = await benefitFor('maria', 8);
    const cpf = (await row('select cpf from person where id = $1', await app.personId('maria'))).cpf;
    const hr = await helena();
    const found = await hr(calls.benefitsByCpf, { params: { pageOrCpf: cpf, size: '100' }, query });
    expect(found.items.map(item => item.id)).toContain(id);
    expect(await codeOf(hr(calls.benefitsByCpf, { params: { pageOrCpf: '1' }, query }))).toBe('INVALID_CPF');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.benefitsByCpf, { params: { pageOrCpf: cpf }, query }))).toBe('EMPLOYEE_NOT_FOUND');
  });
});

it('GET /beneficio/{id}/pdf is drawn where there are no pages, counted once and kept', async () => {
  const id = await benefitFor('maria', 9);
  const file = await fetchAs(app, 'maria', 'trabalhador', `/beneficio/${id}/pdf`);
  expect(file.headers.get('content-disposition')).toContain('2026-09');
  const bytes = await file.arrayBuffer();
  expect((await PDFDocument.load(bytes)).getTitle()).toBe('Recibo de benefício 09/2026');
  const again = await fetchAs(app, 'helena', 'rh', `/beneficio/${id}/pdf`);
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect(await row('select count(*)::int as n from receipt_file where receipt_id = $1', id)).toEqual({ n: 1 });
  expect(await row('select count(*)::int as n from download where entity_id = $1', id)).toEqual({ n: 2 });
});

describe('GET /beneficio/rh/{page}/{size}, GET /beneficio/gestor/{page}/{size} and their filtros', () => {
  it('hold benefits alone, cut by group and team', async () => {
    const [own, colleague] = [await benefitFor('maria', 10), await benefitFor('ana', 10)];
    const payslip = await receiptFor(app, 'maria', { month: 10 });
    const ask = { params: { page: '1', size: '100' }, query: { mes: '10', ano: '2026' } };
    const hr = await helena();
    const ids = (await hr(calls.hrBenefits, ask)).items.map(item => item.id);
    expect(ids).toEqual(expect.arrayContaining([own, colleague]));
    expect(ids).not.toContain(payslip);
    expect(
      (await hr(calls.hrBenefits, { ...ask, query: { ...ask.query, pesquisa: 'maria aparecida' } })).items,
    ).toMatchObject([{ id: own, beneficio: 'Vale-refeição', total: 77_000, desconto: 15_400, situacao: 'naoVisto' }]);
    const values = await hr(calls.hrBenefitFilters, {});
    expect(values.competencias).toContainEqual({ mes: 10, ano: 2026, total: 2 });
    const gustavo = await app.as('gustavo', 'gestor');
    const team = await gustavo(calls.managerBenefits, ask);
    expect(team.items.length).toBeGreaterThan(0);
    expect(team.items.every(item => ids.includes(item.id))).toBe(true);
    expect((await gustavo(calls.managerBenefitFilters, {})).competencias.length).toBeGreaterThan(0);
    expect((await (await app.as('bruno', 'rh'))(calls.hrBenefits, ask)).items).toEqual([]);
  });

  it('a manager without the grant of benefits reads payslips only', async () => {
    const set = (verb: 'array_remove' | 'array_append') =>
      app.database.owner.query(
        `update access_profile set permissions = ${verb}(permissions, 'GestorBeneficioVisualizar') where role = 'GESTOR'`,
      );
    await set('array_remove');
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await codeOf(gustavo(calls.managerBenefits, { params: { page: '1' }, query: {} }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect((await gustavo(receipts.managerReceipts, { params: { page: '1' }, query: {} })).page).toBe(1);
    await set('array_append');
  });
});

describe("HR's acts on benefits", () => {
  it('POST /beneficio/rh/lembrete reminds once a day who has not seen theirs', async () => {
    const id = await benefitFor('maria', 11);
    const hr = await helena();
    expect(await hr(calls.remindOfBenefits, { body: { ids: [id] } })).toEqual({ total: 1, jaLembrados: 0 });
    expect(await hr(calls.remindOfBenefits, { body: { ids: [id] } })).toEqual({ total: 0, jaLembrados: 1 });
    const told = await row('select kind, target from notification where cause like $1', `receipt-reminder:${id}%`);
    expect(told).toEqual({ kind: 'benefitReminder', target: `/trabalhador/visualiza-beneficio?id=${id}` });
    const payslip = await receiptFor(app, 'maria', { month: 11 });
    expect(await codeOf(hr(calls.remindOfBenefits, { body: { ids: [payslip] } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it('PUT /beneficio/rh/visibilidade asks first, then hides it from its worker', async () => {
    const id = await benefitFor('maria', 12);
    const hr = await helena();
    expect(await codeOf(hr(calls.showBenefits, { body: { ids: [id], visivel: false } }))).toBe('CONFIRMATION_REQUIRED');
    expect(await hr(calls.showBenefits, { body: { ids: [id], visivel: false, confirmado: true } })).toEqual({
      total: 1,
    });
    expect((await row('select visible from receipt where id = $1', id)).visible).toBe(false);
    expect(await codeOf((await maria())(calls.benefitOfEmployment, { params: { idEmpregado: '0', id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
  });

  it('DELETE /beneficio keeps it in the exclusion history and tells its worker', async () => {
    const id = await benefitFor('maria', 1, { year: 2025 });
    const body = { IdString: id, Justificativa: why, confirmado: true };
    await (await helena())(calls.deleteBenefits, { body });
    expect((await row('select deleted_at is not null as gone from receipt where id = $1', id)).gone).toBe(true);
    const told = await row('select kind from notification where cause = $1', `receipt-withdrawn:${id}`);
    expect(told.kind).toBe('benefitWithdrawn');
    expect(await row('select count(*)::int as n from exclusion_history where entity_id = $1', id)).toEqual({ n: 1 });
  });
});

describe('POST /beneficio/rh/novo', () => {
  type Form = BodyOf<typeof calls.publishTypedBenefit>;
  const form = async (mes: number, change: Partial<Form> = {}): Promise<Form> => ({
    idEmpregado: await employmentOf(app, 'maria'),
    mes,
    ano: 2024,
    dataCredito: '2024-03-01',
    itens: [
      { codigo: '41', descricao: 'Vale-transporte', quantidade: 44, valorUnitario: 550, desconto: 12_000 },
      { codigo: null, descricao: 'Cesta básica', quantidade: 1, valorUnitario: 25_000, desconto: null },
    ],
    ...change,
  });

  it('publishes quantity times unit value; its worker is told; the items are found the next time', async () => {
    const hr = await helena();
    const { id } = await hr(calls.publishTypedBenefit, { body: await form(2) });
    expect(
      await row(
        'select category, title, kind, total_earnings, total_deductions, net, qr_code from receipt where id = $1',
        id,
      ),
    ).toEqual({
      category: 2,
      title: 'Vale-transporte, Cesta básica',
      kind: 'benefit:cesta basica+vale-transporte',
      total_earnings: 49_200,
      total_deductions: 12_000,
      net: 37_200,
      qr_code: false,
    });
    expect((await row('select kind from notification where cause = $1', `receipt:${id}`)).kind).toBe(
      'benefitPublished',
    );
    expect(await hr(calls.knownBenefitItems, { query: { pesquisa: 'transp' } })).toEqual([
      { codigo: '41', descricao: 'Vale-transporte', valorUnitario: 550 },
    ]);
    const found = await hr(calls.employmentsForBenefit, { query: { pesquisa: 'maria apar' } });
    expect(found.map(({ id }) => id)).toContain(await employmentOf(app, 'maria'));
  });

  it('refuses the same benefit of a month twice, deductions above the total, and a foreign worker', async () => {
    const hr = await helena();
    await hr(calls.publishTypedBenefit, { body: await form(3) });
    expect(await codeOf(hr(calls.publishTypedBenefit, { body: await form(3) }))).toBe('RECEIPT_ALREADY_EXISTS');
    const itens = [{ codigo: null, descricao: 'Vale', quantidade: 1, valorUnitario: 100, desconto: 101 }];
    expect(await codeOf(hr(calls.publishTypedBenefit, { body: await form(4, { itens }) }))).toBe('MIN_VALUE');
    expect(await codeOf(hr(calls.publishTypedBenefit, { body: await form(4, { idEmpregado: unknownId }) }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
    const others = await employmentOf(app, 'ana', 'Grupo Boreal');
    expect(await codeOf(hr(calls.publishTypedBenefit, { body: await form(4, { idEmpregado: others }) }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
  });
});

it('GET /holerite/enviaremailholerite/{id} sends a benefit too, as what it is', async () => {
  const id = await benefitFor('maria', 2, { year: 2025 });
  await (await maria())(receipts.sendReceiptByEmail, { params: { id } });
  expect(
    await row("select count(*)::int as n from record_history where entity_id = $1 and verb = 'receiptMailed'", id),
  ).toEqual({ n: 1 });
});
