import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { registryCpf, registryWorld } from './registry-world.factory.ts';

let app: TestApp;
let world: ReturnType<typeof registryWorld>;
let company: { id: string; cnpj: string };
let joao: { id: string; registration: string; cpf: string };
beforeAll(async () => {
  app = await startApp();
  world = registryWorld(app);
  [joao] = await world.sql(
    'select e.id, e.registration, p.cpf, e.company_id from employment e join person p on p.id = e.person_id where p.id = $1',
    [await app.personId('joao')],
  );
  [company] = await world.sql(
    'select c.id, c.cnpj from company c join employment e on e.company_id = c.id where e.id = $1',
    [joao.id],
  );
});
afterAll(() => app.stop());

const today = dayFrom();
const helena = () => app.as('helena', 'rh');
const heading = 'CPF;CNPJ;Nome;Matrícula;Admissão;Cargo;Salário;Telefone;Cor favorita';
let number = 300_000_000;
const newCpf = () => registryCpf(number++);
const lineOf = (
  cpf: string,
  registration: string,
  cells: Partial<Record<'name' | 'admitted' | 'job' | 'pay' | 'phone', string>> = {},
) =>
  [
    cpf,
    company.cnpj,
    cells.name ?? 'Rosa Moreira Lins',
    registration,
    cells.admitted ?? '12/03/2021',
    cells.job ?? 'Auxiliar',
    cells.pay ?? '2.150,40',
    cells.phone ?? '(11) 3333-4444',
    'azul',
  ].join(';');
const file = (...lines: string[]) => [heading, ...lines].join('\r\n');
const employmentOf = async (cpf: string) =>
  (
    await world.sql(
      `select e.*, e.admitted_on::text as admitted, p.id as person, r.home_phone, y.salary from employment e join person p on p.id = e.person_id
         left join worker_record r on r.employment_id = e.id left join worker_pay y on y.employment_id = e.id where p.cpf = $1`,
      [cpf],
    )
  )[0];

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
        lineOf(twice, '9104'),
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
      [10, 'recusar', 'telefone INVALID_PHONE'],
    ]);
    expect(rows[0]?.cpf).toMatch(/^\*\*\*\./);
    expect(rows[1]?.mudancas).toContainEqual(
      expect.objectContaining({ campo: 'cargo', depois: 'Conferente', aPartirDe: today, oculto: false }),
    );
    expect(await world.item(id)).toMatchObject({ linhas: 9, porAcao: { incluir: 1, mudar: 1, igual: 0, recusar: 7 } });
    expect((await world.rows(id, { acao: 'recusar', pesquisa: 'rosa' })).length).toBe(7);
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

describe('POST /importacao/cadastro/{id}/aplicar', () => {
  it('makes and changes all of it in one transaction, dated from the day, with history, told once', async () => {
    const cpf = newCpf();
    const [before] = await world.sql('select version, job_title from employment where id = $1', [joao.id]);
    const id = await world.read(
      'aplicar.csv',
      file(
        lineOf(cpf, '9301'),
        lineOf(joao.cpf, joao.registration, { name: 'João Batista Ferreira', job: 'Líder', admitted: '' }),
        lineOf('1', '9302'),
      ),
    );
    const done = await world.apply(id);
    expect(done).toMatchObject({ situacao: 'aplicada', porAcao: { incluir: 1, mudar: 1, recusar: 1 } });
    const made = await employmentOf(cpf);
    expect(made).toMatchObject({
      name: 'Rosa Moreira Lins',
      registration: '9301',
      admitted: '2021-03-12',
      job_title: 'Auxiliar',
      version: 1,
      home_phone: '1133334444',
      salary: 215_040,
    });
    expect(
      await world.sql(
        'select field, from_day::text, value, applied_at is not null as applied from employment_change where employment_id = $1 order by field',
        [made.id],
      ),
    ).toEqual([
      { field: 'job_title', from_day: '2021-03-12', value: 'Auxiliar', applied: true },
      { field: 'salary', from_day: '2021-03-12', value: '215040', applied: true },
    ]);
    expect(await world.sql('select role from membership where person_id = $1', [made.person])).toEqual([
      { role: 'EMPREGADO' },
    ]);
    const [after] = await world.sql('select version, job_title from employment where id = $1', [joao.id]);
    expect(after).toEqual({ version: before?.version + 1, job_title: 'Líder' });
    expect(
      await world.sql(
        "select value from employment_change where employment_id = $1 and field = 'job_title' and registry_import_id = $2 order by from_day desc",
        [joao.id, id],
      ),
    ).toMatchObject([{ value: 'Líder' }, ...(before?.job_title ? [{ value: before.job_title }] : [])]);
    const history = await world.sql(
      'select verb, entity, entity_id from record_history where entity_id in ($1, $2) order by id',
      [made.id, joao.id],
    );
    expect(history).toEqual(
      expect.arrayContaining([
        { verb: 'workerRegistered', entity: 'employment', entity_id: made.id },
        { verb: 'workerChanged', entity: 'employment', entity_id: joao.id },
        { verb: 'workerChanged', entity: 'employmentPay', entity_id: joao.id },
      ]),
    );
    expect(
      await world.sql("select id from notification where kind = 'registryApplied' and cause = $1", [
        `registry-applied:${id}`,
      ]),
    ).toHaveLength(1);
    expect(await codeOf((await helena())(calls.applyRegistry, { params: { id } }))).toBe('STATUS_FORBIDS');
    const log = await (await helena())(calls.registryLog, { params: { id } });
    expect(log.map(entry => entry.codigo)).toEqual(['sent', 'planned', 'applying', 'applied']);
    const same = await world.read('outra-vez.csv', file(lineOf(cpf, '9301')));
    expect((await world.item(same)).porAcao).toMatchObject({ igual: 1, mudar: 0 });
    expect(await codeOf((await helena())(calls.applyRegistry, { params: { id: same } }))).toBe('IMPORT_ROWS_REFUSED');
  });

  it('what changed since the dry run is not written over: all of it is read anew and looked at again', async () => {
    const phoned = lineOf(joao.cpf, joao.registration, {
      name: 'João Batista Ferreira',
      job: 'Líder',
      admitted: '',
      phone: '1122223333',
    });
    const id = await world.read('mudou.csv', file(lineOf(newCpf(), '9401'), phoned));
    await world.sql('update employment set version = version + 1 where id = $1', [joao.id]);
    expect(await world.apply(id)).toMatchObject({ situacao: 'conferir' });
    expect(await world.sql("select id from employment where registration = '9401'")).toEqual([]);
    expect((await (await helena())(calls.registryLog, { params: { id } })).map(entry => entry.codigo)).toContain(
      'overtaken',
    );
    expect(await world.apply(id)).toMatchObject({ situacao: 'aplicada' });
  });

  it('a leave told as dry runs were once stored is not lost: the file is read anew', async () => {
    const cpf = newCpf();
    const head = 'CPF;CNPJ;Nome;Matrícula;Admissão;Afastamento;Início afastamento';
    const id = await world.read(
      'de-antes.csv',
      [head, [cpf, company.cnpj, 'Rosa Lins', '9451', '12/03/2021', 'Maternidade', '01/09/2026'].join(';')].join('\n'),
    );
    await world.confirm(id);
    await world.sql(
      `update registry_import_row set after = (after - 'employment_leave') || jsonb_build_object('employment', after -> 'employment'
         || '{"leave_kind": "maternidade", "leave_from": "2026-09-01"}') where import_id = $1`,
      [id],
    );
    expect(await world.apply(id)).toMatchObject({ situacao: 'conferir' });
    expect(await employmentOf(cpf)).toBeUndefined();
    await world.apply(id);
    expect(
      await world.sql('select kind, from_day::text as day from employment_leave where employment_id = $1', [
        (await employmentOf(cpf)).id,
      ]),
    ).toEqual([{ kind: 'maternidade', day: '2026-09-01' }]);
  });

  it('two files of HR with the same worker, applied at once: one is written, the other read anew', async () => {
    const [cpf, other] = [newCpf(), newCpf()];
    const ids = [
      await world.read('um.csv', file(lineOf(cpf, '9501', { job: 'Pintor' }))),
      await world.read('dois-de-uma-vez.csv', file(lineOf(cpf, '9501', { job: 'Pedreiro' }), lineOf(other, '9502'))),
    ];
    const call = await helena();
    await Promise.all(ids.map(id => call(calls.applyRegistry, { params: { id } })));
    const ended = await Promise.all(ids.map(id => world.until(id, 'aplicada', 'conferir')));
    expect(ended.map(one => one.situacao).toSorted()).toEqual(['aplicada', 'conferir']);
    expect(await world.sql("select id from employment where registration = '9501'")).toHaveLength(1);
    const waits = ended.find(one => one.situacao === 'conferir');
    expect(waits?.porAcao.mudar).toBe(waits?.id === ids[0] || waits?.id === ids[1] ? 1 : 0);
  });

  it('HR without the grant of pay fills none, whatever the file and its remembered columns hold', async () => {
    const person = await app.personId('helena');
    const grants = [
      'RhImportacaoVisualizar',
      'RhImportacaoCriar',
      'RhImportacaoEditar',
      'RhImportacaoDeletar',
      'RhTrabalhadorVisualizar',
      'RhTrabalhadorEditar',
      'RhTrabalhadorCriar',
    ];
    const paid = await world.read('com-salario.csv', file(lineOf(newCpf(), '9601')));
    await world.sql(
      `with made as (insert into access_profile (access_group_id, role, name, permissions)
         select access_group_id, 'RH', 'Sem remuneração', $2 from membership where person_id = $1 and role = 'RH' returning id)
       update membership set access_profile_id = (select id from made) where person_id = $1 and role = 'RH'`,
      [person, grants],
    );
    try {
      const cpf = newCpf();
      const id = await world.read('sem-salario.csv', file(lineOf(cpf, '9602')));
      expect((await (await helena())(calls.registryTable, { params: { id } })).semPermissao).toEqual([
        'pagamento',
        'banco',
      ]);
      await world.apply(id);
      expect(await employmentOf(cpf)).toMatchObject({ registration: '9602', salary: null });
      expect((await world.item(paid)).can).not.toContain('aplicar');
      expect(await codeOf((await helena())(calls.applyRegistry, { params: { id: paid } }))).toBe(
        'OPERATION_NOT_ALLOWED',
      );
      const [row] = await world.rows(paid);
      expect(row?.mudancas.find(change => change.campo === 'salario')).toMatchObject({ depois: null, oculto: true });
    } finally {
      await world.sql(
        "update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = 'RH') where person_id = $1 and role = 'RH'",
        [person],
      );
    }
  });
});

describe('DELETE /importacao/cadastro', () => {
  it('puts back what was and takes away what was made, with the reason', async () => {
    const cpf = newCpf();
    const state = () => world.sql('select name, job_title, department from employment where id = $1', [joao.id]);
    const changes = () =>
      world.sql(
        'select field, from_day, value from employment_change where employment_id = $1 order by field, from_day',
        [joao.id],
      );
    await world.sql('delete from employment_change where employment_id = $1 and from_day = $2', [joao.id, today]);
    const [was, dated] = [await state(), await changes()];
    const id = await world.read(
      'desfazer.csv',
      file(
        lineOf(cpf, '9701'),
        lineOf(joao.cpf, joao.registration, { name: 'João B. Ferreira', job: 'Porteiro', admitted: '' }),
      ),
    );
    await world.apply(id);
    expect(await state()).not.toEqual(was);
    const short = (await helena())(calls.undoRegistries, { body: { IdString: id, Justificativa: 'curta' } });
    expect(await codeOf(short)).toBe('DELETION_JUSTIFICATION_LENGTH');
    expect((await world.undo(id)).situacao).toBe('desfeita');
    expect([await state(), await changes()]).toEqual([was, dated]);
    expect(await employmentOf(cpf)).toBeUndefined();
    expect(
      await world.sql('select m.id from membership m join person p on p.id = m.person_id where p.cpf = $1', [cpf]),
    ).toEqual([]);
    expect(
      await world.sql(
        "select record->>'registration' as registration from exclusion_history where entity = 'employment'",
      ),
    ).toEqual([{ registration: '9701' }]);
    expect(await world.sql('select id from person where cpf = $1', [cpf])).toEqual([]);
  });

  it('takes the leaves away that the file brought, and gives one it changed back as it was', async () => {
    const cpf = newCpf();
    const leaves = () =>
      world.sql(
        `select e.registration, l.kind, l.from_day::text as since, l.until_day::text as until, e.leave_from::text as counts
           from employment_leave l join employment e on e.id = l.employment_id order by e.registration, l.from_day`,
      );
    await world.sql(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
       select access_group_id, company_id, id, person_id, 'auxilioDoenca', '2026-03-02' from employment where id = $1`,
      [joao.id],
    );
    const was = await leaves();
    const columns = 'CPF;CNPJ;Nome;Matrícula;Admissão;Afastamento;Início afastamento;Fim afastamento';
    const line = (of: string, registration: string, ...leave: string[]) =>
      [of, company.cnpj, 'Rosa Moreira Lins', registration, '12/03/2021', ...leave].join(';');
    const made = await world.read(
      'afastados.csv',
      [columns, line(cpf, '9731', 'Maternidade', '01/09/2026', '29/12/2026')].join('\r\n'),
    );
    await world.confirm(made);
    expect(await world.apply(made)).toMatchObject({ situacao: 'aplicada' });
    const rosa = { registration: '9731', kind: 'maternidade', since: '2026-09-01', until: '2026-12-29' };
    expect(await leaves()).toContainEqual({ ...rosa, counts: '2026-09-01' });
    const name = (await world.sql('select name from employment where id = $1', [joao.id]))[0]?.name;
    const of = (registration: string, ...leave: string[]) =>
      [joao.cpf, company.cnpj, name, registration, '', ...leave].join(';');
    const ended = await world.read(
      'voltaram.csv',
      [
        columns,
        of(joao.registration, 'Doença', '02/03/2026', '30/04/2026'),
        line(cpf, '9731', 'Outro', '20/12/2026', ''),
      ].join('\r\n'),
    );
    expect((await world.rows(ended, { acao: 'recusar' })).map(({ motivos }) => motivos)).toMatchObject([
      [{ campo: 'afastamentoInicio', codigo: 'RANGE_OVERLAP', valores: { faixa: '01/09/2026 – 29/12/2026' } }],
    ]);
    await world.apply(ended);
    const joaos = { registration: joao.registration, kind: 'auxilioDoenca', since: '2026-03-02', counts: '2026-03-02' };
    expect(await leaves()).toContainEqual({ ...joaos, until: '2026-04-30' });
    expect(
      await world.sql(
        "select before->>'leave_until' as was, after->>'leave_until' as is from record_history where entity_id = $1 and after ? 'leave_until'",
        [joao.id],
      ),
    ).toEqual([{ was: null, is: '2026-04-30' }]);
    await world.undo(ended);
    expect(await leaves()).toContainEqual({ ...joaos, until: null });
    await world.undo(made);
    expect(await leaves()).toEqual(was);
    await world.sql('delete from employment_leave');
  });

  it('who has left comes in as who has left, and goes back to work when it is undone', async () => {
    const [gone, stays] = [newCpf(), newCpf()];
    const head = 'CPF;CNPJ;Nome;Matrícula;Admissão;Data de demissão;Motivo da demissão';
    const line = (cpf: string, registration: string, ...end: string[]) =>
      [cpf, company.cnpj, 'Rosa Moreira Lins', registration, '12/03/2021', ...end].join(';');
    const of = () =>
      world.sql(
        `select e.registration, e.dismissed_on::text as day, e.dismissal_reason as why from employment e
          where e.registration in ('9741', '9742') order by 1`,
      );
    const made = await world.read(
      'saidas.csv',
      [head, line(gone, '9741', '30/06/2024', 'Pedido de demissão'), line(stays, '9742', '', '')].join('\n'),
    );
    await world.confirm(made);
    expect((await world.rows(made))[0]?.mudancas).toContainEqual(
      expect.objectContaining({ campo: 'desligamento', antes: null, depois: '2024-06-30', oculto: false }),
    );
    await world.apply(made);
    const left = { registration: '9741', day: '2024-06-30', why: 'Pedido de demissão' };
    expect(await of()).toEqual([left, { registration: '9742', day: null, why: null }]);
    const counted = await (await helena())(workerContract.hrWorkerTotals, { query: { pesquisa: '9741' } });
    expect(counted).toMatchObject({ total: 1, porSituacao: { desligado: 1 } });
    const [row] = await world.sql(
      "select after->>'dismissed_on' as day from record_history where verb = 'workerRegistered' and entity_id = $1",
      [(await employmentOf(gone)).id],
    );
    expect(row).toEqual({ day: '2024-06-30' });
    const later = await world.read('saiu.csv', [head, line(stays, '9742', '31/10/2026', 'Fim do contrato')].join('\n'));
    await world.apply(later);
    expect(await of()).toEqual([left, { registration: '9742', day: '2026-10-31', why: 'Fim do contrato' }]);
    const history = await (await helena())(workerContract.workerHistory, {
      params: { id: (await employmentOf(stays)).id },
    });
    expect(history[0]?.depois).toEqual({ desligamento: '2026-10-31', motivoDesligamento: 'Fim do contrato' });
    await world.undo(later);
    expect(await of()).toEqual([left, { registration: '9742', day: null, why: null }]);
  });

  it('leaves a person it made who has come to hold more than that, and one who was there before', async () => {
    const [asked, before] = [newCpf(), newCpf()];
    await world.sql("insert into person (name, cpf) values ('Já Estava Aqui', $1)", [before]);
    const id = await world.read('pessoas.csv', file(lineOf(asked, '9711'), lineOf(before, '9712')));
    await world.apply(id);
    const { person } = await employmentOf(asked);
    await world.sql(
      `insert into notification (person_id, kind, values, cause) values ($1, 'registryApplied', '{}', 'pessoas')`,
      [person],
    );
    await world.undo(id);
    expect(await employmentOf(asked)).toBeUndefined();
    expect(await world.sql('select cpf from person where cpf = any ($1) order by cpf', [[asked, before]])).toEqual([
      { cpf: asked },
      { cpf: before },
    ]);
  });

  it('is no longer possible once its rows have gone, thirty days after the last thing done with it', async () => {
    const read = (name: string, registration: string) => world.read(name, file(lineOf(newCpf(), registration)));
    const [old, fresh, dropped] = [
      await read('velho.csv', '9721'),
      await read('novo.csv', '9722'),
      await read('largado.csv', '9723'),
    ];
    for (const id of [old, fresh]) await world.apply(id);
    await (await helena())(calls.cancelRegistry, { params: { id: dropped } });
    const ages = "update registry_import set sent_at = sent_at - interval '31 days' where id = any ($1)";
    await world.sql(ages, [[old, fresh, dropped]]);
    await world.sql("update registry_import_event set at = at - interval '31 days' where import_id = any ($1)", [
      [old, dropped],
    ]);
    await world.sql('select access.tidy()');
    const left = (id: string) => world.sql('select position from registry_import_row where import_id = $1', [id]);
    expect([await left(old), (await left(fresh)).length, await left(dropped)]).toEqual([[], 1, []]);
    const item = await world.item(old);
    expect(item).toMatchObject({ situacao: 'aplicada', porAcao: { incluir: 1 }, linhasApagadasEm: expect.any(String) });
    expect(item.can).not.toContain('desfazer');
    expect((await world.item(fresh)).can).toContain('desfazer');
    expect(await codeOf(world.undo(old))).toBe('STATUS_FORBIDS');
    expect(await world.sql('select examples from registry_import where id = $1', [old])).toEqual([{ examples: [] }]);
    await (await helena())(calls.retryRegistry, { params: { id: dropped } });
    expect(await world.until(dropped, 'conferir')).toMatchObject({ linhasApagadasEm: null, linhas: 1 });
  });

  it('is refused as a whole where somebody has changed something since, or something hangs on it', async () => {
    const [cpf, other] = [newCpf(), newCpf()];
    const id = await world.read('tarde.csv', file(lineOf(cpf, '9801'), lineOf(other, '9802')));
    await world.apply(id);
    const { id: made } = await employmentOf(cpf);
    await world.sql('update employment set version = 2 where id = $1', [made]);
    expect(await codeOf(world.undo(id))).toBe('STALE_VERSION');
    await world.sql('update employment set version = 1 where id = $1', [made]);
    await world.sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment where id = $1`,
      [made],
    );
    expect(await world.undo(id)).toMatchObject({ situacao: 'aplicada', erro: { codigo: 'STALE_VERSION' } });
    expect(await employmentOf(other)).toBeTruthy();
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
      `with m as (insert into membership (person_id, role, access_group_id, access_profile_id, all_companies)
         select $1, 'RH', c.access_group_id, a.id, false from company c, access_profile a where c.id = $2 and a.role = 'RH' and a.access_group_id is null returning id, access_group_id)
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

describe('forms', () => {
  const child =
    '<dependente><tpDep>03</tpDep><nmDep>Filho</nmDep><dtNascto>2015-02-03</dtNascto><cpfDep>11144477735</cpfDep><depIRRF>S</depIRRF><depSF>N</depSF></dependente>';
  const event = (cpf: string, extra = '', disabilities = '') => `<?xml version="1.0" encoding="UTF-8"?>
<eSocial xmlns="http://www.esocial.gov.br/schema/evt/evtAdmissao/v_S_01_03_00"><evtAdmissao Id="ID1">
<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${company.cnpj.slice(0, 8)}</nrInsc></ideEmpregador>
<trabalhador><cpfTrab>${cpf}</cpfTrab><nmTrab>Dalva Reis &amp; Cia</nmTrab><sexo>F</sexo><racaCor>3</racaCor><estCiv>2</estCiv>
<nascimento><dtNascto>1990-05-17</dtNascto><paisNascto>097</paisNascto><paisNac>105</paisNac></nascimento>
<endereco><brasil><dscLograd>Rua A</dscLograd><nrLograd>10</nrLograd><cep>01310100</cep><codMunic>3550308</codMunic><uf>SP</uf></brasil></endereco>
${disabilities}${child}<dependente><tpDep>09</tpDep><nmDep>Avó</nmDep></dependente><contato><fonePrinc>11987654321</fonePrinc><emailPrinc>DALVA@X.COM</emailPrinc></contato></trabalhador>
<vinculo><matricula>S2200-${cpf.slice(5)}</matricula><tpRegTrab>1</tpRegTrab><infoRegimeTrab><infoCeletista><dtAdm>2024-02-05</dtAdm></infoCeletista></infoRegimeTrab>
<infoContrato><nmCargo>Soldadora</nmCargo><CBOCargo>724315</CBOCargo><codCateg>101</codCateg><remuneracao><vrSalFx>3100.50</vrSalFx><undSalFixo>5</undSalFixo></remuneracao>
<horContratual><qtdHrsSem>44.00</qtdHrsSem></horContratual></infoContrato></vinculo></evtAdmissao>${extra}</eSocial>`;

  it('of an S-2200 with several disabilities the record has that there are several', async () => {
    const told = (names: string[]) =>
      `<infoDeficiencia>${['defFisica', 'defVisual', 'defMental', 'reabReadap']
        .map(name => `<${name}>${names.includes(name) ? 'S' : 'N'}</${name}>`)
        .join('')}</infoDeficiencia>`;
    const cases: [string[], string | null][] = [
      [['defFisica', 'defVisual'], 'multipla'],
      [['defVisual'], 'visual'],
      [['defMental', 'reabReadap'], 'mental'],
      [['reabReadap'], 'reabilitado'],
      [[], null],
    ];
    const cpfs = cases.map(() => newCpf());
    const files = cpfs.map((cpf, at) => [`${at}.xml`, Buffer.from(event(cpf, '', told(cases[at]?.[0] ?? [])))]);
    await world.apply(await world.read('deficiencias.zip', zipSync(Object.fromEntries(files))));
    const kept = await world.sql(
      `select r.disability from worker_record r join employment e on e.id = r.employment_id join person p on p.id = e.person_id
        where p.cpf = any ($1) order by array_position($1, p.cpf)`,
      [cpfs],
    );
    expect(kept.map(({ disability }) => disability)).toEqual(cases.map(([, is]) => is));
  });

  it('of an S-2200 that ended the record has its day, and a salary of zero is none', async () => {
    const [ended, sells] = [newCpf(), newCpf()];
    const id = await world.read(
      'dois.zip',
      zipSync({
        'a.xml': Buffer.from(
          event(ended).replace('</vinculo>', '<desligamento><dtDeslig>2024-12-20</dtDeslig></desligamento></vinculo>'),
        ),
        'b.xml': Buffer.from(
          event(sells).replace(
            '<vrSalFx>3100.50</vrSalFx><undSalFixo>5</undSalFixo>',
            '<vrSalFx>0.00</vrSalFx><undSalFixo>7</undSalFixo><dscSalVar>Comissão</dscSalVar>',
          ),
        ),
      }),
    );
    expect((await world.rows(id)).map(row => row.motivos)).toEqual([[], []]);
    await world.apply(id);
    expect(
      await world.sql(
        `select e.dismissed_on::text as day, p.salary from employment e left join worker_pay p on p.employment_id = e.id join person o on o.id = e.person_id
          where o.cpf = any ($1) order by array_position($1, o.cpf)`,
        [[ended, sells]],
      ),
    ).toEqual([
      { day: '2024-12-20', salary: 310_050 },
      { day: null, salary: null },
    ]);
  });

  it('eSocial S-2200, one or many in a ZIP, is read without being asked about', async () => {
    const head = company.cnpj.slice(8, 12) === '0001';
    const cpfs = [newCpf(), newCpf()];
    const zip = zipSync(Object.fromEntries(cpfs.map((cpf, at) => [`S-2200-${at}.xml`, Buffer.from(event(cpf))])));
    const id = await world.read('admissoes.zip', zip);
    expect(head).toBe(true);
    expect((await world.rows(id)).map(row => [row.acao, row.motivos])).toEqual([
      ['incluir', []],
      ['incluir', []],
    ]);
    await world.apply(id);
    const [made] = await world.sql(
      `select e.name, e.job_title, e.hiring_regime, r.birth_date::text, r.birth_country, r.ethnicity, r.marital_status, r.city_code, r.email, r.cell_phone, r.weekly_hours, r.legal_regime, p.salary, p.salary_unit
         from employment e join worker_record r on r.employment_id = e.id join worker_pay p on p.employment_id = e.id where e.id = $1`,
      [(await employmentOf(cpfs[0] ?? '')).id],
    );
    expect(made).toEqual({
      name: 'Dalva Reis & Cia',
      job_title: 'Soldadora',
      hiring_regime: 'empregado',
      birth_date: '1990-05-17',
      birth_country: 'Bolívia',
      ethnicity: 'parda',
      marital_status: 'casado',
      city_code: '3550308',
      email: 'dalva@x.com',
      cell_phone: '11987654321',
      weekly_hours: '44.00',
      legal_regime: 'clt',
      salary: 310_050,
      salary_unit: 'mes',
    });
    const dependants = async (of: string | undefined) =>
      (
        await world.sql('select dependants from worker_record where employment_id = $1', [
          (await employmentOf(of ?? '')).id,
        ])
      )[0]?.dependants;
    const both = [
      { name: 'Filho', cpf: '11144477735', birth_date: '2015-02-03', kinship: 'filho', uses: ['ir'] },
      { name: 'Avó', cpf: null, birth_date: null, kinship: 'outro', uses: [] },
    ];
    expect(await dependants(cpfs[0])).toEqual(both);
    expect((await world.rows(id))[0]?.mudancas).toContainEqual({
      ...{ campo: 'dependentes', antes: null, depois: 2, aPartirDe: null, oculto: false },
    });
    // into a record that has none, taken back by undoing; those there are stay
    const [first, second] = cpfs;
    await world.sql("update worker_record set dependants = '[]' where employment_id = $1", [
      (await employmentOf(first ?? '')).id,
    ]);
    const again = await world.read(
      'de-novo.xml',
      event(
        first ?? '',
        event(second ?? '')
          .replace(/^<\?xml.*?\?>/, '')
          .replace(/<\/?eSocial[^>]*>/g, ''),
      ),
    );
    expect((await world.rows(again)).map(row => row.acao)).toEqual(['mudar', 'igual']);
    await world.apply(again);
    expect(await dependants(first)).toEqual(both);
    await world.undo(again);
    // the history has both, masked, as a kind of its own
    const masked = both.map(one => ({ ...one, cpf: one.cpf && '***.444.777-**' }));
    expect(
      await world.sql(
        "select before -> 'dependants' as was, after -> 'dependants' as is from record_history where entity = 'employmentDependants' and entity_id = $1 order by id",
        [(await employmentOf(first ?? '')).id],
      ),
    ).toEqual([
      { was: [], is: masked },
      { was: masked, is: [] },
    ]);
    expect(
      await world.sql(
        "select from record_history where entity = 'employment' and (before ? 'dependants' or after ? 'dependants')",
      ),
    ).toEqual([]);
    expect([await dependants(first), await dependants(second)]).toEqual([[], both]);
    const wrong = await world.read('errado.xml', event(newCpf()).replace('11144477735', '11144477730'));
    expect((await world.rows(wrong))[0]?.motivos).toEqual([
      { campo: 'dependentes', codigo: 'INVALID_CPF', valores: {} },
    ]);
    const half = newCpf();
    const part = await world.read('43h30.xml', event(half).replace('44.00', '43.50'));
    expect((await world.rows(part))[0]?.motivos).toEqual([]);
    await world.apply(part);
    expect(
      await world.sql(
        `select r.weekly_hours, c.value from worker_record r join employment_change c using (employment_id)
          where r.employment_id = $1 and c.field = 'weekly_hours'`,
        [(await employmentOf(half)).id],
      ),
    ).toEqual([{ weekly_hours: '43.50', value: '43.5' }]);
    const again43 = await world.read('43h30-de-novo.xml', event(half).replace('44.00', '43.5'));
    expect((await world.rows(again43))[0]?.acao).toBe('igual');
    const single = await world.read('uma.xml', event(newCpf()));
    expect(await world.item(single)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 1 } });
  });

  it.each([
    ['latin.csv', (text: string) => Buffer.from(text, 'latin1')],
    ['bom.csv', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['utf16.csv', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['virgulas.csv', (text: string) => Buffer.from(text.replaceAll(',', '.').replaceAll(';', ','))],
    ['zeros.csv', (text: string) => Buffer.from(`${text}${'\n'.repeat(5000)}\0;\0`)],
    ['aspas.csv', (text: string) => Buffer.from(text.replace('José da Conceição', '"José\nda Conceição"'))],
  ])('%s is read', async (name, bytes) => {
    const id = await world.read(name, bytes(file(lineOf(newCpf(), name, { name: 'José da Conceição', pay: '2150' }))));
    if ((await world.item(id)).situacao === 'confirmarColunas') await world.confirm(id);
    expect(await world.rows(id)).toMatchObject([{ acao: 'incluir', nome: 'José da Conceição', motivos: [] }]);
  });

  it('a workbook: its first sheet, with dates and numbers as a spreadsheet keeps them', async () => {
    const cpf = newCpf();
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const number = (at: string, value: string | number, style = 0) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
    const titles = ['CPF', 'CNPJ', 'Nome', 'Matrícula', 'Admissão', 'Salário'];
    const sheet = (rows: string[]) =>
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map((cells, at) => `<row r="${at + 1}">${cells}</row>`)
        .join('')}</sheetData></worksheet>`;
    const parts = {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Cadastro" sheetId="1" r:id="r1"/><sheet name="Notas" sheetId="2" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': sheet([
        titles.map((title, at) => text(`${'ABCDEF'[at]}1`, title)).join(''),
        // 43,902 is 12 March 2020 counted from 1900
        number('A2', Number(cpf)) +
          text('B2', company.cnpj) +
          text('C2', 'Nara Pontes') +
          number('D2', 9981) +
          number('E2', 43_902, 1) +
          number('F2', 2150.4),
      ]),
      'xl/worksheets/sheet2.xml': sheet([text('A1', 'Nada daqui é lido')]),
    };
    const files = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)] as const);
    const id = await world.read('planilha.xlsx', zipSync(Object.fromEntries(files)));
    expect(await world.confirm(id)).toMatchObject({ situacao: 'conferir', porAcao: { incluir: 1 } });
    await world.apply(id);
    expect(await employmentOf(cpf)).toMatchObject({
      name: 'Nara Pontes',
      registration: '9981',
      admitted: '2020-03-12',
      salary: 215_040,
    });
  });

  it('rows far wider than a batch of usual ones are read where the thread has little memory', async () => {
    const wide = 'x'.repeat(30_000);
    const lines = Array.from({ length: 600 }, (_, at) => `${newCpf()};Rosa Lins;L${at};12/03/2021;${wide};${wide}`);
    const id = await world.read('largas.csv', ['CPF;Nome;Matrícula;Admissão;Notas;Outras', ...lines].join('\n'));
    expect(await world.confirm(id, { idEmpresa: company.id })).toMatchObject({ porAcao: { incluir: 600 } });
  }, 60_000);

  it.each([
    ['largo.csv', () => Buffer.from(`${'CPF;Nome;'}${'x;'.repeat(1_000_000)}\n1;2`), 'FILE_BROKEN'],
    ['aberto.csv', () => Buffer.from(`CPF;Nome\n1;"${'a'.repeat(1_000_000)}`), 'FILE_BROKEN'],
    [
      'doctype.xml',
      () =>
        Buffer.from(event('1').replace('<eSocial', `<!--${' '.repeat(5000)}--><!DOCTYPE a [<!ENTITY b "c">]><eSocial`)),
      'FILE_BROKEN',
    ],
    ['cortado.xml', () => Buffer.from(event('1').slice(0, 700)), 'FILE_TYPE_UNKNOWN'],
    ['outro.zip', () => Buffer.from(zipSync({ 'leia.txt': Buffer.from('oi') })), 'FILE_TYPE_UNKNOWN'],
    ['bomba.zip', () => Buffer.from(zipSync({ 'a.xml': Buffer.alloc(60_000_000, 32) })), 'ZIP_RATIO_SUSPICIOUS'],
  ])('%s ends with its reason', async (name, bytes, codigo) => {
    const id = await world.read(name, bytes());
    expect(await world.item(id)).toMatchObject({ situacao: 'comErro', erro: { codigo } });
  });
});
