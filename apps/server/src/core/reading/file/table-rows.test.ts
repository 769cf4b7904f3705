import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { indexRegistry } from '../registry.ts';
import { parseDelimited } from '../words/delimited.ts';
import { readTableFile } from './table-documents.ts';

const registry = indexRegistry({ companies: [], workers: [] });
const maria = '05/2026;0101;529.982.247-25;Maria Souza';
const joao = '05/2026;0102;390.533.447-05;João Melo';
const sides = 'Competência;Matrícula;CPF;Nome;Código;Descrição;Proventos;Descontos';
const flagged = 'Competência;Matrícula;CPF;Nome;Código;Descrição;Tipo;Valor';

/** What stands in each document: lines, totals, and what holds it back. */
function read(heading: string, ...rows: readonly string[]) {
  const reading = readTableFile(parseDelimited([heading, ...rows].join('\n')), {});
  if (!reading || 'unknown' in reading) throw new Error('no table');
  return reading.documents
    .map(document => decide(document, registry))
    .map(({ name, lines, totalEarnings, totalDeductions, findings, review }) => ({
      ...{ name, review, totalEarnings, totalDeductions },
      lines: lines.length,
      isProven: findings.every(({ code }) => code !== 'TOTALS_NOT_PRINTED'),
      told: findings.map(({ code }) => code).filter(code => code !== 'TOTALS_NOT_PRINTED'),
    }));
}
const clean = (lines: number, totalEarnings: number, totalDeductions: number) => ({
  ...{ lines, totalEarnings, totalDeductions },
  ...{ review: false, told: [] },
});

describe('rows that name nobody', () => {
  it.each([
    ['are of the worker above', [`${maria};1;SALÁRIO;2.300,00;`, ';;;;501;INSS;;207,00'], [clean(2, 230_000, 20_700)]],
    [
      'are the worker’s total where they print it',
      [`${maria};1;SALÁRIO;2.300,00;`, `${maria};501;INSS;;207,00`, ';;;;;;2.300,00;207,00'],
      [clean(2, 230_000, 20_700)],
    ],
    [
      'are the file’s total',
      [`${maria};1;SALÁRIO;2.300,00;`, `${joao};1;SALÁRIO;100,00;`, ';;;Total geral;;;2.400,00;0,00'],
      [clean(1, 230_000, 0), clean(1, 10_000, 0)],
    ],
    [
      'are told where they are the total of nothing',
      [`${maria};1;SALÁRIO;2.300,00;`, ';;;;;TOTAL GERAL;9.999,00;'],
      [{ lines: 1, review: true, told: ['ROW_LEFT_OUT'] }],
    ],
    [
      'make a document of nobody where the CPF is nobody’s',
      ['05/2026;;111.111.111-12;Rosa;1;SALÁRIO;2.300,00;'],
      [{ name: 'Rosa', lines: 1, review: true, told: expect.arrayContaining(['ROW_OF_NOBODY']) }],
    ],
    [
      'say nothing without an amount',
      [`${maria};1;SALÁRIO;2.300,00;`, ';;;;;Emitido pelo RH;;'],
      [clean(1, 230_000, 0)],
    ],
  ])('%s', (_, rows, expected) => {
    expect(read(sides, ...rows)).toEqual(expected.map(one => expect.objectContaining(one)));
  });
});

describe('rows of totals', () => {
  it.each([
    ['TOTAL', '2.300,00;207,00', clean(2, 230_000, 20_700)],
    ['Subtotal do funcionário', '2.300,00;207,00', clean(2, 230_000, 20_700)],
    ['SOMA', '2.300,00;207,00', clean(2, 230_000, 20_700)],
    ['LÍQUIDO A RECEBER', ';', clean(2, 230_000, 20_700)],
    ['TOTAL', '2.300,00;307,00', { lines: 2, review: true, told: expect.arrayContaining(['DEDUCTIONS_SUM_DIFFERS']) }],
    ['TOTAL PASS', ';30,00', { lines: 3, totalDeductions: 23_700 }],
  ])('%s %s', (description, amounts, expected) => {
    const rows = [`${maria};1;SALÁRIO;2.300,00;`, `${maria};501;INSS;;207,00`, `${maria};;${description};${amounts}`];
    expect(read(sides, ...rows)).toEqual([expect.objectContaining(expected)]);
  });
});

describe('signs of deductions', () => {
  it.each([
    ['(207,00)', '(38,00)', clean(3, 230_000, 24_500)],
    ['207,00-', '38,00-', clean(3, 230_000, 24_500)],
    ['-207,00', '- 38,00', clean(3, 230_000, 24_500)],
    ['\u2212207,00', '\u201338,00', clean(3, 230_000, 24_500)],
    ['(R$ 207,00)', '-R$ 38,00', clean(3, 230_000, 24_500)],
    ['-207', '(38)', clean(3, 230_000, 24_500)],
    ['207,00', '-38,00', { review: true, totalDeductions: 16_900, told: ['AMOUNT_NEGATIVE'] }],
  ])('%s and %s', (inss, ticket, expected) => {
    const rows = [`${maria};1;SALÁRIO;2.300,00;`, `${maria};501;INSS;;${inss}`, `${maria};510;VALE;;${ticket}`];
    expect(read(sides, ...rows)).toEqual([expect.objectContaining(expected)]);
  });
});

describe('flags of a lone column of amounts', () => {
  it.each([
    ['P', 'D', clean(2, 230_000, 20_700)],
    ['Vencimento', 'Desconto', clean(2, 230_000, 20_700)],
    [
      '1',
      '2',
      { totalEarnings: 230_000, totalDeductions: 20_700, review: true, told: ['FLAG_UNKNOWN', 'FLAG_UNKNOWN'] },
    ],
    ['B', 'I', { review: true, told: ['AMOUNTS_MISSING'] }],
  ])('%s and %s', (earning, deduction, expected) => {
    const rows = [`${maria};1;SALÁRIO;${earning};2.300,00`, `${maria};501;INSS;${deduction};207,00`];
    expect(read(flagged, ...rows)).toEqual([expect.objectContaining(expected)]);
  });
});

describe('amounts that are written with a point and without needless zeros', () => {
  it.each([
    ['2300', '207', clean(2, 230_000, 20_700)],
    ['2300.5', '207.55', clean(2, 230_050, 20_755)],
    ['2,300.50', '207.55', clean(2, 230_050, 20_755)],
    ['2300,5', '207,55', clean(2, 230_050, 20_755)],
  ])('%s and %s, beside references with a comma', (salary, inss, expected) => {
    const heading = 'Competência;Matrícula;CPF;Nome;Código;Descrição;Referência;Proventos;Descontos';
    const rows = [`${maria};1;SALÁRIO;30,00;"${salary}";`, `${maria};501;INSS;9,00;;${inss}`];
    expect(read(heading, ...rows)).toEqual([expect.objectContaining(expected)]);
  });
});

describe('the sides of a wide table', () => {
  const wide = 'Competência;Matrícula;CPF;Nome';
  const totals = 'Total Proventos;Total Descontos;Líquido';
  const sums = '2.400,00;245,00;2.155,00';
  it.each([
    ['marks in its titles', `${wide};Salário (P);Bônus (+);Retenção (D);Fundo (-);${totals}`],
    ['the split that makes its printed totals right', `${wide};Salário;Bônus;Retenção;Fundo;${totals}`],
    ['totals between them', `${wide};Salário;Bônus;Total Proventos;Retenção;Fundo;Total Descontos;Líquido`],
  ])('are told by %s', (_, heading) => {
    const items = heading.includes('Bônus;Total')
      ? '2.300,00;100,00;2.400,00;207,00;38,00;245,00;2.155,00'
      : `2.300,00;100,00;207,00;38,00;${sums}`;
    expect(read(heading, `${maria};${items}`)).toEqual([expect.objectContaining(clean(4, 240_000, 24_500))]);
  });
});

it.each(['#SEM VALOR', '#N/A', '#VALOR!', '#REF!'])('%s in a cell of an amount holds the payslip back', error => {
  const rows = [`${maria};1;SALÁRIO;2.300,00;`, `${maria};501;INSS;;${error}`];
  expect(read(sides, ...rows)).toMatchObject([{ review: true, told: expect.arrayContaining(['CELL_NOT_COMPUTED']) }]);
});

describe('what proves the sums of a payslip', () => {
  it.each<[why: string, heading: string, rows: string[], isProven: boolean]>([
    ['nothing is printed', sides, [`${maria};1;SALÁRIO;2.300,00;`], false],
    ['its net is a column', `${sides};Líquido`, [`${maria};1;SALÁRIO;2.300,00;;2.300,00`], true],
    ['one of its two totals', `${sides};Total de proventos`, [`${maria};1;SALÁRIO;2.300,00;;2.300,00`], false],
    ['its total is a row', sides, [`${maria};1;SALÁRIO;2.300,00;`, ';;;;;Total;2.300,00;0,00'], true],
    [
      'the total of several',
      sides,
      [`${maria};1;SALÁRIO;2.300,00;`, `${joao};1;SALÁRIO;100,00;`, ';;;Total geral;;;2.400,00;0,00'],
      true,
    ],
    [
      'a total of earnings alone',
      sides,
      [`${maria};1;SALÁRIO;2.300,00;`, `${joao};1;SALÁRIO;100,00;`, ';;;Total geral;;;2.400,00;'],
      false,
    ],
    [
      'a total of others',
      sides,
      [`${joao};1;SALÁRIO;100,00;`, ';;;Total;;;100,00;0,00', `${maria};1;SALÁRIO;2.300,00;`],
      false,
    ],
  ])('%s', (_, heading, rows, isProven) => {
    expect(read(heading, ...rows).find(({ name }) => name === 'Maria Souza')).toMatchObject({ isProven });
  });
});

describe('two payrolls of a worker in one table', () => {
  it.each([
    ['Processo', 'Folha mensal', '13º'],
    ['Rotina', 'Mensal', 'Adiantamento salarial'],
    ['Folha', 'NORMAL', 'FÉRIAS'],
  ])('are two payslips where %s tells %s from %s', (title, one, two) => {
    const rows = [`${maria};1;SALÁRIO;2.300,00;;${one}`, `${maria};2;OUTRO;1.150,00;;${two}`];
    expect(read(`${sides};${title}`, ...rows).map(({ totalEarnings }) => totalEarnings)).toEqual([230_000, 115_000]);
  });

  it('a column that names payrolls in one row of many is none', () => {
    const rows = [`${maria};1;SALÁRIO;2.300,00;;Mensal`, `${maria};2;OUTRO;1.150,00;;Produção`];
    expect(read(`${sides};Obs`, ...rows)).toHaveLength(1);
  });
});

describe('rows that name their worker in part', () => {
  const [when, number, cpf, name] = maria.split(';');
  it.each([
    ['the number', `${when};${number};;`],
    ['the number, without a month', `;${number};;`],
    ['the name', `;;;${name}`],
    ['all but the month', `;${number};${cpf};${name}`],
  ])('are of the worker above: %s', (_, who) => {
    expect(read(sides, `${maria};1;SALÁRIO;2.300,00;`, `${who};501;INSS;;207,00`)).toEqual([
      expect.objectContaining(clean(2, 230_000, 20_700)),
    ]);
  });

  it.each([
    ['another number', `${when};0109;;`],
    ["a CPF that is nobody's", `${when};;111.111.111-12;${name}`],
    ['another month', `06/2026;${number};${cpf};${name}`],
  ])('are of another document: %s', (_, who) => {
    expect(read(sides, `${maria};1;SALÁRIO;2.300,00;`, `${who};501;INSS;;207,00`)).toHaveLength(2);
  });

  it('more taken than given waits where nothing is printed', () => {
    expect(read(sides, `${maria};501;INSS;;207,00`)).toMatchObject([{ review: true, told: ['AMOUNT_NEGATIVE'] }]);
  });
});

describe('days that stand for months', () => {
  const of = (...days: string[]) =>
    read(
      sides,
      ...days.map(
        (day, at) => `${at ? joao.replace('05/2026', day) : maria.replace('05/2026', day)};1;SALÁRIO;2.300,00;`,
      ),
    ).map(({ told }) => told.join());
  it.each<[why: string, days: string[], told: string[]]>([
    ['the first of a month is the month', ['01/04/2026'], ['']],
    ['its last day is', ['30/04/2026'], ['']],
    ['the year first is', ['2026-04-05'], ['']],
    ['a day that may be a month is asked about', ['05/04/2026'], ['COMPETENCE_AMBIGUOUS']],
    ['a later day proves the order', ['05/04/2026', '30/04/2026'], ['', '']],
    ['the same number twice is clear', ['04/04/2026'], ['']],
  ])('%s', (_, days, told) => expect(of(...days)).toEqual(told));
});
