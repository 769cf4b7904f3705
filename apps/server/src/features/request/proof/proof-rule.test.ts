import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { proofContract as calls } from '@cracha/contract/features/request/proof.contract.ts';
import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';

let app: TestApp;
let maria = { id: '', company_id: '' };
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');

beforeAll(async () => {
  app = await startApp();
  [maria] = await sql('select id, company_id from employment where person_id = $1', [await app.personId('maria')]);
  await (await helena())(companyContract.configureCompany, {
    params: { id: maria.company_id },
    body: { flagAprovacao: true, comFluxo: true },
  });
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from proof_rule'));

type Rule = BodySent<(typeof calls)['saveProofRule']>;
const save = async (campo: string, part: Partial<Rule> = {}) =>
  (await helena())(calls.saveProofRule, {
    body: {
      ...{ idEmpresa: maria.company_id, campo, aberto: true, provas: ['certidao'], frenteVerso: false },
      ...{ idadeMaxima: null, obrigatoria: true, versao: 0, ...part },
    },
  });
const rules = async () =>
  new Map(
    (await (await helena())(calls.proofRules, { query: { idEmpresa: maria.company_id } })).map(one => [one.campo, one]),
  );
const form = (fields: Record<string, string>, files: readonly string[] = []) => {
  const body = new FormData();
  const all = { tipo: 'alteracaoCadastral', idVinculo: maria.id, veracidade: 'true', ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  for (const [at, text] of files.entries())
    body.append(`file_${at}`, new File([`%PDF-1.4\n${text}\n%%EOF`], `${text}.pdf`, { type: 'application/pdf' }));
  return body;
};
const send = async (fields: Record<string, string>, files?: readonly string[]) =>
  (await worker())(requestContract.sendRequest, { body: form(fields, files) });
const offered = async (campo: string) =>
  (await (await worker())(requestContract.registrationForm, { params: { idVinculo: maria.id } })).campos.find(
    one => one.campo === campo,
  );
const address = JSON.stringify({ cep: '01310100', logradouro: 'Avenida Paulista', numero: '900' });

describe('what a company asks as proof', () => {
  it('begins with the product’s, holds once it is saved, and goes back by saying the same again', async () => {
    const usual = (await rules()).get('endereco');
    expect(usual).toMatchObject({ obrigatoria: false, idadeMaxima: 90, versao: 0, fixa: false, nome: null });
    const saved = await save('endereco', { provas: ['comprovanteResidencia'], idadeMaxima: 60 });
    expect(saved).toMatchObject({ provas: ['comprovanteResidencia'], idadeMaxima: 60, obrigatoria: true, versao: 1 });
    expect((await rules()).get('endereco')).toEqual(saved);
    expect(await codeOf(save('endereco'))).toBe('STALE_VERSION');
    const back = await save('endereco', { ...saved.padrao, versao: 1 });
    expect(back).toEqual(usual);
    expect(await sql('select 1 from proof_rule')).toEqual([]);
    const told = await (await helena())(historyContract.recordHistory, { params: { page: 1, size: 5 }, query: {} });
    expect(JSON.stringify(told.items[0])).toContain('endereco');
  });

  it('governs the form of the worker and what is refused, on sending and on sending again', async () => {
    const sent = await send({ campo: 'endereco', valor: address });
    await save('endereco', { provas: ['comprovanteResidencia'], frenteVerso: true, idadeMaxima: 60 });
    expect(await offered('endereco')).toMatchObject({
      ...{ provas: ['comprovanteResidencia'], provaObrigatoria: true, frenteVerso: true, idadeMaxima: 60 },
    });
    const other = { campo: 'endereco', valor: address.replace('900', '901') };
    const { body } = await refusalOf(send(other));
    expect(body).toMatchObject({ code: 'REQUEST_NOT_POSSIBLE', data: { causa: 'REGISTRATION_PROOF_MISSING' } });
    expect(body.data?.achados).toMatchObject([{ campo: 'arquivos', aviso: false }]);
    const params = { id: sent.id };
    const hr = await helena();
    await hr(requestContract.reviewRequest, { params, body: { versao: 1, motivo: 'Falta o número certo.' } });
    const again = (files: readonly string[]) => async () =>
      (await worker())(requestContract.resendRequest, { params, body: form({ ...other, versao: '2' }, files) });
    expect(await codeOf(again([])())).toBe('REQUEST_NOT_POSSIBLE');
    const resent = await again(['conta-de-luz'])();
    expect(resent.dados).toMatchObject({ provas: ['comprovanteResidencia'], frenteVerso: true, idadeMaxima: 60 });
  });

  it('what is the worker’s own word needs none, whatever a row says', async () => {
    for (const campo of ['telefone', 'nomeSocial', 'racaCor', 'emergenciaNome'])
      expect(await codeOf(save(campo))).toBe('INVALID_OPTION');
    await sql(
      `insert into proof_rule (company_id, access_group_id, field, kinds, required)
       select id, access_group_id, 'telefone', '{laudo}', true from company where id = $1`,
      [maria.company_id],
    );
    expect(await send({ campo: 'telefone', valor: '(11) 3224-5577' })).toMatchObject({ status: 'aprovada' });
  });

  it.each([
    ['nome', { provas: [] }, 'provas', 'REQUIRED_FIELD'],
    ['nome', { provas: [], obrigatoria: false, idadeMaxima: 30 }, 'provas', 'REQUIRED_FIELD'],
    ['nome', { idadeMaxima: 0 }, 'idadeMaxima', 'MIN_VALUE'],
    ['nome', { aberto: false }, 'aberto', 'INVALID_OPTION'],
    ['salario', {}, 'campo', 'INVALID_OPTION'],
    ['00000000-0000-4000-8000-000000000000', {}, 'campo', 'INVALID_OPTION'],
  ])('%s with %o is refused beside its field', async (campo, part, field, code) => {
    const { body } = await refusalOf(save(campo, part));
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(await sql('select 1 from proof_rule')).toEqual([]);
  });

  it('is no other group’s to read or change', async () => {
    const bruno = await app.as('bruno', 'rh');
    const query = { idEmpresa: maria.company_id };
    expect(await codeOf(bruno(calls.proofRules, { query }))).toBe('NOT_FOUND');
    const rule = { aberto: true, provas: [], frenteVerso: false, idadeMaxima: null, obrigatoria: false };
    const body = { ...query, campo: 'nome', ...rule, versao: 0 };
    expect(await codeOf(bruno(calls.saveProofRule, { body }))).toBe('NOT_FOUND');
  });
});

describe('a field of the company’s own', () => {
  let shirt = '';
  let extra = '';
  const field = { opcoes: [], obrigatorio: false, retirado: false };
  const saveForm = async (campos: BodySent<(typeof recordFormContract)['saveRecordForm']>['campos']) => {
    const hr = await helena();
    const params = { id: maria.company_id };
    const { versao, exigidos } = await hr(recordFormContract.recordForm, { params });
    return (await hr(recordFormContract.saveRecordForm, { params, body: { versao, exigidos, campos } })).campos;
  };

  beforeAll(async () => {
    const [one, two] = await saveForm([
      { ...field, nome: 'Camiseta', tipo: 'opcao', opcoes: ['P', 'M', 'G'], secao: 'pessoa' },
      { ...field, nome: 'Prêmio', tipo: 'numero', secao: 'pagamento' },
    ]);
    [shirt, extra] = [one?.id ?? '', two?.id ?? ''];
  });

  it('is closed until HR opens it, and of pay it never is', async () => {
    expect((await rules()).get(shirt)).toMatchObject({ nome: 'Camiseta', aberto: false, provas: [] });
    expect((await rules()).has(extra)).toBe(false);
    expect(await codeOf(save(extra))).toBe('INVALID_OPTION');
    expect(await offered(shirt)).toBeUndefined();
    const { body } = await refusalOf(send({ campo: shirt, valor: 'M' }));
    expect(body).toMatchObject({ code: 'INVALID_OPTION', fields: { campo: expect.any(String) } });
  });

  it('opened, it is asked for with before and after, decided by HR alone, and stands on the record', async () => {
    await save(shirt, { provas: [], obrigatoria: false });
    expect(await offered(shirt)).toMatchObject({
      ...{ proprio: { nome: 'Camiseta', tipo: 'opcao', opcoes: ['P', 'M', 'G'] }, atual: { [shirt]: null } },
      ...{ provaObrigatoria: false, valeNaHora: false },
    });
    expect((await refusalOf(send({ campo: shirt, valor: 'XG' }))).body.fields).toHaveProperty('valor');
    const sent = await send({ campo: shirt, valor: 'M' });
    const params = { id: sent.id };
    expect(await codeOf((await app.as('gustavo', 'gestor'))(requestContract.request, { params }))).toBe('NOT_FOUND');
    const hr = await helena();
    const read = await hr(requestContract.request, { params });
    expect(read.resumo.valores).toEqual({ campo: shirt, nome: 'Camiseta' });
    expect(read.dados).toMatchObject({
      proprio: { nome: 'Camiseta', tipo: 'opcao' },
      antes: { [shirt]: null },
      depois: { [shirt]: 'M' },
    });
    await hr(requestContract.approveRequest, { params, body: { versao: read.versao } });
    const done = async () => (await (await worker())(requestContract.request, { params })).status;
    await expect.poll(done).toBe('finalizada');
    const [kept] = await sql('select own_fields from worker_record where employment_id = $1', [maria.id]);
    expect(kept.own_fields).toEqual({ [shirt]: 'M' });
    const [history] = await sql("select after from record_history where verb = 'workerSaved' order by id desc");
    expect(history.after).toEqual({ [`own:${shirt}`]: 'M' });
  });

  it('changed meanwhile, approving tells so; retired meanwhile, the effect says that it can’t', async () => {
    await save(shirt, { provas: [], obrigatoria: false });
    const { id } = await send({ campo: shirt, valor: 'G' });
    const approve = async () =>
      (await helena())(requestContract.approveRequest, { params: { id }, body: { versao: 1 } });
    const put = (value: string) =>
      sql(`update worker_record set own_fields = jsonb_build_object($1::text, $2::text) where employment_id = $3`, [
        ...[shirt, value, maria.id],
      ]);
    await put('P');
    expect(await codeOf(approve())).toBe('STALE_VERSION');
    await put('M');
    await sql('update company_field set retired_at = now() where id = $1', [shirt]);
    await approve();
    const failure = async () => (await sql('select effect_failure from hr_request where id = $1', [id]))[0];
    await expect.poll(failure).toEqual({ effect_failure: 'REGISTRATION_FIELD_GONE' });
  });
});
