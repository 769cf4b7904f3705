import type { ImportColumn, SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorkbook } from '#core/reading/mutation/odd-sheet.factory.ts';
import { fetchAs } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import { type ImportWorld, importWorld } from './import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
});
afterAll(() => app.stop());

const confirm = (id: string, cabecalho: string, colunas: ImportColumn[], documento: SheetDocument) =>
  world.helena(calls.confirmColumns, { params: { id }, body: { cabecalho, documento, colunas } });

describe('a sheet of income statements', () => {
  const heading =
    'CNPJ;CPF;Nome;Ano-calendário;Total dos rendimentos;Previdência oficial;IRRF;13º salário;Imposto retido sobre o 13º';
  const staff = () =>
    world.rows(
      `select e.id, e.name, e.person_id, p.cpf, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where e.dismissed_on is null and e.access_group_id = (select id from access_group where name = 'Grupo Pantanal') order by e.registration limit 2`,
    );
  const rowOf = (worker: Record<string, unknown> | undefined, ...cells: string[]) =>
    [worker?.cnpj, worker?.cpf, worker?.name, ...cells].join(';');
  const settled = (id: string) => world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));

  it('is guessed, confirmed, matched and published: its worker reads the boxes and takes the drawn PDF', async () => {
    const [one, two] = await staff();
    const lines = [
      heading,
      rowOf(one, '2023', '36.000,00', '3.300,00', '900,00', '3.000,00', ''),
      rowOf(two, '2023', '24.000,00', 'dois mil', '', '', ''),
    ];
    const id = await world.read('dirf.csv', Buffer.from(lines.join('\n')));
    const [table] = await world.helena(calls.importColumns, { params: { id } });
    expect(table).toMatchObject({
      documento: 'informe',
      palpite: ['cnpj', 'cpf', 'nome', 'ano', 'quadro3.1', 'quadro3.2', 'quadro3.5', 'quadro5.1', 'quadro5.2'],
    });
    const guess = [...(table?.palpite ?? [])];
    const say = (columns: ImportColumn[], documento: SheetDocument = 'informe') =>
      confirm(id, table?.cabecalho ?? '', columns, documento);
    const earned = guess.map((column): ImportColumn => (column === 'quadro3.1' ? 'ignorar' : column));
    expect((await refusalOf(say(earned))).body).toMatchObject({
      code: 'IMPORT_COLUMNS_MISSING',
      data: { lista: 'quadro3.1' },
    });
    // no payslip has such columns, and no statement a payslip's
    expect(await codeOf(say(guess, 'recibo'))).toBe('INVALID_REQUEST');
    expect(await codeOf(say(guess.map((column, at): ImportColumn => (at === 8 ? 'liquido' : column))))).toBe(
      'INVALID_REQUEST',
    );
    await say(guess);
    await settled(id);
    const { items } = await world.helena(calls.importDocuments, { params: { id, page: '1' }, query: {} });
    expect(items.map(({ tipo, ano, mes, achados }) => [tipo, ano, mes, achados.map(({ codigo }) => codigo)])).toEqual(
      expect.arrayContaining([
        [3, 2023, 12, ['STATEMENT_NOT_COMPARED']],
        [3, 2023, 12, ['BOX_NOT_READ', 'STATEMENT_NOT_COMPARED']],
      ]),
    );
    const [doubtful] = await world.rows(
      "select id, reading ->> 'name' as name from import_document where import_id = $1 and state = 'doubtful'",
      [id],
    );
    expect(doubtful?.name).toBe(two?.name);
    // an amount in no box can only come with another sheet
    const documento = String(doubtful?.id);
    expect(await codeOf(world.helena(reviewContract.confirmDocument, { params: { id, documento }, body: {} }))).toBe(
      'STATUS_FORBIDS',
    );
    await world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
    await world.until(id, situacao => situacao === 'paraConferir');
    const receipts = await world.rows(
      `select id, person_id, category, kind, year, month, total_earnings, total_deductions, jsonb_path_query_array(items, '$[*].code') as boxes
         from receipt where import_id = $1`,
      [id],
    );
    expect(receipts).toEqual([
      {
        id: expect.any(String),
        person_id: one?.person_id,
        category: 3,
        kind: 'incomeStatement',
        year: 2023,
        month: 12,
        total_earnings: 3_600_000,
        total_deductions: 90_000,
        boxes: ['3.1', '3.2', '3.5', '5.1'],
      },
    ]);
    const statement = await world.helena(incomeStatementContract.incomeStatement, {
      params: { id: String(receipts[0]?.id) },
    });
    expect(statement.quadros.map(({ quadro, valor }) => [quadro, valor])).toEqual([
      ['3.1', 3_600_000],
      ['3.2', 330_000],
      ['3.5', 90_000],
      ['5.1', 300_000],
    ]);
    const file = await fetchAs(app, 'helena', 'rh', `/informe/${receipts[0]?.id}/pdf`);
    const text = await textOfPdf(new Uint8Array(await file.arrayBuffer()));
    for (const word of ['COMPROVANTE DE RENDIMENTOS', 'Ano-calendário de 2023', '36.000,00', '3.300,00'])
      expect(text).toContain(word);
    expect(await world.rows('select kind from notification where cause = $1', [`receipt:${receipts[0]?.id}`])).toEqual([
      { kind: 'statementPublished' },
    ]);
  });

  it('is remembered, in a workbook too: the next year is not asked about', async () => {
    const [, two] = await staff();
    const row = rowOf(two, '2022', '20.000,00', '2.000,00', '', '', '');
    const id = await world.read('informes-2022.csv', Buffer.from([heading, row].join('\n')));
    expect(await world.helena(calls.importById, { params: { id } })).toMatchObject({
      situacao: 'prontaParaLiberar',
      totalDocumentos: 1,
    });
    const cells = [two?.cnpj, two?.cpf, two?.name].map(String);
    const sheet = { Informes: [heading.split(';'), [...cells, 2021, 20_000.5, 2_000, '', '', '']] };
    const book = await world.read('informes.xlsx', Buffer.from(makeWorkbook(sheet)));
    expect(
      await world.rows(
        "select reading -> 'year' as year, reading -> 'fields' as fields from import_document where import_id = $1",
        [book],
      ),
    ).toEqual([{ year: 2021, fields: { '3.1': 2_000_050, '3.2': 200_000 } }]);
    expect(await world.helena(calls.importById, { params: { id: book } })).toMatchObject({
      situacao: 'prontaParaLiberar',
      totalDocumentos: 1,
    });
  });
});

describe('two files with the same heading that are of another kind', () => {
  const heading = 'CNPJ;CPF;Matricula;Compet;Descrição;Valor';
  const sheet = async (description: string, amount: string) => {
    const [worker] = await world.rows(
      `select e.registration, p.cpf, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where e.dismissed_on is null and e.access_group_id = (select id from access_group where name = 'Grupo Pantanal') order by e.registration limit 1`,
    );
    return Buffer.from(
      [heading, [worker?.cnpj, worker?.cpf, worker?.registration, '05/2026', description, amount].join(';')].join('\n'),
    );
  };

  it('each is asked about, and each remembered for itself', async () => {
    const ask = async (name: string, description: string, documento: SheetDocument) => {
      const id = await world.read(name, await sheet(description, '100,00'));
      const [table] = await world.helena(calls.importColumns, { params: { id } });
      expect(table?.documento).toBe(documento);
      await confirm(id, table?.cabecalho ?? '', [...(table?.palpite ?? [])], documento);
      await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
      return table?.cabecalho;
    };
    const payroll = await ask('geral.csv', 'Salário', 'recibo');
    const benefits = await ask('outra.csv', 'Vale-refeição', 'beneficio');
    expect(benefits).not.toBe(payroll);
    expect(
      await world.rows("select document from column_mapping where titles[5] = 'Descrição' order by document"),
    ).toEqual([{ document: 'beneficio' }, { document: 'recibo' }]);
    const typesOf = async (name: string, description: string) => {
      const id = await world.read(name, await sheet(description, '200,00'));
      return world.rows('select type from import_document where import_id = $1', [id]);
    };
    expect(await typesOf('geral-2.csv', 'Salário')).toEqual([{ type: 1 }]);
    expect(await typesOf('outra-2.csv', 'Vale-refeição')).toEqual([{ type: 2 }]);
  });
});
