import { monthName } from '#kernel/month-names.ts';
import { type Canvas, put, putRight } from './canvas.factory.ts';
import {
  A4,
  ALL,
  cnpjMask,
  cpfMask,
  day,
  type Family,
  type FamilyMaker,
  kindTitle,
  type Slip,
  two,
} from './family.factory.ts';
import { money } from './payroll.factory.ts';
import type { Random } from './random.ts';

type Cells = readonly [code: number, text: number, reference: number, earnings: number, deductions: number];
const CELLS: Cells = [0, 50, 330, 425, 515];

export function plainFamily(random: Random, draw: Family['draw'], prints: Partial<Family['prints']> = {}): Family {
  return {
    paper: { ...A4, font: random.pick(['Helvetica', 'Helvetica', 'Times']), wordwise: random.chance(0.3) },
    size: random.int(7, 9),
    places: [[40, 50]],
    copies: false,
    prints: { ...ALL, payment: false, admission: false, bases: false, ...prints },
    linesPerPage: 0,
    draw,
  };
}

export function simpleHead(canvas: Canvas, { payroll, payslip }: Slip): void {
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name, { bold: true });
  put(canvas, 0, 12, `CNPJ: ${cnpjMask(payroll.company.cnpj)}`);
  putRight(canvas, 515, 0, 'Contracheque', { bold: true });
  putRight(canvas, 515, 12, `${kindTitle(payroll)} ${two(payroll.month)}/${payroll.year}`);
  put(canvas, 0, 30, `Matrícula: ${worker.registration}`);
  put(canvas, 120, 30, `Nome: ${worker.name}`);
  put(canvas, 0, 42, `CPF: ${cpfMask(worker.cpf)}`);
  put(canvas, 200, 42, `Cargo: ${worker.job}`);
}

export function heads(canvas: Canvas, y: number, titles: readonly [string, string, string, string, string]): void {
  for (const [at, title] of titles.entries()) {
    const x = CELLS[at] ?? 0;
    if (at < 2) put(canvas, x, y, title, { bold: true });
    else putRight(canvas, x, y, title, { bold: true });
  }
}

/** The rows; `empty` is printed in the cell of the other side. */
export function rows(canvas: Canvas, { lines }: Slip, top: number, step: number, empty = ''): number {
  let y = top;
  for (const item of lines) {
    put(canvas, CELLS[0], y, item.code ?? '');
    put(canvas, CELLS[1], y, item.description);
    putRight(canvas, CELLS[2], y, item.reference ?? empty);
    putRight(canvas, CELLS[3], y, item.earnings === null ? empty : money(item.earnings));
    putRight(canvas, CELLS[4], y, item.deductions === null ? empty : money(item.deductions));
    y += step;
  }
  return y;
}

export const TITLES = ['Código', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'] as const;

/** Empty cells are filled: 0,00 or dashes. */
const filledCells: FamilyMaker = random => {
  const empty = random.pick(['0,00', '-', '---', '0,00']);
  return plainFamily(
    random,
    (canvas, slip) => {
      simpleHead(canvas, slip);
      heads(canvas, 64, TITLES);
      const y = rows(canvas, slip, 78, 12, empty) + 8;
      put(canvas, 50, y, 'TOTAIS');
      putRight(canvas, CELLS[3], y, money(slip.payslip.totalEarnings));
      putRight(canvas, CELLS[4], y, money(slip.payslip.totalDeductions));
      put(canvas, 50, y + 12, 'LÍQUIDO');
      putRight(canvas, CELLS[4], y + 12, money(slip.payslip.net));
    },
    { references: false },
  );
};

/** Totals named by the bare words of their columns, on one row, with signs between. */
const plainTotals: FamilyMaker = random => {
  const signs = random.chance(0.5);
  const above = random.chance(0.5);
  return plainFamily(random, (canvas, slip) => {
    simpleHead(canvas, slip);
    heads(canvas, 64, TITLES);
    const y = rows(canvas, slip, 78, 12) + 10;
    const { totalEarnings, totalDeductions, net } = slip.payslip;
    for (const [at, [label, value]] of (
      [
        [signs ? '(+) Proventos' : 'Proventos', totalEarnings],
        [signs ? '(-) Descontos' : 'Descontos', totalDeductions],
        [signs ? '(=) Líquido' : 'Líquido', net],
      ] as const
    ).entries()) {
      put(canvas, at * 170, y, above ? label : `${label}:`);
      if (above) put(canvas, at * 170, y + 11, money(value));
      else put(canvas, at * 170 + 75, y, `R$ ${money(value)}`);
    }
  });
};

/** The sums stand under their columns without a word; only the net has a label. */
const bareTotals: FamilyMaker = random =>
  plainFamily(random, (canvas, slip) => {
    simpleHead(canvas, slip);
    heads(canvas, 64, TITLES);
    const y = rows(canvas, slip, 78, 12) + 12;
    putRight(canvas, CELLS[3], y, money(slip.payslip.totalEarnings), { bold: true });
    putRight(canvas, CELLS[4], y, money(slip.payslip.totalDeductions), { bold: true });
    putRight(canvas, CELLS[3], y + 16, 'Líquido a receber', { bold: true });
    putRight(canvas, CELLS[4], y + 16, money(slip.payslip.net), { bold: true });
  });

/** Descriptions of two or three text rows with the amounts at their middle or end; numbers aligned left. */
const wrappedRows: FamilyMaker = random => {
  const place = random.pick(['first', 'last'] as const);
  return plainFamily(
    random,
    (canvas, slip) => {
      simpleHead(canvas, slip);
      heads(canvas, 64, TITLES);
      let y = 80;
      for (const item of slip.lines) {
        const row = place === 'first' ? y : y + 9;
        put(canvas, 0, row, item.code ?? '');
        put(canvas, 50, y, item.description);
        put(canvas, 50, y + 9, '(continuação)', { size: canvas.size - 1 });
        putRight(canvas, CELLS[2], row, item.reference ?? '');
        if (item.earnings !== null) putRight(canvas, CELLS[3], row, money(item.earnings));
        if (item.deductions !== null) putRight(canvas, CELLS[4], row, money(item.deductions));
        y += 24;
      }
      footTotals(canvas, slip, y);
    },
    { references: false },
  );
};

function footTotals(canvas: Canvas, { payslip }: Slip, y: number): void {
  for (const [at, [label, value]] of (
    [
      ['Total dos Proventos', payslip.totalEarnings],
      ['Total dos Descontos', payslip.totalDeductions],
      ['Valor Líquido a Receber', payslip.net],
    ] as const
  ).entries()) {
    put(canvas, 300, y + 10 + at * 12, `${label} `);
    putRight(canvas, 515, y + 10 + at * 12, money(value));
  }
}

/** Headings on two rows, messages full of numbers above and below, the name without a label. */
const noisy: FamilyMaker = random => {
  const labelled = random.chance(0.5);
  return plainFamily(random, (canvas, slip) => {
    const { payroll, payslip } = slip;
    const { worker } = payslip;
    put(canvas, 0, 0, payroll.company.name, { bold: true });
    put(
      canvas,
      0,
      12,
      `Rua das Acácias, 1500 - CEP 06233-030 - Fone (11) 4004-1234 - CNPJ ${cnpjMask(payroll.company.cnpj)}`,
    );
    put(canvas, 0, 24, `RECIBO DE PAGAMENTO - ${kindTitle(payroll).toUpperCase()}`);
    putRight(canvas, 515, 24, `${monthName(payroll.month)}/${payroll.year}`);
    if (labelled) put(canvas, 0, 40, `Func.: ${worker.registration}  ${worker.name}`);
    else put(canvas, 0, 40, `${worker.registration}  ${worker.name}`);
    put(
      canvas,
      0,
      52,
      `CPF ${cpfMask(worker.cpf)}  RG 12.345.678-9  CTPS 0012345/00123-SP  PIS ${worker.pis}  CBO 4110-05`,
    );
    put(canvas, 0, 64, 'Aviso: reajuste de 5,50% sobre R$ 1.234,56 a partir de 01/01/2027.');
    putRight(canvas, CELLS[3], 80, 'Valor', { bold: true });
    putRight(canvas, CELLS[4], 80, 'Valor', { bold: true });
    heads(canvas, 90, TITLES);
    const y = rows(canvas, slip, 104, 12);
    footTotals(canvas, slip, y);
    messages(canvas, payroll, y + 60);
  });
};

function messages(canvas: Canvas, payroll: Slip['payroll'], y: number): void {
  put(canvas, 0, y, 'Saldo do FGTS em 30/09: R$ 12.345,67. Limite do cartão: 500,00. Total de horas extras: 12:30.');
  put(
    canvas,
    0,
    y + 12,
    `Depositado em ${day(payroll.paymentDate)} na conta 12345-6. Líquido do mês anterior: 1.111,11`,
  );
}

/** "Envelope": one value with its sign behind it, hours column, net as a label at the right edge. */
const envelope: FamilyMaker = random =>
  plainFamily(
    random,
    (canvas, slip) => {
      const { payroll, payslip } = slip;
      const { worker } = payslip;
      put(canvas, 0, 0, payroll.company.name.toUpperCase());
      put(canvas, 300, 0, 'ENVELOPE DE PAGAMENTO');
      put(canvas, 0, 12, `CNPJ ${cnpjMask(payroll.company.cnpj)}`);
      put(canvas, 300, 12, `Mês/ano ${two(payroll.month)}/${payroll.year}  ${kindTitle(payroll)}`);
      put(canvas, 0, 28, `Funcionário ${worker.registration} ${worker.name.toUpperCase()}`);
      put(canvas, 0, 40, `CPF ${cpfMask(worker.cpf)}`);
      put(canvas, 0, 60, 'Evt');
      put(canvas, 40, 60, 'Descrição');
      putRight(canvas, 300, 60, 'Horas');
      putRight(canvas, 400, 60, 'Valor');
      let y = 74;
      for (const item of slip.lines) {
        put(canvas, 0, y, (item.code ?? '').slice(1));
        put(canvas, 40, y, item.description.toUpperCase());
        putRight(canvas, 300, y, item.reference ?? '');
        putRight(canvas, 400, y, money(item.earnings ?? item.deductions ?? 0));
        put(canvas, 404, y, item.earnings === null ? '-' : '+');
        y += 11;
      }
      for (const [at, [label, value]] of (
        [
          ['Soma dos proventos', payslip.totalEarnings],
          ['Soma dos descontos', payslip.totalDeductions],
          ['Líq. a receber', payslip.net],
        ] as const
      ).entries()) {
        put(canvas, 200, y + 8 + at * 11, label);
        putRight(canvas, 400, y + 8 + at * 11, money(value));
      }
    },
    { codes: false },
  );

export const hardFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['filledCells', filledCells],
  ['plainTotals', plainTotals],
  ['bareTotals', bareTotals],
  ['wrappedRows', wrappedRows],
  ['noisy', noisy],
  ['envelope', envelope],
];
