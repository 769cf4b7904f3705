import { monthName } from '#kernel/month-names.ts';
import { type Canvas, put, putRight } from './canvas.factory.ts';
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
import type { Random } from './random.ts';

/** Every part drawn in a manner of its own, so that manners meet that no real system would bring together. */
interface Mix {
  readonly head: 'inline' | 'over' | 'list' | 'far';
  readonly month: number;
  readonly totals: 'over' | 'beside' | 'row' | 'netFirst' | 'dotted' | 'under' | 'footer' | 'column';
  readonly table: 'plain' | 'percent' | 'narrow' | 'left' | 'centred' | 'flag' | 'sign' | 'sections';
  readonly labels: Readonly<Record<'registration' | 'name' | 'cpf', string>>;
  readonly basesOnTop: boolean;
  readonly netTwice: boolean;
  readonly blankZero: boolean;
  readonly client: boolean;
  readonly noise: boolean;
  readonly amount: (centavos: number) => string;
  readonly words: Readonly<Record<'earnings' | 'deductions' | 'net' | 'gross' | 'code' | 'text' | 'quantity', string>>;
  readonly minus: string;
}

const mixed: FamilyMaker = random => {
  const mix = makeMix(random);
  return {
    paper: {
      ...A4,
      font: random.pick(['Helvetica', 'Helvetica', 'Times', 'Courier']),
      wordwise: random.chance(0.4),
    },
    size: random.int(7, 8),
    places: random.pick([
      [[40, 45]],
      [
        [40, 30],
        [40, 430],
      ],
    ]),
    copies: random.chance(0.4),
    prints: { ...ALL, payment: false, admission: false, bases: false },
    linesPerPage: 0,
    draw: (canvas, slip) => {
      const top = drawHead(canvas, slip, mix);
      if (mix.netTwice) putRight(canvas, 515, 20, `${mix.words.net} ${mix.amount(slip.payslip.net)}`, { size: 6 });
      if (mix.basesOnTop) put(canvas, 0, top + 4, `Salário base: ${money(slip.payslip.bases.salary)}`, { size: 6 });
      const end = drawTable(canvas, slip, mix, top + 18);
      drawTotals(canvas, slip, mix, end + 12);
    },
  };
};

function makeMix(random: Random): Mix {
  const dots = random.chance(0.75);
  const prefix = random.chance(0.25) ? 'R$ ' : '';
  const table = random.pick(['plain', 'percent', 'narrow', 'left', 'centred', 'flag', 'sign', 'sections']);
  const single = /flag|sign|sections/.test(table);
  return {
    labels: makeLabels(random),
    basesOnTop: random.chance(0.3),
    netTwice: random.chance(0.3),
    blankZero: random.chance(0.7),
    client: random.chance(0.2),
    head: random.pick(['inline', 'over', 'list', 'far']),
    month: random.int(0, 8),
    totals: single
      ? random.pick(['over', 'beside', 'row', 'netFirst', 'dotted', 'under'])
      : random.pick(['over', 'beside', 'row', 'netFirst', 'dotted', 'under', 'footer', 'column']),
    table,
    noise: random.chance(0.5),
    amount: centavos => prefix + (dots ? money(centavos) : bare(centavos)),
    minus: random.pick(['', '', '-']),
    words: makeWords(random),
  };
}

function makeLabels(random: Random): Mix['labels'] {
  return {
    registration: random.pick([
      'Matrícula',
      'Matr.',
      'Registro',
      'Cód. Funcionário',
      'Nº Registro',
      'Chapa',
      'Prontuário',
      'RE',
    ]),
    name: random.pick([
      'Nome',
      'Nome do Colaborador',
      'Empregado(a)',
      'Funcionário',
      'Nome completo',
      'Trabalhador',
      'Colaborador',
    ]),
    cpf: random.pick(['CPF', 'C.P.F.', 'CPF/MF', 'CPF nº', 'Nº do CPF']),
  };
}

function makeWords(random: Random): Mix['words'] {
  const upper = random.chance(0.3);
  const word = (list: readonly [string, ...string[]]) => (upper ? random.pick(list).toUpperCase() : random.pick(list));
  return {
    earnings: word(['Proventos', 'Vencimentos', 'Créditos', 'Rendimentos', 'Ganhos']),
    deductions: word(['Descontos', 'Deduções', 'Débitos', 'Desctos.']),
    gross: word(['Total de Proventos', 'Tot. Vencimentos', 'Total Bruto', 'Total de Créditos', 'Total Rendimentos']),
    net: word([
      'Líquido a Receber',
      'Valor Líquido',
      'Total Líquido',
      'Liq. a Receber',
      'Valor a receber',
      'Saldo líquido',
    ]),
    code: word(['Cód.', 'Código', 'Verba', 'Rubrica', 'Evento']),
    text: word(['Descrição', 'Histórico', 'Discriminação', 'Especificação']),
    quantity: word(['Ref.', 'Referência', 'Qtde', 'Quant.', 'Horas/Dias']),
  };
}

function monthForm({ payroll }: Slip, form: number): string {
  const name = monthName(payroll.month);
  const short = `${two(payroll.month)}/${String(payroll.year).slice(2)}`;
  const forms = [
    `Competência: ${two(payroll.month)}/${payroll.year}`,
    `Ref. ${short}`,
    wholeMonth(payroll),
    `${name.toUpperCase()}/${payroll.year}`,
    `Mês: ${two(payroll.month)} Ano: ${payroll.year}`,
    `Referente a ${name.toLowerCase()} de ${payroll.year}`,
    `Período de ${wholeMonth(payroll)}`,
    `Mês/Ano: ${name.slice(0, 3)}/${payroll.year}`,
    `${name} ${payroll.year}`,
  ];
  return forms[form] ?? '';
}

function drawHead(canvas: Canvas, slip: Slip, mix: Mix): number {
  const { payroll, payslip } = slip;
  const { worker } = payslip;
  put(canvas, 0, 0, payroll.company.name, { bold: true });
  put(canvas, 0, mix.client ? 20 : 11, `CNPJ ${cnpjMask(payroll.company.cnpj)}`);
  if (mix.client) put(canvas, 150, 11, 'Tomador: CNPJ 60.701.190/0001-04');
  putRight(canvas, 515, 0, `Recibo de Pagamento - ${kindTitle(payroll)}`);
  putRight(canvas, 515, 11, monthForm(slip, mix.month));
  const fields: [string, string][] = [
    [mix.labels.registration, worker.registration],
    [mix.labels.name, worker.name],
    [mix.labels.cpf, cpfMask(worker.cpf)],
  ];
  if (mix.head === 'inline') {
    put(canvas, 0, 26, `${fields[0]?.join(' ')}`);
    put(canvas, 135, 26, `${fields[1]?.join(': ')}`);
    put(canvas, 410, 26, `${fields[2]?.join(': ')}`);
    return 32;
  }
  if (mix.head === 'over') {
    for (const [at, [label, value]] of fields.entries()) {
      put(canvas, [0, 100, 410][at] ?? 0, 24, label, { size: 6 });
      put(canvas, [0, 100, 410][at] ?? 0, 33, value);
    }
    return 40;
  }
  for (const [at, [label, value]] of fields.entries()) {
    put(canvas, 0, 26 + at * 11, mix.head === 'list' ? `${label}:` : label);
    put(canvas, mix.head === 'list' ? 60 : 110, 26 + at * 11, value);
  }
  return 56;
}

function drawTable(canvas: Canvas, slip: Slip, mix: Mix, top: number): number {
  if (mix.table === 'flag' || mix.table === 'sign' || mix.table === 'sections')
    return singleTable(canvas, slip, mix, top);
  const { lines } = slip;
  const { words } = mix;
  const [reference, earnings, deductions] = mix.table === 'narrow' ? [260, 330, 400] : [320, 420, 515];
  const heading = (x: number, title: string) => {
    if (mix.table === 'left') put(canvas, x - 50, top, title, { bold: true });
    else if (mix.table === 'centred') put(canvas, x - 22, top, title, { align: 'centre', bold: true });
    else putRight(canvas, x, top, title, { bold: true });
  };
  const cell = (x: number, y: number, text: string) => {
    if (mix.table === 'left') put(canvas, x - 50, y, text);
    else if (mix.table === 'centred') put(canvas, x - 22, y, text, { align: 'centre' });
    else putRight(canvas, x, y, text);
  };
  put(canvas, 0, top, words.code, { bold: true });
  put(canvas, 50, top, words.text, { bold: true });
  if (mix.table === 'percent') putRight(canvas, 240, top, '%', { bold: true });
  heading(reference, words.quantity);
  heading(earnings, words.earnings);
  heading(deductions, words.deductions);
  let y = top + 13;
  for (const item of lines) {
    put(canvas, 0, y, item.code ?? '');
    put(canvas, 50, y, item.description);
    if (item.reference) cell(reference, y, item.reference);
    if (item.earnings !== null) cell(earnings, y, mix.amount(item.earnings));
    if (item.deductions !== null) cell(deductions, y, mix.minus + mix.amount(item.deductions).replace('R$ ', ''));
    y += 11;
  }
  return y;
}

/** One column of values: a letter, a minus or the section's title tells the side. */
function singleTable(canvas: Canvas, { lines }: Slip, mix: Mix, top: number): number {
  put(canvas, 0, top, mix.words.code, { bold: true });
  put(canvas, 50, top, mix.words.text, { bold: true });
  putRight(canvas, 320, top, mix.words.quantity, { bold: true });
  if (mix.table === 'flag') put(canvas, 340, top, 'P/D', { bold: true });
  putRight(canvas, 450, top, 'Valor', { bold: true });
  let y = top;
  for (const side of ['earnings', 'deductions'] as const) {
    const own = lines.filter(item => item[side] !== null);
    if (own.length === 0) continue;
    if (mix.table === 'sections') {
      y += 12;
      put(canvas, 0, y, mix.words[side], { bold: true });
    }
    for (const item of own) {
      y += 12;
      put(canvas, 0, y, item.code ?? '');
      put(canvas, 50, y, item.description);
      putRight(canvas, 320, y, item.reference ?? '');
      if (mix.table === 'flag') put(canvas, 345, y, side === 'earnings' ? 'P' : 'D');
      const minus = mix.table === 'sign' && side === 'deductions' ? '-' : '';
      putRight(canvas, 450, y, minus + mix.amount(item[side] ?? 0).replace('R$ ', ''));
    }
  }
  return y + 12;
}

function drawTotals(canvas: Canvas, { payslip }: Slip, mix: Mix, y: number): void {
  const { words, amount } = mix;
  const [left, right] = mix.table === 'narrow' ? [330, 400] : [420, 515];
  const list: [string, string][] = [
    [words.gross, amount(payslip.totalEarnings)],
    [
      `Total de ${words.deductions}`,
      mix.blankZero && payslip.totalDeductions === 0 ? '' : amount(payslip.totalDeductions),
    ],
    [words.net, amount(payslip.net)],
  ];
  if (mix.noise) put(canvas, 0, y + 2, 'Banco 001 Ag. 1234-5 C/C 98.765-4');
  if (mix.noise) put(canvas, 0, y + 60, 'Saldo de empréstimo: R$ 1.500,00 em 12 parcelas de 125,00. Limite 350,00.');
  if (mix.totals === 'over' || mix.totals === 'under') {
    const [labels, values] = mix.totals === 'over' ? [y, y + 10] : [y + 10, y];
    for (const [at, [label, value]] of list.entries()) {
      putRight(canvas, 290 + at * 112, labels, label, { size: 5.5 });
      putRight(canvas, 290 + at * 112, values, value, { bold: true });
    }
  } else if (mix.totals === 'row') {
    for (const [at, [label, value]] of list.entries()) put(canvas, at * 178, y + 14, `${label}: ${value}`);
  } else if (mix.totals === 'footer' || mix.totals === 'column') {
    put(canvas, 200, y, mix.totals === 'footer' ? 'Totais' : 'TOTAL GERAL');
    putRight(canvas, left, y, amount(payslip.totalEarnings));
    putRight(canvas, right, y, amount(payslip.totalDeductions));
    put(canvas, 200, y + 13, words.net);
    putRight(canvas, mix.totals === 'footer' ? right : left, y + 13, amount(payslip.net));
  } else {
    const order = mix.totals === 'netFirst' ? [2, 0, 1] : [0, 1, 2];
    for (const [at, which] of order.entries()) {
      const [label = '', value = ''] = list[which] ?? [];
      put(canvas, 230, y + at * 12, mix.totals === 'dotted' ? `${label} ` : label);
      if (mix.totals === 'dotted') put(canvas, 370, y + at * 12, '..........');
      putRight(canvas, 515, y + at * 12, value);
    }
  }
}

export const mixedFamilies: readonly (readonly [string, FamilyMaker])[] = [['mixed', mixed]];
