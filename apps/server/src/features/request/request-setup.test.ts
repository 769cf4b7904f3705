import { requestSetupContract as calls } from '@cracha/contract/features/request/request-setup.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
let maria = { id: '', company_id: '' };
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');

beforeAll(async () => {
  app = await startApp();
  [maria] = await sql('select id, company_id from employment where person_id = $1', [await app.personId('maria')]);
});
afterAll(() => app.stop());

it('subjects are kept in order, each name once; a worker is offered those in use', async () => {
  const hr = await helena();
  const second = await hr(calls.createRequestCategory, { body: { nome: 'Uniforme', ativa: true, ordem: 2 } });
  await hr(calls.createRequestCategory, { body: { nome: 'Crachá', ativa: true, ordem: 1 } });
  expect((await hr(calls.requestCategories, {})).map(({ nome }) => nome)).toEqual(['Crachá', 'Uniforme']);
  const again = hr(calls.createRequestCategory, { body: { nome: 'CRACHA', ativa: true, ordem: 3 } });
  expect(await codeOf(again)).toBe('RECORD_ALREADY_EXISTS');
  const params = { id: second.id };
  const off = { nome: 'Uniforme e bota', ativa: false, ordem: 2, versao: 1 };
  expect(await hr(calls.updateRequestCategory, { params, body: off })).toEqual({ id: second.id, ...off, versao: 2 });
  expect(await codeOf(hr(calls.updateRequestCategory, { params, body: off }))).toBe('STALE_VERSION');
  const offered = await (await worker())(calls.offeredCategories, { params: { idVinculo: maria.id } });
  expect(offered.map(({ nome }) => nome)).toEqual(['Crachá']);
  const [history] = await sql("select after from record_history where verb = 'requestCategorySaved' order by id desc");
  expect(history.after).toEqual({ name: 'Uniforme e bota', active: false, position: 2 });
});

it('a company begins with the usual, and what is set holds from then on', async () => {
  const hr = await helena();
  const params = { idEmpresa: maria.company_id };
  const usual = await hr(calls.requestSetting, { params });
  const tiposEmLote = ['ferias', 'adiantamento13', 'beneficio', 'outros', 'ponto'];
  expect(usual).toEqual({ avisoDias: 30, diasDescanso: [6, 7], corteFolha: 15, tiposEmLote, versao: 0 });
  const body = { avisoDias: 45, diasDescanso: [7, 7], corteFolha: 20, versao: 0 };
  const saved = await hr(calls.saveRequestSetting, { params, body });
  expect(saved).toEqual({ avisoDias: 45, diasDescanso: [7], corteFolha: 20, tiposEmLote, versao: 1 });
  expect(await hr(calls.requestSetting, { params })).toEqual(saved);
  expect(await codeOf(hr(calls.saveRequestSetting, { params, body }))).toBe('STALE_VERSION');
  const [inputs] = await sql('select notice_days, rest_days from request_setting where company_id = $1', [
    maria.company_id,
  ]);
  expect(inputs).toEqual({ notice_days: 45, rest_days: [7] });
});

it.each([
  [{ avisoDias: 29 }, 'MIN_VALUE'],
  [{ diasDescanso: [8] }, 'INVALID_OPTION'],
  [{ diasDescanso: [1, 2, 3, 4, 5, 6, 7] }, 'INVALID_OPTION'],
  [{ corteFolha: 0 }, 'INVALID_OPTION'],
])('%o is refused', async (part, code) => {
  const usual = { avisoDias: 30, diasDescanso: [6, 7], corteFolha: 15, versao: 1 };
  const params = { idEmpresa: maria.company_id };
  expect(await codeOf((await helena())(calls.saveRequestSetting, { params, body: { ...usual, ...part } }))).toBe(code);
});
