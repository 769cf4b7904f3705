import { monthName } from '#kernel/month-names.ts';
import { type Canvas, frame, line, put, putRight } from './canvas.factory.ts';
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
  wholeMonth,
  wrapName,
} from './family.factory.ts';
import { money } from './payroll.factory.ts';

/** Two vias of half a page; labels over values everywhere, the message and the bank beside the totals. */
const twoVias: FamilyMaker = random => {
  const together = random.chance(0.5);
  const vertical = random.int(9, 11);
  return {
    paper: { ...A4, font: random.pick(['Helvetica', 'Times']) },
    size: 8,
    places: [
      [30, 30],
      [30, 440],
    ],
    copies: true,
    prints: { ...ALL, cpf: together },
    linesPerPage: 0,
    draw: (canvas, slip) => {
      viaHead(canvas, slip, together);
      const end = classicLines(canvas, slip, 92, vertical);
      viaTotals(canvas, slip, end + 6);
    },
  };
};

function viaHead(canvas: Canvas, { payroll, payslip, copy }: Slip, cpf: boolean): void {
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name.toUpperCase(), { bold: true, size: 10 });
  putRight(canvas, 535, 0, copy === 0 ? 'Via do empregado' : 'Via do empregador', { size: 6 });
  put(canvas, 0, 12, `CNPJ: ${cnpjMask(payroll.company.cnpj)}`);
  put(canvas, 220, 12, 'CC: GERAL');
  putRight(canvas, 535, 12, kindTitle(payroll));
  put(canvas, 0, 24, 'Recibo de Pagamento de Salário', { bold: true });
  putRight(canvas, 535, 24, `${monthName(payroll.month)} de ${payroll.year}`);
  line(canvas, 0, 30, 535, 30);
  for (const [x, label, value] of [
    [0, 'Código', worker.registration],
    [60, 'Nome do Funcionário', worker.name],
    [360, 'CBO', '411005'],
    [410, 'Departamento', '1'],
    [480, 'Filial', '1'],
  ] as const) {
    put(canvas, x, 39, label, { size: 6 });
    put(canvas, x, 49, value);
  }
  put(canvas, 60, 60, worker.job.toUpperCase());
  if (cpf) put(canvas, 250, 60, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 410, 60, `Admissão: ${day(worker.admission)}`);
  line(canvas, 0, 66, 535, 66);
}

function classicLines(canvas: Canvas, { lines }: Slip, top: number, step: number): number {
  for (const [x, title] of [
    [0, 'Código'],
    [60, 'Descrição'],
  ] as const)
    put(canvas, x, top - 14, title, { bold: true });
  for (const [x, title] of [
    [350, 'Referência'],
    [440, 'Vencimentos'],
    [535, 'Descontos'],
  ] as const)
    putRight(canvas, x, top - 14, title, { bold: true });
  let y = top;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 60, y, item.description.toUpperCase());
    putRight(canvas, 350, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 440, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 535, y, money(item.deductions));
    y += step;
  }
  return Math.max(y, top + step * 13);
}

function viaTotals(canvas: Canvas, { payroll, payslip }: Slip, y: number): void {
  line(canvas, 0, y, 535, y);
  put(canvas, 0, y + 9, `Pagamento em: ${day(payroll.paymentDate)}`, { size: 7 });
  put(canvas, 0, y + 18, 'Ag. 0912 Conta: 48.213-7 Banco: 341', { size: 7 });
  put(canvas, 0, y + 30, '13º SALÁRIO 2026: 1ª parcela em 30/11', { size: 7 });
  putRight(canvas, 440, y + 8, 'Total de Vencimentos', { size: 6 });
  putRight(canvas, 535, y + 8, 'Total de Descontos', { size: 6 });
  putRight(canvas, 440, y + 19, money(payslip.totalEarnings), { bold: true });
  putRight(canvas, 535, y + 19, money(payslip.totalDeductions), { bold: true });
  putRight(canvas, 440, y + 33, 'Valor Líquido', { bold: true });
  putRight(canvas, 535, y + 33, money(payslip.net), { bold: true, size: 10 });
  line(canvas, 0, y + 38, 535, y + 38);
  basesRow(canvas, payslip.bases, y + 46, 90);
  put(canvas, 0, y + 68, 'Declaro ter recebido a importância líquida discriminada neste recibo.', { size: 6 });
  put(canvas, 330, y + 68, '______/______/______   ____________________________', { size: 6 });
}

export function basesRow(canvas: Canvas, bases: Slip['payslip']['bases'], y: number, step: number): void {
  const values: [string, number][] = [
    ['Salário Base', bases.salary],
    ['Sal. Contr. INSS', bases.inss],
    ['Base Cálc. FGTS', bases.fgts],
    ['F.G.T.S do Mês', bases.fgtsMonth],
    ['Base Cálc. IRRF', bases.irrf],
  ];
  for (const [at, [label, value]] of values.entries()) {
    put(canvas, at * step, y, label, { size: 6 });
    put(canvas, at * step, y + 10, money(value));
  }
  put(canvas, 5 * step, y, 'Faixa IRRF', { size: 6 });
  put(canvas, 5 * step, y + 10, '27,50');
}

/** Boxes with a small label at the top of each; totals in a box beside the bank's, net in a box of its own. */
const boxed: FamilyMaker = random => {
  const below = random.chance(0.5);
  const two = random.chance(0.4);
  const cpf = random.chance(0.7);
  return {
    paper: A4,
    size: 8,
    places: two
      ? [
          [30, 30],
          [30, 430],
        ]
      : [[30, 50]],
    copies: false,
    prints: { ...ALL, cpf, admission: false },
    linesPerPage: 0,
    draw: (canvas, slip) => {
      boxedHead(canvas, slip, cpf);
      const end = classicLines(canvas, slip, 95, 10);
      boxedTotals(canvas, slip, end, below);
    },
  };
};

function cellBox(canvas: Canvas, [x, y, width]: readonly [number, number, number], label: string, value: string): void {
  frame(canvas, x, y, x + width, y + 24);
  put(canvas, x + 3, y + 8, label, { size: 5.5 });
  put(canvas, x + 3, y + 19, value);
}

function boxedHead(canvas: Canvas, { payroll, payslip }: Slip, cpf: boolean): void {
  const { worker } = payslip;
  cellBox(canvas, [0, 0, 300], 'EMPREGADOR', payroll.company.name);
  cellBox(canvas, [300, 0, 130], 'CNPJ', cnpjMask(payroll.company.cnpj));
  cellBox(canvas, [430, 0, 105], 'COMPETÊNCIA', `${two(payroll.month)}/${payroll.year}`);
  cellBox(canvas, [0, 24, 70], 'CHAPA', worker.registration);
  cellBox(canvas, [70, 24, 230], 'NOME DO FUNCIONÁRIO', wrapName(worker.name, 45)[0]);
  if (cpf) cellBox(canvas, [300, 24, 130], 'CPF', cpfMask(worker.cpf));
  cellBox(canvas, [430, 24, 105], 'SEÇÃO', '01.02.003');
  put(canvas, 0, 58, 'RECIBO DE PAGAMENTO DE SALÁRIO', { bold: true });
  putRight(canvas, 535, 58, kindTitle(payroll));
}

function boxedTotals(canvas: Canvas, { payroll, payslip }: Slip, y: number, below: boolean): void {
  cellBox(canvas, [0, y, 60], 'BANCO', '237');
  cellBox(canvas, [60, y, 70], 'AGÊNCIA', '1234-5');
  cellBox(canvas, [130, y, 90], 'CONTA', '0098765-4');
  cellBox(canvas, [220, y, 90], 'DATA DE CRÉDITO', day(payroll.paymentDate));
  const boxes: [number, string, number][] = [
    [345, 'TOTAL DE VENCIMENTOS', payslip.totalEarnings],
    [440, 'TOTAL DE DESCONTOS', payslip.totalDeductions],
  ];
  for (const [x, label, value] of boxes) {
    frame(canvas, x, y, x + 95, y + 24);
    put(canvas, x + 3, y + 8, label, { size: 5.5 });
    putRight(canvas, x + 92, y + 19, money(value));
  }
  if (below) {
    frame(canvas, 440, y + 24, 535, y + 48);
    put(canvas, 443, y + 32, 'LÍQUIDO A RECEBER', { size: 5.5 });
    putRight(canvas, 532, y + 43, money(payslip.net), { bold: true });
  } else {
    put(canvas, 345, y + 40, 'LÍQUIDO A RECEBER =>', { bold: true });
    putRight(canvas, 532, y + 40, `R$ ${money(payslip.net)}`, { bold: true });
  }
  basesRow(canvas, payslip.bases, y + 60, 88);
}

/** "Verbas" with code and description in one cell, "Total:" twice on one row, "Período" with whole dates. */
const codeInText: FamilyMaker = random => {
  const words = random.chance(0.5);
  const cnpj = random.chance(0.6);
  return {
    paper: { ...A4, wordwise: random.chance(0.5) },
    size: 9,
    places: [[40, 50]],
    copies: false,
    prints: { ...ALL, cnpj, admission: false, payment: false },
    linesPerPage: 0,
    draw: (canvas, slip) => codeInTextSlip(canvas, slip, words, cnpj),
  };
};

function inlineBases(canvas: Canvas, bases: Slip['payslip']['bases'], y: number): void {
  put(canvas, 0, y, `BASE INSS: ${money(bases.inss)}`);
  put(canvas, 130, y, `BASE FGTS: ${money(bases.fgts)}`);
  put(canvas, 260, y, `BASE IRRF: ${money(bases.irrf)}`);
  put(canvas, 390, y, `FGTS MÊS: ${money(bases.fgtsMonth)}`);
  put(canvas, 0, y + 14, `SALÁRIO BASE: ${money(bases.salary)}`);
}

function codeInTextSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, words: boolean, cnpj: boolean): void {
  const { worker } = payslip;
  put(canvas, 0, 0, 'Demonstrativo de Pagamento', { bold: true, size: 13 });
  putRight(canvas, 515, 0, kindTitle(payroll));
  put(canvas, 0, 16, payroll.company.name + (cnpj ? ` - CNPJ ${cnpjMask(payroll.company.cnpj)}` : ''));
  put(canvas, 0, 34, `Nome: ${worker.name}`);
  put(canvas, 330, 34, `Período: ${wholeMonth(payroll)}`);
  put(canvas, 0, 46, `Cargo: 0218 - ${worker.job}`);
  put(canvas, 330, 46, `Matrícula: ${worker.registration}`);
  put(canvas, 0, 58, 'Departamento: 12 - Produção');
  put(canvas, 330, 58, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 0, 80, 'Verbas', { bold: true });
  for (const [x, title] of [
    [330, 'Referência'],
    [425, 'Vencimentos'],
    [515, 'Descontos'],
  ] as const)
    putRight(canvas, x, 80, title, { bold: true });
  let y = 94;
  for (const item of lines) {
    put(canvas, 0, y, `${item.code} - ${item.description}`);
    putRight(canvas, 330, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 425, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 515, y, money(item.deductions));
    y += 12;
  }
  y += 6;
  put(canvas, 335, y, 'Total:', { bold: true });
  putRight(canvas, 425, y, money(payslip.totalEarnings), { bold: true });
  put(canvas, 430, y, 'Total:', { bold: true });
  putRight(canvas, 515, y, money(payslip.totalDeductions), { bold: true });
  put(canvas, 395, y + 14, 'Valor líquido:', { bold: true });
  putRight(canvas, 515, y + 14, money(payslip.net), { bold: true });
  if (words) put(canvas, 0, y + 28, `(${inWords(payslip.net)})`, { size: 7 });
  inlineBases(canvas, payslip.bases, y + 44);
}

export const classicFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['twoVias', twoVias],
  ['boxed', boxed],
  ['codeInText', codeInText],
];
