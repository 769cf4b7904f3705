import { payrollQueueContract as calls } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { otherRequest, requestWorld } from '../request.factory.ts';

let app: TestApp;
const ids: string[] = [];
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const page = { page: '1', size: '10' };

beforeAll(async () => {
  app = await startApp();
  for (const [month, start] of [
    ['2027-01', '2027-01-04'],
    ['2027-01', '2027-01-18'],
    ['2027-02', '2027-02-01'],
  ]) {
    const payload = { start, end: '2027-02-20', days: 20, sold: 10, with13: false, payUntil: '2027-01-02', period: [] };
    const [row] = await sql(
      `insert into payroll_entry (access_group_id, company_id, employment_id, person_id, competence, kind, payload)
       select access_group_id, company_id, id, person_id, $2::date, 'vacation', $3 from employment where person_id = $1 limit 1 returning id`,
      [await app.personId('maria'), `${month}-01`, payload],
    );
    ids.push(String(row.id));
  }
});
afterAll(() => app.stop());

const listed = async (query: Parameters<typeof list>[1] = {}) => list(await helena(), query);
const list = (call: Call, query: { mes?: string; ano?: string; estado?: 'aberta' | 'levada' }) =>
  call(calls.payrollQueue, { params: page, query });
const january = { mes: 1, ano: 2027 };

it('lists what payroll has to do, by month, and what of it is open', async () => {
  expect(await (await helena())(calls.payrollMonths, {})).toEqual([
    { mes: 2, ano: 2027, total: 1, abertas: 1, levadas: 0 },
    { ...january, total: 2, abertas: 2, levadas: 0 },
  ]);
  const { items, total } = await listed({ mes: '1', ano: '2027' });
  expect(total).toBe(2);
  expect(items.find(({ dados }) => dados.inicio === '2027-01-04')).toMatchObject({
    ...{ tipo: 'ferias', competencia: january, estado: 'aberta' },
    dados: { inicio: '2027-01-04', dias: 20, vender: 10, adiantar13: false, pagarAte: '2027-01-02' },
  });
});

it('an export takes the open entries of a month once, and gives the same file as often as it is asked for', async () => {
  const hr = await helena();
  const { idExportacao, total } = await hr(calls.exportPayroll, { body: january });
  expect(total).toBe(2);
  const file = async (formato: 'csv' | 'xlsx') => {
    const got = await hr(calls.payrollFile, { params: { id: idExportacao ?? '' }, query: { formato } });
    return Buffer.from(await (got as unknown as Blob).arrayBuffer());
  };
  const lines = (await file('csv')).toString('utf8').trim().split('\n');
  expect(lines[0]).toContain('matricula;cpf;nome;empresa;competencia;tipo;inicio;fim;dias;vender');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).toContain('01/2027;ferias;2027-01-04;2027-02-20;20;10;nao;2027-01-02');
  expect(await file('xlsx')).toEqual(await file('xlsx'));
  expect(await hr(calls.exportPayroll, { body: january })).toEqual({ idExportacao: null, total: 0 });
  expect((await listed({ estado: 'levada' })).items.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
});

it('two exports at once take each entry once', async () => {
  const hr = await helena();
  const february = { mes: 2, ano: 2027 };
  const both = await Promise.all([1, 2, 3].map(() => hr(calls.exportPayroll, { body: february })));
  expect(both.map(({ total }) => total).sort()).toEqual([0, 0, 1]);
});

it('one is taken by hand or given back with a reason; what stands already is refused', async () => {
  const hr = await helena();
  const params = { id: ids[0] ?? '' };
  expect(await codeOf(hr(calls.takePayrollEntry, { params }))).toBe('STATUS_FORBIDS');
  expect(await codeOf(hr(calls.giveBackPayrollEntry, { params, body: { motivo: '  ' } }))).toBe('DENY_REASON_REQUIRED');
  const body = { motivo: 'A folha recusou a linha.' };
  expect(await hr(calls.giveBackPayrollEntry, { params, body })).toMatchObject({ estado: 'aberta', levadaEm: null });
  expect(await hr(calls.takePayrollEntry, { params })).toMatchObject({ estado: 'levada', idExportacao: null });
});

it('a finished request whose entry is given back stays finished, and says so to the worker and HR alone', async () => {
  const idVinculo = await requestWorld(app);
  const id = await otherRequest(app, idVinculo);
  await sql("update hr_request set state = 'finished', outcome = 'approved', step = null where id = $1", [id]);
  await sql('update payroll_entry set request_id = $1 where id = $2', [id, ids[0]]);
  const told = async (call: Call) => {
    const { status, foraDaFolha } = await call(requestContract.request, { params: { id } });
    return [status, foraDaFolha];
  };
  const hr = await helena();
  expect(await told(hr)).toEqual(['finalizada', false]);
  await hr(calls.giveBackPayrollEntry, { params: { id: ids[0] ?? '' }, body: { motivo: 'A folha recusou a linha.' } });
  expect(await told(hr)).toEqual(['finalizada', true]);
  expect(await told(await app.as('maria', 'trabalhador'))).toEqual(['finalizada', true]);
  expect(await told(await app.as('gustavo', 'gestor'))).toEqual(['finalizada', false]);
});

it("is nobody else's", async () => {
  const bruno = await app.as('bruno', 'rh');
  expect((await list(bruno, {})).total).toBe(0);
  expect(await bruno(calls.exportPayroll, { body: january })).toEqual({ idExportacao: null, total: 0 });
  expect(await codeOf(bruno(calls.takePayrollEntry, { params: { id: ids[2] ?? '' } }))).toBe('NOT_FOUND');
});
