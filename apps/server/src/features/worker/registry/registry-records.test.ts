import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { type MadeRecord, makeRecordFile, makeRecords } from '#core/reading/mutation/records.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { helenaWith } from '#test/permissions.ts';
import { registryWorld } from './registry-world.factory.ts';

let app: TestApp;
let world: ReturnType<typeof registryWorld>;
let company: { id: string; cnpj: string };
beforeAll(async () => {
  app = await startApp();
  world = registryWorld(app);
  [company] = await world.sql(
    'select c.id, c.cnpj from company c join employment e on e.company_id = c.id where e.person_id = $1',
    [await app.personId('joao')],
  );
});
afterAll(() => app.stop());

const random = newRandom(20_261_122);
let registration = 7001;
const records = (count: number): MadeRecord[] =>
  makeRecords(random, count).map(record => ({
    ...record,
    companyCnpj: company.cnpj,
    registration: `F${registration++}`,
  }));
const fileOf = async (made: readonly MadeRecord[], family = 0) => (await makeRecordFile(family, random, made)).data;
/** Sends a registry file, and may fill neither pay nor bank data. */
const plainGrants = [
  'RhImportacaoVisualizar',
  'RhImportacaoCriar',
  'RhTrabalhadorVisualizar',
  'RhTrabalhadorEditar',
  'RhTrabalhadorCriar',
];
const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../../../test/samples/samples', name));

describe('POST /importacao/cadastro of employee records', () => {
  it('a PDF of records becomes a dry run that nobody has to confirm columns of; applied, the workers are there with all of it', async () => {
    const made = records(3);
    const id = await world.read('fichas.pdf', await fileOf(made));
    expect(await world.item(id)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 3, recusar: 0 } });
    const [row] = await world.rows(id);
    expect(row).toMatchObject({ acao: 'incluir', nome: made[0]?.name, matricula: made[0]?.registration, motivos: [] });
    expect(row?.mudancas.find(({ campo }) => campo === 'bairro')?.depois).toBe(made[0]?.fields.district);
    expect(await world.sql('select id from employment where registration = $1', [made[0]?.registration])).toEqual([]);
    await world.apply(id);
    const [stored] = await world.sql(
      `select e.name, e.admitted_on::text as admitted, e.job_title, e.department, p.cpf, y.salary::int, to_jsonb(r) as record
         from employment e join person p on p.id = e.person_id join worker_record r on r.employment_id = e.id join worker_pay y on y.employment_id = e.id
        where e.registration = $1`,
      [made[0]?.registration],
    );
    const [first] = made;
    if (!first) throw new Error('No record was made.');
    const { cpf, name, department, fields } = first;
    expect(stored).toMatchObject({
      cpf,
      name,
      department,
      admitted: fields.admission_date,
      job_title: fields.position,
      salary: fields.salary,
      record: {
        mother_name: fields.mother,
        father_name: fields.father,
        district: fields.district,
        number: fields.number,
      },
    });
    await world.undo(id);
    expect(await world.sql('select id from employment where registration = $1', [made[0]?.registration])).toEqual([]);
  });

  it('a record read again changes nothing; one with another position changes that alone, from the day on', async () => {
    const made = records(2);
    const first = await world.read('primeiras.pdf', await fileOf(made));
    await world.apply(first);
    const again = await world.read('de-novo.pdf', await fileOf(made, 1));
    expect((await world.item(again)).porAcao).toMatchObject({ igual: 2, mudar: 0, incluir: 0, recusar: 0 });
    const moved = made.map(record => ({ ...record, fields: { ...record.fields, position: 'Coordenador de Turno' } }));
    const changed = await world.read('mudou.pdf', await fileOf(moved, 2));
    const [row] = await world.rows(changed);
    expect(row?.acao).toBe('mudar');
    expect(row?.mudancas.map(({ campo, depois }) => [campo, depois])).toEqual([['cargo', 'Coordenador de Turno']]);
  });

  it('a record of who has left makes no active worker', async () => {
    const made = records(2).map((record, at) =>
      at === 0 ? { ...record, fields: { ...record.fields, dismissal_date: '2026-09-30' } } : record,
    );
    await world.apply(await world.read('saiu.pdf', await fileOf(made, 1)));
    expect(
      await world.sql(
        'select dismissed_on::text as day from employment where registration = any ($1) order by registration',
        [made.map(({ registration: each }) => each)],
      ),
    ).toEqual([{ day: '2026-09-30' }, { day: null }]);
  });

  it('a field that HR leaves out of records is not taken from any of them', async () => {
    const made = records(1);
    const id = await world.read('sem-bairro.pdf', await fileOf(made));
    const call = await app.as('helena', 'rh');
    const { colunas } = await call(registryContract.registryTable, { params: { id } });
    const without = colunas.map(column => (column === 'bairro' ? 'ignorar' : column));
    await world.confirm(id, { colunas: without });
    const [row] = await world.rows(id);
    expect(row?.mudancas.map(({ campo }) => campo)).toContain('municipio');
    expect(row?.mudancas.map(({ campo }) => campo)).not.toContain('bairro');
    await world.confirm(id, { colunas });
  });

  it('the account and the dependants that a record prints are the new worker’s, and shown before; pay’s neighbour needs its own grant', async () => {
    const made = records(2);
    const id = await world.read('contas.pdf', await fileOf(made, 1));
    const [row] = await world.rows(id);
    expect(row?.mudancas.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['conta', 'dependentes']));
    await world.apply(id);
    const kept = await world.sql(
      `select b.bank, b.branch, b.account, b.account_digit as digit, b.account_kind as kind, r.dependants from employment e
         join worker_bank b on b.employment_id = e.id join worker_record r on r.employment_id = e.id where e.registration = $1`,
      [made[0]?.registration],
    );
    expect(kept).toEqual([
      {
        ...{ bank: '341', branch: '2545', account: '02366', digit: '1', kind: 'corrente' },
        dependants: JSON.parse(String(made[0]?.fields.dependants)),
      },
    ]);
    expect(
      await world.sql(
        'select r.dependants from employment e join worker_record r on r.employment_id = e.id where e.registration = $1',
        [made[1]?.registration],
      ),
    ).toEqual([{ dependants: [] }]);
    await helenaWith(app, plainGrants, async () => {
      const without = await world.read('sem-conta.pdf', await fileOf(records(1), 2));
      expect((await world.rows(without))[0]?.mudancas.map(({ campo }) => campo)).not.toContain('conta');
      await (await app.as('helena', 'rh'))(registryContract.cancelRegistry, { params: { id: without } }).catch(
        () => {},
      );
    });
  });

  it('a first account holds at once; another one in the place of one there is is told, and the rest of the record taken', async () => {
    const made = records(2);
    await world.apply(await world.read('antes.pdf', await fileOf(made)));
    const [first, second] = made.map(({ registration }) => registration);
    await world.sql(
      'delete from worker_bank where employment_id = (select id from employment where registration = $1)',
      [first],
    );
    await world.sql(
      "update worker_bank set account = '77777' where employment_id = (select id from employment where registration = $1)",
      [second],
    );
    const moved = made.map(record => ({ ...record, fields: { ...record.fields, district: 'Bosque' } }));
    const id = await world.read('depois.pdf', await fileOf(moved));
    const rows = await world.rows(id);
    expect(rows.map(({ acao, motivos }) => [acao, motivos.map(({ codigo }) => codigo)])).toEqual([
      ['mudar', []],
      ['mudar', ['BANK_ACCOUNT_STANDS']],
    ]);
    expect(rows[1]?.mudancas.map(({ campo }) => campo)).toEqual(['bairro']);
    await world.apply(id);
    expect(
      await world.sql(
        `select b.account, r.district from employment e join worker_bank b on b.employment_id = e.id join worker_record r on r.employment_id = e.id
          where e.registration = any ($1) order by e.registration`,
        [[first, second]],
      ),
    ).toEqual([
      { account: '02366', district: 'Bosque' },
      { account: '77777', district: 'Bosque' },
    ]);
  });

  it('a Pix key is the new worker’s with its kind; beside one there is it is left, one that is not clear is told, and the rest taken', async () => {
    const made = records(4);
    const [first, second, third] = made.map(record => record.registration);
    const unclear = made.map(record =>
      record.registration === third
        ? { ...record, fields: { ...record.fields, pix_kind: '', pix_key: '11912345684' } }
        : record,
    );
    const id = await world.read('pix.pdf', await fileOf(unclear));
    const rows = await world.rows(id);
    expect(rows.map(({ acao, motivos }) => [acao, motivos.map(({ codigo }) => codigo)])).toEqual([
      ['incluir', []],
      ['incluir', []],
      ['incluir', ['PIX_KEY_DOUBTFUL']],
      ['incluir', []],
    ]);
    expect(rows[0]?.mudancas.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['tipoChavePix', 'chavePix']));
    expect(await world.item(id)).toMatchObject({ comAviso: 1, porAcao: { incluir: 4 } });
    const noted = async (comAviso: 'true' | 'false', more: object = {}) =>
      (await world.rows(id, { comAviso, ...more })).map(({ linha }) => linha);
    expect(await noted('true')).toEqual([3]);
    expect(await noted('false')).toEqual([1, 2, 4]);
    expect(await noted('true', { acao: 'mudar' })).toEqual([]);
    expect(rows[2]?.mudancas.map(({ campo }) => campo)).not.toContain('chavePix');
    await world.apply(id);
    const keys = () =>
      world.sql(
        `select e.registration, b.pix_kind, b.pix_key, b.account from employment e left join worker_bank b on b.employment_id = e.id
          where e.registration = any ($1) order by array_position($1, e.registration)`,
        [made.map(record => record.registration)],
      );
    const told = made.map(({ registration, fields: { pix_kind, pix_key } }) => ({
      registration,
      pix_kind: registration === third ? null : pix_kind,
      pix_key: registration === third ? null : pix_key,
      account: '02366',
    }));
    expect(await keys()).toEqual(told);
    // another key than the one that stands: nobody's pay goes elsewhere by a file
    const other = made.map(record => ({
      ...record,
      fields: { ...record.fields, pix_kind: 'email', pix_key: 'outra@exemplo.test' },
    }));
    await world.sql(
      'delete from worker_bank where employment_id = (select id from employment where registration = $1)',
      [second],
    );
    const again = await world.read('pix-outra.pdf', await fileOf(other, 1));
    expect((await world.rows(again)).map(({ acao, motivos }) => [acao, motivos.map(({ codigo }) => codigo)])).toEqual([
      ['igual', ['BANK_ACCOUNT_STANDS']],
      ['mudar', []],
      ['igual', ['BANK_ACCOUNT_STANDS']],
      ['igual', ['BANK_ACCOUNT_STANDS']],
    ]);
    await world.apply(again);
    const after = await keys();
    expect(after.find(({ registration }) => registration === first)).toEqual(told[0]);
    expect(after.find(({ registration }) => registration === second)).toMatchObject({
      pix_kind: 'email',
      pix_key: 'outra@exemplo.test',
    });
    expect(await world.sql('select id from bank_change')).toEqual([]);
  });

  it.each<{ what: string; name: string; fields: Record<string, string>; code: string; column: string }>([
    {
      what: 'a Pix key',
      name: 'pix',
      fields: { pix_kind: '', pix_key: '11912345684' },
      code: 'PIX_KEY_DOUBTFUL',
      column: 'chavePix',
    },
    { what: 'an account', name: 'conta', fields: { bank: '' }, code: 'ACCOUNT_DOUBTFUL', column: 'conta' },
  ])(
    'that $what is not clear is said only where it would be read: not to who may fill no bank data, nor of what HR leaves out',
    async ({ name, fields, code, column }) => {
      const unclear = records(1).map(record => ({ ...record, fields: { ...record.fields, ...fields } }));
      const told = async (id: string) => {
        const { comAviso } = await world.item(id);
        return [comAviso, (await world.rows(id)).flatMap(({ motivos }) => motivos.map(({ codigo }) => codigo))];
      };
      await helenaWith(app, [...plainGrants, 'RhDadoBancarioVisualizar'], async () => {
        const id = await world.read(`${name}-sem-grant.pdf`, await fileOf(unclear));
        expect(await told(id)).toEqual([0, []]);
        expect((await world.rows(id))[0]).toMatchObject({ acao: 'incluir' });
      });
      const id = await world.read(`${name}-fora.pdf`, await fileOf(unclear));
      expect(await told(id)).toEqual([1, [code]]);
      const { colunas } = await (await app.as('helena', 'rh'))(registryContract.registryTable, { params: { id } });
      const without = colunas.map(one => (one === column ? 'ignorar' : one));
      await world.confirm(id, { colunas: without });
      expect(await told(id)).toEqual([0, []]);
      await world.confirm(id, { colunas });
      expect(await told(id)).toEqual([1, [code]]);
    },
  );

  it('a ZIP of PDFs is one dry run, each row saying of which file; what is no record in it is a refused row', async () => {
    const made = records(3);
    const one = await fileOf(made.slice(0, 2));
    const another = await fileOf(made.slice(2), 3);
    const id = await world.read(
      'fichas.zip',
      zipSync({
        'loja/um.pdf': new Uint8Array(one),
        'dois.pdf': new Uint8Array(another),
        'leia.pdf': strToU8('%PDF-1.7'),
      }),
    );
    const rows = await world.rows(id);
    expect(rows.map(({ acao, matricula }) => [acao, matricula])).toEqual([
      ...made.map(({ registration }) => ['incluir', registration]),
      ['recusar', null],
    ]);
    const cells = await world.sql(
      'select cells[1] as where from registry_import_row where import_id = $1 order by position',
      [id],
    );
    expect(cells.map(({ where }) => where)).toEqual(['um.pdf · 1', 'um.pdf · 2', 'dois.pdf · 1', 'leia.pdf']);
  });

  it('what a record leaves unclear is refused with its reason, and so is a page that is none', async () => {
    const [young] = records(1);
    const made = young ? [{ ...young, fields: { ...young.fields, birth_date: '2020-01-10' } }] : [];
    const id = await world.read('duvida.pdf', await fileOf(made));
    const reasons = (await world.rows(id)).map(({ acao, motivos }) => [acao, motivos.map(({ codigo }) => codigo)]);
    expect(reasons).toEqual([['recusar', expect.arrayContaining(['RECORD_DOUBTFUL'])]]);
    const mixed = await world.read('misto.pdf', sample('M01_misto.pdf'));
    const rows = await world.rows(mixed);
    expect(
      rows.filter(({ motivos }) => motivos.some(({ codigo }) => codigo === 'NOT_A_RECORD')).length,
    ).toBeGreaterThan(5);
    expect(rows.filter(({ acao }) => acao !== 'recusar').length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['recibos.pdf', () => sample('P01_13o_2aparcela.pdf'), 'FILE_TYPE_UNKNOWN'],
    ['quebrado.pdf', () => Buffer.from('%PDF-1.7 nada mais'), 'FILE_BROKEN'],
  ])('%s ends with its reason', async (name, bytes, codigo) => {
    const id = await world.read(name, bytes());
    expect(await world.item(id)).toMatchObject({ situacao: 'comErro', erro: { codigo } });
    expect((await world.item(id)).linhas).toBe(0);
  });
});
