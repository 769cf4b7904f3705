import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { indexRegistry } from '../registry.ts';
import { readTextFile } from './text-file.ts';

const registry = indexRegistry({ companies: [], workers: [] });
const people = [
  { registration: '0101', cpf: '529.982.247-25', name: 'Maria Souza' },
  { registration: '0102', cpf: '390.533.447-05', name: 'João Melo' },
] as const;
type Person = (typeof people)[number];
const company = ['Empregador;Serralheria Caju Ltda;77.091.453/0001-03'];
const month = ['Referência;05/2026'];
const heading = 'Cód;Descrição;Ref;Vencimentos;Descontos';
const items = [
  '001;SALÁRIO MENSAL;30,00;2.300,00;',
  '015;HORAS EXTRAS 50%;10:00;182,37;',
  '501;INSS;9,00;;207,00',
  '510;VALE-TRANSPORTE;6,00;;138,00',
];
const totals = [';Total;;2.482,37;345,00', ';Líquido;;;2.137,37'];
const labelled = ({ registration, cpf, name }: Person) => [
  `Funcionário;${name};Matrícula;${registration};`,
  `CPF;${cpf};;;`,
];

/** What stands in each document of a text, and what holds it back. */
function read(lines: readonly string[]) {
  return readTextFile(lines.join('\r\n'))
    .documents.map(document => decide(document, registry))
    .map(
      ({
        name,
        cpf,
        registration,
        companyCnpj,
        month,
        year,
        lines,
        totalEarnings,
        totalDeductions,
        net,
        review,
        findings,
      }) => ({
        ...{ name, cpf, registration, companyCnpj, month, year, totalEarnings, totalDeductions, net, review },
        lines: lines.map(({ code, reference, earnings, deductions }) =>
          [code, reference, earnings, deductions].join(' ').trim(),
        ),
        // what the law's table says of made-up amounts is no matter here
        told: findings.map(({ code }) => code).filter(code => code !== 'INSS_DIFFERS'),
      }),
    );
}
const whole = (codes = true) =>
  people.map(({ registration, cpf, name }) => ({
    ...{ name, registration, cpf: cpf.replace(/\D/g, '') },
    ...{ companyCnpj: '77091453000103', month: 5, year: 2026 },
    ...{ totalEarnings: 248_237, totalDeductions: 34_500, net: 213_737, review: false, told: [] },
    lines: [
      `${codes ? '001 ' : ''}30,00 230000`,
      `${codes ? '015 ' : ''}10:00 18237`,
      `${codes ? '501 ' : ''}9,00  20700`,
      `${codes ? '510 ' : ''}6,00  13800`,
    ],
  }));

describe('a table file of blocks: whose it is stands above each small table', () => {
  it.each<[why: string, lines: string[]]>([
    [
      'labels and values',
      people.flatMap(one => [...company, ...labelled(one), ...month, heading, ...items, ...totals]),
    ],
    [
      'company and month once for all',
      [...company, ...month, ...people.flatMap(one => [...labelled(one), heading, ...items, ...totals])],
    ],
    [
      'blank lines and a title between',
      people.flatMap(one => [
        'Recibo de pagamento',
        '',
        ...company,
        ...labelled(one),
        ...month,
        '',
        heading,
        ...items,
        ...totals,
        '',
        '',
      ]),
    ],
    [
      'label and value in one cell',
      people.flatMap(({ name, cpf, registration }) => [
        'Empresa: Serralheria Caju Ltda;CNPJ: 77.091.453/0001-03;;;',
        `Nome: ${name};CPF: ${cpf};Matrícula: ${registration};;`,
        'Mês/Ano: 05/2026;;;;',
        ...[heading, ...items, ...totals],
      ]),
    ],
    [
      'labels in a row, values below',
      people.flatMap(({ name, cpf, registration }) => [
        ...company,
        ...month,
        'Matrícula;Nome;CPF;;',
        `${registration};${name};${cpf};;`,
        ...[heading, ...items, ...totals],
      ]),
    ],
    [
      'the net behind its label',
      people.flatMap(one => [
        ...company,
        ...labelled(one),
        ...month,
        ...[heading, ...items, ';Totais;;2.482,37;345,00', 'Líquido a receber:;2.137,37;;;'],
      ]),
    ],
    [
      'bases below the totals',
      people.flatMap(one => [
        ...company,
        ...labelled(one),
        ...month,
        ...[heading, ...items, ...totals, 'Base INSS;2.482,37;Base FGTS;2.482,37;', 'FGTS do mês;198,59;;;'],
      ]),
    ],
    [
      'amounts with a point',
      people.flatMap(one => [
        ...[...company, ...labelled(one), ...month, heading],
        ...[...items, ...totals].map(line =>
          line.replace(/(\d)\.(\d{3}),(\d\d)/g, '$1$2.$3').replace(/(\d{3}),(\d\d)(?=;|$)/g, '$1.$2'),
        ),
      ]),
    ],
    [
      'one heading, and a row that names each',
      [
        ...[...company, ...month, heading],
        ...people.flatMap(({ registration, name, cpf }) => [
          `${registration} - ${name} - CPF ${cpf};;;;`,
          ...items,
          ...totals,
        ]),
      ],
    ],
    [
      'one heading, and labels above the items of each',
      [
        ...[...company, ...month, heading],
        ...people.flatMap(({ registration, name, cpf }) => [
          `Funcionário: ${registration} - ${name};CPF: ${cpf};;;`,
          ...items,
          ...totals,
        ]),
      ],
    ],
    [
      'everything in quotes',
      people.flatMap(one =>
        [...company, ...labelled(one), ...month, heading, ...items, ...totals].map(line =>
          line
            .split(';')
            .map(cell => `"${cell}"`)
            .join(';'),
        ),
      ),
    ],
    [
      'with tabs',
      people.flatMap(one =>
        [...company, ...labelled(one), ...month, heading, ...items, ...totals].map(line => line.replaceAll(';', '\t')),
      ),
    ],
  ])('%s', (_, lines) => {
    expect(read(lines)).toEqual(whole());
  });

  it('without totals each waits, and a total that differs is told', () => {
    const without = people.flatMap(one => [...company, ...labelled(one), ...month, heading, ...items]);
    expect(read(without).map(({ review, told }) => [review, told])).toEqual([
      [true, ['TOTALS_NOT_FOUND']],
      [true, ['TOTALS_NOT_FOUND']],
    ]);
    const wrong = people.flatMap(one => [
      ...[...company, ...labelled(one), ...month, heading, ...items],
      ...[';Total;;2.482,38;345,00', ';Líquido;;;2.137,38'],
    ]);
    expect(read(wrong).map(({ told }) => told[0])).toEqual(['EARNINGS_SUM_DIFFERS', 'EARNINGS_SUM_DIFFERS']);
  });

  it('a table of items that names nobody makes no worker of an item code', () => {
    const rows = ['Código;Descrição;Referência;Proventos;Descontos', ...items];
    expect(read(rows)).toMatchObject([{ review: true, told: expect.arrayContaining(['IDENTITY_NOT_FOUND']) }]);
  });
});
