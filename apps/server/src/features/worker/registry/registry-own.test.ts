import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { registryCpf, registryWorld } from './registry-world.factory.ts';

let app: TestApp;
let world: ReturnType<typeof registryWorld>;
let here = { id: '', cnpj: '' };
let there = { id: '', cnpj: '' };
let maria = { id: '', cpf: '', registration: '' };
const fields: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  world = registryWorld(app);
  [maria] = await world.sql(
    'select e.id, p.cpf, e.registration from employment e join person p on p.id = e.person_id where p.id = $1',
    [await app.personId('maria')],
  );
  [here] = await world.sql(
    'select c.id, c.cnpj from company c join employment e on e.company_id = c.id where e.id = $1',
    [maria.id],
  );
  [there] = await world.sql(
    `insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id, app_accesses)
     select access_group_id, '61186888000193', 'Doca Seca Ltda', 'Doca Seca', true, id, app_accesses from company where id = $1 returning id, cnpj`,
    [here.id],
  );
  const asked = await ask(here.id, [
    own('Armário', { obrigatorio: true, secao: 'pessoa' }),
    own('Tamanho do uniforme', { tipo: 'opcao', opcoes: ['P', 'M', 'Extra G'] }),
    own('Bônus combinado', { tipo: 'numero', secao: 'pagamento' }),
    own('Brigadista desde', { tipo: 'data' }),
    own('Usa ônibus', { tipo: 'simNao', secao: 'endereco' }),
  ]);
  for (const { nome, id } of asked.campos) fields[nome] = id;
  const other = await ask(there.id, [own('armário', { tipo: 'numero' })]);
  fields.there = other.campos[0]?.id ?? '';
});
afterAll(() => app.stop());

const helena = () => app.as('helena', 'rh');
const own = (nome: string, more: object = {}) => ({
  ...{ nome, tipo: 'texto', opcoes: [], obrigatorio: false, secao: 'contrato', retirado: false },
  ...more,
});
const formOf = async (id: string) => (await helena())(recordFormContract.recordForm, { params: { id } });
async function ask(id: string, campos: object[]) {
  const { versao, exigidos } = await formOf(id);
  const body = { versao, exigidos, campos } as never;
  return (await helena())(recordFormContract.saveRecordForm, { params: { id }, body });
}
let number = 610_000_000;
const newCpf = () => registryCpf(number++);
const heading =
  'CPF;CNPJ;Nome;Matrícula;Admissão;Cargo;ARMARIO;Tamanho do Uniforme;Bonus combinado;Brigadista desde;Usa ônibus?';
const columns = [
  ...['cpf', 'cnpj', 'nome', 'matricula', 'admissao', 'cargo', 'proprio:armário', 'proprio:tamanho do uniforme'],
  ...['proprioPagamento:bônus combinado', 'proprio:brigadista desde', 'proprio:usa ônibus'],
];
const file = (...lines: string[]) => [heading, ...lines].join('\r\n');
const fresh = (cpf: string, registration: string, told: string, company = here) =>
  `${cpf};${company.cnpj};Rosa Moreira Lins;${registration};12/03/2021;Auxiliar;${told}`;
const known = (told: string) => `${maria.cpf};${here.cnpj};;${maria.registration};;;${told}`;
/** The dry run, whether or not the columns had to be confirmed. */
async function planned(name: string, text: string): Promise<string> {
  const id = await world.read(name, text);
  if ((await world.item(id)).situacao === 'confirmarColunas') await world.confirm(id);
  return id;
}
const keptOf = async (id: string) =>
  (
    await world.sql(
      `select r.own_fields as record, y.own_fields as pay from employment e left join worker_record r on r.employment_id = e.id
         left join worker_pay y on y.employment_id = e.id where e.id = $1`,
      [id],
    )
  )[0];
const employmentOf = async (registration: string) =>
  (await world.sql('select id from employment where registration = $1', [registration]))[0]?.id;

describe('companies’ own fields as columns', () => {
  it('are guessed by their names, offered with whose they are, and remembered; of another group none is known', async () => {
    await world.sql(
      `insert into company_field (access_group_id, company_id, name, kind, section, place)
       select access_group_id, id, 'Segredo alheio', 'text', 'contrato', 0 from company where access_group_id <> (select access_group_id from company where id = $1)`,
      [here.id],
    );
    expect(await world.sql("select id from company_field where name = 'Segredo alheio'")).not.toEqual([]);
    const id = await world.read('proprios.csv', `${file(fresh(newCpf(), 'P1', 'A 1;M;;;'))}`);
    const table = await (await helena())(calls.registryTable, { params: { id } });
    expect(table.colunas).toEqual(columns);
    expect(table.proprios).toContainEqual({
      coluna: 'proprio:armário',
      nome: 'Armário',
      empresas: expect.arrayContaining(['Doca Seca']),
    });
    expect(table.proprios.find(({ coluna }) => coluna === 'proprio:armário')?.empresas).toHaveLength(2);
    expect(JSON.stringify(table)).not.toContain('Segredo');
    const stolen = columns.map(column => (column === 'proprio:armário' ? 'proprio:segredo alheio' : column));
    expect(await codeOf(world.confirm(id, { colunas: stolen }))).toBe('INVALID_OPTION');
    expect(await codeOf(world.confirm(id, { colunas: [...columns.slice(0, -1), 'proprio:'] }))).toBe('INVALID_OPTION');
    await world.confirm(id);
    expect(await world.sql('select columns from registry_mapping')).toEqual([{ columns }]);
    const next = await world.read('proprios-2.csv', file(fresh(newCpf(), 'P2', 'A 2;M;;;')));
    expect(await world.item(next)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 1 } });
  });

  it('a new worker and one there is get them, each as it is kept, with the history; undone, what stood is back', async () => {
    await world.sql(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, own_fields)
       select id, access_group_id, company_id, person_id, $2 from employment where id = $1
       on conflict (employment_id) do update set own_fields = excluded.own_fields`,
      [maria.id, { [fields.Armário ?? '']: 'B 12', [fields['Usa ônibus'] ?? '']: true }],
    );
    const before = await keptOf(maria.id);
    const again = await planned(
      'aplicar.csv',
      file(fresh(newCpf(), 'P10', ' C  7 ;extra g;R$ 1.250,50;1/2/2023;não'), known('B 13;;300;;sim')),
    );
    const [, change] = await world.rows(again);
    expect(change).toMatchObject({ acao: 'mudar', motivos: [] });
    expect(change?.mudancas.toSorted((one, other) => String(one.rotulo).localeCompare(String(other.rotulo)))).toEqual([
      { campo: fields.Armário, rotulo: 'Armário', antes: 'B 12', depois: 'B 13', aPartirDe: null, oculto: false },
      {
        ...{ campo: fields['Bônus combinado'], rotulo: 'Bônus combinado', antes: null, depois: 300 },
        ...{ aPartirDe: null, oculto: false },
      },
    ]);
    expect(await world.apply(again)).toMatchObject({ situacao: 'aplicada' });
    const made = await employmentOf('P10');
    expect(await keptOf(made)).toEqual({
      record: {
        [fields.Armário ?? '']: 'C 7',
        [fields['Tamanho do uniforme'] ?? '']: 'Extra G',
        [fields['Brigadista desde'] ?? '']: '2023-02-01',
        [fields['Usa ônibus'] ?? '']: false,
      },
      pay: { [fields['Bônus combinado'] ?? '']: 1250.5 },
    });
    expect(await keptOf(maria.id)).toEqual({
      record: { [fields.Armário ?? '']: 'B 13', [fields['Usa ônibus'] ?? '']: true },
      pay: { [fields['Bônus combinado'] ?? '']: 300 },
    });
    expect(
      await world.sql(
        "select entity, before, after from record_history where entity_id = $1 and verb = 'workerSaved' order by id",
        [maria.id],
      ),
    ).toEqual([
      {
        entity: 'employment',
        before: { [`own:${fields.Armário}`]: 'B 12' },
        after: { [`own:${fields.Armário}`]: 'B 13' },
      },
      {
        entity: 'employmentPay',
        before: { [`own:${fields['Bônus combinado']}`]: null },
        after: { [`own:${fields['Bônus combinado']}`]: 300 },
      },
    ]);
    const same = await planned('igual.csv', file(known('B 13;;300,00;;X')));
    expect((await world.item(same)).porAcao).toMatchObject({ igual: 1 });
    expect((await world.undo(again)).situacao).toBe('desfeita');
    expect((await keptOf(maria.id)).record).toEqual(before.record);
    expect((await keptOf(maria.id)).pay ?? {}).toEqual({});
    expect(await employmentOf('P10')).toBeUndefined();
  });

  it('a new worker without a required one is left out with its name; who is there stays as they are without its column', async () => {
    const id = await planned('sem-armario.csv', file(fresh(newCpf(), 'P20', ';M;;;')));
    const [row] = await world.rows(id);
    expect(row).toMatchObject({ acao: 'recusar' });
    expect(row?.motivos).toEqual([
      { campo: null, codigo: 'COMPANY_FIELD_MISSING', texto: null, valores: { campos: 'Armário' } },
    ]);
    const kept = await keptOf(maria.id);
    const text = `CPF;CNPJ;Matrícula;Nome da mãe\r\n${maria.cpf};${here.cnpj};${maria.registration};Joana Prado\r\n${newCpf()};${here.cnpj};P21;Ana Prado`;
    const without = await planned('sem-coluna.csv', text);
    const [there_, fresh_] = await world.rows(without);
    expect([there_?.acao, fresh_?.acao]).toEqual(['mudar', 'recusar']);
    expect(fresh_?.motivos.map(({ codigo }) => codigo)).toContain('COMPANY_FIELD_MISSING');
    await world.apply(without);
    expect(await keptOf(maria.id)).toEqual({ record: kept.record, pay: kept.pay });
    await world.undo(without);
  });

  it('what is none of its kind is a fault of the row, beside its own column, also in the sheet', async () => {
    const id = await planned('tipos.csv', file(fresh(newCpf(), 'P30', 'A;XG;muito;31/02/2023;talvez')));
    const [row] = await world.rows(id);
    expect(row?.motivos.map(({ rotulo, codigo }) => `${rotulo} ${codigo}`)).toEqual([
      'Armário MIN_LENGTH',
      'Tamanho do uniforme INVALID_OPTION',
      'Bônus combinado INVALID_NUMBER',
      'Brigadista desde INVALID_DATE',
      'Usa ônibus INVALID_OPTION',
    ]);
    const sheet = await refusedSheet(id);
    expect(sheet).toContain('ARMARIO: Escreva pelo menos 2 caracteres.');
    expect(sheet).toContain('Bonus combinado: Número ou valor inválido.');
  });

  it('each row means its own company’s field; where it has none, the row is taken and says so', async () => {
    const id = await planned(
      'duas.csv',
      file(
        fresh(newCpf(), 'P40', 'A 40;P;;;'),
        fresh(newCpf(), 'P41', '41,5;P;;;', there),
        fresh(newCpf(), 'P42', 'B;;;;', there),
      ),
    );
    const [one, two, three] = await world.rows(id);
    expect(one).toMatchObject({ acao: 'incluir', motivos: [] });
    expect(two).toMatchObject({
      acao: 'incluir',
      motivos: [
        {
          ...{ campo: 'proprio:tamanho do uniforme', rotulo: 'Tamanho do uniforme' },
          ...{ codigo: 'COMPANY_WITHOUT_FIELD', valores: {} },
        },
      ],
    });
    expect(three).toMatchObject({ acao: 'recusar', motivos: [{ codigo: 'INVALID_NUMBER' }] });
    await world.apply(id);
    expect((await keptOf(await employmentOf('P40'))).record).toEqual({
      [fields.Armário ?? '']: 'A 40',
      [fields['Tamanho do uniforme'] ?? '']: 'P',
    });
    expect((await keptOf(await employmentOf('P41'))).record).toEqual({ [fields.there ?? '']: 41.5 });
  });

  it('a field of pay is filled and told by the grant of pay alone, in the sheet too', async () => {
    const line = (registration: string, armario = 'A 50') => fresh(newCpf(), registration, `${armario};;777,25;;`);
    const paid = await planned('com-bonus.csv', file(line('P50'), line('P51', '')));
    const people = ['RhTrabalhadorVisualizar', 'RhTrabalhadorEditar', 'RhTrabalhadorCriar'];
    const imports = ['Visualizar', 'Criar', 'Editar', 'Deletar', 'Download'].map(act => `RhImportacao${act}`);
    await helenaWith(app, [...people, ...imports], async () => {
      const id = await planned('sem-bonus.csv', file(line('P52')));
      await world.apply(id);
      expect(await keptOf(await employmentOf('P52'))).toEqual({
        record: { [fields.Armário ?? '']: 'A 50' },
        pay: null,
      });
      expect((await world.item(paid)).can).not.toContain('aplicar');
      const [row] = await world.rows(paid, { acao: 'incluir' });
      expect(row?.mudancas.find(({ campo }) => campo === fields['Bônus combinado'])).toMatchObject({
        depois: null,
        oculto: true,
      });
      const [{ sent_by: sender }] = await world.sql('select sent_by from registry_import where id = $1', [paid]);
      await world.sql('update registry_import set sent_by = $2 where id = $1', [paid, await app.personId('maria')]);
      const sheet = await refusedSheet(paid);
      expect([sheet.includes('P51'), sheet.includes('777,25')]).toEqual([true, false]);
      await world.sql('update registry_import set sent_by = $2 where id = $1', [paid, sender]);
    });
    expect(await refusedSheet(paid)).toContain('777,25');
  });

  it('a field that changes between dry run and applying is looked at again', async () => {
    const id = await planned('antes.csv', file(known('B 77;;;;')));
    expect((await world.rows(id))[0]).toMatchObject({ acao: 'mudar' });
    const { campos } = await formOf(here.id);
    const retire = (retirado: boolean) =>
      campos.map(field => (field.nome === 'Armário' ? { ...field, retirado } : field));
    await ask(here.id, retire(true));
    expect(await world.apply(id)).toMatchObject({ situacao: 'conferir', porAcao: { igual: 1 } });
    expect((await world.rows(id))[0]?.motivos).toMatchObject([{ codigo: 'COMPANY_WITHOUT_FIELD' }]);
    await ask(here.id, retire(false));
  });
});

async function refusedSheet(id: string): Promise<string> {
  const answer = await app.send(`/importacao/cadastro/${id}/recusadas`, {
    headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
  });
  return answer.text();
}
