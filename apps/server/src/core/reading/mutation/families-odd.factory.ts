import { monthName } from '#kernel/month-names.ts';
import { type Canvas, frame, line, put, putRight } from './canvas.factory.ts';
import { basesRow } from './families-classic.factory.ts';
import { A4, ALL, cnpjMask, cpfMask, day, type FamilyMaker, kindTitle, type Slip, two } from './family.factory.ts';
import { money } from './payroll.factory.ts';

/** Dot-matrix spool: two different workers or two copies beside each other, upper case, short month forms. */
const spoolBeside: FamilyMaker = random => {
  const copies = random.chance(0.5);
  return {
    paper: { width: 842, height: 595, font: 'Courier', wordwise: false },
    size: 6,
    places: [
      [20, 30],
      [430, 30],
    ],
    copies,
    prints: { ...ALL, cpf: false, payment: false, kind: true },
    linesPerPage: 0,
    draw: spoolSlip,
  };
};

function spoolSlip(canvas: Canvas, { payroll, payslip, lines }: Slip): void {
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name.toUpperCase());
  put(canvas, 0, 8, `CNPJ: ${cnpjMask(payroll.company.cnpj)}`);
  put(canvas, 230, 0, 'RECIBO DE PAGAMENTO');
  put(canvas, 230, 8, `REF: ${monthName(payroll.month).slice(0, 3).toUpperCase()}/${payroll.year}`);
  put(canvas, 0, 16, kindTitle(payroll).toUpperCase());
  put(canvas, 0, 28, `MATR.: ${worker.registration}  NOME: ${worker.name.toUpperCase()}`);
  put(canvas, 0, 36, `FUNCAO: ${worker.job.toUpperCase()}`);
  put(canvas, 230, 36, `ADMISSAO: ${day(worker.admission)}`);
  put(canvas, 0, 44, '-'.repeat(100));
  put(canvas, 0, 52, 'COD  DESCRICAO');
  for (const [x, title] of [
    [230, 'REFERENCIA'],
    [295, 'PROVENTOS'],
    [360, 'DESCONTOS'],
  ] as const)
    putRight(canvas, x, 52, title);
  let y = 62;
  for (const item of lines) {
    put(canvas, 0, y, `${item.code} ${item.description.toUpperCase().slice(0, 25)}`);
    putRight(canvas, 230, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 295, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 360, y, money(item.deductions));
    y += 8;
  }
  put(canvas, 0, y, '-'.repeat(100));
  put(canvas, 100, y + 8, 'T O T A I S');
  putRight(canvas, 295, y + 8, money(payslip.totalEarnings));
  putRight(canvas, 360, y + 8, money(payslip.totalDeductions));
  put(canvas, 100, y + 18, 'LIQUIDO A RECEBER ==>');
  putRight(canvas, 360, y + 18, money(payslip.net));
  const { bases } = payslip;
  put(canvas, 0, y + 30, `SAL.BASE: ${money(bases.salary)}  BASE INSS: ${money(bases.inss)}`);
  put(canvas, 0, y + 38, `BASE FGTS: ${money(bases.fgts)}  FGTS MES: ${money(bases.fgtsMonth)}`);
  put(canvas, 0, y + 46, `BASE IRRF: ${money(bases.irrf)}`);
}

/** Landscape, deductions before earnings, hours in hh:mm, letter-spaced titles, totals in a column at the right. */
const landscapeBox: FamilyMaker = random => {
  const spaced = random.chance(0.5) ? 2.2 : 0;
  return {
    paper: { width: 842, height: 595, font: 'Helvetica', wordwise: random.chance(0.5) },
    size: 8,
    places: [[40, 40]],
    copies: false,
    prints: { ...ALL, admission: false, bases: false },
    linesPerPage: 0,
    draw: (canvas, slip) => landscapeSlip(canvas, slip, spaced),
  };
};

function landscapeSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, spaced: number): void {
  const { worker } = payslip;
  put(canvas, 0, 0, 'DEMONSTRATIVO DE PAGAMENTO', { bold: true, spaced });
  put(canvas, 0, 14, `${payroll.company.name} (${cnpjMask(payroll.company.cnpj)})`);
  put(canvas, 500, 14, `Ref. ${two(payroll.month)}/${String(payroll.year).slice(2)} ${kindTitle(payroll)}`);
  put(canvas, 0, 30, `Cadastro: ${worker.registration} - ${worker.name}`);
  put(canvas, 500, 30, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 500, 42, `Pagamento: ${day(payroll.paymentDate)}`);
  put(canvas, 0, 60, 'Evento', { bold: true });
  put(canvas, 50, 60, 'Descrição', { bold: true });
  for (const [x, title] of [
    [320, 'Referência'],
    [420, 'Descontos'],
    [520, 'Proventos'],
  ] as const)
    putRight(canvas, x, 60, title, { bold: true });
  for (const [at, item] of lines.entries()) {
    put(canvas, 0, 74 + at * 12, item.code ?? '');
    put(canvas, 50, 74 + at * 12, item.description);
    putRight(canvas, 320, 74 + at * 12, item.reference ?? '');
    if (item.deductions !== null) putRight(canvas, 420, 74 + at * 12, money(item.deductions));
    if (item.earnings !== null) putRight(canvas, 520, 74 + at * 12, money(item.earnings));
  }
  const y = 74 + Math.max(lines.length, 8) * 12 + 10;
  frame(canvas, 540, y, 760, y + 50);
  for (const [at, [label, value]] of (
    [
      ['Total Proventos', payslip.totalEarnings],
      ['Total Descontos', payslip.totalDeductions],
      ['Líquido', payslip.net],
    ] as const
  ).entries()) {
    put(canvas, 550, y + 12 + at * 14, label, { bold: true });
    putRight(canvas, 750, y + 12 + at * 14, `R$ ${money(value)}`);
  }
  put(canvas, 0, y + 12, 'Banco de horas: saldo anterior 12:30  crédito 04:15  débito 01:00  saldo atual 15:45');
  put(canvas, 0, y + 26, 'Aviso: a vacinação será em 14/11 na sala 203, ramal 4410.');
}

/** One to three sheets with a carried-over message and totals on the last one only. */
const manySheets: FamilyMaker = random => {
  const carried = random.chance(0.5);
  return {
    paper: { ...A4, font: random.pick(['Helvetica', 'Times']) },
    size: 9,
    places: [[40, 50]],
    copies: false,
    prints: { ...ALL, kind: true },
    linesPerPage: random.int(4, 7),
    draw: (canvas, slip) => sheetOf(canvas, slip, carried),
  };
};

function sheetOf(canvas: Canvas, slip: Slip, carried: boolean): void {
  const { payroll, payslip, lines, page, pages } = slip;
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name, { bold: true });
  putRight(canvas, 515, 0, `Página ${page} de ${pages}`, { size: 7 });
  put(canvas, 0, 13, `CNPJ ${cnpjMask(payroll.company.cnpj)}`);
  putRight(canvas, 515, 13, `Contracheque - ${kindTitle(payroll)} - ${monthName(payroll.month)}/${payroll.year}`);
  put(canvas, 0, 32, `Matrícula: ${worker.registration}`);
  put(canvas, 160, 32, `Servidor: ${worker.name}`);
  put(canvas, 0, 44, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 160, 44, `Data de admissão: ${day(worker.admission)}`);
  put(canvas, 340, 44, `Crédito em: ${day(payroll.paymentDate)}`);
  let y = tableRows(canvas, lines, 66);
  if (page < pages) {
    put(canvas, 60, y + 12, carried ? 'Continua na próxima folha...' : 'CONTINUA >>');
    return;
  }
  y += 10;
  line(canvas, 0, y - 6, 515, y - 6);
  put(canvas, 250, y + 6, 'Totais');
  putRight(canvas, 430, y + 6, money(payslip.totalEarnings));
  putRight(canvas, 515, y + 6, money(payslip.totalDeductions));
  put(canvas, 250, y + 20, 'Líquido a receber');
  putRight(canvas, 515, y + 20, money(payslip.net));
  basesRow(canvas, payslip.bases, y + 40, 86);
}

function tableRows(canvas: Canvas, lines: Slip['lines'], top: number): number {
  put(canvas, 0, top, 'Rubrica', { bold: true });
  put(canvas, 60, top, 'Discriminação', { bold: true });
  for (const [x, title] of [
    [340, 'Prazo'],
    [430, 'Rendimentos'],
    [515, 'Descontos'],
  ] as const)
    putRight(canvas, x, top, title, { bold: true });
  let y = top + 14;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 60, y, item.description);
    putRight(canvas, 340, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 430, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 515, y, money(item.deductions));
    y += 13;
  }
  return y;
}

/** Values above their labels (a line, then the small label under it) and a base column; three on a page. */
const labelsBelow: FamilyMaker = random => {
  const bases = random.chance(0.5);
  return {
    paper: A4,
    size: 7,
    places: [
      [30, 20],
      [30, 295],
      [30, 570],
    ],
    copies: false,
    prints: { ...ALL, cpf: random.chance(0.5), admission: false, payment: false, bases: false },
    linesPerPage: 0,
    draw: (canvas, slip) => labelsBelowSlip(canvas, slip, bases),
  };
};

function valuesOverLabels(canvas: Canvas, payslip: Slip['payslip'], y: number): void {
  for (const [x, label, value] of [
    [300, 'Total de vencimentos', payslip.totalEarnings],
    [400, 'Total de descontos', payslip.totalDeductions],
    [500, 'Líquido', payslip.net],
  ] as const) {
    putRight(canvas, x, y, money(value), { bold: true });
    line(canvas, x - 80, y + 3, x, y + 3);
    putRight(canvas, x, y + 10, label, { size: 5.5 });
  }
}

function labelsBelowSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, bases: boolean): void {
  const { worker } = payslip;
  put(canvas, 0, 0, `${payroll.company.name} - CNPJ: ${cnpjMask(payroll.company.cnpj)}`, { bold: true });
  putRight(canvas, 535, 0, `${monthName(payroll.month).toUpperCase()}/${payroll.year}`);
  put(canvas, 0, 10, `Recibo de Salário - ${kindTitle(payroll)}`);
  put(canvas, 0, 22, `Reg.: ${worker.registration}   Nome: ${worker.name}`);
  put(canvas, 400, 22, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 0, 36, 'Cód');
  put(canvas, 40, 36, 'Histórico');
  for (const [x, title] of [
    [290, 'Horas'],
    [375, 'Vencimentos'],
    [455, 'Descontos'],
    [535, bases ? 'Bases' : ''],
  ] as const)
    putRight(canvas, x, 36, title);
  let y = 46;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 40, y, item.description);
    putRight(canvas, 290, y, item.reference ?? '');
    if (item.earnings !== null) putRight(canvas, 375, y, money(item.earnings));
    if (item.deductions !== null) putRight(canvas, 455, y, money(item.deductions));
    y += 9;
  }
  if (bases) {
    put(canvas, 0, y, '9001');
    put(canvas, 40, y, 'FGTS do mês');
    putRight(canvas, 535, y, money(payslip.bases.fgtsMonth));
    y += 9;
  }
  valuesOverLabels(canvas, payslip, y + 14);
}

export const oddFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['spoolBeside', spoolBeside],
  ['landscapeBox', landscapeBox],
  ['manySheets', manySheets],
  ['labelsBelow', labelsBelow],
];
