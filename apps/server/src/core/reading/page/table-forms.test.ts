import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { spoolPages } from '../file/spool.ts';
import { newJoiner } from '../join.ts';
import { recognisePage } from '../page.ts';
import { indexRegistry } from '../registry.ts';

const nobody = indexRegistry({ companies: [], workers: [] });

/** What pages of text give: of each document its lines as code|description|reference|earnings|deductions, and what is found. */
function read(...pages: string[]) {
  const joiner = newJoiner();
  const joined = pages.flatMap((text, at) =>
    spoolPages(text).flatMap(page => joiner.add(recognisePage(page, at + 1).documents)),
  );
  return [...joined, ...joiner.flush()].map(document => {
    const { lines, findings, totalEarnings, totalDeductions, net, registration, region } = decide(document, nobody);
    return {
      registration,
      lines: lines.map(({ code = '', description, reference = '', earnings, deductions }) =>
        [code, description, reference, earnings ?? '', deductions ?? ''].join('|'),
      ),
      totals: [totalEarnings, totalDeductions, net],
      codes: findings.map(({ code }) => code),
      hasRegion: region !== undefined,
    };
  });
}

const head = (number = '0101') => `Serralheria Inventada Ltda          RECIBO DE PAGAMENTO DE SALARIO
CNPJ: 77.091.453/0001-03                     Competencia: 05/2026
Matricula: ${number}      Nome: Ademar Tavares Pinto      CPF: 159.648.540-01
`;
const columns = 'Cod.  Descricao                 Referencia   Vencimentos    Descontos';
const salary = '001   SALARIO MENSAL                 30,00      2.300,00';
const extra = '015   HORAS EXTRAS 50%               10:00        182,37';
const tax = '501   INSS                            9,00                     207,00';
const fare = '510   VALE-TRANSPORTE                 6,00                     138,00';
const net = '                                 Liquido a receber   2.137,37';
const four = [
  '001|SALARIO MENSAL|30,00|230000|',
  '015|HORAS EXTRAS 50%|10:00|18237|',
  '501|INSS|9,00||20700',
  '510|VALE-TRANSPORTE|6,00||13800',
];
const table = (...rows: string[]) => head() + [columns, ...rows].join('\n');

describe('sums between the lines are checks', () => {
  it.each([
    ['Proventos:', 'Descontos:'],
    ['Subtotal', 'Subtotal'],
    ['Total de proventos', 'Total de descontos'],
    ['Soma dos vencimentos', 'Soma dos descontos'],
    ['Sub-total', 'Total'],
  ])('%s, %s', (earnings, deductions) => {
    const above = earnings.padEnd(45) + '2.482,37'.padStart(11);
    const below = deductions.padEnd(45) + '345,00'.padStart(26);
    const [document] = read(table(salary, extra, above, tax, fare, below, net));
    expect(document).toMatchObject({ lines: four, totals: [248_237, 34_500, 213_737] });
  });

  it('a row that only looks like one stays a line where it is none', () => {
    const other = 'Vencimentos'.padEnd(45) + '100,00'.padStart(11);
    const [document] = read(table(salary, extra, other, tax, fare, net));
    expect(document?.lines).toContain('|Vencimentos||10000|');
    expect(document?.codes).toContain('NET_DIFFERS');
  });
});

describe('headings of known words joined by a stroke', () => {
  it.each(['Prazo/Qtde', 'Quant./Ref.', 'Ref./Qtd', 'Qtde/Horas', 'Ref./%'])('%s', heading => {
    const [document] = read(
      head() + [columns.replace('Referencia', heading.padEnd(10)), salary, extra, tax, fare, net].join('\n'),
    );
    expect(document?.lines).toEqual(four);
  });

  it.each(['Base', 'Zzz', 'Fx'])('numbers under "%s" are no part of the description', heading => {
    const [document] = read(
      head() + [columns.replace('Referencia', heading.padStart(10)), salary, extra, tax, fare, net].join('\n'),
    );
    expect(document?.lines).toEqual(four);
  });
});

describe('a list without a table', () => {
  const list = (...rows: string[]) => head() + rows.join('\n');
  const items = ['|SALARIO MENSAL||230000|', '|HORAS EXTRAS 50%||18237|', '|INSS|||20700', '|VALE-TRANSPORTE|||13800'];

  it.each([
    [
      'signs before the text',
      '+ SALARIO MENSAL: R$ 2.300,00',
      '+ HORAS EXTRAS 50%: R$ 182,37',
      '- INSS: R$ 207,00',
      '- VALE-TRANSPORTE: R$ 138,00',
    ],
    [
      'at the text',
      '+SALARIO MENSAL: R$ 2.300,00',
      '+HORAS EXTRAS 50%: R$ 182,37',
      '-INSS: R$ 207,00',
      '-VALE-TRANSPORTE: R$ 138,00',
    ],
    [
      'a minus alone',
      'SALARIO MENSAL  R$ 2.300,00',
      'HORAS EXTRAS 50%  R$ 182,37',
      '- INSS  R$ 207,00',
      '- VALE-TRANSPORTE  R$ 138,00',
    ],
    [
      'before the amount',
      'SALARIO MENSAL: R$ 2.300,00',
      'HORAS EXTRAS 50%: R$ 182,37',
      'INSS: - R$ 207,00',
      'VALE-TRANSPORTE: -R$ 138,00',
    ],
    ['brackets', 'SALARIO MENSAL  2.300,00', 'HORAS EXTRAS 50%  182,37', 'INSS  (207,00)', 'VALE-TRANSPORTE  (138,00)'],
  ])('%s', (_, ...rows) => {
    const [document] = read(list(...rows, '= Liquido a receber: R$ 2.137,37'));
    expect(document).toMatchObject({ lines: items, totals: [undefined, undefined, 213_737] });
    expect(document?.codes).not.toContain('TABLE_NOT_FOUND');
  });

  it('where nothing tells the sides it waits', () => {
    const [document] = read(list('- SALARIO: R$ 2.300,00', '- INSS: R$ 207,00', '- Liquido: R$ 2.093,00'));
    expect(document?.codes).toContain('TABLE_NOT_FOUND');
  });
});

describe('documents of several people', () => {
  const slip = (number: string) => `${head(number) + [columns, salary, extra, tax, fare].join('\n')}
                        TOTAIS               2.482,37       345,00
${net}\n`;

  it('one that begins at the foot of a page ends on the next, and waits since it cannot be cut out', () => {
    const whole = slip('0102');
    const at = whole.indexOf('501 ');
    const documents = read(`${slip('0101')}\n${whole.slice(0, at)}`, `${whole.slice(at)}\n${slip('0103')}`);
    expect(documents.map(({ registration }) => registration)).toEqual(['0101', '0102', '0103']);
    for (const { lines, totals } of documents)
      expect({ lines, totals }).toEqual({ lines: four, totals: [248_237, 34_500, 213_737] });
    expect(documents.map(({ codes }) => codes.includes('ACROSS_PAGES'))).toEqual([false, true, false]);
    expect(documents.map(({ hasRegion }) => hasRegion)).toEqual([true, false, true]);
  });

  const benefit = (
    number: string,
    heading = true,
  ) => `${heading ? 'Pantanal Inventada Ltda        Comprovante de Beneficios\nCNPJ 49.021.913/0001-83             Novembro de 2026\n' : ''}Matricula ${number}   Bruna Prestes
Item   Tipo                 Dias   Por dia    Empresa   Funcionario
VR     Vale Refeicao          22     35,00     770,00         77,00
VT     Vale Transporte        44      5,20     228,80         66,00
                             Total            998,80        143,00
`;

  it.each([true, false])(
    'benefits on one page, told by what repeats and by their sums; each with a heading: %s',
    each => {
      const documents = read(
        ['0101', '0102', '0103'].map((number, at) => benefit(number, each || at === 0)).join('\n'),
      );
      expect(documents.map(({ registration, hasRegion }) => [registration, hasRegion])).toEqual([
        ['0101', true],
        ['0102', true],
        ['0103', true],
      ]);
      for (const { lines, totals } of documents)
        expect({ lines, totals }).toEqual({
          lines: ['VR|Vale Refeicao|22|77000|7700', 'VT|Vale Transporte|44|22880|6600'],
          totals: [99_880, 14_300, undefined],
        });
    },
  );
});
