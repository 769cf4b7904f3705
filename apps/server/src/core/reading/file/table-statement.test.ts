import type { SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import { describe, expect, it } from 'vitest';
import { parseDelimited } from '../words/delimited.ts';
import { boxNamed, statementColumn } from './statement-columns.ts';
import { type KnownColumns, tableKey } from './table-columns.ts';
import { readTableFile } from './table-documents.ts';
import { wireColumn } from './wire-columns.ts';

const wideHeading =
  'CPF;Nome;Ano-calendário;Total dos rendimentos;Previdência oficial;IRRF;13º salário;IRRF sobre 13º;PLR;Observação';
const wide = (...rows: string[]) => [wideHeading, ...rows];
const read = (lines: readonly string[], name = 'arquivo.csv', known?: KnownColumns) =>
  readTableFile(parseDelimited(lines.join('\n')), { known, name });
const unknownOf = (lines: readonly string[], name?: string) => {
  const reading = read(lines, name, new Map());
  return reading && 'unknown' in reading ? reading.unknown : undefined;
};
const documentsOf = (lines: readonly string[], name?: string) => {
  const reading = read(lines, name);
  return reading && 'documents' in reading ? reading.documents : [];
};
const ana = '529.982.247-25;Ana Lima;2025';

describe('what a box is called', () => {
  it.each([
    ['3.1', '3.1'],
    ['03.01 - Total dos rendimentos', '3.1'],
    ['(5.2)', '5.2'],
    ['3.10', undefined],
    ['Rendimentos tributáveis', '3.1'],
    ['Contribuição previdenciária oficial', '3.2'],
    ['INSS', '3.2'],
    ['Previdência privada', '3.3'],
    ['Pensão alimentícia', '3.4'],
    ['Imposto sobre a renda retido na fonte', '3.5'],
    ['Parcela isenta do 13º, 65 anos ou mais', '4.2'],
    ['Parcela isenta de aposentadoria', '4.1'],
    ['Diárias e ajudas de custo', '4.3'],
    ['Indenizações por rescisão', '4.7'],
    ['Outros rendimentos isentos', '4.9'],
    ['Décimo terceiro salário', '5.1'],
    ['Imposto retido sobre o 13º', '5.2'],
    ['PLR', '5.3'],
    ['INSS sobre o 13º salário', undefined],
    ['Cidade', undefined],
  ])('%s is %s', (text, box) => expect(boxNamed(text)).toBe(box));

  it.each([
    ['Ano-calendário', 'calendarYear'],
    ['ANO BASE', 'calendarYear'],
    ['Exercício', 'exerciseYear'],
    ['Quadro', 'box'],
    ['Informações complementares', 'information'],
    // what HR notes for itself is nobody's box
    ['Observação', undefined],
    ['Plano', undefined],
  ])('the heading %s is %s', (title, column) => expect(statementColumn(title)).toBe(column));
});

describe('a sheet of income statements', () => {
  it('is guessed by its headings: the year and each box, what nobody knows is left out', () => {
    const found = unknownOf(wide(`${ana};36.000,00;3.300,00;900,00;3.000,00;0,00;1.500,00;ok`));
    expect(found).toMatchObject({ document: 'informe', rows: 1 });
    expect(found?.guess.map(wireColumn)).toEqual([
      ...['cpf', 'nome', 'ano', 'quadro3.1', 'quadro3.2', 'quadro3.5'],
      ...['quadro5.1', 'quadro5.2', 'quadro5.3', 'ignorar'],
    ]);
  });

  it.each<[why: string, heading: string, name: string, document: SheetDocument]>([
    [
      'a payroll of a 13th salary with IRRF and INSS',
      'CPF;Matrícula;Nome;13º salário;IRRF;INSS',
      'folha.csv',
      'recibo',
    ],
    ['earnings alone under the file name', 'CPF;Nome;Matrícula;Rendimentos tributáveis', 'informe 2025.csv', 'informe'],
    ['the same with no word on it', 'CPF;Nome;Matrícula;Rendimentos tributáveis', 'dados.csv', 'recibo'],
    ['a row for each box', 'CPF;Nome;Ano;Quadro;Valor', 'dados.csv', 'informe'],
  ])('%s', (_, heading, name, document) => {
    const row = heading.split(';').map((_, at) => (at === 0 ? '529.982.247-25' : '10,00'));
    expect(unknownOf([heading, row.join(';')], name)?.document).toBe(document);
  });

  it('becomes a statement a worker: its boxes in centavos, an empty cell is none', () => {
    const [one, two, ...others] = documentsOf(
      wide(
        `${ana};36.000,00;3.300,00;900,00;3.000,00;0,00;;`,
        '390.533.447-05;Davi Rocha;2025;12.000,00;;;;;;',
        'TOTAL;;;48.000,00;3.300,00;;;;;',
      ),
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      type: 3,
      cpf: '52998224725',
      name: 'Ana Lima',
      year: 2025,
      lines: [],
      findings: [],
      fields: { '3.1': 3_600_000, '3.2': 330_000, '3.5': 90_000, '5.1': 300_000, '5.2': 0 },
    });
    expect(one).not.toHaveProperty('kind', expect.anything());
    expect(one).not.toHaveProperty('month', expect.anything());
    expect(two?.fields).toEqual({ '3.1': 1_200_000 });
  });

  it('the year of the tax return is the one after; else what stands above the heading says it', () => {
    const exercise = wideHeading.replace('Ano-calendário', 'Exercício');
    expect(documentsOf([exercise, `${ana.replace('2025', '2026')};36.000,00`])[0]?.year).toBe(2025);
    const above = ['Comprovante de rendimentos;Ano-calendário de 2024', 'CPF;Nome;Matrícula;3.1;3.2;3.5'];
    expect(documentsOf([...above, '529.982.247-25;Ana;12;36.000,00;3.300,00;900,00'])[0]).toMatchObject({
      type: 3,
      year: 2024,
    });
  });

  it('a row for each box is read by its number or its words', () => {
    const lines = ['CPF;Nome;Ano;Quadro;Valor', `${ana};3.1;36.000,00`, `${ana};IRRF;900,00`, `${ana};5.1;3.000,00`];
    expect(documentsOf(lines)).toMatchObject([
      { type: 3, year: 2025, fields: { '3.1': 3_600_000, '3.5': 90_000, '5.1': 300_000 }, findings: [] },
    ]);
  });

  it('the words of the seventh box are kept, once each where every row says them', () => {
    const lines = [
      'CPF;Nome;Ano;Quadro;Valor;Informações complementares',
      `${ana};3.1;36.000,00;Plano de saúde: R$ 332,85`,
      `${ana};3.5;900,00;Plano de saúde: R$ 332,85`,
      `${ana};5.1;3.000,00;Pensão alimentícia a Bia Lima: R$ 500,00`,
    ];
    const said = 'Plano de saúde: R$ 332,85\nPensão alimentícia a Bia Lima: R$ 500,00';
    expect(documentsOf(lines)).toMatchObject([{ fields: { '3.1': 3_600_000, '7': said }, findings: [] }]);
  });

  it('what can not be read is said with its row', () => {
    const found = (...rows: string[]) => documentsOf(wide(...rows)).map(({ findings }) => findings);
    expect(found(`${ana};36.000,00;muito;900,00`)).toEqual([
      [{ code: 'BOX_NOT_READ', values: { row: 2, box: '3.2', text: 'muito' } }],
    ]);
    expect(found(`${ana};36.000,00;-10,00`)).toEqual([
      [{ code: 'BOX_NOT_READ', values: { row: 2, box: '3.2', text: '-10,00' } }],
    ]);
    expect(found(`${ana};36.000,00`, `${ana};36.000,00;1,00`, `${ana};35.000,00`)).toEqual([
      [{ code: 'BOX_TWICE', values: { row: 4, box: '3.1' } }],
    ]);
    expect(found('111.111.111-11;Ana Lima;2025;36.000,00')).toEqual([[{ code: 'ROW_OF_NOBODY', values: { row: 2 } }]]);
    expect(found(';Ana Lima;2025;36.000,00', ';Davi Rocha;2025;1,00')).toEqual([
      [{ code: 'ROW_OF_NOBODY', values: { row: 2 } }],
      [{ code: 'ROW_OF_NOBODY', values: { row: 3 } }],
    ]);
    expect(found(`${ana.replace('2025', 'ano passado')};36.000,00`)).toEqual([
      [{ code: 'YEAR_NOT_READ', values: { row: 2, text: 'ano passado' } }],
    ]);
    expect(found(`${ana.replace('2025', '')};36.000,00`)).toEqual([[{ code: 'COMPETENCE_NOT_FOUND', values: {} }]]);
    expect(found(`${ana};;3.300,00`)).toEqual([[{ code: 'FIELDS_NOT_FOUND', values: {} }]]);
    const long = ['CPF;Nome;Ano;Quadro;Valor', `${ana};3.1;36.000,00`, `${ana};9.9 Extras;5,00`];
    expect(documentsOf(long).map(({ findings }) => findings)).toEqual([
      [{ code: 'BOX_UNKNOWN', values: { row: 3, text: '9.9 Extras' } }],
    ]);
  });
});

it('what was said of a heading holds for rows that seem the same, and for no others', () => {
  const heading = 'CPF;Nome;Matrícula;Competência;Descrição;Valor';
  const of = (description: string) => [heading, `529.982.247-25;Ana;12;10/2026;${description};100,00`];
  const columns = ['cpf', 'name', 'registration', 'competence', 'description', 'value'] as const;
  const said = (...documents: SheetDocument[]): KnownColumns =>
    new Map(documents.map(document => [tableKey(heading.split(';'), document), { document, columns }]));
  const [known, both] = [said('recibo'), said('recibo', 'beneficio')];
  expect(read(of('Salário'), 'a.csv', known)).toMatchObject({ documents: [{ type: 1 }] });
  expect(read(of('Vale-refeição'), 'a.csv', known)).toMatchObject({ unknown: { document: 'beneficio' } });
  expect(read(of('Vale-refeição'), 'a.csv', both)).toMatchObject({ documents: [{ type: 2 }] });
  expect(read(of('Salário'), 'a.csv', both)).toMatchObject({ documents: [{ type: 1 }] });
});
