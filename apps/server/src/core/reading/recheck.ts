import type { Finding, FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import { checkMoney, sum } from './check.ts';
import { checkBenefit } from './document/benefit.ts';
import { impossibleDay } from './document/pay-day.ts';
import { checkLaw } from './law-check.ts';
import type { ReadDocument, ReadLine } from './reading-types.ts';

/** What a person read on the page instead; what is left out stays as it was read. Amounts are integer centavos. */
export type Correction = Partial<
  Pick<
    ReadDocument,
    'name' | 'registration' | 'month' | 'year' | 'kind' | 'totalEarnings' | 'totalDeductions' | 'net' | 'lines'
  >
> & {
  /** `null`: the day that was read is none. */
  paymentDate?: string | null;
};

/** The self-check of a corrected payslip. `blocking` must be empty before it can be published, whoever confirms it. */
export interface Recheck {
  readonly findings: Finding[];
  readonly blocking: FindingCode[];
  readonly repair: Repair | undefined;
}

/** One figure that would close the sums: a total, or the missing amount of the line at `line` (from 0). */
export type Repair =
  | { readonly target: 'totalEarnings' | 'totalDeductions' | 'net'; readonly centavos: number }
  | { readonly target: 'earnings' | 'deductions'; readonly line: number; readonly centavos: number };

/** What a receipt can't be published with: its sums must close and its month must be known. */
const BLOCKING: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'EARNINGS_SUM_DIFFERS',
  'DEDUCTIONS_SUM_DIFFERS',
  'NET_DIFFERS',
  'TOTALS_NOT_FOUND',
  'TABLE_NOT_FOUND',
  'LINE_WITHOUT_DESCRIPTION',
  'COMPETENCE_NOT_FOUND',
  'CREDIT_DAY_IMPOSSIBLE',
]);
/** Amounts of a sheet of statements that are in no box: only another sheet has them. */
const UNMENDED: ReadonlySet<FindingCode> = new Set<FindingCode>(['BOX_NOT_READ', 'BOX_TWICE', 'BOX_UNKNOWN']);
/** Findings that are worked out again from the corrected values; the others stand as the reader left them. */
const RECOMPUTED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...BLOCKING,
  'FGTS_DIFFERS',
  'INSS_DIFFERS',
  'IRRF_DIFFERS',
]);
/** The questions a corrected field has answered. */
const ANSWERED: readonly [field: 'year' | 'month' | 'lines' | 'paymentDate', codes: readonly FindingCode[]][] = [
  ['year', ['YEAR_NOT_READ']],
  ['month', ['COMPETENCE_AMBIGUOUS', 'COMPETENCE_UNLIKE_FILE']],
  ['lines', ['SIDES_GUESSED', 'COLUMNS_GUESSED', 'RUBRIC_UNKNOWN', 'NET_UNUSUAL', 'SALARY_DIFFERS']],
  ['paymentDate', ['CREDIT_DAY_DOUBTFUL']],
];

/** The document with a person's corrections; a total that is left empty is the sum of its lines. Pure. */
export function corrected(document: ReadDocument, correction: Correction): ReadDocument {
  const { paymentDate = document.paymentDate, ...given } = correction;
  const next: ReadDocument = { ...document, ...given };
  if (paymentDate) next.paymentDate = paymentDate;
  else delete next.paymentDate;
  if (next.type !== 1 && next.type !== 2) return next;
  next.totalEarnings ??= sum(next, 'earnings');
  next.totalDeductions ??= sum(next, 'deductions');
  return next;
}

/** Runs the self-check anew on a corrected document (receipts document, 'Check'). Pure. */
export function recheck(document: ReadDocument, correction: Correction): Recheck {
  const next = corrected(document, correction);
  const answered = new Set(ANSWERED.flatMap(([field, codes]) => (correction[field] === undefined ? [] : codes)));
  const kept = document.findings.filter(({ code }) => !RECOMPUTED.has(code) && !answered.has(code));
  const findings: Finding[] = [...kept];
  if (next.type === 1) findings.push(...checkMoney({ ...next, unreadTotals: false }).findings, ...checkLaw(next));
  if (next.type === 2) findings.push(...checkBenefit(next));
  findings.push(...impossibleDay(next));
  if (needsMonth(next) && (next.month === undefined || next.year === undefined))
    findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
  const blocking = new Set(findings.map(({ code }) => code).filter(code => BLOCKING.has(code)));
  // what was earned is what a statement is for; no box of it can be typed in
  if (next.type === 3 && (next.fields?.['3.1'] === undefined || findings.some(({ code }) => UNMENDED.has(code))))
    blocking.add('FIELDS_NOT_FOUND');
  // whose amounts they are is for a person to say
  if (findings.some(({ code }) => code === 'OTHERS_ON_PAGE')) blocking.add('OTHERS_ON_PAGE');
  // that a list doesn't add up is told of each of its rows; no row can mend it
  if (next.row) findings.push(...document.findings.filter(({ code }) => BLOCKING.has(code)));
  return { findings, blocking: [...blocking], repair: next.type === 1 ? repairOf(next) : undefined };
}

/** A statement is of a year; its month is not asked. */
function needsMonth({ type, year }: ReadDocument): boolean {
  return type === 1 || type === 2 || (type === 3 && year === undefined);
}

/**
 * The one figure that closes all sums, where exactly one can: the printed totals that agree with one another are believed
 * before the lines, the lines before a single total. Pure.
 */
export function repairOf(document: ReadDocument): Repair | undefined {
  const { totalEarnings, totalDeductions, net } = document;
  const earnings = sum(document, 'earnings');
  const deductions = sum(document, 'deductions');
  if (document.lines.length === 0) return undefined;
  if (totalEarnings === undefined || totalDeductions === undefined)
    return net === undefined ? { target: 'net', centavos: earnings - deductions } : undefined;
  if (earnings === totalEarnings && deductions === totalDeductions)
    return net === earnings - deductions ? undefined : { target: 'net', centavos: earnings - deductions };
  if (net !== undefined && totalEarnings - totalDeductions === net)
    return lineRepair(document, totalEarnings - earnings, totalDeductions - deductions);
  if (net !== earnings - deductions) return undefined;
  if (earnings === totalEarnings) return { target: 'totalDeductions', centavos: deductions };
  return deductions === totalDeductions ? { target: 'totalEarnings', centavos: earnings } : undefined;
}

/** The totals agree, the lines don't: a line without any amount takes what is missing, if one side alone misses something. */
function lineRepair(document: ReadDocument, earnings: number, deductions: number): Repair | undefined {
  if ((earnings === 0) === (deductions === 0)) return undefined;
  const target = earnings !== 0 ? 'earnings' : 'deductions';
  const missing = earnings + deductions;
  const empty = document.lines.flatMap((line, at) => (isEmpty(line) ? [at] : []));
  const [line] = empty;
  return missing > 0 && empty.length === 1 && line !== undefined ? { target, line, centavos: missing } : undefined;
}

function isEmpty(line: ReadLine): boolean {
  return !line.informative && !line.earnings && !line.deductions;
}
