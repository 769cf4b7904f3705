import { type Mark, printPages } from './canvas.factory.ts';
import { besideFamilies } from './families-beside.factory.ts';
import { classicFamilies } from './families-classic.factory.ts';
import { gridFamilies } from './families-grid.factory.ts';
import { hardFamilies } from './families-hard.factory.ts';
import { identityFamilies } from './families-identity.factory.ts';
import { mixedFamilies } from './families-mixed.factory.ts';
import { modernFamilies } from './families-modern.factory.ts';
import { oddFamilies } from './families-odd.factory.ts';
import { pageFamilies } from './families-pages.factory.ts';
import { type TableFamily, tableFamilies } from './families-tables.factory.ts';
import { type Family, familyPayroll } from './family.factory.ts';
import type { MadePayroll, MadePayslip } from './payroll.factory.ts';
import { newRandom, type Random } from './random.ts';
import type { ScoredFile, ScoredTruth } from './score.ts';

/** Payroll systems drawn one by one from descriptions of real ones, as unlike the random layouts as they could be made. */
export const families = [
  ...classicFamilies,
  ...modernFamilies,
  ...oddFamilies,
  ...gridFamilies,
  ...hardFamilies,
  ...besideFamilies,
  ...mixedFamilies,
  ...pageFamilies,
  ...identityFamilies,
  ...tableFamilies,
];

export interface FamilyFile extends ScoredFile {
  readonly data: Uint8Array;
}

/** One file of the named family; its details and its payroll come from the seed. */
export async function makeFamilyFile(at: number, seed: number): Promise<FamilyFile> {
  const random = newRandom(seed);
  const [name, make] = families[at % families.length] ?? families[0] ?? never();
  return fileOf(name, make(random), random, seed);
}

/** A file of a family that is none of the reader's own. */
export async function fileOf(
  name: string,
  family: Family | TableFamily,
  random: Random,
  seed: number,
  change: (payroll: MadePayroll) => MadePayroll = payroll => payroll,
): Promise<FamilyFile> {
  if ('write' in family) return tableOf(name, family, change(familyPayroll(random)), seed);
  const payroll = change((family.people ?? (made => made))(familyPayroll(random)));
  const pages: Mark[][] = [];
  const truth = family.linesPerPage > 0 ? goingOn(family, payroll, pages) : side(family, payroll, pages);
  return {
    name: `${name}-${seed}.pdf`,
    data: await printPages(family.paper, pages),
    payroll,
    truth,
    expects: family.prints,
  };
}

/** A text or a workbook has no pages. */
function tableOf(name: string, { ending, write, prints }: TableFamily, payroll: MadePayroll, seed: number): FamilyFile {
  const truth = payroll.payslips.map(payslip => ({ payslip, pages: [] }));
  return { name: `${name}-${seed}.${ending}`, data: write(payroll), payroll, truth, expects: prints };
}

function never(): never {
  throw new Error('there are no families');
}

function side(family: Family, payroll: MadePayroll, pages: Mark[][]): ScoredTruth[] {
  const perPage = family.copies ? 1 : family.places.length;
  const truth: ScoredTruth[] = [];
  for (let at = 0; at < payroll.payslips.length; at += perPage) {
    const own = payroll.payslips.slice(at, at + perPage);
    const marks: Mark[] = [];
    pages.push(marks);
    for (const [copy, [left, top]] of family.places.entries()) {
      const payslip = family.copies ? own[0] : own[copy];
      if (!payslip) continue;
      family.draw(
        { marks, left, top, size: family.size },
        { payroll, payslip, lines: payslip.lines, page: 1, pages: 1, copy },
      );
    }
    for (const payslip of own) truth.push({ payslip, pages: [pages.length] });
  }
  return truth;
}

function goingOn(family: Family, payroll: MadePayroll, pages: Mark[][]): ScoredTruth[] {
  return payroll.payslips.map((payslip: MadePayslip) => {
    const count = Math.ceil(payslip.lines.length / family.linesPerPage);
    const first = pages.length + 1;
    for (let page = 1; page <= count; page++) {
      const marks: Mark[] = [];
      pages.push(marks);
      const [left, top] = family.places[0] ?? [0, 0];
      const lines = payslip.lines.slice((page - 1) * family.linesPerPage, page * family.linesPerPage);
      family.draw({ marks, left, top, size: family.size }, { payroll, payslip, lines, page, pages: count, copy: 0 });
    }
    return { payslip, pages: Array.from({ length: count }, (_, index) => first + index) };
  });
}
