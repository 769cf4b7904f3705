import { monthName } from '#kernel/month-names.ts';
import { type Canvas, line, put, putRight } from './canvas.factory.ts';
import {
  A4,
  ALL,
  cnpjMask,
  cpfMask,
  day,
  type FamilyMaker,
  inWords,
  kindTitle,
  type Slip,
  two,
  wrapName,
} from './family.factory.ts';
import { money } from './payroll.factory.ts';

/** Earnings left, deductions right, each with its own headings and its total at its foot; the net in words too. */
const sideTables: FamilyMaker = random => {
  const banners = random.chance(0.5);
  const words = random.chance(0.5);
  const upper = random.chance(0.5);
  return {
    paper: { ...A4, wordwise: random.chance(0.5) },
    size: 7,
    places: random.chance(0.5)
      ? [[30, 40]]
      : [
          [30, 40],
          [30, 440],
        ],
    copies: random.chance(0.5),
    prints: { ...ALL, codes: false, admission: false, payment: false, bases: false },
    linesPerPage: 0,
    draw: (canvas, slip) => sideTablesSlip(canvas, slip, { banners, words, upper }),
  };
};

function sideTablesSlip(
  canvas: Canvas,
  { payroll, payslip, lines }: Slip,
  with_: { banners: boolean; words: boolean; upper: boolean },
): void {
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name, { bold: true, size: 10 });
  put(canvas, 0, 11, `C.N.P.J. ${cnpjMask(payroll.company.cnpj)}`);
  putRight(canvas, 535, 0, 'DEMONSTRATIVO DE PAGAMENTO', { bold: true });
  putRight(canvas, 535, 11, `${kindTitle(payroll)} - ${monthName(payroll.month).toUpperCase()}/${payroll.year}`);
  put(canvas, 0, 26, `Funcionário: ${worker.registration} ${worker.name}`);
  put(canvas, 400, 26, `CPF: ${cpfMask(worker.cpf)}`);
  if (with_.banners) {
    put(canvas, 130, 40, with_.upper ? 'P R O V E N T O S' : 'Proventos', { align: 'centre', bold: true });
    put(canvas, 400, 40, with_.upper ? 'D E S C O N T O S' : 'Descontos', { align: 'centre', bold: true });
  }
  for (const x of [0, 272]) {
    put(canvas, x, 52, 'Descrição', { bold: true });
    putRight(canvas, x + 190, 52, 'Qtde', { bold: true });
    putRight(canvas, x + 260, 52, 'Valor', { bold: true });
  }
  for (const [x, side] of [
    [0, 'earnings'],
    [272, 'deductions'],
  ] as const) {
    for (const [at, item] of lines.filter(one => one[side] !== null).entries()) {
      put(canvas, x, 64 + at * 10, with_.upper ? item.description.toUpperCase() : item.description);
      putRight(canvas, x + 190, 64 + at * 10, item.reference ?? '');
      putRight(canvas, x + 260, 64 + at * 10, money(item[side] ?? 0));
    }
  }
  const y = 64 + 10 * 10;
  put(canvas, 0, y, 'TOTAL DE PROVENTOS', { bold: true });
  putRight(canvas, 260, y, money(payslip.totalEarnings), { bold: true });
  put(canvas, 272, y, 'TOTAL DE DESCONTOS', { bold: true });
  putRight(canvas, 532, y, money(payslip.totalDeductions), { bold: true });
  put(canvas, 272, y + 14, 'LÍQUIDO A RECEBER', { bold: true });
  putRight(canvas, 532, y + 14, money(payslip.net), { bold: true });
  if (with_.words) put(canvas, 0, y + 28, `Recebi a quantia de ${inWords(payslip.net)}.`);
}

/** A web page printed: the figures in cards above the table, R$ everywhere, each word placed on its own. */
const webCards: FamilyMaker = random => {
  const percent = random.chance(0.5);
  const negative = random.pick(['plain', 'minus', 'parentheses'] as const);
  return {
    paper: { ...A4, wordwise: true },
    size: 9,
    places: [[45, 60]],
    copies: false,
    prints: { ...ALL, codes: random.chance(0.5), admission: true, bases: false },
    linesPerPage: 0,
    draw: (canvas, slip) => webSlip(canvas, slip, percent, negative),
  };
};

function webSlip(canvas: Canvas, slip: Slip, percent: boolean, negative: 'plain' | 'minus' | 'parentheses'): void {
  const { payroll, payslip } = slip;
  put(canvas, 0, 0, 'Holerite', { size: 18, bold: true });
  putRight(canvas, 505, 0, `${monthName(payroll.month)} de ${payroll.year}`, { size: 12 });
  putRight(canvas, 505, 14, kindTitle(payroll), { size: 8 });
  webPerson(canvas, slip);
  for (const [x, label, value] of [
    [0, 'Total de proventos', payslip.totalEarnings],
    [180, 'Total de descontos', payslip.totalDeductions],
    [360, 'Valor líquido', payslip.net],
  ] as const) {
    put(canvas, x, 92, label, { size: 7 });
    put(canvas, x, 106, `R$ ${money(value)}`, { size: 12, bold: true });
  }
  webTable(canvas, slip, percent, negative);
}

function webPerson(canvas: Canvas, { payroll, payslip }: Slip): void {
  const { worker } = payslip;
  put(canvas, 0, 18, payroll.company.name, { bold: true });
  put(canvas, 0, 30, `CNPJ ${cnpjMask(payroll.company.cnpj)}`, { size: 8 });
  const fields: [number, number, string, string][] = [
    [0, 46, 'Colaborador', wrapName(worker.name, 38)[0]],
    [200, 46, 'CPF', cpfMask(worker.cpf)],
    [310, 46, 'Matrícula', worker.registration],
    [400, 46, 'Admissão', day(worker.admission)],
    [0, 68, 'Cargo', worker.job],
    [200, 68, 'Data de pagamento', day(payroll.paymentDate)],
  ];
  for (const [x, y, label, value] of fields) {
    put(canvas, x, y, label, { size: 7 });
    put(canvas, x, y + 10, value);
  }
}

function webTable(
  canvas: Canvas,
  { lines }: Slip,
  percent: boolean,
  negative: 'plain' | 'minus' | 'parentheses',
): void {
  const minus = (value: number) =>
    negative === 'parentheses' ? `(${money(value)})` : negative === 'minus' ? `-${money(value)}` : money(value);
  put(canvas, 0, 130, 'Cód.', { bold: true });
  put(canvas, 45, 130, 'Descrição', { bold: true });
  for (const [x, title] of [
    [290, percent ? '%' : ''],
    [350, 'Ref.'],
    [425, 'Proventos (R$)'],
    [505, 'Descontos (R$)'],
  ] as const)
    putRight(canvas, x, 130, title, { bold: true });
  let y = 148;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 45, y, item.description);
    putRight(canvas, 350, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 425, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 505, y, minus(item.deductions));
    line(canvas, 0, y + 5, 505, y + 5);
    y += 18;
  }
}

/** What a bank shows: one value with C or D behind it, totals of credits and debits, no CNPJ. */
const bankStatement: FamilyMaker = random => {
  const mark = random.pick(['letter', 'minus'] as const);
  return {
    paper: { ...A4, font: random.pick(['Courier', 'Helvetica']) },
    size: 8,
    places: [[50, 60]],
    copies: false,
    prints: { ...ALL, cnpj: false, admission: false, bases: false, codes: true },
    linesPerPage: 0,
    draw: (canvas, slip) => bankSlip(canvas, slip, mark),
  };
};

function bankSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, mark: 'letter' | 'minus'): void {
  const { worker } = payslip;
  put(canvas, 0, 0, 'HOLERITE ELETRÔNICO', { bold: true });
  put(canvas, 300, 0, `Referência: ${two(payroll.month)}/${payroll.year}`);
  put(canvas, 0, 14, `Empresa: ${payroll.company.name}`);
  put(canvas, 300, 14, `Tipo: ${kindTitle(payroll)}`);
  put(canvas, 0, 28, `Funcionário: ${worker.name}`);
  put(canvas, 300, 40, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 0, 40, `Registro: ${worker.registration}`);
  put(canvas, 0, 52, 'Agência: 0987 Conta: 12.345-6');
  put(canvas, 300, 52, `Data de crédito: ${day(payroll.paymentDate)}`);
  put(canvas, 0, 76, 'Cód.');
  put(canvas, 45, 76, 'Lançamento');
  putRight(canvas, 350, 76, 'Qtde');
  putRight(canvas, 450, 76, 'Valor R$');
  let y = 90;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 45, y, item.description);
    putRight(canvas, 350, y, item.reference ?? '');
    const credit = item.earnings !== null;
    const value = money(item.earnings ?? item.deductions ?? 0);
    putRight(canvas, 460, y, mark === 'letter' ? `${value} ${credit ? 'C' : 'D'}` : `${value}${credit ? ' ' : '-'}`);
    y += 12;
  }
  y += 10;
  for (const [label, value] of [
    ['Total de créditos', payslip.totalEarnings],
    ['Total de débitos', payslip.totalDeductions],
    ['Valor líquido creditado', payslip.net],
  ] as const) {
    put(canvas, 45, y, `${label} ................`);
    putRight(canvas, 450, y, money(value));
    y += 12;
  }
}

export const modernFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['sideTables', sideTables],
  ['webCards', webCards],
  ['bankStatement', bankStatement],
];
