import type { ReadLine } from '../reading-types.ts';
import { type Canvas, cover, put, putRight } from './canvas.factory.ts';
import { heads, plainFamily, simpleHead, TITLES } from './families-hard.factory.ts';
import type { FamilyMaker, Slip } from './family.factory.ts';
import { money } from './payroll.factory.ts';

type Print = (centavos: number, side: 'earnings' | 'deductions') => string;

const EARNINGS = 425;
const DEDUCTIONS = 515;
const STEP = 12;
const plain: Print = centavos => money(centavos);

function itemRow(canvas: Canvas, y: number, item: ReadLine, print: Print): void {
  put(canvas, 0, y, item.code ?? '');
  put(canvas, 50, y, item.description);
  putRight(canvas, 330, y, item.reference ?? '');
  if (item.earnings !== null) putRight(canvas, EARNINGS, y, print(item.earnings, 'earnings'));
  if (item.deductions !== null) putRight(canvas, DEDUCTIONS, y, print(item.deductions, 'deductions'));
}

/** The table and its totals; @returns the first free y */
function sheet(canvas: Canvas, slip: Slip, print: Print, titles: Parameters<typeof heads>[2] = TITLES): number {
  simpleHead(canvas, slip);
  heads(canvas, 64, titles);
  for (const [at, item] of slip.lines.entries()) itemRow(canvas, 78 + at * STEP, item, print);
  const y = 88 + slip.lines.length * STEP;
  put(canvas, 230, y, 'TOTAIS');
  putRight(canvas, EARNINGS, y, print(slip.payslip.totalEarnings, 'earnings'));
  putRight(canvas, DEDUCTIONS, y, print(slip.payslip.totalDeductions, 'deductions'));
  put(canvas, 230, y + 14, 'LÍQUIDO A RECEBER');
  putRight(canvas, DEDUCTIONS, y + 14, print(slip.payslip.net, 'earnings'));
  return y + 30;
}

/** Another payslip lies under a box, and the right one over it; figures in white, and others beside the page. */
const coveredText: FamilyMaker = random => {
  const colour = random.pick(['white', 'grey'] as const);
  const isWhite = random.chance(0.5);
  const isBeyond = random.chance(0.5);
  return plainFamily(random, (canvas, slip) => {
    const wrong = slip.lines.map(item => ({ ...item, earnings: item.earnings && item.earnings + 10_011 }));
    const end = sheet(canvas, { ...slip, lines: wrong }, plain);
    cover(canvas, -20, -20, 540, end + 20, colour);
    sheet(canvas, slip, plain);
    if (isWhite && colour === 'white') put(canvas, 50, end + 10, '999 GRATIFICAÇÃO OCULTA 1.234,56', { white: true });
    if (isBeyond) put(canvas, 700, 78, '998 ABONO 55,00');
  });
};

/** A sign or a bracket before the currency. */
const signedCurrency: FamilyMaker = random => {
  const [before, behind] = random.pick<readonly [string, string]>([
    ['- R$ ', ''],
    ['-R$ ', ''],
    ['(R$ ', ')'],
    ['R$ -', ''],
    ['R$ (', ')'],
    ['– R$ ', ''],
    ['-R$', ''],
  ]);
  const print: Print = (centavos, side) =>
    side === 'earnings' || centavos === 0 ? `R$ ${money(centavos)}` : `${before}${money(centavos)}${behind}`;
  return plainFamily(random, (canvas, slip) => void sheet(canvas, slip, print));
};

/** Thousands parted by blanks or apostrophes. */
const partedThousands: FamilyMaker = random => {
  const separator = random.pick([' ', '\u00a0', "'", '’']);
  return plainFamily(random, (canvas, slip) => void sheet(canvas, slip, centavos => money(centavos, separator)));
};

/** Sums of each side stand between the lines, and the net below. */
const innerSums: FamilyMaker = random => {
  const [earnings, deductions] = random.pick<readonly [string, string]>([
    ['Proventos:', 'Descontos:'],
    ['Subtotal', 'Subtotal'],
    ['Total de Proventos', 'Total de Descontos'],
    ['Soma dos vencimentos', 'Soma dos descontos'],
  ]);
  return plainFamily(random, (canvas, slip) => {
    simpleHead(canvas, slip);
    heads(canvas, 64, TITLES);
    let y = 78;
    const { totalEarnings, totalDeductions, net } = slip.payslip;
    for (const [side, label, total, x] of [
      ['earnings', earnings, totalEarnings, EARNINGS],
      ['deductions', deductions, totalDeductions, DEDUCTIONS],
    ] as const) {
      const own = slip.lines.filter(item => item[side] !== null);
      for (const item of own) {
        itemRow(canvas, y, item, plain);
        y += STEP;
      }
      put(canvas, 240, y, label);
      putRight(canvas, x, y, money(total));
      y += STEP;
    }
    put(canvas, 240, y + STEP, 'Líquido a receber');
    putRight(canvas, DEDUCTIONS, y + STEP, money(net));
  });
};

/** Headings of two words, and a heading for the references that says nothing. */
const oddHeadings: FamilyMaker = random => {
  const reference = random.pick(['Prazo/Qtde', 'Quant./Ref.', 'Ref./Qtd.', 'Qtde/Horas', 'Fx', 'Base', 'Medida']);
  return plainFamily(
    random,
    (canvas, slip) => void sheet(canvas, slip, plain, ['Cód.', 'Descrição', reference, 'Vencimentos', 'Descontos']),
  );
};

/** No table: one item a line, with a sign. */
const signedList: FamilyMaker = random => {
  const plus = random.pick(['+ ', '+', '']);
  const minus = random.pick(['- ', '-', '– ']);
  return plainFamily(
    random,
    (canvas, slip) => {
      simpleHead(canvas, slip);
      let y = 78;
      for (const { description, earnings, deductions } of slip.lines) {
        put(
          canvas,
          0,
          y,
          `${deductions === null ? plus : minus}${description}: R$ ${money(deductions ?? earnings ?? 0)}`,
        );
        y += STEP;
      }
      const { totalEarnings, totalDeductions, net } = slip.payslip;
      put(canvas, 0, y + STEP, `Total de proventos: R$ ${money(totalEarnings)}`);
      put(canvas, 0, y + 2 * STEP, `Total de descontos: R$ ${money(totalDeductions)}`);
      put(canvas, 0, y + 3 * STEP, `= Líquido a receber: R$ ${money(net)}`);
    },
    { codes: false, references: false },
  );
};

export const pageFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['coveredText', coveredText],
  ['signedCurrency', signedCurrency],
  ['partedThousands', partedThousands],
  ['innerSums', innerSums],
  ['oddHeadings', oddHeadings],
  ['signedList', signedList],
];
