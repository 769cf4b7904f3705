import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { spoolPages } from './file/spool.ts';
import { drawSpool } from './mutation/drawing.factory.ts';
import { type MadeLayout, makeLayout } from './mutation/layout.factory.ts';
import { arrange } from './mutation/made-file.factory.ts';
import { type MadePayslip, makePayroll } from './mutation/payroll.factory.ts';
import { newRandom, type Random } from './mutation/random.ts';
import { recognisePage } from './page.ts';
import type { ReadDocument, ReadLine } from './reading-types.ts';
import { indexRegistry } from './registry.ts';

const DAMAGES = ['swappedSide', 'wrongDigit', 'duplicatedLine', 'droppedLine', 'referenceAsAmount'] as const;
const seed = Number(process.env.SEED ?? 20_261_127);
const LAYOUTS = 120;

/** Damages the printed lines and leaves the printed totals as they were; undefined where the damage has no effect. */
function damage(random: Random, payslip: MadePayslip, kind: (typeof DAMAGES)[number]): MadePayslip | undefined {
  const lines = payslip.lines.map(line => ({ ...line }));
  const at = random.int(0, lines.length - 1);
  const line = lines[at];
  if (!line) return undefined;
  const amount = line.earnings ?? line.deductions ?? 0;
  const place = (value: number) =>
    Object.assign(line, line.earnings === null ? { deductions: value } : { earnings: value });
  if (kind === 'swappedSide') Object.assign(line, { earnings: line.deductions, deductions: line.earnings });
  else if (kind === 'wrongDigit') place(amount + random.pick([1, 10, 100, 1000]));
  else if (kind === 'duplicatedLine') lines.push({ ...line });
  else if (kind === 'droppedLine') lines.splice(at, 1);
  else {
    if (!line.reference?.includes(',') || Number(line.reference.replace(',', '')) === amount) return undefined;
    place(Number(line.reference.replace(',', '')));
  }
  return { ...payslip, lines };
}

function read(seedOfLayout: number, kind: (typeof DAMAGES)[number] | undefined): ReadDocument[] {
  const random = newRandom(seedOfLayout);
  const layout: MadeLayout = {
    ...makeLayout(random),
    font: 'Courier',
    size: 7,
    arrangement: 'single',
    landscape: false,
    linesPerPage: 0,
  };
  const payroll = makePayroll(random, 4);
  const payslips = payroll.payslips.flatMap(payslip => (kind ? (damage(random, payslip, kind) ?? []) : payslip));
  const workers = payslips.map(({ worker }) => ({
    employmentId: worker.registration,
    companyId: 'c',
    cpf: worker.cpf,
    registration: worker.registration,
    name: worker.name,
    active: true,
  }));
  const registry = indexRegistry({
    companies: [{ id: 'c', cnpj: payroll.company.cnpj, name: payroll.company.name }],
    workers,
  });
  const { pages } = arrange(layout, { ...payroll, payslips });
  return spoolPages(drawSpool(layout, pages)).flatMap((page, index) =>
    recognisePage(page, index + 1).documents.map(document => decide(document, registry)),
  );
}

const sum = (lines: readonly ReadLine[], side: 'earnings' | 'deductions') =>
  lines.reduce((total, line) => total + (line[side] ?? 0), 0);

describe(`corrupted payslips (seed ${seed})`, () => {
  it.each(DAMAGES)('%s is never accepted', kind => {
    let damaged = 0;
    const accepted: ReadDocument[] = [];
    for (let layout = 0; layout < LAYOUTS; layout++) {
      const documents = read(seed + layout, kind).filter(document => document.type === 1);
      damaged += documents.length;
      accepted.push(...documents.filter(document => !document.review));
    }
    expect(damaged).toBeGreaterThan(LAYOUTS);
    expect(accepted).toEqual([]);
  });

  it('control: undamaged payslips are accepted, and damaged ones too when the totals are not compared', () => {
    let clean = 0;
    let accepted = 0;
    let unchecked = 0;
    for (let layout = 0; layout < LAYOUTS; layout++) {
      const documents = read(seed + layout, undefined);
      clean += documents.length;
      accepted += documents.filter(document => !document.review).length;
      // with the three totals taken away nothing but the lines is left to be believed
      for (const document of read(seed + layout, 'wrongDigit')) {
        const others = document.findings.filter(
          finding =>
            !/SUM_DIFFERS|NET_DIFFERS|TOTALS/.test(finding.code) &&
            !/^(?:INSS|IRRF|FGTS|COMPETENCE_UNLIKE)/.test(finding.code),
        );
        unchecked += Number(others.length === 0 && document.lines.length > 0 && sum(document.lines, 'earnings') > 0);
      }
    }
    expect(accepted / clean).toBeGreaterThan(0.9);
    expect(unchecked).toBeGreaterThan(LAYOUTS);
  });
});
