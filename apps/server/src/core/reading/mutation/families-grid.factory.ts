import { type Canvas, line, put, putRight } from './canvas.factory.ts';
import {
  A4,
  ALL,
  bare,
  cnpjMask,
  cpfMask,
  type FamilyMaker,
  kindTitle,
  type Slip,
  two,
  wholeMonth,
} from './family.factory.ts';
import { money } from './payroll.factory.ts';

/** A spreadsheet printed: no thousands dots, sections with their own total, the net at the bottom of the grid. */
const spreadsheet: FamilyMaker = random => {
  const quantity = random.chance(0.5);
  return {
    paper: { ...A4, font: random.pick(['Helvetica', 'Times']) },
    size: 9,
    places: [[50, 60]],
    copies: false,
    prints: { ...ALL, payment: false, admission: false, bases: false, references: quantity },
    linesPerPage: 0,
    draw: (canvas, slip) => spreadsheetSlip(canvas, slip, quantity),
  };
};

function sheetHead(canvas: Canvas, payroll: Slip['payroll'], worker: Slip['payslip']['worker']): number {
  const rows: [string, string, string, string][] = [
    [payroll.company.name, '', 'CNPJ', cnpjMask(payroll.company.cnpj)],
    ['RECIBO DE PAGAMENTO', '', 'Mês:', `${two(payroll.month)} Ano: ${payroll.year}`],
    ['Tipo', kindTitle(payroll), '', ''],
    ['Nome', worker.name, '', ''],
    ['CPF', cpfMask(worker.cpf), 'Matrícula', worker.registration],
  ];
  let y = 0;
  for (const [a, b, c, d] of rows) {
    put(canvas, 0, y, a);
    put(canvas, 60, y, b);
    put(canvas, 330, y, c);
    put(canvas, 385, y, d);
    y += 14;
  }
  return y;
}

function spreadsheetSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, quantity: boolean): void {
  let y = sheetHead(canvas, payroll, payslip.worker) + 8;
  put(canvas, 0, y, 'Código');
  put(canvas, 60, y, 'Descrição');
  if (quantity) putRight(canvas, 370, y, 'Quantidade');
  putRight(canvas, 490, y, 'Valor');
  for (const [side, title, total] of [
    ['earnings', 'PROVENTOS', payslip.totalEarnings],
    ['deductions', 'DESCONTOS', payslip.totalDeductions],
  ] as const) {
    y += 14;
    put(canvas, 0, y, title, { bold: true });
    for (const item of lines.filter(one => one[side] !== null)) {
      y += 14;
      put(canvas, 0, y, item.code ?? '');
      put(canvas, 60, y, item.description);
      if (quantity) putRight(canvas, 370, y, item.reference ?? '');
      putRight(canvas, 490, y, bare(item[side] ?? 0));
    }
    y += 14;
    put(canvas, 60, y, side === 'earnings' ? 'Total de Proventos' : 'Total de Descontos', { bold: true });
    putRight(canvas, 490, y, bare(total), { bold: true });
  }
  y += 20;
  put(canvas, 60, y, 'LÍQUIDO A RECEBER', { bold: true });
  putRight(canvas, 490, y, bare(payslip.net), { bold: true });
}

/** Quantity, unit price and total beside each other before the two sides; the period in whole dates. */
const unitPrices: FamilyMaker = random => {
  const generic = random.chance(0.5);
  return {
    paper: A4,
    size: 8,
    places: [[35, 40]],
    copies: false,
    prints: { ...ALL, cpf: random.chance(0.5), admission: false, payment: false, references: false },
    linesPerPage: 0,
    draw: (canvas, slip) => unitSlip(canvas, slip, generic),
  };
};

function unitTotals(canvas: Canvas, payslip: Slip['payslip'], y: number, generic: boolean): void {
  line(canvas, 0, y, 520, y);
  put(canvas, 270, y + 12, generic ? 'TOTAIS' : 'Total Bruto / Descontos');
  putRight(canvas, 430, y + 12, money(payslip.totalEarnings));
  putRight(canvas, 520, y + 12, money(payslip.totalDeductions));
  put(canvas, 345, y + 26, 'Salário líquido');
  putRight(canvas, 520, y + 26, money(payslip.net));
  const { bases } = payslip;
  put(canvas, 0, y + 50, 'Salário Base     Base INSS     Base FGTS     FGTS do Mês     Base IRRF');
  put(
    canvas,
    0,
    y + 62,
    [bases.salary, bases.inss, bases.fgts, bases.fgtsMonth, bases.irrf].map(value => money(value)).join('      '),
  );
}

function unitSlip(canvas: Canvas, { payroll, payslip, lines }: Slip, generic: boolean): void {
  const { worker } = payslip;
  put(canvas, 0, 0, `${payroll.company.name}   CNPJ: ${cnpjMask(payroll.company.cnpj)}`);
  put(canvas, 0, 12, `CONTRACHEQUE - ${kindTitle(payroll)}`, { bold: true });
  put(canvas, 300, 12, `Competência: ${wholeMonth(payroll)}`);
  put(canvas, 0, 28, `Matr.: ${worker.registration}`);
  put(canvas, 110, 28, `Nome: ${worker.name}`);
  put(canvas, 0, 40, `CPF: ${cpfMask(worker.cpf)}   Função: ${worker.job}`);
  put(canvas, 0, 60, 'Evento');
  put(canvas, 45, 60, 'Descrição');
  for (const [x, title] of [
    [270, 'Qtde'],
    [345, 'Valor unit.'],
    [430, 'Proventos'],
    [520, 'Descontos'],
  ] as const)
    putRight(canvas, x, 60, title);
  let y = 74;
  for (const [at, item] of lines.entries()) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 45, y, item.description);
    const amount = item.earnings ?? item.deductions ?? 0;
    if (at % 2 === 0) {
      putRight(canvas, 270, y, '2,00');
      putRight(canvas, 345, y, money(Math.round(amount / 2)));
    }
    putRight(canvas, item.earnings === null ? 520 : 430, y, money(amount));
    y += 11;
  }
  unitTotals(canvas, payslip, y, generic);
}

export const gridFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['spreadsheet', spreadsheet],
  ['unitPrices', unitPrices],
];
