import { ALL, cnpjMask, cpfMask, kindTitle, two } from './family.factory.ts';
import { makeWorkbook } from './odd-sheet.factory.ts';
import { type MadePayroll, type MadePayslip, money } from './payroll.factory.ts';
import type { Random } from './random.ts';
import type { ScoredFile } from './score.ts';

/** A payroll system that writes no pages: a text or a workbook. */
export interface TableFamily {
  readonly ending: 'csv' | 'txt' | 'xlsx' | 'xls';
  readonly prints: ScoredFile['expects'];
  readonly write: (payroll: MadePayroll) => Uint8Array;
}

type TableMaker = (random: Random) => TableFamily;
type Rows = readonly string[][];

const PRINTS = { ...ALL, payment: false, admission: false, bases: false };
const month = ({ month, year }: MadePayroll) => `${two(month)}/${year}`;
const shown = (amount: number | null) => (amount === null ? '' : money(amount));

/** The small table of a worker's items, with the words of its totals. */
function itemRows(
  { lines, totalEarnings, totalDeductions, net }: MadePayslip,
  [total, netWord]: readonly string[],
): string[][] {
  return [
    ...lines.map(({ code = '', description, reference = '', earnings, deductions }) => [
      ...[code, description, reference, shown(earnings), shown(deductions)],
    ]),
    ['', total ?? '', '', money(totalEarnings), money(totalDeductions)],
    ['', netWord ?? '', '', '', money(net)],
  ];
}

/** Labels and values, as many forms as people lay them out in. */
function labels(random: Random): (payroll: MadePayroll, payslip: MadePayslip) => string[][] {
  const [nameLabel, numberLabel] = [
    random.pick(['Funcionário', 'Colaborador', 'Nome']),
    random.pick(['Matrícula', 'Registro', 'Chapa']),
  ];
  const monthLabel = random.pick(['Competência', 'Referência', 'Mês/Ano']);
  const [colon, isOneCell] = [random.chance(0.5) ? ':' : '', random.chance(0.3)];
  const pair = (label: string, value: string) => (isOneCell ? [`${label}: ${value}`, ''] : [`${label}${colon}`, value]);
  return (payroll, { worker }) => [
    [...pair('Empregador', payroll.company.name), ...pair('CNPJ', cnpjMask(payroll.company.cnpj)), ''],
    [...pair(nameLabel, worker.name), ...pair(numberLabel, worker.registration), ''],
    [...pair('CPF', cpfMask(worker.cpf)), ...pair(monthLabel, month(payroll)), ''],
  ];
}

type Some<T> = readonly [T, ...T[]];
const HEADINGS: Some<readonly string[]> = [
  ['Cód', 'Descrição', 'Ref', 'Vencimentos', 'Descontos'],
  ['Código', 'Discriminação', 'Referência', 'Proventos', 'Descontos'],
  ['Evento', 'Descrição', 'Qtde', 'Proventos', 'Descontos'],
];
const TOTALS: Some<readonly string[]> = [
  ['Total', 'Líquido'],
  ['Totais', 'Líquido a receber'],
  ['TOTAL GERAL', 'VALOR LÍQUIDO'],
];

function blocksOf(random: Random): (payroll: MadePayroll) => string[][][] {
  const [above, heading, totals] = [labels(random), random.pick(HEADINGS), random.pick(TOTALS)];
  const isTitled = random.chance(0.7);
  return payroll =>
    payroll.payslips.map(payslip => [
      ...(isTitled || payroll.kind !== 'monthly'
        ? [[`Recibo de pagamento - ${kindTitle(payroll)}`, '', '', '', '']]
        : []),
      ...above(payroll, payslip),
      [...heading],
      ...itemRows(payslip, totals),
    ]);
}

function text(rows: Rows, delimiter: string, end: string, encoding: BufferEncoding = 'utf8'): Uint8Array {
  return Buffer.from(rows.map(row => row.join(delimiter)).join(end), encoding);
}

/** A block a worker in one text. */
const textBlocks: TableMaker = random => {
  const blocks = blocksOf(random);
  const [delimiter, end] = [random.pick(['\t', ';', '|']), random.pick(['\n', '\r\n', '\r'])];
  const encoding = random.pick(['utf8', 'latin1']);
  return {
    ending: 'txt',
    prints: PRINTS,
    write: payroll =>
      text(
        blocks(payroll).flatMap(block => [...block, ['']]),
        delimiter,
        end,
        encoding,
      ),
  };
};

/** A sheet a worker, or all in one below each other; amounts are numbers. */
const sheetBlocks: TableMaker = random => {
  const blocks = blocksOf(random);
  const isOne = random.chance(0.3);
  const cells = (block: string[][]) =>
    block.map(row =>
      row.map((cell, at) => (at > 2 && /,\d\d$/.test(cell) ? Number(cell.replace(/\./g, '').replace(',', '.')) : cell)),
    );
  return {
    ending: 'xlsx',
    prints: PRINTS,
    write: payroll => {
      const sheets = blocks(payroll).map(cells);
      return makeWorkbook(
        isOne ? { Folha: sheets.flat() } : Object.fromEntries(sheets.map((sheet, at) => [`P${at}`, sheet])),
      );
    },
  };
};

/** One row an item: identity once, a total of each worker in many words, headings again, page numbers. */
const groupedRows: TableMaker = random => {
  const total = random.pick(['Total', 'SUBTOTAL', 'Soma', 'Total do funcionário', '']);
  const [isOnce, isPaged, isMinus, isHtml] = [
    random.chance(0.6),
    random.chance(0.4),
    random.chance(0.3),
    random.chance(0.4),
  ];
  const end = random.pick(['\n', '\r\n', '\r']);
  const heading = [
    'CNPJ',
    'Competência',
    'Tipo de folha',
    'Matrícula',
    'CPF',
    'Nome',
    'Código',
    'Descrição',
    'Referência',
    'Proventos',
    'Descontos',
  ];
  const taken = (amount: number) =>
    isMinus ? random.pick([`(${money(amount)})`, `${money(amount)}-`, `-${money(amount)}`]) : money(amount);
  const ofWorker = (payroll: MadePayroll, { worker, lines, totalEarnings, totalDeductions }: MadePayslip) => {
    const who = [
      cnpjMask(payroll.company.cnpj),
      month(payroll),
      kindTitle(payroll),
      worker.registration,
      cpfMask(worker.cpf),
      worker.name,
    ];
    const nobody = who.map(() => '');
    return [
      ...lines.map(({ code = '', description, reference = '', earnings, deductions }, at) => [
        ...(isOnce && at > 0 ? nobody : who),
        ...[code, description, reference, shown(earnings), deductions === null ? '' : taken(deductions)],
      ]),
      [
        ...(isOnce ? nobody : who),
        '',
        total,
        '',
        money(totalEarnings),
        totalDeductions === 0 ? '0,00' : taken(totalDeductions),
      ],
      ...(isPaged ? [['Página 1 de 3'], heading] : []),
    ];
  };
  const write = (payroll: MadePayroll) => {
    const rows = [heading, ...payroll.payslips.flatMap(payslip => ofWorker(payroll, payslip))];
    return isHtml ? html(rows) : text(rows, ';', end);
  };
  return { ending: isHtml ? 'xls' : 'csv', prints: PRINTS, write };
};

function html(rows: Rows): Uint8Array {
  const cells = (row: readonly string[]) =>
    row.map(cell => `<td>${cell.replaceAll('ç', '&ccedil;') || '&nbsp;'}`).join('');
  return Buffer.from(
    `<html><head><meta charset="utf-8"></head><table border=1>${rows.map(row => `<tr>${cells(row)}`).join('\n')}</table>`,
  );
}

/** Records that begin with their type, a column of amounts for each side. */
const typedRecords: TableMaker = random => {
  const [head, item, total] = random.pick<readonly [string, string, string]>([
    ['C', 'V', 'T'],
    ['1', '2', '3'],
    ['10', '20', '30'],
  ]);
  const [width, isSwapped] = [random.int(11, 14), random.chance(0.3)];
  const sides = (earnings: number | null, deductions: number | null) =>
    (isSwapped ? [deductions, earnings] : [earnings, deductions]).map(amount => shown(amount).padStart(width)).join('');
  const ofWorker = (payroll: MadePayroll, { worker, lines, totalEarnings, totalDeductions, net }: MadePayslip) => [
    [`${head}${month(payroll)}${cnpjMask(payroll.company.cnpj)}${worker.cpf}${worker.name.padEnd(70)}`],
    ...lines.map(({ code = '', description, reference = '', earnings, deductions }) => [
      `${item}${code}${description.padEnd(40)}${reference.padStart(10)}${sides(earnings, deductions)}`,
    ]),
    [`${total}${' '.repeat(30)}${sides(totalEarnings, totalDeductions)}${money(net).padStart(width)}`],
  ];
  return {
    ending: 'txt',
    prints: { ...PRINTS, registration: false, kind: false },
    write: payroll =>
      text(
        payroll.payslips.flatMap(payslip => ofWorker(payroll, payslip)),
        '',
        '\r\n',
        'latin1',
      ),
  };
};

export const tableFamilies = [
  ['text-blocks', textBlocks],
  ['sheet-blocks', sheetBlocks],
  ['grouped-rows', groupedRows],
  ['typed-records', typedRecords],
] as const satisfies readonly (readonly [name: string, make: TableMaker])[];
