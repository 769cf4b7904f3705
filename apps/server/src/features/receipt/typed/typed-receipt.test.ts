import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { typedReceiptContract as calls } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { item } from '../receipt.factory.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
type Form = BodyOf<typeof calls.publishTypedReceipt>;

const line = (codigo: string, descricao: string, centavos: number, referencia: string | null = null) => ({
  codigo,
  descricao,
  referencia,
  vencimentos: centavos > 0 ? centavos : null,
  descontos: centavos < 0 ? -centavos : null,
});

async function form(mes: number, change: Partial<Form> = {}): Promise<Form> {
  return {
    idEmpregado: await employmentOf(app, 'maria'),
    especie: 'complementar',
    mes,
    ano: 2023,
    dataPagamento: '2023-05-05',
    verbas: [line('0101', 'Diferença salarial', 150_000), line('0901', 'INSS', -11_250, '7,5%')],
    baseInss: 150_000,
    valorInss: 11_250,
    mensagem: 'Acerto de maio.',
    ...change,
  };
}

describe('POST /recibo/rh/novo', () => {
  it('publishes what was typed, totals its sums; its worker is told, by the portal and by mail', async () => {
    const helena = await app.as('helena', 'rh');
    const { id } = await helena(calls.publishTypedReceipt, { body: await form(5) });
    expect(
      await row(
        `select total_earnings, total_deductions, net, kind, paid_on, import_id, visible, bases, details, worker_name,
                (select count(*)::int from record_history where verb = 'receiptTyped' and entity_id = r.id::text) as records,
                (select count(*)::int from notification where cause = 'receipt:' || r.id and person_id = r.person_id) as told
           from receipt r where id = $1`,
        id,
      ),
    ).toEqual({
      total_earnings: 150_000,
      total_deductions: 11_250,
      net: 138_750,
      kind: 'complementary',
      paid_on: '2023-05-05',
      import_id: null,
      visible: true,
      bases: { inss: 150_000, inssValue: 11_250 },
      details: { message: 'Acerto de maio.' },
      worker_name: 'Maria Aparecida Souza',
      records: 1,
      told: 1,
    });
    const maria = await app.as('maria', 'trabalhador');
    expect(await maria(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } })).toMatchObject({
      liquido: 138_750,
      mensagem: 'Acerto de maio.',
      verbas: [{ codigo: '0101' }, { codigo: '0901', natureza: 'inss', referencia: '7,5%' }],
    });
    const { items } = await maria(notificationContract.notifications, { params: { page: '1' }, query: {} });
    expect(items).toContainEqual(
      expect.objectContaining({ tipo: 'receiptPublished', destino: expect.stringContaining(id) }),
    );
    const pdf = await fetchAs(app, 'maria', 'trabalhador', `/recibo/${id}/pdf`);
    const drawn = await PDFDocument.load(await pdf.arrayBuffer());
    expect(drawn.getTitle()).toBe('Recibo de pagamento 05/2023');
  });

  it('the same worker, month and kind twice is refused plainly; of many at once one is published', async () => {
    const helena = await app.as('helena', 'rh');
    const body = await form(6);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        helena(calls.publishTypedReceipt, { body }).then(
          () => 'published',
          error => error.body.code,
        ),
      ),
    );
    expect(outcomes.filter(outcome => outcome === 'published')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'RECEIPT_ALREADY_EXISTS')).toHaveLength(7);
    const again = await refusalOf(helena(calls.publishTypedReceipt, { body }));
    expect([again.status, again.body.message]).toEqual([
      409,
      'Já existe um recibo deste tipo para Maria Aparecida Souza em 06/2023.',
    ]);
    expect(await helena(calls.publishTypedReceipt, { body: { ...body, especie: 'plr' } })).toHaveProperty('id');
    const { id } = await row("select id from receipt where kind = 'complementary' and competence = 202306");
    await app.database.owner.query('update receipt set deleted_at = now() where id = $1', [id]);
    expect(await helena(calls.publishTypedReceipt, { body })).toHaveProperty('id');
  });

  it.each<[string, Partial<Form>, string]>([
    ['no line', { verbas: [] }, 'verbas'],
    ['a line without an amount', { verbas: [{ ...line('1', 'x', 100), vencimentos: null }] }, 'verbas.0'],
    ['a line with both amounts', { verbas: [{ ...line('1', 'x', 100), descontos: 5 }] }, 'verbas.0'],
    ['a line without a name', { verbas: [line('1', '  ', 100)] }, 'verbas.0.descricao'],
    ['an amount of zero', { verbas: [{ ...line('1', 'x', 100), vencimentos: 0 }] }, 'verbas.0.vencimentos'],
    ['half a centavo', { verbas: [{ ...line('1', 'x', 100), vencimentos: 10.5 }] }, 'verbas.0.vencimentos'],
    ['more deducted than earned', { verbas: [line('1', 'x', 100), line('2', 'y', -101)] }, 'verbas'],
    ['a month 13', { mes: 13 }, 'mes'],
  ])('refuses %s', async (_what, change, field) => {
    const helena = await app.as('helena', 'rh');
    const refusal = await refusalOf(helena(calls.publishTypedReceipt, { body: await form(7, change) }));
    expect([refusal.status, Object.keys(refusal.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await row('select count(*)::int as n from receipt where competence = 202307 and year = 2023')).n).toBe(0);
  });

  it('is for one’s own tenant’s workers, and for whom may create receipts', async () => {
    const helena = await app.as('helena', 'rh');
    const foreign = await employmentOf(app, 'ana', 'Grupo Boreal');
    for (const idEmpregado of [foreign, unknownId, 'x'])
      expect(await codeOf(helena(calls.publishTypedReceipt, { body: await form(8, { idEmpregado }) }))).toBe(
        'EMPLOYEE_NOT_FOUND',
      );
    const maria = await app.as('maria', 'trabalhador');
    expect(await codeOf(maria(calls.publishTypedReceipt, { body: await form(8) }))).toBe('ACCESS_NOT_ALLOWED');
  });
});

describe('what the form looks up', () => {
  it('workers by name, registration and whole CPF, of the own tenant only, CPF masked', async () => {
    const helena = await app.as('helena', 'rh');
    const names = async (pesquisa: string) =>
      (await helena(calls.employmentsToPay, { query: { pesquisa } })).map(found => found.nome);
    expect(await names('aparecida sou')).toEqual(['Maria Aparecida Souza']);
    expect(await names('529.982.247-25')).toEqual(['Maria Aparecida Souza']);
    const [maria] = await helena(calls.employmentsToPay, { query: { pesquisa: 'Aparecida Souza' } });
    expect(maria?.cpf).toBe('***.982.247-**');
    expect(await names(maria?.matricula ?? 'none')).toContain('Maria Aparecida Souza');
    expect((await names('')).length).toBe(20);
    const all = await (await app.as('bruno', 'rh'))(calls.employmentsToPay, { query: { pesquisa: 'aparecida sou' } });
    expect(all).toEqual([]);
  });

  it('pay items of the newest receipts, by code or name, the most used first', async () => {
    await receiptFor(app, 'maria', { year: 2098, month: 1, items: [item('7701', 'Prêmio de assiduidade', 100)] });
    await receiptFor(app, 'ana', { year: 2098, month: 1, items: [item('7702', 'Prêmio Boreal', 100)] }, 'Grupo Boreal');
    const helena = await app.as('helena', 'rh');
    const premio = { codigo: '7701', descricao: 'Prêmio de assiduidade', lado: 'vencimento', natureza: null };
    expect(await helena(calls.knownPayItems, { query: { pesquisa: 'premio' } })).toEqual([premio]);
    expect(await helena(calls.knownPayItems, { query: { pesquisa: '770' } })).toEqual([premio]);
    expect(await helena(calls.knownPayItems, { query: { pesquisa: '%' } })).toEqual([]);
  });
});

describe('PUT /editarcampo/holeritenomecampo', () => {
  it('HR renames a column, and afterwards a worker’s receipt shows the new name and another group’s the old', async () => {
    const { access_group_id: group } = await row(
      'select access_group_id from employment where id = $1',
      await employmentOf(app, 'maria'),
    );
    const params = { idGrupoAcesso: group, idEmpresa: '0', tipo: '1' } as const;
    const helena = await app.as('helena', 'rh');
    const name = (campo: string, nome: string) =>
      helena(calls.nameFields, { params, body: { nomes: [{ campo, nome }] } });
    const named = await name('vencimentos', 'Créditos');
    expect(named.find(field => field.campo === 'vencimentos')?.nome).toBe('Créditos');
    const own = await receiptFor(app, 'maria', { year: 2022, month: 1 });
    const other = await receiptFor(app, 'ana', { year: 2022, month: 1 }, 'Grupo Boreal');
    const names = async (who: 'maria' | 'ana', id: string) =>
      (await (await app.as(who, 'trabalhador'))(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id } }))
        .nomesCampos;
    expect(await names('maria', own)).toEqual({ vencimentos: 'Créditos' });
    expect(await names('ana', other)).toEqual({});
    await name('vencimentos', 'Proventos');
    expect(await names('maria', own)).toEqual({});
    expect((await row('select count(*)::int as n from receipt_field_name')).n).toBe(0);
    expect((await row("select count(*)::int as n from record_history where verb = 'receiptFieldsNamed'")).n).toBe(2);
    expect((await refusalOf(name('inventado', 'x'))).status).toBe(400);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.nameFields, { params, body: { nomes: [] } }))).toBe('NOT_FOUND');
  });
});
