import { createHash } from 'node:crypto';
import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { createClient } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boxItems } from '#core/receipt/statement-boxes.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import type { MadeReceipt } from './receipt.factory.ts';
import { fetchAs, lookUp, receiptFor } from './receipt-world.factory.ts';

let app: TestApp;
let year = 2010;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
// a month and a year of its own for each: nobody has two of a kind
beforeEach(() => year++);

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const anonymous = () => createClient({ base: app.base, headers: () => ({}) });
const shown = (codigo: string) => anonymous()(calls.authenticity, { params: { codigo } });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const switchTo = async (who: 'helena' | 'bruno', id: string, on: boolean) =>
  (await app.as(who, 'rh'))(calls.switchQrCode, { params: { id, ligado: String(on) } });
const compared = async (code: string, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'documento.pdf');
  return (await app.send(`/autenticidade/${code}/comparar`, { method: 'POST', body })).json();
};

const made: Record<1 | 2 | 3, Partial<MadeReceipt>> = {
  1: {},
  2: {
    category: 2,
    kind: 'benefit:vale refeicao',
    title: 'Vale-refeição',
    items: [{ code: '40', description: 'VR', reference: '22', percentage: null, earnings: 77_000, deductions: 15_400 }],
    bases: {},
    details: {},
  },
  3: {
    category: 3,
    kind: 'incomeStatement',
    month: 12,
    items: boxItems({ '3.1': 4_200_000, '3.5': 90_000 }),
    bases: {},
    details: {},
    paidOn: null,
  },
};
const kinds = [
  [1, 'recibo', 'RhReciboEditar', 'shows_receipts', { tipo: 1, mes: 7, especie: 'mensal' }],
  [2, 'beneficio', 'RhBeneficioEditar', 'shows_benefits', { tipo: 2, mes: 7, especie: null }],
  [3, 'informe', 'RhInformeRendimentoEditar', 'shows_income_statements', { tipo: 3, mes: null, especie: null }],
] as const;

describe.each(kinds)('a receipt of kind %s', (category, folder, grant, sight, said) => {
  const receipt = (who: 'maria' | 'ana' = 'maria', group?: string) =>
    receiptFor(app, who, { ...made[category], year }, group);
  const codeOfReceipt = async (id: string): Promise<string> =>
    (await row('select verification_code from receipt where id = $1', id)).verification_code;
  const pdf = async (id: string) => {
    const answer = await fetchAs(app, 'maria', 'trabalhador', `/${folder}/${id}/pdf`);
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('switched on it has a version 2 with the code; both are genuine, a changed one is told, and switched off it is not available', async () => {
    const id = await receipt();
    const code = await codeOfReceipt(id);
    const plain = await pdf(id);
    expect(await shown(code)).toEqual({ situacao: 'indisponivel' });
    for (let time = 0; time < 2; time++) expect(await switchTo('helena', id, true)).toEqual({ total: 1 });
    const stamped = await pdf(id);
    expect([
      (await textOfPdf(plain)).includes('Confira em'),
      (await textOfPdf(stamped)).includes('Confira em'),
    ]).toEqual([false, true]);
    expect(await shown(code)).toEqual({
      situacao: 'autentico',
      iniciais: 'M. A. S.',
      cpf: '***.982.247-**',
      empresa: expect.any(String),
      cnpj: expect.any(String),
      ...said,
      ano: year,
      liquido: null,
      sha256: sha256(stamped),
      publicadoEm: expect.any(String),
      versao: 2,
    });
    expect(await compared(code, stamped)).toEqual({ resultado: 'igual' });
    expect(await compared(code, plain)).toEqual({ resultado: 'versaoAnterior' });
    const changed = stamped.slice();
    changed[changed.length - 10] = 32;
    expect(await compared(code, changed)).toEqual({ resultado: 'alterado' });
    expect(await switchTo('helena', id, false)).toEqual({ total: 0 });
    expect(await shown(code)).toEqual({ situacao: 'indisponivel' });
    expect(await compared(code, stamped)).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await row(
        `select (select array_agg(qr_code order by version) from receipt_file where receipt_id = $1::text::uuid) as files,
           (select array_agg(after ->> 'qrCode' order by at) from record_history where verb = 'receiptQrSwitched' and entity_id = $1::text) as told`,
        id,
      ),
    ).toEqual({ files: [false, true], told: ['true', 'false'] });
  });

  it('its switch asks for the grant of its own kind; another tenant does not find it', async () => {
    const id = await receipt();
    const { permissions } = await row("select permissions from access_profile where role = 'RH' limit 1");
    const others = kinds.map(([, , other]) => other).filter(other => other !== grant);
    const grants = (given: string[]) =>
      app.database.owner.query("update access_profile set permissions = $1 where role = 'RH'", [given]);
    await grants([...others, 'RhEmpresaEditar']);
    try {
      expect(await codeOf(switchTo('helena', id, true))).toBe('OPERATION_NOT_ALLOWED');
      await grants([grant]);
      expect(await switchTo('helena', id, true)).toEqual({ total: 1 });
      expect(await codeOf(switchTo('bruno', id, false))).toBe('NOT_FOUND');
    } finally {
      await grants(permissions);
    }
    expect((await row('select qr_code from receipt where id = $1', id)).qr_code).toBe(true);
  });

  it('is not available while its company shows none of its kind', async () => {
    const id = await receipt();
    const code = await codeOfReceipt(id);
    await switchTo('helena', id, true);
    const file = await pdf(id);
    const company = (await row('select company_id from receipt where id = $1', id)).company_id;
    const shows = (on: boolean) =>
      app.database.owner.query(`update company set ${sight} = $2 where id = $1`, [company, on]);
    await shows(false);
    try {
      expect(await shown(code)).toEqual({ situacao: 'indisponivel' });
      expect(await compared(code, file)).toMatchObject({ code: 'NOT_FOUND' });
    } finally {
      await shows(true);
    }
    expect(await shown(code)).toMatchObject({ situacao: 'autentico' });
  });
});

it("a company's switch covers what it has published of every kind and what it will; employee records are not asked", async () => {
  const all = () =>
    Promise.all(([1, 2, 3] as const).map(kind => receiptFor(app, 'ana', { ...made[kind], year }, 'Grupo Boreal')));
  const now = await all();
  const record = await receiptFor(app, 'ana', { category: 6, kind: 'employeeRecord', year, items: [] }, 'Grupo Boreal');
  const { company_id: company } = await row('select company_id from receipt where id = $1', record);
  const { total } = await switchTo('bruno', company, true);
  year++;
  const next = await all();
  const on = async () =>
    row('select array_agg(id) as ids from receipt where qr_code and id = any ($1)', [...now, ...next, record]);
  expect(new Set((await on()).ids)).toEqual(new Set([...now, ...next]));
  expect(
    await row(
      'select count(*)::int as n from receipt where company_id = $1 and qr_code and deleted_at is null',
      company,
    ),
  ).toEqual({ n: total + 3 });
  await switchTo('bruno', company, false);
  expect((await on()).ids).toBeNull();
});

describe('the net on the public page', () => {
  it("a benefit's worker shows it, and takes it away", async () => {
    const id = await receiptFor(app, 'maria', { ...made[2], year });
    await switchTo('helena', id, true);
    const maria = await app.as('maria', 'trabalhador');
    const one = await maria(benefitContract.benefitOfEmployment, { params: { idEmpregado: '0', id } });
    expect(one).toMatchObject({ qrCode: true, mostraLiquido: false, can: expect.arrayContaining(['mostrarLiquido']) });
    const codigo = one.codigoAutenticidade ?? '';
    await maria(calls.showNet, { params: { id }, body: { mostrar: true } });
    expect(await shown(codigo)).toMatchObject({ tipo: 2, liquido: 61_600 });
    await maria(calls.showNet, { params: { id }, body: { mostrar: false } });
    expect(await shown(codigo)).toMatchObject({ tipo: 2, liquido: null });
  });

  it('is none of a statement', async () => {
    const id = await receiptFor(app, 'maria', { ...made[3], year });
    await switchTo('helena', id, true);
    const maria = await app.as('maria', 'trabalhador');
    const one = await maria(incomeStatementContract.incomeStatement, { params: { id } });
    expect(one).toMatchObject({ qrCode: true, can: ['baixar', 'enviarEmail'] });
    expect(await codeOf(maria(calls.showNet, { params: { id }, body: { mostrar: true } }))).toBe('RECEIPT_NOT_FOUND');
    await app.database.owner.query('update receipt set shows_net = true where id = $1', [id]);
    expect(await shown(one.codigoAutenticidade ?? '')).toMatchObject({ tipo: 3, mes: null, liquido: null });
  });
});
