import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';
import { lockAwaited } from '#test/waiting.ts';
import { workerJobs } from './worker.jobs.ts';

let app: TestApp;
let maria = '';
let company = '';
beforeAll(async () => {
  app = await startApp();
  [{ id: maria, company_id: company }] = await sql('select id, company_id from employment where person_id = $1', [
    await app.personId('maria'),
  ]);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const open = async (id = maria) => (await helena())(calls.worker, { params: { id } });

const ofJoao = async () =>
  (await sql('select id from employment where person_id = $1', [await app.personId('joao')]))[0].id;

const people = ['RhTrabalhadorVisualizar', 'RhTrabalhadorEditar', 'RhTrabalhadorCriar', 'RhTrabalhadorHistorico'];

describe('GET /trabalhador/rh/{page}/{size}', () => {
  it('finds by part of a name without accents, by registration and by CPF; the CPF is masked', async () => {
    const list = async (pesquisa: string) =>
      (await (await helena())(calls.hrWorkers, { params: { page: '1', size: '10' }, query: { pesquisa } })).items;
    const [joao] = await list('joao bat');
    expect(joao).toMatchObject({ nome: 'João Batista Ferreira', cpf: '***.533.447-**', situacao: 'ativo' });
    const seen = () => sql("select id from access_log where entity = 'cpf' and entity_id = $1", [maria]);
    const before = await seen();
    expect((await list('529.982.247-25')).map(row => row.id)).toEqual([maria]);
    expect(await seen(), 'the person can see that the CPF was looked up').toHaveLength(before.length + 1);
    expect((await list(joao?.matricula ?? '?')).map(row => row.id)).toContain(joao?.id);
    expect(await list('ninguém assim')).toEqual([]);
    expect(await list('%')).toEqual([]);
  });

  it.each(['nome', '-nome', 'matricula', '-admissao', 'admissao'] as const)(
    'by cursor, ordered by %s, meets everybody once, and none of another group',
    async orderBy => {
      const call = await helena();
      const all = await sql(
        "select id from employment where access_group_id = (select id from access_group where name = 'Grupo Pantanal')",
      );
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await call(calls.hrWorkers, { params: { page: '1', size: '2' }, query: { orderBy, after } });
        expect(page.total).toBe(all.length);
        seen.push(...page.items.map(row => row.id));
        after = page.after ?? undefined;
      } while (after);
      expect(seen.toSorted()).toEqual(all.map(row => row.id).toSorted());
    },
  );

  it('refuses a cursor of another order', async () => {
    const call = await helena();
    const { after } = await call(calls.hrWorkers, { params: { page: '1', size: '1' }, query: {} });
    const other = call(calls.hrWorkers, {
      params: { page: '1', size: '1' },
      query: { orderBy: 'matricula', after: after ?? '' },
    });
    expect(await codeOf(other)).toBe('INVALID_PAGE');
  });

  it('narrows by company, department and state; totals, filters and the file agree', async () => {
    const call = await helena();
    await sql("update employment set department = 'Portaria' where id = $1", [maria]);
    const list = async (query: object) =>
      (await call(calls.hrWorkers, { params: { page: '1', size: '100' }, query })).items;
    expect((await list({ lotacao: 'Portaria' })).map(row => row.id)).toEqual([maria]);
    expect((await list({ idEmpresa: company })).map(row => row.id)).toContain(maria);
    expect(await list({ idEmpresa: unknownId })).toEqual([]);
    expect(await list({ lotacao: 'Portaria', situacao: 'desligado' })).toEqual([]);
    await sql(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
       select access_group_id, company_id, id, person_id, 'maternidade', $2 from employment where id = $1`,
      [maria, dayFrom(-1)],
    );
    expect(await list({ situacao: 'afastado' })).toMatchObject([{ id: maria, situacao: 'afastado' }]);
    const [gone] = await sql(
      "update employment set dismissed_on = '2026-01-31' where id = (select id from employment where id <> $1 and access_group_id = (select access_group_id from employment where id = $1) and dismissed_on is null limit 1) returning id",
      [maria],
    );
    const present = (await list({ semDesligados: 'true' })).map(({ id }) => id);
    expect([present.includes(maria), present.includes(gone.id)]).toEqual([true, false]);
    await sql('update employment set dismissed_on = null where id = $1', [gone.id]);
    expect((await call(calls.hrWorkerTotals, { query: { lotacao: 'Portaria' } })).porSituacao).toEqual({
      ativo: 0,
      afastado: 1,
      desligado: 0,
    });
    const inOwnTransaction = await list({ semAcesso: 'true' });
    expect(inOwnTransaction.length).toBeGreaterThan(0);
    expect(inOwnTransaction.some(one => one.entrou)).toBe(false);
    expect((await call(calls.hrWorkerFilters, {})).lotacoes).toContain('Portaria');
    const bearer = await app.bearer('helena');
    const file = await app.send('/trabalhador/rh/exportar?lotacao=Portaria', {
      headers: { authorization: `Bearer ${bearer}`, 'x-profile': 'rh' },
    });
    const text = await file.text();
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('Maria Aparecida Souza;***.982.247-**;');
    await sql('delete from employment_leave where employment_id = $1', [maria]);
  });

  it.each([
    ['regime', 'hiring_regime', 'aprendiz', 'diretor'],
    ['tomador', 'client', 'Mercado Peixoto', 'Mercado'],
  ] as const)('narrows by %s, told in each row; totals and the file agree', async (name, column, value, other) => {
    await sql(`update employment set ${column} = null where ${column} = any ($1)`, [[value, other]]);
    await sql(`update employment set ${column} = $2 where id = $1`, [maria, value]);
    const call = await helena();
    const list = (wanted: string) =>
      call(calls.hrWorkers, { params: { page: '1', size: '100' }, query: { [name]: wanted } });
    expect(await list(value)).toMatchObject({ total: 1, items: [{ id: maria, [name]: value }] });
    expect(await list(other)).toMatchObject({ total: 0, items: [] });
    expect((await call(calls.hrWorkerTotals, { query: { [name]: value } })).total).toBe(1);
    const file = await app.send(`/trabalhador/rh/exportar?${name}=${encodeURIComponent(value)}`, {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
    });
    const [head, row, end] = (await file.text()).split('\r\n').map(line => line.split(';'));
    expect(end).toEqual(['']);
    expect(row?.[0]).toBe('Maria Aparecida Souza');
    const told = Object.fromEntries(head?.map((title, at) => [title, row?.[at]]) ?? []);
    expect(told).toMatchObject(name === 'regime' ? { 'Tipo de contrato': 'Aprendiz' } : { Tomador: value });
  });

  it('a client of the workers there are is one to choose', async () => {
    await sql("update employment set client = 'Mercado Peixoto' where id = $1", [maria]);
    expect((await (await helena())(calls.hrWorkerFilters, {})).tomadores).toContain('Mercado Peixoto');
  });
});

describe('GET /trabalhador/{id}', () => {
  it('tells the record with what is missing, CPF masked, and leaves a trace for the person', async () => {
    const record = await open();
    expect(record).toMatchObject({ nome: 'Maria Aparecida Souza', cpf: '***.982.247-**', situacao: 'ativo' });
    expect(record.secoes.find(one => one.secao === 'pessoa')?.faltam).toContain('nascimento');
    expect(record.can).toContain('mudar');
    const log = await sql("select entity from access_log where entity = 'employment' and entity_id = $1", [maria]);
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(record)).not.toContain('52998224725');
  });

  it('has the photo of who has one, which is sent to who reads the record', async () => {
    const [{ idUsuario }] = await sql('select person_id as "idUsuario" from employment where id = $1', [maria]);
    expect((await open()).foto).toBeNull();
    await sql('update person set photo_sha256 = $2 where id = $1', [idUsuario, 'a'.repeat(64)]);
    expect((await open()).foto).toEqual({ idUsuario, imagem: 'a'.repeat(64) });
    await sql('update person set photo_sha256 = null where id = $1', [idUsuario]);
  });

  it('without the grants of pay and of bank tells neither, nor that something of it is missing', async () => {
    await sql(
      `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary) select id, access_group_id, company_id, person_id, 286000 from employment where id = $1`,
      [maria],
    );
    expect((await open()).campos.salario).toBe(286_000);
    await helenaWith(app, people, async () => {
      const record = await open();
      expect(record.campos).not.toHaveProperty('salario');
      expect(record.campos).not.toHaveProperty('conta');
      expect(record.secoes.filter(one => !one.ve)).toEqual([
        { secao: 'pagamento', ve: false, edita: false, faltam: [] },
        { secao: 'banco', ve: false, edita: false, faltam: [] },
      ]);
    });
  });

  it('says whom they answer to today, to who may read the org chart and reaches both', async () => {
    const boss = await ofJoao();
    await sql('delete from reporting_line where employment_id = $1', [maria]);
    expect((await open()).gestao).toBeNull();
    await sql(
      `insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day)
       select access_group_id, company_id, id, person_id, l.manager, l.day::date from employment,
         (values (null::uuid, '2021-03-12'), ($2::uuid, $3), (null, $4)) l(manager, day) where id = $1`,
      [maria, boss, dayFrom(-1), dayFrom(5)],
    );
    expect((await open()).gestao).toEqual({ id: boss, nome: 'João Batista Ferreira' });
    await helenaWith(app, [...people, 'RhOrganogramaVisualizar'], async () =>
      expect((await open()).gestao).toMatchObject({ id: boss }),
    );
    await helenaWith(app, people, async () => expect((await open()).gestao).toBeNull());
    await helenaReaching(app, { workers: [maria] }, async () => expect((await open()).gestao).toBeNull());
    await sql("update company set app_accesses = array_remove(app_accesses, 'organograma')");
    expect((await open()).gestao).toBeNull();
    await sql("update company set app_accesses = app_accesses || '{organograma}'");
  });

  it('is not found for another group', async () => {
    const call = await app.as('bruno', 'rh');
    expect(await codeOf(call(calls.worker, { params: { id: maria } }))).toBe('EMPLOYEE_NOT_FOUND');
  });
});

describe('POST /trabalhador/{id}/cpf', () => {
  it('shows it in full and records that it was read', async () => {
    expect(await (await helena())(calls.showWorkerCpf, { params: { id: maria } })).toEqual({ cpf: '52998224725' });
    const log = await sql(
      "select person_id, opened_by from access_log where entity = 'cpf' and entity_id = $1 order by id desc limit 1",
      [maria],
    );
    expect(log).toEqual([{ person_id: await app.personId('maria'), opened_by: await app.personId('helena') }]);
    expect(app.logged.join()).not.toContain('52998224725');
  });
});

describe('PUT /trabalhador/{id}', () => {
  const save = async (body: object) => {
    const { versao } = await open();
    return (await helena())(calls.saveWorker, { params: { id: maria }, body: { versao, ...body } as never });
  };

  it('keeps a section in its columns, without punctuation; the history has before and after', async () => {
    const campos = {
      cep: '07760-000',
      logradouro: 'Avenida Tenente Marques',
      numero: '1820',
      municipio: 'Cajamar',
      uf: 'SP',
    };
    const saved = await save({ secao: 'endereco', campos });
    expect(saved.campos).toMatchObject({ cep: '07760000', uf: 'SP' });
    expect(saved.secoes.find(one => one.secao === 'endereco')?.faltam).toEqual([]);
    expect(await sql('select cep, street, state from worker_record where employment_id = $1', [maria])).toEqual([
      { cep: '07760000', street: 'Avenida Tenente Marques', state: 'SP' },
    ]);
    const [history] = await sql(
      "select before, after from record_history where verb = 'workerSaved' order by id desc limit 1",
    );
    expect([history.before.cep, history.after.cep]).toEqual([null, '07760000']);
  });

  it('tells every fault beside its field, and saves nothing', async () => {
    const { body } = await refusalOf(save({ secao: 'documentos', campos: { pis: '123.45678.90-5', rgUf: 'XX' } }));
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['pis', 'rgUf']);
    expect((await open()).campos.rgUf).toBeNull();
    expect(await codeOf(save({ secao: 'documentos', campos: { nome: 'X' } }))).toBe('INVALID_REQUEST');
    expect(await codeOf(save({ secao: 'contrato', campos: { lotacao: 'Outra' } }))).toBe('INVALID_REQUEST');
    expect(await codeOf(save({ secao: 'pessoa', campos: { nome: ' ' } }))).toBe('REQUIRED_FIELD');
  });

  it('refuses a version that was overtaken', async () => {
    const { versao } = await open();
    const call = await helena();
    const body = { secao: 'contato' as const, versao, campos: { telefone: '1133334444' } };
    await call(calls.saveWorker, { params: { id: maria }, body });
    expect(await codeOf(call(calls.saveWorker, { params: { id: maria }, body }))).toBe('STALE_VERSION');
  });

  it('of two savings at once one wins', async () => {
    const { versao } = await open();
    const call = await helena();
    const body = { secao: 'contato' as const, versao, campos: { emergenciaNome: 'Rita' } };
    const both = await Promise.allSettled([1, 2].map(() => call(calls.saveWorker, { params: { id: maria }, body })));
    expect(both.filter(one => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses the registration of another of the company, and "not informed" for who was admitted since April 2024', async () => {
    const [other] = await sql('select registration from employment where company_id = $1 and id <> $2 limit 1', [
      company,
      maria,
    ]);
    expect(await codeOf(save({ secao: 'contrato', campos: { matricula: `00${other.registration}` } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
    await sql("update employment set admitted_on = '2024-04-22' where id = $1", [maria]);
    expect(await codeOf(save({ secao: 'pessoa', campos: { racaCor: 'naoInformada' } }))).toBe('INVALID_OPTION');
    await sql("update employment set admitted_on = '2021-03-12' where id = $1", [maria]);
    await save({ secao: 'pessoa', campos: { racaCor: 'naoInformada' } });
    expect(await sql('select ethnicity from worker_record where employment_id = $1', [maria])).toEqual([
      { ethnicity: 'naoInformada' },
    ]);
  });

  it('pay needs its own grant, and a second bank account is not put in the place of the first', async () => {
    await helenaWith(app, people, async () => {
      expect(await codeOf(save({ secao: 'pagamento', campos: { diaPagamento: 5 } }))).toBe('OPERATION_NOT_ALLOWED');
      expect(await codeOf(save({ secao: 'banco', campos: {} }))).toBe('OPERATION_NOT_ALLOWED');
    });
    const account = { banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' };
    expect(await codeOf(save({ secao: 'banco', campos: { ...account, contaDigito: '2' } }))).toBe(
      'INVALID_BANK_ACCOUNT',
    );
    const saved = await save({ secao: 'banco', campos: account });
    expect(saved.secoes.find(one => one.secao === 'banco')?.edita).toBe(false);
    expect(
      await codeOf(save({ secao: 'banco', campos: { ...account, agencia: '0655', conta: '09052', contaDigito: '0' } })),
    ).toBe('STATUS_FORBIDS');
    expect(await sql('select branch from worker_bank where employment_id = $1', [maria])).toEqual([{ branch: '2545' }]);
  });

  it('keeps dependants; a masked CPF that comes back is the one there is', async () => {
    const child = {
      nome: 'Lia Souza',
      cpf: '111.444.777-35',
      nascimento: '2015-02-03',
      parentesco: 'filho',
      para: ['ir'],
    };
    const { dependentes } = await save({ secao: 'dependentes', campos: {}, dependentes: [child] });
    expect(dependentes).toMatchObject([{ nome: 'Lia Souza', cpf: '***.444.777-**' }]);
    await save({
      secao: 'dependentes',
      campos: {},
      dependentes: [...dependentes, { ...child, nome: 'Téo Souza', cpf: null }],
    });
    const [row] = await sql('select dependants from worker_record where employment_id = $1', [maria]);
    expect(row.dependants.map((one: { cpf: string }) => one.cpf)).toEqual(['11144477735', null]);
    expect(
      await codeOf(save({ secao: 'dependentes', campos: {}, dependentes: [{ ...child, cpf: '11144477730' }] })),
    ).toBe('INVALID_CPF');
  });
});

describe('POST /trabalhador/{id}/mudancas', () => {
  const change = async (aPartirDe: string, campos: object, motivo?: string) =>
    (await helena())(calls.changeWorker, { params: { id: maria }, body: { aPartirDe, campos, motivo } as never });
  const columns = async () =>
    (
      await sql(
        'select e.department, p.salary::integer from employment e join worker_pay p on p.employment_id = e.id where e.id = $1',
        [maria],
      )
    )[0];

  it('from today on holds at once; what held before keeps its days', async () => {
    await sql("update employment set department = 'Portaria' where id = $1", [maria]);
    const record = await change(dayFrom(-3), { lotacao: 'Expedição' }, 'Nova equipe');
    expect((await columns()).department).toBe('Expedição');
    expect(
      record.mudancas.filter(one => one.campo === 'lotacao').map(({ valor, aPartirDe }) => [valor, aPartirDe]),
    ).toEqual([
      ['Expedição', dayFrom(-3)],
      ['Portaria', '2021-03-12'],
    ]);
  });

  it('from a day to come waits for it; the job puts it in its place, once', async () => {
    const record = await change(dayFrom(20), { lotacao: 'Almoxarifado', salario: 300_000 });
    expect(record.campos.lotacao).toBe('Expedição');
    expect(record.mudancas.find(one => one.valor === 300_000)).toMatchObject({ campo: 'salario', futura: true });
    await sql(
      "update employment_change set from_day = (now() at time zone 'America/Sao_Paulo')::date - 1 where applied_at is null and employment_id = $1",
      [maria],
    );
    const [job] = workerJobs({ pool: app.database.pool, files: { remove: async () => true } });
    for (let times = 0; times < 2; times++) await job?.run({} as never, new AbortController().signal);
    expect(await columns()).toEqual({ department: 'Almoxarifado', salary: 300_000 });
    expect(await sql("select from record_history where verb = 'workerChangeTookEffect'")).toHaveLength(2);
  });

  it('an older day does not push aside what holds since a later one', async () => {
    await change('2023-05-01', { lotacao: 'Recepção' });
    expect((await columns()).department).toBe('Almoxarifado');
  });

  it('refuses the same day twice, a day before the admission, no change, and a field that is not dated', async () => {
    expect(await codeOf(change('2023-05-01', { lotacao: 'Outra' }))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(change('2021-03-11', { lotacao: 'Outra' }))).toBe('DATE_OUT_OF_RANGE');
    expect(await codeOf(change(dayFrom(5), { lotacao: 'Almoxarifado' }))).toBe('REQUIRED_FIELD');
    expect(await codeOf(change(dayFrom(5), {}))).toBe('REQUIRED_FIELD');
    expect(await codeOf(change(dayFrom(5), { nome: 'Outra' }))).toBe('INVALID_REQUEST');
    expect(await codeOf(change('2026-02-30', { lotacao: 'Outra' }))).toBe('INVALID_DATE');
  });

  it('of pay needs its own grant', () =>
    helenaWith(app, people, async () => {
      expect(await codeOf(change(dayFrom(9), { salario: 400_000 }))).toBe('OPERATION_NOT_ALLOWED');
      const record = await change(dayFrom(9), { cargo: 'Líder' });
      expect(record.mudancas.some(one => one.campo === 'salario')).toBe(false);
    }));

  it('leaves receipts as they were', async () => {
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, department, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 9, name, registration, 'Portaria', 1000, 100, 900, '[]', 'X' || id from employment where id = $1`,
      [maria],
    );
    await change(dayFrom(0), { lotacao: 'Torre' });
    expect(await sql('select department from receipt where employment_id = $1', [maria])).toEqual([
      { department: 'Portaria' },
    ]);
  });
});

describe('DELETE /trabalhador/{id}/mudancas/{idMudanca}', () => {
  it('takes back what is yet to come, never what holds', async () => {
    const call = await helena();
    const { mudancas } = await open();
    const future = mudancas.find(one => one.futura);
    const past = mudancas.find(one => !one.futura);
    const take = (idMudanca = '') => call(calls.takeBackWorkerChange, { params: { id: maria, idMudanca } });
    expect(await codeOf(take(past?.id))).toBe('STATUS_FORBIDS');
    expect((await take(future?.id)).mudancas.some(one => one.futura)).toBe(false);
    expect(await codeOf(take(future?.id))).toBe('NOT_FOUND');
    expect(await sql("select from record_history where verb = 'workerChangeTakenBack'")).toHaveLength(1);
  });
});

describe('GET /trabalhador/{id}/linha-do-tempo, /historico', () => {
  it('the newest first; pay and receipts only for who may see them', async () => {
    const entries = await (await helena())(calls.workerTimeline, { params: { id: maria } });
    expect(entries.map(one => one.dia)).toEqual(
      entries
        .map(one => one.dia)
        .toSorted()
        .reverse(),
    );
    expect(entries.at(-1)).toMatchObject({ fato: { codigo: 'admitted' } });
    expect(entries.find(one => one.fato.valores.valor === 'Torre')).toMatchObject({
      tipo: 'contrato',
      fato: { valores: { campo: 'lotacao', antes: 'Almoxarifado' } },
    });
    expect(entries.some(one => one.tipo === 'salario')).toBe(true);
    expect(entries.some(one => one.tipo === 'recibo')).toBe(true);
    // what held on the day of the admission, not what holds now
    expect(entries.at(-1)?.fato.valores.salario).toBe('286000');
    await helenaWith(app, people, async () => {
      const plain = await (await helena())(calls.workerTimeline, { params: { id: maria } });
      expect(plain.filter(one => one.tipo === 'salario' || one.tipo === 'recibo')).toEqual([]);
      expect(plain.at(-1)?.fato.valores).not.toHaveProperty('salario');
      const history = await (await helena())(calls.workerHistory, { params: { id: maria } });
      expect(history.length).toBeGreaterThan(3);
      expect(JSON.stringify(history)).not.toMatch(/salario|300000|02366/);
    });
    const history = await (await helena())(calls.workerHistory, { params: { id: maria } });
    expect(JSON.stringify(history)).toContain('300000');
    expect(history[0]).toMatchObject({ quem: 'Helena Martins Prado' });
  });
});

describe('POST /trabalhador', () => {
  const create = async (body: object) =>
    (await helena())(calls.createWorker, {
      body: { idEmpresa: company, cpf: '111.444.777-35', campos: {}, ...body } as never,
    });
  const campos = {
    nome: 'Jéssica Nascimento Prado',
    matricula: '20898',
    admissao: '2021-03-12',
    cargo: 'Auxiliar',
    salario: 198_000,
  };

  it('registers person, employment and role; what is dated holds from the admission', async () => {
    const { id } = await create({ campos });
    const record = await open(id);
    expect(record).toMatchObject({ nome: campos.nome, entrou: false, campos: { cargo: 'Auxiliar', salario: 198_000 } });
    expect(record.mudancas.every(one => one.aPartirDe === '2021-03-12')).toBe(true);
    expect(record.can).toContain('convidar');
    expect(
      await sql("select m.role from membership m join person p on p.id = m.person_id where p.cpf = '11144477735'"),
    ).toEqual([{ role: 'EMPREGADO' }]);
    expect(
      await sql("select from record_history where verb = 'workerRegistered' and entity_id = $1", [id]),
    ).toHaveLength(1);
  });

  it('refuses a CPF typed wrong, a registration taken, a company out of reach, and what is missing', async () => {
    expect(await codeOf(create({ cpf: '111.444.777-36', campos }))).toBe('INVALID_CPF');
    expect(await codeOf(create({ campos }))).toBe('RECORD_ALREADY_EXISTS');
    const [foreign] = await sql("select id from company where cnpj like 'B0REA%'");
    expect(await codeOf(create({ idEmpresa: foreign.id, campos: { ...campos, matricula: '1' } }))).toBe('NOT_FOUND');
    const { body } = await refusalOf(create({ campos: { cargo: 'Auxiliar' } }));
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['admissao', 'matricula', 'nome']);
    await helenaWith(app, people, async () =>
      expect(await codeOf(create({ campos: { ...campos, matricula: '2' } }))).toBe('OPERATION_NOT_ALLOWED'),
    );
  });

  it('is not for who reaches named workers alone: they would not see whom they made', async () => {
    await helenaReaching(app, { workers: [maria] }, async () =>
      expect(await codeOf(create({ campos: { ...campos, matricula: '3' } }))).toBe('OPERATION_NOT_ALLOWED'),
    );
    await helenaReaching(app, { companies: [company] }, async () =>
      expect((await open((await create({ campos: { ...campos, matricula: '3' } })).id)).campos.matricula).toBe('3'),
    );
  });

  it('one person has several employments, each told in the other', async () => {
    const { id } = await create({
      cpf: '52998224725',
      campos: { nome: 'Maria A. Souza', matricula: '30001', admissao: '2026-01-05' },
    });
    expect((await open(id)).vinculos.map(one => one.id)).toContain(maria);
    expect((await open()).vinculos.map(one => one.id)).toEqual([id]);
    expect(await sql("select name from person where cpf = '52998224725'")).toEqual([{ name: 'Maria Aparecida Souza' }]);
  });
});

describe('a text that the database can’t keep', () => {
  it.each([
    ['a zero character', 'Ana\0Lia'],
    ['half a surrogate pair', 'Ana\ud800Lia'],
  ])('%s is refused beside its field, whatever the call', async (_what, text) => {
    const call = await helena();
    const { versao } = await open();
    const saved = call(calls.saveWorker, {
      params: { id: maria },
      body: { secao: 'pessoa', versao, campos: { nomeSocial: text } },
    });
    expect((await refusalOf(saved)).body).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { 'campos.nomeSocial': expect.any(String) },
    });
    const key = call(calls.saveWorker, {
      params: { id: maria },
      body: { secao: 'pessoa', versao, campos: { [text]: 'x' } },
    });
    expect(await codeOf(key)).toBe('INVALID_REQUEST');
    if (text.includes('\0')) {
      const list = call(calls.hrWorkers, { params: { page: '1', size: '10' }, query: { pesquisa: text } });
      expect(await codeOf(list)).toBe('INVALID_REQUEST');
      expect(await codeOf(call(calls.worker, { params: { id: text } }))).toBe('NOT_FOUND');
    }
    expect((await open()).versao).toBe(versao);
  });
});

describe('POST /trabalhador/{id}/desligamento, /reativacao', () => {
  it('ends the employment on a day, and takes it back', async () => {
    const call = await helena();
    const [{ id }] = await sql("select id from employment where registration = '20898'");
    const motivo = 'Pedido de demissão do trabalhador';
    const dismiss = (em: string) => call(calls.dismissWorker, { params: { id }, body: { em, motivo } });
    expect(await codeOf(dismiss('2021-03-11'))).toBe('START_AFTER_END');
    expect(await codeOf(call(calls.reactivateWorker, { params: { id } }))).toBe('STATUS_FORBIDS');
    const gone = await dismiss('2026-10-31');
    expect(gone).toMatchObject({ situacao: 'desligado', desligamento: '2026-10-31', motivoDesligamento: motivo });
    expect(gone.can).toContain('reativar');
    expect(await codeOf(dismiss('2026-10-31'))).toBe('STATUS_FORBIDS');
    const body = { aPartirDe: dayFrom(1), campos: { cargo: 'Outro' } };
    expect(await codeOf(call(calls.changeWorker, { params: { id }, body }))).toBe('STATUS_FORBIDS');
    expect(await call(calls.reactivateWorker, { params: { id } })).toMatchObject({
      situacao: 'ativo',
      desligamento: null,
    });
    expect(await sql('select dismissed_on, dismissal_reason from employment where id = $1', [id])).toEqual([
      { dismissed_on: null, dismissal_reason: null },
    ]);
    expect(
      await sql(
        "select verb from record_history where entity_id = $1 and verb in ('workerDismissed', 'workerReactivated')",
        [id],
      ),
    ).toHaveLength(2);
  });

  it.each([0, 20])('is taken back while its day, %i from today, has not passed', async days => {
    const call = await helena();
    const id = await ofJoao();
    const em = dayFrom(days);
    const body = { em, motivo: 'Fim do contrato de experiência' };
    const told = await call(calls.dismissWorker, { params: { id }, body });
    expect(told).toMatchObject({ situacao: 'ativo', desligamento: em });
    expect(told.can).toContain('reativar');
    expect(told.can).not.toContain('desligar');
    const listed = await call(calls.hrWorkers, {
      params: { page: '1', size: '5' },
      query: { pesquisa: told.campos.matricula?.toString() },
    });
    expect(listed.items.find(row => row.id === id)?.can).toEqual(told.can.filter(act => act !== 'trocarConta'));
    expect((await call(calls.reactivateWorker, { params: { id } })).can).toContain('desligar');
    expect(await sql('select dismissed_on from employment where id = $1', [id])).toEqual([{ dismissed_on: null }]);
  });

  it('refuses days that no calendar of work has, also of who has no admission', async () => {
    const call = await helena();
    const id = await ofJoao();
    const [{ admitted_on }] = await sql('select admitted_on::text from employment where id = $1', [id]);
    await sql('update employment set admitted_on = null where id = $1', [id]);
    const dismiss = (em: string) =>
      call(calls.dismissWorker, { params: { id }, body: { em, motivo: 'Fim do contrato de experiência' } });
    const change = (aPartirDe: string) =>
      call(calls.changeWorker, { params: { id }, body: { aPartirDe, campos: { cargo: 'Outro' } } });
    for (const day of ['0000-01-01', '1899-12-31', '9999-12-31']) {
      expect((await refusalOf(dismiss(day))).body.fields).toHaveProperty('em');
      expect((await refusalOf(change(day))).body.fields).toHaveProperty('aPartirDe');
    }
    expect((await refusalOf(dismiss('2027-02-29'))).body.fields).toHaveProperty('em');
    await sql('update employment set admitted_on = $2 where id = $1', [id, admitted_on]);
  });
});

describe('POST /trabalhador/rh/convites', () => {
  it('sends a link to who has no account and a contact; counts the others; names nobody of another group', async () => {
    const call = await helena();
    const [{ id }] = await sql("select id from employment where registration = '20898'");
    const invite = (ids: string[]) => call(calls.inviteWorkers, { body: { ids } });
    expect(await invite([id, maria])).toEqual({ convidados: 0, semContato: 1, contatoDeOutro: 0, jaEntraram: 1 });
    const { versao } = await open(id);
    await call(calls.saveWorker, {
      params: { id },
      body: { secao: 'contato', versao, campos: { email: 'jessica@pantanal.test' } },
    });
    expect(await invite([id])).toEqual({ convidados: 1, semContato: 0, contatoDeOutro: 0, jaEntraram: 0 });
    expect(await sql("select c.contact from access_letter c where c.kind = 'invitation'")).toEqual([
      { contact: 'jessica@pantanal.test' },
    ]);
    const [foreign] = await sql(
      "select id from employment where access_group_id = (select id from access_group where name = 'Grupo Boreal') limit 1",
    );
    expect(await codeOf(invite([foreign.id]))).toBe('NOT_FOUND');
  });
});

describe('support acting for HR', () => {
  it('reads a record and changes nothing of it', async () => {
    const { id } = await (await helena())(identityContract.askSupport, { body: { motivo: 'Não consigo publicar' } });
    await (await helena())(identityContract.grantSupport, { params: { id }, body: { minutos: 60 } });
    const opened = await (await app.as('suporte', 'admin'))(identityContract.supportRequest, { params: { id } });
    const call = clientOf(app.base, opened.access_token ?? '', 'rh');
    const record = await call(calls.worker, { params: { id: maria } });
    expect(record.secoes.filter(one => one.edita)).toEqual([]);
    const save = (secao: 'contato' | 'banco' | 'endereco') =>
      call(calls.saveWorker, { params: { id: maria }, body: { secao, versao: record.versao, campos: {} } });
    expect(await codeOf(save('contato'))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(save('banco'))).toBe('SUPPORT_ACT_FORBIDDEN');
    const account = { conta: '09052' };
    const asked = call(calls.askBankChange, { params: { id: maria }, body: { versao: 1, campos: account } });
    expect(await codeOf(asked)).toBe('SUPPORT_ACT_FORBIDDEN');
    const cancelled = call(calls.cancelBankChange, { params: { id: maria, idMudanca: unknownId } });
    expect(await codeOf(cancelled)).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(call(calls.inviteWorkers, { body: { ids: [maria] } }))).toBe('SUPPORT_ACT_FORBIDDEN');
    const campos = { nome: 'Outra Pessoa', matricula: '40001', admissao: '2026-01-05', email: 'outra@pantanal.test' };
    const created = call(calls.createWorker, { body: { idEmpresa: company, cpf: '52513127765', campos } });
    expect(await codeOf(created)).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await codeOf(save('endereco'))).toBe('SUPPORT_ACT_FORBIDDEN');
  });
});

describe('one registration saved twice at once', () => {
  it('one is kept, the other refused beside its field', async () => {
    const call = await helena();
    const made = async (nine: string) => {
      const campos = { nome: 'Gêmea Souza', matricula: `G-${nine}`, admissao: '2022-01-03' };
      const { id } = await call(calls.createWorker, { body: { idEmpresa: company, cpf: nine, campos } });
      return { id, versao: (await call(calls.worker, { params: { id } })).versao };
    };
    const twins = [await made('52998224725'), await made('39053344705')];
    const second = await app.database.owner.connect();
    try {
      // the first has saved and not committed: the second sees nothing of it and waits at the index
      await second.query('begin');
      await second.query("update employment set registration = 'MESMA-1' where id = $1", [twins[0]?.id]);
      const saving = codeOf(
        call(calls.saveWorker, {
          params: { id: twins[1]?.id ?? '' },
          body: { secao: 'contrato', versao: twins[1]?.versao ?? 0, campos: { matricula: 'MESMA-1' } },
        }),
      );
      await lockAwaited(app.database.owner);
      await second.query('commit');
      expect(await saving).toBe('RECORD_ALREADY_EXISTS');
    } finally {
      second.release();
    }
    expect(await sql("select id from employment where registration = 'MESMA-1'")).toEqual([{ id: twins[0]?.id }]);
  });
});
