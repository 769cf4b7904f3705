import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { makeRecordFile, makeRecords } from '#core/reading/mutation/records.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { registryCpf, registryWorld } from './registry-world.factory.ts';

let app: TestApp;
let world: ReturnType<typeof registryWorld>;
let company = { id: '', cnpj: '' };
const field: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  world = registryWorld(app);
  [company] = await world.sql(
    'select c.id, c.cnpj from company c join employment e on e.company_id = c.id where e.person_id = $1',
    [await app.personId('joao')],
  );
  await ask([
    own('Uniforme', { tipo: 'opcao', opcoes: ['P', 'M'], obrigatorio: true }),
    own('Turno', { obrigatorio: true, secao: 'pessoa' }),
    own('Gratificação', { tipo: 'numero', obrigatorio: true, secao: 'pagamento' }),
    own('Apelido', {}),
  ]);
});
afterAll(() => app.stop());

const helena = () => app.as('helena', 'rh');
const own = (nome: string, more: object) => ({
  ...{ nome, tipo: 'texto', opcoes: [], obrigatorio: false, secao: 'contrato', retirado: false },
  ...more,
});
async function ask(campos: object[]): Promise<void> {
  const call = await helena();
  const { versao, exigidos } = await call(recordFormContract.recordForm, { params: { id: company.id } });
  const body = { versao, exigidos, campos } as never;
  const saved = await call(recordFormContract.saveRecordForm, { params: { id: company.id }, body });
  for (const { nome, id } of saved.campos) field[nome] = id;
}
const random = newRandom(20_261_123);
let registration = 8001;
const records = (count: number) =>
  makeRecords(random, count).map(record => ({
    ...record,
    companyCnpj: company.cnpj,
    registration: `G${registration++}`,
  }));
const fileOf = async (made: ReturnType<typeof records>) => (await makeRecordFile(1, random, made)).data;
const table = async (id: string) => (await helena())(calls.registryTable, { params: { id } });
async function fill(id: string, values: Record<string, FieldValue>, more: { colunas?: string[] } = {}) {
  const { cabecalho, colunas } = await table(id);
  const preencher = Object.entries(values).map(([name, valor]) => ({ idCampo: field[name] ?? name, valor }));
  await (await helena())(calls.confirmRegistry, { params: { id }, body: { cabecalho, colunas, preencher, ...more } });
  return world.until(id, 'conferir', 'comErro');
}
const keptOf = async (number = '') =>
  (
    await world.sql(
      `select coalesce(r.own_fields, '{}') as record, coalesce(y.own_fields, '{}') as pay from employment e
         left join worker_record r on r.employment_id = e.id left join worker_pay y on y.employment_id = e.id where e.registration = $1`,
      [number],
    )
  )[0];
const all = { Uniforme: 'M', Turno: 'Noite', Gratificação: 120.5 };
const stored = () => ({
  record: { [field.Uniforme ?? '']: 'M', [field.Turno ?? '']: 'Noite' },
  pay: { [field.Gratificação ?? '']: 120.5 },
});

describe('required fields of a company’s own that a file has no column for', () => {
  it('are told once for all new workers: shown in the dry run, applied, undone', async () => {
    const made = records(2);
    const [first] = made;
    const id = await world.read('fichas-sem-campos.pdf', await fileOf(made));
    expect(await world.item(id)).toMatchObject({ porAcao: { incluir: 0, recusar: 2 } });
    expect((await world.rows(id))[0]?.motivos).toMatchObject([{ codigo: 'COMPANY_FIELD_MISSING' }]);
    const { preencher } = await table(id);
    expect(preencher.map(({ campo, valor }) => [campo.nome, valor])).toEqual([
      ['Gratificação', null],
      ['Turno', null],
      ['Uniforme', null],
    ]);
    expect(preencher[2]).toMatchObject({ ids: [field.Uniforme], campo: { tipo: 'opcao', opcoes: ['P', 'M'] } });
    expect(await fill(id, all)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 2, recusar: 0 } });
    const [row] = await world.rows(id);
    expect(row?.mudancas.filter(({ campo }) => campo === field.Turno || campo === field.Gratificação)).toMatchObject([
      { rotulo: expect.any(String), depois: expect.anything(), oculto: false },
      { rotulo: expect.any(String), depois: expect.anything(), oculto: false },
    ]);
    expect(row?.mudancas.find(({ campo }) => campo === field.Uniforme)).toMatchObject({
      rotulo: 'Uniforme',
      depois: 'M',
    });
    expect((await table(id)).preencher.map(({ valor }) => valor)).toEqual([120.5, 'Noite', 'M']);
    // read again, and confirmed by who says nothing of them: they stand
    await world.confirm(id);
    expect(await world.item(id)).toMatchObject({ porAcao: { incluir: 2 } });
    await world.apply(id);
    expect(await keptOf(first?.registration)).toEqual(stored());
    await world.undo(id);
    expect(await world.sql('select id from employment where registration = $1', [first?.registration])).toEqual([]);
    const log = await world.sql('select values from registry_import_event where import_id = $1 and kind = $2', [
      id,
      'columnsConfirmed',
    ]);
    expect(log[0]?.values).toMatchObject({ preenchidas: expect.stringContaining('proprio:uniforme') });
  });

  it('go to new workers alone: who is there keeps what they have', async () => {
    const [known, fresh] = records(2);
    if (!known || !fresh) throw new Error('two were made');
    const first = await world.read('primeira.pdf', await fileOf([known]));
    await fill(first, all);
    await world.apply(first);
    await world.sql(
      `update worker_record set own_fields = jsonb_build_object($2::text, 'Manhã') where employment_id = (select id from employment where registration = $1)`,
      [known.registration, field.Turno],
    );
    const moved = { ...known, fields: { ...known.fields, district: 'Bosque Novo' } };
    const id = await world.read('segunda.pdf', await fileOf([moved, fresh]));
    expect(await fill(id, { ...all, Turno: 'Tarde' })).toMatchObject({ porAcao: { incluir: 1, mudar: 1 } });
    expect((await world.rows(id, { acao: 'mudar' }))[0]?.mudancas.map(({ campo }) => campo)).toEqual(['bairro']);
    await world.apply(id);
    expect((await keptOf(known.registration))?.record).toEqual({ [field.Turno ?? '']: 'Manhã' });
    expect((await keptOf(fresh.registration))?.record).toMatchObject({ [field.Turno ?? '']: 'Tarde' });
    await world.undo(id);
    expect((await keptOf(known.registration))?.record).toEqual({ [field.Turno ?? '']: 'Manhã' });
  });

  it('what one column holds is read there: no value stands for it', async () => {
    const line = (number: string, shift: string) =>
      `${registryCpf(730_000_000 + registration++)};${company.cnpj};Rosa Moreira Lins;${number};12/03/2021;${shift}`;
    const text = ['CPF;CNPJ;Nome;Matrícula;Admissão;Turno', line('H1', 'Manhã'), line('H2', '')].join('\r\n');
    const id = await world.read('turnos.csv', text);
    await fill(id, all);
    const rows = await world.rows(id);
    expect(rows.map(({ acao }) => acao)).toEqual(['incluir', 'recusar']);
    expect(rows[1]?.motivos).toMatchObject([{ codigo: 'COMPANY_FIELD_MISSING', valores: { campos: 'Turno' } }]);
    await world.apply(id);
    expect((await keptOf('H1'))?.record).toMatchObject({ [field.Turno ?? '']: 'Manhã', [field.Uniforme ?? '']: 'M' });
  });

  it.each([
    ['Uniforme', 'XG', 'INVALID_OPTION'],
    ['Turno', 'x', 'MIN_LENGTH'],
    ['Gratificação', 'muito', 'INVALID_NUMBER'],
    ['Apelido', 'Zé', 'INVALID_OPTION'],
    ['00000000-0000-4000-8000-00000000dead', 'Zé', 'INVALID_OPTION'],
  ])('each is checked like the field, and told beside it: %s %s', async (name, value, code) => {
    const id = await world.read(`errado-${name}.pdf`, await fileOf(records(1)));
    const { body } = await refusalOf(fill(id, { [name]: value }));
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields ?? {})).toEqual([expect.stringContaining(field[name] ?? name)]);
    expect(await world.sql('select fill, state from registry_import where id = $1', [id])).toEqual([
      { fill: {}, state: 'ready' },
    ]);
  });

  it('a field of pay is said by who may edit pay; another group has nothing to say', async () => {
    const id = await world.read('de-outro.pdf', await fileOf(records(1)));
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.registryTable, { params: { id } }))).toBe('NOT_FOUND');
    const some = [
      'RhImportacaoVisualizar',
      'RhImportacaoCriar',
      'RhImportacaoEditar',
      'RhTrabalhadorVisualizar',
      'RhTrabalhadorEditar',
      'RhTrabalhadorCriar',
    ] as const;
    await helenaWith(app, [...some], async () => {
      expect((await table(id)).preencher.map(({ campo }) => campo.nome)).toEqual(['Turno', 'Uniforme']);
      expect(await codeOf(fill(id, all))).toBe('INVALID_OPTION');
    });
    // nothing of the file itself is pay: what is said for all is
    const text = `CPF;CNPJ;Nome;Matrícula;Admissão\r\n${registryCpf(740_000_001)};${company.cnpj};Rosa Moreira Lins;H9;12/03/2021`;
    const plain = await world.read('sem-pagamento.csv', text);
    await fill(plain, all);
    expect(await world.item(plain)).toMatchObject({ porAcao: { incluir: 1 } });
    await helenaWith(app, [...some], async () => {
      expect(await codeOf(world.apply(plain))).toBe('OPERATION_NOT_ALLOWED');
    });
  });

  it('an option that the company took away meanwhile is told of each row, at the latest when it is applied', async () => {
    const id = await world.read('opcao-saiu.pdf', await fileOf(records(1)));
    await fill(id, all);
    await ask([
      { ...own('Uniforme', { tipo: 'opcao', opcoes: ['P', 'G'], obrigatorio: true }), id: field.Uniforme },
      { ...own('Turno', { obrigatorio: true, secao: 'pessoa' }), id: field.Turno },
      { ...own('Gratificação', { tipo: 'numero', obrigatorio: true, secao: 'pagamento' }), id: field.Gratificação },
      { ...own('Apelido', {}), id: field.Apelido },
    ]);
    await world.apply(id);
    expect(await world.item(id)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 0, recusar: 1 } });
    expect((await world.rows(id))[0]?.motivos).toMatchObject([
      { campo: 'proprio:uniforme', rotulo: 'Uniforme', codigo: 'INVALID_OPTION' },
    ]);
  });
});
