import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { put, putRight } from './canvas.factory.ts';
import { A4, ALL, bare, cnpjMask, cpfMask, type Family, kindTitle, two } from './family.factory.ts';
import { type FamilyFile, fileOf } from './family-file.factory.ts';
import { type MadePayroll, money } from './payroll.factory.ts';
import { newRandom, type Random } from './random.ts';

/** Where the totals of a form of half a page stand. */
const lastOfHalf = 375;

/** Values alone, as a system prints them onto a form that already carries its labels and lines: no page says what is what. */
const preprinted = (random: Random, last: number, places: Family['places']): Family => ({
  paper: { ...A4, font: random.pick(['Helvetica', 'Courier']), wordwise: random.chance(0.3) },
  size: random.int(7, 8),
  places,
  copies: false,
  prints: { ...ALL, payment: false, admission: false, bases: false },
  linesPerPage: 0,
  draw: (canvas, { payroll, payslip, lines }) => {
    const { worker } = payslip;
    put(canvas, 40, 50, 'FORM. MOD. 77-B');
    put(canvas, 40, 70, payroll.company.name.slice(0, 40));
    put(canvas, 330, 70, cnpjMask(payroll.company.cnpj));
    put(canvas, 40, 95, worker.registration);
    put(canvas, 120, 95, worker.name);
    put(canvas, 460, 95, cpfMask(worker.cpf));
    put(canvas, 40, 118, kindTitle(payroll));
    putRight(canvas, 540, 118, `${two(payroll.month)}/${String(payroll.year).slice(2)}`);
    for (const [at, line] of lines.entries()) {
      const y = 150 + at * 13;
      put(canvas, 40, y, line.code ?? '');
      put(canvas, 90, y, line.description);
      putRight(canvas, 380, y, line.reference ?? '');
      putRight(canvas, 460, y, line.earnings === null ? '' : money(line.earnings));
      putRight(canvas, 545, y, line.deductions === null ? '' : money(line.deductions));
    }
    putRight(canvas, 460, last, money(payslip.totalEarnings));
    putRight(canvas, 545, last, money(payslip.totalDeductions));
    putRight(canvas, 545, last + 25, bare(payslip.net));
  },
});

const box = (x0: number, y0: number, x1: number, y1: number) =>
  [x0 / A4.width, y0 / A4.height, x1 / A4.width, y1 / A4.height] as const;

/** Where the form's labels stand, for whoever has the paper. */
const modelOf = (last: number): ModelShape => ({
  anchors: [{ text: 'FORM. MOD. 77-B', box: box(30, 38, 160, 56) }],
  regions: [
    { role: 'companyCnpj', box: box(325, 60, 450, 76) },
    { role: 'registration', box: box(30, 85, 115, 101) },
    { role: 'name', box: box(116, 85, 458, 101) },
    { role: 'cpf', box: box(458, 85, 560, 101) },
    { role: 'kind', box: box(30, 108, 400, 124) },
    { role: 'competence', box: box(480, 108, 560, 124) },
    { role: 'code', box: box(30, 138, 85, last - 20) },
    { role: 'description', box: box(85, 138, 330, last - 20) },
    { role: 'reference', box: box(330, 138, 390, last - 20) },
    { role: 'earnings', box: box(390, 138, 468, last - 20) },
    { role: 'deductions', box: box(468, 138, 560, last - 20) },
    { role: 'totalEarnings', box: box(390, last - 10, 468, last + 6) },
    { role: 'totalDeductions', box: box(468, last - 10, 560, last + 6) },
    { role: 'net', box: box(468, last + 15, 560, last + 31) },
  ],
});

export const preprintedModel = modelOf(700);
/** Of the half form: a page has two. */
export const twoUpModel = modelOf(lastOfHalf);

export async function makePreprintedFile(
  seed: number,
  change?: (payroll: MadePayroll) => MadePayroll,
  two = false,
): Promise<FamilyFile> {
  const random = newRandom(seed);
  const family = two
    ? preprinted(random, lastOfHalf, [
        [0, 0],
        [0, 410],
      ])
    : preprinted(random, 700, [[0, 0]]);
  return fileOf('preprinted', family, random, seed, change);
}
