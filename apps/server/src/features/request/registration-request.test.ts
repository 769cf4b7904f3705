import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';

let app: TestApp;
let maria = '';
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');

beforeAll(async () => {
  app = await startApp();
  const [own] = await sql('select id, company_id from employment where person_id = $1', [await app.personId('maria')]);
  maria = String(own.id);
  await (await helena())(companyContract.configureCompany, {
    params: { id: own.company_id },
    body: { flagAprovacao: true, comFluxo: true },
  });
});
afterAll(() => app.stop());

const pdf = (text: string) => new File([`%PDF-1.4\n${text}\n%%EOF`], `${text}.pdf`, { type: 'application/pdf' });
const form = (fields: Record<string, string>, files: File[] = []) => {
  const body = new FormData();
  const all = { tipo: 'alteracaoCadastral', idVinculo: maria, veracidade: 'true', ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  for (const [at, file] of files.entries()) body.append(`file_${at}`, file);
  return body;
};
const send = async (fields: Record<string, string>, files?: File[], call?: Call) =>
  (call ?? (await worker()))(calls.sendRequest, { body: form(fields, files) });
const status = async (id: string) => (await (await worker())(calls.request, { params: { id } })).status;
const decide = async (id: string) => {
  const hr = await helena();
  const { versao } = await hr(calls.request, { params: { id } });
  return hr(calls.approveRequest, { params: { id }, body: { versao } });
};
const address = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '900', bairro: 'Bela Vista' };
const record = async () =>
  (
    await sql('select street, number, complement, city_code, home_phone from worker_record where employment_id = $1', [
      maria,
    ])
  )[0];

it('offers what may be asked, as it stands: everything to the worker, to a manager what managers read', async () => {
  const offered = async (call: Call) => call(calls.registrationForm, { params: { idVinculo: maria } });
  const own = await offered(await worker());
  expect(own.campos.find(({ campo }) => campo === 'nome')).toMatchObject({
    ...{ provaObrigatoria: true, valeNaHora: false, atual: { nome: expect.any(String) } },
  });
  expect(own.campos.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['endereco', 'conta', 'dependente']));
  const told = (await offered(await app.as('gustavo', 'gestor'))).campos.map(({ campo }) => campo);
  expect(told).toEqual(['nome', 'nascimento', 'nomeSocial', 'emergenciaNome', 'emergenciaTelefone']);
  expect(await codeOf(offered(await app.as('bruno', 'rh')))).toBe('EMPLOYEE_NOT_FOUND');
});

describe('a change of the own record', () => {
  it('of what is the own word holds at once, and nobody decides it', async () => {
    const sent = await send({ campo: 'telefone', valor: '(11) 3224-5566' });
    expect(sent).toMatchObject({ status: 'aprovada', rota: [], prazo: null });
    await expect.poll(() => status(sent.id)).toBe('finalizada');
    expect((await record())?.home_phone).toBe('1132245566');
    const [history] = await sql("select before, after from record_history where verb = 'workerSaved' order by id desc");
    expect(history.after).toEqual({ home_phone: '1132245566' });
  });

  it('of an address is decided by HR alone, then stands on the record with before and after; the same city keeps its code', async () => {
    await sql(
      "update worker_record set city = 'São Paulo', state = 'SP', city_code = '3550308' where employment_id = $1",
      [maria],
    );
    const sent = await send({
      campo: 'endereco',
      valor: JSON.stringify({ ...address, municipio: 'São Paulo', uf: 'SP' }),
    });
    expect(sent).toMatchObject({ status: 'enviada', rota: [{ etapa: 'RH', nomes: ['RH'] }] });
    const manager = await app.as('gustavo', 'gestor');
    expect(await codeOf(manager(calls.request, { params: { id: sent.id } }))).toBe('NOT_FOUND');
    const read = await (await helena())(calls.request, { params: { id: sent.id } });
    expect(read.dados).toMatchObject({
      campo: 'endereco',
      depois: { logradouro: 'Avenida Paulista', complemento: null },
    });
    await decide(sent.id);
    await expect.poll(() => status(sent.id)).toBe('finalizada');
    const stands = { street: 'Avenida Paulista', number: '900', complement: null, city_code: '3550308' };
    expect(await record()).toMatchObject(stands);
  });

  it('a record that changed meanwhile is told to who approves, and nothing is written over', async () => {
    const sent = await send({ campo: 'nomeMae', valor: 'Rosa Lima' }, [pdf('certidao')]);
    const hr = await helena();
    const { versao } = await hr(workerContract.worker, { params: { id: maria } });
    await hr(workerContract.saveWorker, {
      params: { id: maria },
      body: { versao, secao: 'pessoa', campos: { nomeMae: 'Rosa Maria Lima' } },
    });
    expect(await codeOf(decide(sent.id))).toBe('STALE_VERSION');
    expect(await status(sent.id)).toBe('enviada');
  });

  it('brings a dependant, and knows one who is there', async () => {
    const child = { acao: 'incluir', nome: 'Bento Lima', nascimento: '2020-05-04', parentesco: 'filho', para: ['ir'] };
    const valor = JSON.stringify({ ...child, cpf: '52998224725' });
    const sent = await send({ campo: 'dependente', valor }, [pdf('nascimento')]);
    await decide(sent.id);
    await expect.poll(() => status(sent.id)).toBe('finalizada');
    const [kept] = await sql('select dependants from worker_record where employment_id = $1', [maria]);
    expect(kept.dependants).toMatchObject([{ name: 'Bento Lima', cpf: '52998224725', uses: ['ir'] }]);
    const { body } = await refusalOf(send({ campo: 'dependente', valor }, [pdf('outra vez')]));
    expect(body).toMatchObject({ code: 'RECORD_ALREADY_EXISTS', fields: { 'valor.cpf': expect.any(String) } });
  });

  it('of the account asks for the second factor, and two of HR decide it', async () => {
    const valor = JSON.stringify({
      banco: '341',
      agencia: '0655',
      conta: '09052',
      contaDigito: '0',
      tipoConta: 'corrente',
    });
    expect(await codeOf(send({ campo: 'conta', valor }, [pdf('conta')]))).toBe('TWO_FACTOR_NOT_CONFIGURED');
    const checked = await (await worker())(calls.checkRequest, {
      body: form({ campo: 'conta', valor }, [pdf('conta')]),
    });
    expect(checked.rota.map(({ etapa }) => etapa)).toEqual(['RH', 'RH']);
  });
});

it.each([
  [{ campo: 'salario', valor: '900000' }, 'campo', 'INVALID_OPTION'],
  [{ campo: 'cargo', valor: 'Diretora' }, 'campo', 'INVALID_OPTION'],
  [{ valor: 'Rosa' }, 'campo', 'REQUIRED_FIELD'],
  [{ campo: 'nomeMae' }, 'valor', 'REQUIRED_FIELD'],
  [{ campo: 'nomeMae', valor: '' }, 'valor', 'REQUIRED_FIELD'],
  [{ campo: 'nascimento', valor: '31/02/1990' }, 'valor', 'INVALID_DATE'],
  [{ campo: 'nomeMae', valor: 'Rosa Lima', veracidade: 'false' }, 'veracidade', 'REQUIRED_FIELD'],
  [{ campo: 'endereco', valor: '{"salario": 1}' }, 'valor.salario', 'INVALID_REQUEST'],
  [{ campo: 'endereco', valor: '[' }, 'valor', 'INVALID_OPTION'],
  [{ campo: 'dependente', valor: '{"acao": "excluir", "nome": "Ninguém Aqui"}' }, 'valor.nome', 'NOT_FOUND'],
])('%o is refused beside its field', async (fields, field, code) => {
  const { body } = await refusalOf(send(fields, [pdf('x')]));
  expect(body.code).toBe(code);
  expect(Object.keys(body.fields ?? {})).toContain(field);
});

it('without its proof, or saying what stands already, it is not possible', async () => {
  const { body } = await refusalOf(send({ campo: 'estadoCivil', valor: 'casado' }));
  expect(body).toMatchObject({ code: 'REQUEST_NOT_POSSIBLE', data: { causa: 'REGISTRATION_PROOF_MISSING' } });
  const same = await refusalOf(send({ campo: 'telefone', valor: '1132245566' }));
  expect(same.body).toMatchObject({ code: 'REQUEST_NOT_POSSIBLE', data: { causa: 'REGISTRATION_UNCHANGED' } });
});
