import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { recordFormContract as calls } from '@cracha/contract/features/worker/record-form.contract.ts';
import { workerContract as workers } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { registryCpf, registryWorld } from './registry/registry-world.factory.ts';

let app: TestApp;
let maria = '';
let company = '';
let cnpj = '';
beforeAll(async () => {
  app = await startApp();
  [{ id: maria, company_id: company, cnpj }] = await sql(
    'select e.id, e.company_id, c.cnpj from employment e join company c on c.id = e.company_id where e.person_id = $1',
    [await app.personId('maria')],
  );
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const formOf = async (id = company) => (await helena())(calls.recordForm, { params: { id } });
type Form = Awaited<ReturnType<typeof formOf>>;
type Asked = Partial<Form['campos'][number]> & { nome: string };
const own = (field: Asked) => ({
  tipo: 'texto' as const,
  opcoes: [],
  obrigatorio: false,
  secao: 'contrato' as const,
  retirado: false,
  ...field,
});
const save = async (campos: object[], more: object = {}, id = company) => {
  const { versao, exigidos } = await formOf(id);
  const body = { versao, exigidos, campos, ...more };
  return (await helena())(calls.saveRecordForm, { params: { id }, body: body as never });
};
const open = async (id = maria) => (await helena())(workers.worker, { params: { id } });
const saveRecord = async (secao: string, campos: object) => {
  const { versao } = await open();
  return (await helena())(workers.saveWorker, { params: { id: maria }, body: { secao, versao, campos } as never });
};
let next = 400_000_000;
const create = async (campos: object) =>
  (await helena())(workers.createWorker, {
    body: {
      idEmpresa: company,
      cpf: registryCpf(next++),
      campos: { nome: 'Rosa Moreira Lins', matricula: `R${next}`, admissao: '2021-03-12', ...campos } as never,
    },
  });
const people = ['RhTrabalhadorVisualizar', 'RhTrabalhadorEditar', 'RhTrabalhadorCriar', 'RhTrabalhadorHistorico'];

describe('PUT /Empresa/{id}/ficha', () => {
  it('keeps fields in their order, with the history; of another version, company or kind it refuses', async () => {
    const { versao } = await formOf();
    const { campos } = await save([
      own({ nome: 'Tamanho do uniforme', tipo: 'opcao', opcoes: ['P', 'M', 'G'] }),
      own({ nome: 'Armário', secao: 'pessoa' }),
    ]);
    expect(campos.map(({ nome }) => nome)).toEqual(['Tamanho do uniforme', 'Armário']);
    expect(
      await sql('select name, kind, options, section, place from company_field where company_id = $1 order by place', [
        company,
      ]),
    ).toEqual([
      { name: 'Tamanho do uniforme', kind: 'option', options: ['P', 'M', 'G'], section: 'contrato', place: 0 },
      { name: 'Armário', kind: 'text', options: [], section: 'pessoa', place: 1 },
    ]);
    expect(
      (
        await sql("select after from record_history where verb = 'companyRecordFormSaved' and entity_id = $1", [
          company,
        ])
      ).at(-1)?.after,
    ).toEqual({ requiredFields: '', ownFields: 'Tamanho do uniforme, Armário' });
    const [first, second] = campos;
    expect(await codeOf(save(campos, { versao }))).toBe('STALE_VERSION');
    expect(await codeOf(save([first ?? {}]))).toBe('INVALID_REQUEST');
    expect(await codeOf(save([...campos, own({ nome: 'ARMÁRIO' })]))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(save([first ?? {}, { ...second, tipo: 'numero' }]))).toBe('INVALID_OPTION');
    expect(await codeOf(save([first ?? {}, { ...second, secao: 'pagamento' }]))).toBe('INVALID_OPTION');
    expect(await codeOf(save([...campos, own({ nome: 'Cor', tipo: 'opcao', opcoes: ['azul'] })]))).toBe(
      'REQUIRED_FIELD',
    );
    expect(await codeOf(save(campos, { exigidos: ['nome'] }))).toBe('INVALID_OPTION');
    expect(await codeOf(save(campos, { exigidos: ['nomeSocial'] }))).toBe('INVALID_OPTION');
    const swapped = await save([
      { ...second, nome: 'Tamanho do uniforme' },
      { ...first, nome: 'Armário' },
    ]);
    expect(swapped.campos.map(({ id, nome }) => [id, nome])).toEqual([
      [second?.id, 'Tamanho do uniforme'],
      [first?.id, 'Armário'],
    ]);
    await save(campos);
  });

  it('takes twenty in use, a retired one doesn’t count', async () => {
    const { campos } = await formOf();
    const more = Array.from({ length: 20 - campos.length }, (_, at) => own({ nome: `Campo ${at}` }));
    const full = await save([...campos, ...more]);
    expect(await codeOf(save([...full.campos, own({ nome: 'Mais um' })]))).toBe('MAX_VALUE');
    const retired = full.campos.map((field, at) => ({ ...field, retirado: at >= 2 }));
    await save([...retired, own({ nome: 'Mais um' })]);
    expect(
      await sql('select count(*)::int as n from company_field where company_id = $1 and retired_at is null', [company]),
    ).toEqual([{ n: 3 }]);
    const all = (await formOf()).campos;
    await save(all.map(field => ({ ...field, retirado: field.retirado || field.nome === 'Mais um' })));
  });

  it('is for who edits companies; another group’s company is nobody’s', async () => {
    const [other] = await sql(
      'select id from company where access_group_id <> (select access_group_id from company where id = $1) limit 1',
      [company],
    );
    expect(await codeOf((await helena())(calls.recordForm, { params: { id: other.id } }))).toBe('NOT_FOUND');
    const body = { versao: 1, exigidos: [], campos: [] };
    for (const id of [other.id, unknownId])
      expect(await codeOf((await helena())(calls.saveRecordForm, { params: { id }, body }))).toBe('NOT_FOUND');
    await helenaWith(app, [...people, 'RhEmpresaVisualizar'], async () => {
      expect((await formOf()).campos.length).toBeGreaterThan(0);
      expect(await codeOf(save([]))).toBe('OPERATION_NOT_ALLOWED');
    });
  });
});

describe('a record with fields of the company’s own', () => {
  let size = '';
  let locker = '';
  beforeAll(async () => {
    const { campos } = await formOf();
    [size, locker] = [campos[0]?.id ?? '', campos[1]?.id ?? ''];
  });

  it('tells, checks and keeps them in its section, with the history', async () => {
    const { camposProprios, campos } = await open();
    expect(camposProprios.map(({ nome }) => nome)).toEqual(['Tamanho do uniforme', 'Armário']);
    expect(campos[size]).toBe(null);
    expect((await saveRecord('contrato', { [size]: 'M' })).campos[size]).toBe('M');
    expect(await sql('select own_fields from worker_record where employment_id = $1', [maria])).toEqual([
      { own_fields: { [size]: 'M' } },
    ]);
    const [kept] = await sql(
      "select before, after from record_history where verb = 'workerSaved' and entity_id = $1 order by id desc limit 1",
      [maria],
    );
    expect(kept).toEqual({ before: { [`own:${size}`]: null }, after: { [`own:${size}`]: 'M' } });
    const [told] = await (await helena())(workers.workerHistory, { params: { id: maria } });
    expect(told).toMatchObject({ antes: { [size]: null }, depois: { [size]: 'M' } });
    const { items } = await (await helena())(historyContract.recordHistory, {
      params: { size: '10' },
      query: { tipo: 'trabalhador' },
    } as never);
    expect(items[0]?.mudancas).toEqual([{ campo: 'campoProprio', antes: null, depois: null, oculto: true }]);
    const refused = await refusalOf(saveRecord('contrato', { [size]: 'GG' }));
    expect([refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual(['INVALID_OPTION', [size]]);
    // of another section, and of nobody
    expect(await codeOf(saveRecord('pessoa', { [size]: 'M' }))).toBe('INVALID_REQUEST');
    expect(await codeOf(saveRecord('pessoa', { [unknownId]: 'M' }))).toBe('INVALID_REQUEST');
    expect(await codeOf(saveRecord('pessoa', { [locker]: 'a' }))).toBe('MIN_LENGTH');
    expect(await codeOf(saveRecord('pessoa', { [locker]: 'a'.repeat(121) }))).toBe('MAX_LENGTH');
  });

  it('a required one lacks in the records there are: said, and refused only where its own section is saved', async () => {
    const { campos } = await formOf();
    await save(
      campos.map(field => ({ ...field, obrigatorio: field.id === locker })),
      { exigidos: ['nomeMae', 'cargo'] },
    );
    const record = await open();
    expect(record.exigidos).toEqual(['nomeMae', 'cargo']);
    const lacking = record.secoes.find(({ secao }) => secao === 'pessoa')?.faltam ?? [];
    expect(lacking).toEqual(expect.arrayContaining([locker, 'nomeMae']));
    expect(lacking.filter(name => name === 'nomeMae')).toHaveLength(1);
    await saveRecord('contato', { telefone: '1133334444' });
    const refused = await refusalOf(saveRecord('pessoa', { nomeSocial: 'Mari' }));
    expect([refused.body.code, refused.body.data, Object.keys(refused.body.fields ?? {}).sort()]).toEqual([
      'COMPANY_FIELD_MISSING',
      { campos: 'Armário' },
      [locker, 'nomeMae'].sort(),
    ]);
    expect(await codeOf(saveRecord('pessoa', { [locker]: 'B 12' }))).toBe('REQUIRED_FIELD');
    await saveRecord('pessoa', { [locker]: 'B 12', nomeMae: 'Tereza Prado' });
    expect(await codeOf(saveRecord('pessoa', { [locker]: null }))).toBe('COMPANY_FIELD_MISSING');
    const from = { aPartirDe: '2026-12-01', campos: { cargo: null } };
    expect(await codeOf((await helena())(workers.changeWorker, { params: { id: maria }, body: from }))).toBe(
      'REQUIRED_FIELD',
    );
  });

  it('a new record is not made without what the company requires, and is made with it', async () => {
    const before = await sql('select count(*)::int as n from employment');
    const refused = await refusalOf(create({ cargo: 'Auxiliar' }));
    expect([refused.body.code, Object.keys(refused.body.fields ?? {}).sort()]).toEqual([
      'COMPANY_FIELD_MISSING',
      [locker, 'nomeMae'].sort(),
    ]);
    expect(await codeOf(create({ [locker]: 'B 13', cargo: 'Auxiliar' }))).toBe('REQUIRED_FIELD');
    expect(await sql('select count(*)::int as n from employment')).toEqual(before);
    const { id } = await create({ [locker]: 'B 13', [size]: 'P', cargo: 'Auxiliar', nomeMae: 'Ana Lins' });
    expect(await sql('select own_fields from worker_record where employment_id = $1', [id])).toEqual([
      { own_fields: { [locker]: 'B 13', [size]: 'P' } },
    ]);
  });

  it('a retired one keeps its values: read, no longer asked or taken, and back again', async () => {
    const { campos } = await formOf();
    await save(campos.map(field => ({ ...field, retirado: field.retirado || field.id === locker })));
    const record = await open();
    expect(record.campos[locker]).toBe('B 12');
    expect(record.camposProprios.find(({ id }) => id === locker)?.retirado).toBe(true);
    expect(await codeOf(saveRecord('pessoa', { [locker]: 'C 1' }))).toBe('INVALID_REQUEST');
    await saveRecord('pessoa', { nomeSocial: 'Mari' });
    await save(campos);
    expect((await open()).campos[locker]).toBe('B 12');
  });

  it('of the section of pay it lies with pay and is read with its grant; a manager reads none', async () => {
    const { campos } = await formOf();
    const saved = await save([...campos, own({ nome: 'Bônus combinado', tipo: 'numero', secao: 'pagamento' })]);
    const bonus = saved.campos.at(-1)?.id ?? '';
    await saveRecord('pagamento', { [bonus]: '1250,5' });
    expect(await sql('select own_fields from worker_pay where employment_id = $1', [maria])).toEqual([
      { own_fields: { [bonus]: 1250.5 } },
    ]);
    await helenaWith(app, people, async () => {
      const record = await open();
      expect(JSON.stringify(record)).not.toContain(bonus);
      expect(JSON.stringify(record)).not.toContain('Bônus');
      expect(JSON.stringify(await (await helena())(workers.workerHistory, { params: { id: maria } }))).not.toContain(
        bonus,
      );
      expect(await codeOf(create({ [bonus]: 1, [locker]: 'B 9', cargo: 'Auxiliar', nomeMae: 'Ana Lins' }))).toBe(
        'OPERATION_NOT_ALLOWED',
      );
    });
    const gustavo = await app.as('gustavo', 'gestor');
    const seen = await gustavo(workers.worker, { params: { id: maria } });
    expect([seen.camposProprios, JSON.stringify(seen).includes(locker)]).toEqual([[], false]);
  });

  it('one’s own data holds them by their names', async () => {
    const mine = await app.send('/privacidade/meus-dados', {
      headers: { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' },
    });
    const { fichas } = (await mine.json()) as { fichas: { camposDaEmpresa: unknown }[] };
    expect(fichas[0]?.camposDaEmpresa).toEqual(
      expect.arrayContaining([
        { campo: 'Armário', valor: 'B 12' },
        { campo: 'Bônus combinado', valor: 1250.5 },
      ]),
    );
  });
});

describe('a registry file', () => {
  it('leaves a new worker out who lacks what the company requires, and changes who is there', async () => {
    const world = registryWorld(app);
    const cpf = registryCpf(next++);
    const [known] = await sql('select registration from employment where id = $1', [maria]);
    const [person] = await sql('select cpf from person where id = $1', [await app.personId('maria')]);
    const lines = [
      'CPF;CNPJ;Nome;Matrícula;Admissão;Telefone',
      `${cpf};${cnpj};Rosa Moreira Lins;7701;12/03/2021;(11) 3333-4444`,
      `${person.cpf};${cnpj};;${known.registration};;(11) 3333-7777`,
    ];
    const id = await world.read('exigidos.csv', lines.join('\r\n'));
    await world.confirm(id);
    const [fresh, there] = await world.rows(id);
    expect(fresh).toMatchObject({ acao: 'recusar' });
    expect(fresh?.motivos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ campo: 'nomeMae', codigo: 'REQUIRED_FIELD', valores: {} }),
        { campo: null, codigo: 'COMPANY_FIELD_MISSING', texto: null, valores: { campos: 'Armário' } },
      ]),
    );
    expect(there).toMatchObject({ acao: 'mudar', motivos: [] });
    await world.apply(id);
    expect(
      await sql('select home_phone, own_fields from worker_record where employment_id = $1', [maria]),
    ).toMatchObject([{ home_phone: '1133337777', own_fields: { [(await formOf()).campos[1]?.id ?? '']: 'B 12' } }]);
  });

  it('read before the company asked for more is read anew when it is applied', async () => {
    const world = registryWorld(app);
    const { campos } = await formOf();
    const none = campos.map(field => ({ ...field, obrigatorio: false }));
    await save(none, { exigidos: [] });
    const id = await world.read(
      'antes.csv',
      `CPF;CNPJ;Nome;Matrícula;Admissão;Telefone\r\n${registryCpf(next++)};${cnpj};Ivo Lins;7702;12/03/2021;(11) 3333-4444`,
    );
    const { situacao } = await world.item(id);
    if (situacao === 'confirmarColunas') await world.confirm(id);
    expect((await world.rows(id))[0]).toMatchObject({ acao: 'incluir' });
    await save(
      campos.map(field => ({ ...field, obrigatorio: field.nome === 'Armário' })),
      { exigidos: [] },
    );
    await world.apply(id);
    expect((await world.rows(id))[0]).toMatchObject({ acao: 'recusar' });
    expect(await sql("select from employment where registration = '7702' and company_id = $1", [company])).toEqual([]);
  });
});
