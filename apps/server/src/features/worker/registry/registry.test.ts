import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { registryDesk, registryWorld } from './registry-world.factory.ts';

const app = await startApp();
const { world, company, joao, today, helena, heading, newCpf, lineOf, file } = await registryDesk(app);
afterAll(() => app.stop());

describe('POST /importacao/cadastro', () => {
  it('a table nobody has confirmed waits with its columns as they are guessed; nothing of it is read', async () => {
    const id = await world.read('cadastro.csv', file(lineOf(newCpf(), '9001')));
    expect(await world.item(id)).toMatchObject({ situacao: 'confirmarColunas', linhas: 0 });
    const table = await (await helena())(calls.registryTable, { params: { id } });
    expect(table).toMatchObject({ aPartirDe: today, semPermissao: [] });
    expect(table.colunas).toEqual([
      'cpf',
      'cnpj',
      'nome',
      'matricula',
      'admissao',
      'cargo',
      'salario',
      'telefone',
      'ignorar',
    ]);
    expect(table.exemplos[0]?.[3]).toBe('9001');
    const confirm = (colunas: string[], cabecalho = table.cabecalho) =>
      helena().then(call => call(calls.confirmRegistry, { params: { id }, body: { cabecalho, colunas } }));
    expect(await codeOf(confirm(table.colunas.map(one => (one === 'cpf' ? 'ignorar' : one))))).toBe(
      'IMPORT_COLUMNS_MISSING',
    );
    expect(await codeOf(confirm(table.colunas.map(one => (one === 'nome' ? 'cpf' : one))))).toBe('INVALID_REQUEST');
    expect(await codeOf(confirm(table.colunas.slice(1)))).toBe('INVALID_REQUEST');
    expect(await codeOf(confirm(table.colunas, 'a'.repeat(64)))).toBe('NOT_FOUND');
    await world.confirm(id);
    expect(await world.sql('select columns[1] as first, confirmed_by from registry_mapping')).toEqual([
      { first: 'cpf', confirmed_by: await app.personId('helena') },
    ]);
  });

  it('the same file twice is refused with the first; a next one with the same heading is not asked about', async () => {
    const text = file(lineOf(newCpf(), '9002'));
    const id = await world.read('primeiro.csv', text);
    expect((await world.item(id)).situacao).toBe('conferir');
    expect(await world.send('segundo.csv', text)).toMatchObject({
      recusa: { codigo: 'IMPORT_DUPLICATE_FILE', valores: { id } },
    });
    await (await helena())(calls.cancelRegistry, { params: { id } });
    expect((await world.item(id)).situacao).toBe('cancelada');
    const again = await world.read('segundo.csv', text);
    expect(await codeOf((await helena())(calls.retryRegistry, { params: { id } }))).toBe('IMPORT_DUPLICATE_FILE');
    expect((await world.item(again)).porAcao.incluir).toBe(1);
  });

  it('what is no registry ends with a sentence, and can be read again', async () => {
    const id = await world.read('nada.csv', 'a;b;c\r\n1;2;3');
    const item = await world.item(id);
    expect(item).toMatchObject({ situacao: 'comErro', erro: { codigo: 'TABLE_HEADING_NOT_FOUND' } });
    expect(item.can).toContain('repetir');
    await (await helena())(calls.retryRegistry, { params: { id } });
    expect((await world.until(id, 'comErro')).erro).toMatchObject({ codigo: 'TABLE_HEADING_NOT_FOUND' });
    const bad = await world.send('pagina.csv', '<html></html>');
    expect(bad).toMatchObject({ recusa: { codigo: 'UPLOAD_CONTENT_MISMATCH' } });
  });
});

describe('GET /importacao/cadastro/{id}/linhas/{page}/{size}', () => {
  it('says of each row what becomes of it and why, by CPF and company, and changes nothing', async () => {
    const twice = newCpf();
    const id = await world.read(
      'conferir.csv',
      file(
        lineOf(newCpf(), '9101'),
        lineOf(joao.cpf, joao.registration, { name: 'João Batista Ferreira', job: 'Conferente', admitted: '' }),
        lineOf('123.456.789-00', '9102'),
        lineOf(newCpf(), joao.registration),
        lineOf(newCpf(), '9103', { admitted: '' }),
        lineOf(twice, '9104'),
        lineOf(twice, '9104', { job: 'Pintor' }),
        lineOf(newCpf(), '9105').replace(company.cnpj, '11222333000181'),
        lineOf(newCpf(), '9106', { phone: '123' }),
      ),
    );
    const rows = await world.rows(id);
    const told = rows.map(row => [row.linha, row.acao, row.motivos.map(one => `${one.campo} ${one.codigo}`).join()]);
    expect(told).toEqual([
      [2, 'incluir', ''],
      [3, 'mudar', ''],
      [4, 'recusar', 'cpf INVALID_CPF'],
      [5, 'recusar', 'matricula REGISTRATION_OF_ANOTHER'],
      [6, 'recusar', 'admissao REQUIRED_FIELD'],
      [7, 'recusar', 'null ROW_TWICE'],
      [8, 'recusar', 'null ROW_TWICE'],
      [9, 'recusar', 'cnpj COMPANY_UNKNOWN'],
      [10, 'incluir', 'telefone VALUE_NOT_READ'],
    ]);
    expect(rows[0]?.cpf).toMatch(/^\*\*\*\./);
    expect(rows[1]?.mudancas).toContainEqual(
      expect.objectContaining({ campo: 'cargo', depois: 'Conferente', aPartirDe: today, oculto: false }),
    );
    expect(await world.item(id)).toMatchObject({ linhas: 9, porAcao: { incluir: 2, mudar: 1, igual: 0, recusar: 6 } });
    expect((await world.rows(id, { acao: 'recusar', pesquisa: 'rosa' })).length).toBe(6);
    expect(await world.sql("select id from employment where registration like '910_'")).toEqual([]);
    const call = await helena();
    const first = await call(calls.registryRows, { params: { id, page: '1', size: '4' }, query: {} });
    const next = await call(calls.registryRows, {
      params: { id, page: '2', size: '4' },
      query: { after: first.after ?? '' },
    });
    expect(next.items.map(row => row.linha)).toEqual([6, 7, 8, 9]);
  });

  it('a bank account that stands is not replaced; two active employments want their registration', async () => {
    const cpf = newCpf();
    const call = await helena();
    const make = (matricula: string, campos: object = {}) =>
      call(workerContract.createWorker, {
        body: {
          idEmpresa: company.id,
          cpf,
          campos: { nome: 'Ivo Pires', matricula, admissao: '2020-01-02', ...campos },
        },
      });
    await make('9201', { banco: '999', agencia: '1', conta: '1', tipoConta: 'poupanca' });
    const head = 'CPF;CNPJ;Matrícula;Banco;Agência;Conta;Tipo de conta;Cargo';
    const one = await world.read('banco.csv', `${head}\n${cpf};${company.cnpj};9201;998;1234;5678-9;corrente;Vigia`);
    expect(await world.confirm(one)).toMatchObject({ porAcao: { recusar: 1 } });
    expect((await world.rows(one))[0]?.motivos[0]).toMatchObject({ codigo: 'BANK_ACCOUNT_STANDS', campo: 'banco' });
    await make('9202');
    const two = await world.read('dois.csv', `CPF;CNPJ;Cargo\n${cpf};${company.cnpj};Vigia`);
    await world.confirm(two);
    expect((await world.rows(two))[0]?.motivos).toMatchObject([{ codigo: 'EMPLOYMENT_AMBIGUOUS' }]);
    const half = await world.read('meia.csv', `CPF;CNPJ;Matrícula;Banco\n${newCpf()};${company.cnpj};9203;001`);
    await world.confirm(half);
    expect((await world.rows(half))[0]?.motivos.map(reason => reason.campo)).toEqual(
      expect.arrayContaining(['agencia', 'conta', 'tipoConta']),
    );
  });
});

describe('GET /importacao/cadastro/{id}/recusadas', () => {
  it('is the refused rows with the reason first; nothing in it runs as a formula', async () => {
    const id = await world.read(
      'formula.csv',
      file(lineOf('1', '9901', { name: '=HYPERLINK("http://x")' }), lineOf(newCpf(), '9902')),
    );
    const answer = await app.send(`/importacao/cadastro/${id}/recusadas`, {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
    });
    const lines = Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(lines[0]).toBe(`\uFEFFPor que ficou de fora;Linha no arquivo;${heading}`);
    expect(lines[1]).toMatch(/^CPF: .+;2;1;/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lines).toHaveLength(3);
  });
});

describe('isolation', () => {
  it('another group neither sees nor applies; its CPFs and companies are nobody’s', async () => {
    const id = await world.read('pantanal.csv', file(lineOf(newCpf(), '9951')));
    const bruno = await app.as('bruno', 'rh');
    const params = { id };
    // one after the other: a refusal that nobody waits for yet ends the test
    for (const work of [
      () => bruno(calls.registryById, { params }),
      () => bruno(calls.applyRegistry, { params }),
      () => bruno(calls.registryRows, { params: { id, page: '1', size: '10' }, query: {} }),
      () =>
        bruno(calls.undoRegistries, {
          body: { IdString: id, Justificativa: 'Arquivo de outro grupo, que não é visto por este.' },
        }),
    ])
      expect((await refusalOf(work())).body.code).toBe('NOT_FOUND');
    expect((await bruno(calls.registries, { params: { page: '1', size: '10' }, query: {} })).total).toBe(0);
    const theirs = registryWorld(app, 'bruno');
    const foreign = await theirs.read('de-fora.csv', file(lineOf(joao.cpf, joao.registration)));
    await theirs.confirm(foreign);
    expect((await theirs.rows(foreign))[0]?.motivos).toMatchObject([{ codigo: 'COMPANY_UNKNOWN' }]);
    expect(await codeOf(bruno(calls.registryById, { params: { id: unknownId } }))).toBe('NOT_FOUND');
  });

  it('HR of one company sees what it sent itself, and reaches no other company’s workers', async () => {
    const [limited] = await world.sql(
      `insert into company (access_group_id, cnpj, legal_name, trade_name) select access_group_id, '11444777000161', 'Outra', 'Outra' from company where id = $1 returning id`,
      [company.id],
    );
    await world.sql('select access.refresh_app_accesses(access_group_id) from company where id = $1', [company.id]);
    await world.sql(
      `with m as (insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, accepted_at, accepted_how)
         select $1, 'RH', c.access_group_id, a.id, false, now(), 'before' from company c, access_profile a where c.id = $2 and a.role = 'RH' and a.access_group_id is null returning id, access_group_id)
       insert into membership_scope (membership_id, access_group_id, company_id) select m.id, m.access_group_id, $2 from m`,
      [await app.personId('ana'), limited?.id],
    );
    const anas = registryWorld(app, 'ana');
    const hers = await world.read('da-helena.csv', file(lineOf(newCpf(), '9961')));
    expect(await codeOf(anas.item(hers))).toBe('NOT_FOUND');
    const id = await anas.read('da-ana.csv', file(lineOf(joao.cpf, joao.registration), lineOf(newCpf(), '9962')));
    expect((await anas.rows(id)).map(row => row.motivos[0]?.codigo)).toEqual(['COMPANY_UNKNOWN', 'COMPANY_UNKNOWN']);
    const own = await anas.read('so-nome.csv', `CPF;Nome;Matrícula;Admissão\n${joao.cpf};João;1;01/02/2024`);
    expect(await anas.confirm(own)).toMatchObject({ empresa: 'Outra', porAcao: { incluir: 1 } });
  });
});
