import type { ModelShape, RegionRole } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { put, putRight } from './canvas.factory.ts';
import { A4, ALL, cnpjMask, cpfMask, type Family } from './family.factory.ts';
import { type FamilyFile, fileOf } from './family-file.factory.ts';
import { type MadePayroll, type MadePayslip, money } from './payroll.factory.ts';
import { newRandom } from './random.ts';

/** The boxes in the form's order with the height of each; the seventh is words. */
const rows = ['3.1', '3.2', '3.4', '3.5', '4.3', '5.1', '5.2', '5.3'] as const;
const firstRow = 130;
const step = 14;
const slipHeight = 400;
export const statementYear = 2025;

/** What a worker's form says, in centavos; what is 0 is left empty on it. */
export function statementOf({ totalEarnings }: MadePayslip): Record<string, number> {
  const year = totalEarnings * 12;
  return {
    '3.1': year,
    '3.2': Math.round(year / 11),
    '3.4': totalEarnings % 2 === 0 ? Math.round(year / 20) : 0,
    '3.5': Math.round(year / 13),
    '4.3': totalEarnings % 3 === 0 ? 88_761 : 0,
    '5.1': totalEarnings,
    '5.2': Math.round(totalEarnings / 14),
    '5.3': 425_753,
  };
}

interface Form {
  /** Two workers' forms on a page. */
  two?: boolean;
  /** Everything that far below where the model says. */
  drift?: number;
}

/** Values alone, printed onto a form that carries its labels as a picture. */
function form({ two = false, drift = 0 }: Form): Family {
  return {
    paper: A4,
    size: 8,
    places: two
      ? [
          [0, drift],
          [0, slipHeight + drift],
        ]
      : [[0, drift]],
    copies: false,
    prints: { ...ALL, payment: false, admission: false, bases: false },
    linesPerPage: 0,
    draw: (canvas, { payroll, payslip }) => {
      put(canvas, 40, 50, 'FORM. MOD. 88-R');
      putRight(canvas, 545, 50, String(statementYear));
      put(canvas, 40, 70, payroll.company.name.slice(0, 40));
      put(canvas, 330, 70, cnpjMask(payroll.company.cnpj));
      put(canvas, 40, 95, cpfMask(payslip.worker.cpf));
      put(canvas, 140, 95, payslip.worker.name);
      put(canvas, 480, 95, payslip.worker.registration);
      for (const [at, box] of rows.entries()) {
        const amount = statementOf(payslip)[box] ?? 0;
        if (amount > 0) putRight(canvas, 545, firstRow + at * step, money(amount));
      }
      put(canvas, 40, 280, 'Assist. médica 332,85');
    },
  };
}

const box = (x0: number, y0: number, x1: number, y1: number) =>
  [x0 / A4.width, y0 / A4.height, x1 / A4.width, y1 / A4.height] as const;
const region = (role: RegionRole, ...place: [number, number, number, number]) => ({ role, box: box(...place) });

/** Where the form's labels stand, for whoever has the paper. */
export const statementModel: ModelShape = {
  document: 'informe',
  anchors: [{ text: 'FORM. MOD. 88-R', box: box(30, 40, 160, 56) }],
  regions: [
    region('year', 480, 40, 560, 56),
    region('companyCnpj', 325, 60, 450, 76),
    region('cpf', 30, 85, 135, 101),
    region('name', 136, 85, 475, 101),
    region('registration', 476, 85, 560, 101),
    ...rows.map((role, at) => region(role, 440, firstRow + at * step - 8, 560, firstRow + at * step + 5)),
    region('7', 30, 270, 430, 300),
  ],
};

export async function makeStatementForms(
  seed: number,
  how: Form & { change?: (payroll: MadePayroll) => MadePayroll } = {},
): Promise<FamilyFile> {
  return fileOf('statement-form', form(how), newRandom(seed), seed, how.change);
}
