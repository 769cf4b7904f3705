import { describe, expect, it } from 'vitest';
import { parseDelimited } from '../words/delimited.ts';
import { tableKey } from './table-columns.ts';
import { readTableFile } from './table-documents.ts';
import { readerColumnsOf } from './wire-columns.ts';

const nothing = new Map();
const read = (
  lines: readonly string[],
  name = 'arquivo.csv',
  known: Parameters<typeof readTableFile>[1]['known'] = nothing,
) => readTableFile(parseDelimited(lines.join('\n')), { known, name });
const guessOf = (lines: readonly string[], name?: string) => {
  const reading = read(lines, name);
  return reading && 'unknown' in reading ? reading.unknown : undefined;
};
const long = (...descriptions: string[]) => [
  'CPF;Nome;Competência;Código;Descrição;Valor',
  ...descriptions.map((description, at) => `529.982.247-25;Ana;10/2026;${at};${description};100,00`),
];
const wide = (...titles: string[]) => [
  `CPF;Matrícula;Nome;${titles.join(';')}`,
  `529.982.247-25;12;Ana;${titles.map(() => '100,00').join(';')}`,
];

describe('what a table holds that nobody has confirmed', () => {
  it.each<[why: string, lines: string[], name: string | undefined, document: string]>([
    ['every line is a benefit', long('Vale-refeição', 'Vale Alimentação', 'CESTA BÁSICA'), undefined, 'beneficio'],
    ['one line is pay', long('Vale-refeição', 'Salário'), undefined, 'recibo'],
    ['every amount is a benefit', wide('VR', 'Auxílio creche'), undefined, 'beneficio'],
    ['one amount is pay', wide('Vale-transporte', 'Horas extras'), undefined, 'recibo'],
    ['the file is called so', wide('Recarga'), 'vale_refeicao_10-2026.csv', 'beneficio'],
    ['the file is called a payroll of benefits', wide('Recarga'), 'Folha beneficios.csv', 'recibo'],
    ['a column is', wide('Recarga', 'Total do benefício'), undefined, 'beneficio'],
    ['it has a base of a tax', wide('Vale-refeição', 'Base INSS'), 'beneficios.csv', 'recibo'],
    ['a word only begins like one', wide('Valeria', 'Varejo'), 'vareta.csv', 'recibo'],
    ['it says nothing', long('Salário', 'INSS'), 'outubro.csv', 'recibo'],
  ])('%s', (_, lines, name, document) => {
    expect(guessOf(lines, name)?.document).toBe(document);
  });

  it("a benefit's words are no deductions of it; what says so is", () => {
    const titles = ['Vale-refeição', 'Desc. vale-refeição'];
    expect(guessOf(wide(...titles))?.guess.slice(3)).toEqual(['itemEarnings', 'itemDeductions']);
    expect(guessOf(wide(...titles, 'Salário família'))?.guess[3]).toBe('itemDeductions');
  });
});

it('a confirmed table is read as what it was confirmed to be', () => {
  const lines = long('Vale-refeição', 'Vale-transporte');
  const key = tableKey((lines[0] ?? '').split(';'), 'beneficio');
  const columns = readerColumnsOf(['cpf', 'nome', 'competencia', 'codigo', 'descricao', 'valor']);
  const as = (document: 'recibo' | 'beneficio') => {
    const reading = read(lines, undefined, new Map([[key, { document, columns }]]));
    return reading && 'documents' in reading ? reading.documents : [];
  };
  expect(as('beneficio')).toMatchObject([
    { type: 2, kind: undefined, totalEarnings: 20_000, totalDeductions: 0, findings: [] },
  ]);
  expect(as('recibo')).toMatchObject([{ type: 1, kind: 'monthly', totalEarnings: 0, totalDeductions: 20_000 }]);
});
