import type { ImportColumn, SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { type ImportWorld, importWorld, sampleFile } from './import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
});
afterAll(() => app.stop());

const csv = () => sampleFile('E02_longo.csv', 'samples');
const confirm = (id: string, cabecalho: string, colunas: ImportColumn[], documento: SheetDocument = 'recibo') =>
  world.helena(calls.confirmColumns, { params: { id }, body: { cabecalho, documento, colunas } });

describe('POST /importacao/{id}/colunas', () => {
  it('a table nobody has confirmed is not read: HR is shown what its columns seem to hold', async () => {
    const id = await world.read('folha.csv', csv());
    const item = await world.helena(calls.importById, { params: { id } });
    expect(item).toMatchObject({ situacao: 'confirmarColunas', totalDocumentos: 0 });
    expect(item.can).toContain('confirmarColunas');
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    expect(table).toMatchObject({ arquivo: null, documento: 'recibo', linhas: expect.any(Number) });
    expect(table?.palpite).toEqual([
      'cnpj',
      'competencia',
      'tipoRecibo',
      'matricula',
      'cpf',
      'nome',
      'codigo',
      'descricao',
      'referencia',
      'vencimentos',
      'descontos',
    ]);
    expect(table?.titulos[5]).toBe('Nome');
    expect(table?.exemplos[0]?.[4]).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(await codeOf(world.helena(calls.publishImport, { params: { id }, body: { quais: 'todos' } }))).toBe(
      'STATUS_FORBIDS',
    );
  });

  it('what names nobody or no amount, or one role twice, is refused and nothing is kept', async () => {
    const [{ id }] = await world.rows("select id from import where state = 'confirmColumns'");
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    const guess = [...(table?.palpite ?? [])];
    const heading = table?.cabecalho ?? '';
    const without = (...roles: ImportColumn[]) =>
      guess.map((column): ImportColumn => (roles.includes(column) ? 'ignorar' : column));
    const nobody = await refusalOf(confirm(id, heading, without('cpf', 'matricula')));
    expect(nobody.body).toMatchObject({ code: 'IMPORT_COLUMNS_MISSING', data: { lista: 'cpf' } });
    expect(await codeOf(confirm(id, heading, without('vencimentos')))).toBe('IMPORT_COLUMNS_MISSING');
    expect(
      await codeOf(
        confirm(
          id,
          heading,
          guess.map(column => (column === 'nome' ? 'cpf' : column)),
        ),
      ),
    ).toBe('INVALID_REQUEST');
    expect(await codeOf(confirm(id, heading, guess.slice(1)))).toBe('INVALID_REQUEST');
    expect(await codeOf(confirm(id, 'a'.repeat(64), guess))).toBe('NOT_FOUND');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.importColumns, { params: { id } }))).toBe('NOT_FOUND');
    expect(
      await codeOf(
        bruno(calls.confirmColumns, {
          params: { id },
          body: { cabecalho: heading, documento: 'recibo', colunas: guess },
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(await world.rows('select heading from column_mapping')).toHaveLength(0);
  });

  it('confirmed, the file is read with them, and the next file with the same heading is not asked about', async () => {
    const [{ id }] = await world.rows("select id from import where state = 'confirmColumns'");
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    await confirm(id, table?.cabecalho ?? '', table?.palpite ?? []);
    const item = await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
    expect(item.totalDocumentos).toBeGreaterThan(0);
    expect(await world.rows('select document, columns[6] as sixth, confirmed_by from column_mapping')).toEqual([
      { document: 'recibo', sixth: 'nome', confirmed_by: await app.personId('helena') },
    ]);
    expect(await codeOf(confirm(id, table?.cabecalho ?? '', table?.palpite ?? []))).toBe('STATUS_FORBIDS');
    const next = await world.read('folha-seguinte.csv', Buffer.concat([csv(), Buffer.from('\n')]));
    const second = await world.helena(calls.importById, { params: { id: next } });
    expect(second).toMatchObject({ totalDocumentos: item.totalDocumentos });
    expect(second.situacao).not.toBe('confirmarColunas');
    const log = await world.helena(calls.importLog, { params: { id } });
    expect(log.map(entry => entry.codigo)).toContain('columnsConfirmed');
  });

  it("a column a person calls a deduction is one, whatever its heading's words say", async () => {
    const [worker] = await world.rows(
      'select e.registration, p.cpf, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id where dismissed_on is null and c.access_group_id = (select access_group_id from import limit 1) limit 1',
    );
    const lines = [
      'CNPJ;Compet;CPF;Matricula;Salario;Clube;Liquido',
      `${worker?.cnpj};10/2026;${worker?.cpf};${worker?.registration};3.000,00;100,00;2.900,00`,
    ];
    const id = await world.read('larga.csv', Buffer.from(lines.join('\n')));
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    const guess = table?.palpite ?? [];
    expect(guess.slice(-3)).toEqual(['verbaVencimento', 'verbaVencimento', 'liquido']);
    await confirm(
      id,
      table?.cabecalho ?? '',
      guess.map((column, at) => (at === 5 ? 'verbaDesconto' : column)),
    );
    await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
    const { items } = await world.helena(calls.importDocuments, { params: { id, page: '1' }, query: {} });
    expect(items).toMatchObject([{ totalVencimentos: 300_000, totalDescontos: 10_000, liquido: 290_000 }]);
  });

  it('a workbook is asked about in the same way, and read in its own thread with what was confirmed', async () => {
    const id = await world.read('folha.xlsx', sampleFile('E03_longo.xlsx', 'samples'));
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    expect(table?.palpite).toContain('descricao');
    await confirm(id, table?.cabecalho ?? '', table?.palpite ?? []);
    const item = await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
    expect(item.totalDocumentos).toBeGreaterThan(0);
  });
});

describe('a sheet of benefits', () => {
  const heading = 'CNPJ;Compet;CPF;Matricula;Vale-refeição;Cesta básica;Desc. vale-refeição;Crédito em';
  const sheet = async (month: string, amount: string) => {
    const [worker] = await world.rows(
      `select e.registration, p.cpf, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where e.dismissed_on is null and e.access_group_id = (select access_group_id from import limit 1) order by e.registration limit 1`,
    );
    const row = [worker?.cnpj, month, worker?.cpf, worker?.registration, amount, '250,00', '154,00', ''];
    return Buffer.from([heading, row.join(';')].join('\n'));
  };
  const publish = async (id: string) => {
    await world.helena(calls.publishImport, { params: { id }, body: { quais: 'todos' } });
    await world.until(id, situacao => situacao === 'publicada');
    return world.rows(
      `select category, title, kind, year, month, total_earnings, total_deductions, net from receipt
        where import_id = $1 and deleted_at is null`,
      [id],
    );
  };

  it('is guessed to be one; confirmed, its rows are published as benefits', async () => {
    const id = await world.read('operadora.csv', await sheet('08/2026', '770,00'));
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    expect(table).toMatchObject({
      documento: 'beneficio',
      palpite: [
        ...['cnpj', 'competencia', 'cpf', 'matricula'],
        ...['verbaVencimento', 'verbaVencimento', 'verbaDesconto'],
        expect.any(String),
      ],
    });
    const columns = (table?.palpite ?? []).map((column, at): ImportColumn => (at === 7 ? 'dataPagamento' : column));
    await confirm(id, table?.cabecalho ?? '', columns, 'beneficio');
    await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
    expect(await world.rows("select document from column_mapping where 'Cesta básica' = any (titles)")).toEqual([
      { document: 'beneficio' },
    ]);
    expect(await publish(id)).toEqual([
      {
        category: 2,
        title: 'Vale-refeição, Cesta básica',
        kind: 'benefit:cesta basica+desc. vale-refeicao+vale-refeicao',
        year: 2026,
        month: 8,
        total_earnings: 102_000,
        total_deductions: 15_400,
        net: 86_600,
      },
    ]);
  });

  it('is remembered: the next month is not asked about and is published as benefits, whatever it is called', async () => {
    const id = await world.read('folha-de-pagamento.csv', await sheet('09/2026', '735,00'));
    expect(await world.helena(calls.importById, { params: { id } })).toMatchObject({
      situacao: 'prontaParaLiberar',
      totalDocumentos: 1,
    });
    expect(await publish(id)).toMatchObject([{ category: 2, month: 9, total_earnings: 98_500 }]);
  });

  it('another access group has its own word on the same columns', async () => {
    const [mapping] = await world.rows(
      "select access_group_id from column_mapping where 'Cesta básica' = any (titles)",
    );
    const rows = await world.rows('select distinct access_group_id from column_mapping');
    expect(rows).toEqual([{ access_group_id: mapping?.access_group_id }]);
  });
});
