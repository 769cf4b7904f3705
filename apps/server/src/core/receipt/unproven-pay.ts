import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import { fold } from '#core/reading/words/fold.ts';

/** What is known of a worker whose payslip prints no totals. Amounts are integer centavos. */
export interface KnownPay {
  /** Nets of the last three published payslips of the kind, fewer where there are fewer. */
  readonly nets: readonly number[];
  /** What the registry says is paid a month in that month; null: it says nothing, or pays by another unit. */
  readonly salary: number | null;
  /** Admission, dismissal, leave or a change of salary lies between the first of those months and this one. */
  readonly isExplained: boolean;
}

/** A payslip as it is stored; `kind` as in receipts. */
export type UnprovenPay = Pick<ReadDocument, 'year' | 'month' | 'net'> & {
  readonly kind: string | null;
  readonly lines: readonly PayLine[];
};

/** What of an item says which it is. */
export type PayLine = Pick<ReadLine, 'description' | 'earnings'> & {
  readonly code?: string | undefined;
  readonly reference?: string | undefined;
  readonly informative?: boolean | undefined;
};

/** What was said of an amount: it agrees, it is told, or nothing is known that it could be compared with. */
export type Verdict = Finding | 'agrees' | 'unknown';

/** Below a half of what is usual, or above twice as much, a net waits. */
const LEAST = 0.5;
const MOST = 2;
/** More of a file's payslips than this, and they are one question for the file. */
const LARGE_SHARE = 0.2;
const CENTAVO = 1;
const COMMERCIAL_MONTH = 30;

const OWN_PAY: ReadonlySet<string> = new Set(['vacation', 'termination', 'thirteenthFirst', 'thirteenthSecond']);
/** Items of a month that is not like others. */
const EXPLAINING =
  /\bferias\b|\b13\S*\s*sal|decimo terceiro|\brescis|\baviso previo\b|\bsaldo de salario\b|\bafastament|\blicenca\b|\bauxilio[ -]doenca\b|\bmaternidade\b|\bpaternidade\b/;
const BASE_SALARY =
  /^(?:sal(?:ario|\.)?(?:[ -]*(?:base|mensal|mensalista|contratual|fixo|efetivo|normal|do mes|mes))*|vencimento(?: basico| base)|ordenado|dias (?:normais|trabalhados)(?: trabalhados)?)$/;
const FULL_REFERENCE = /^(\d{1,2})(?:[.,]0+)?\s*(?:d|dias?)?$/;

/**
 * Sets a payslip that nothing in its file proves beside what is known of its worker: the usual net first, then the registered salary. Hours
 * times a rate, and parts of a month, are compared with no salary. Pure.
 * @param isSalary whether a table of rubrics says that an item is the base salary
 */
export function judgePay(
  pay: UnprovenPay,
  { nets, salary, isExplained }: KnownPay,
  isSalary: (line: PayLine) => boolean = () => false,
): Verdict {
  const net = pay.net ?? 0;
  const usual = median(nets);
  const isOther = isExplained || OWN_PAY.has(pay.kind ?? '') || pay.lines.some(isExplaining);
  if (usual !== undefined && usual > 0) {
    if (net >= usual * LEAST && net <= usual * MOST) return 'agrees';
    if (!isOther) return { code: 'NET_UNUSUAL', values: { netAmount: net, usualAmount: usual } };
  }
  if (pay.kind !== 'monthly' || salary === null) return 'unknown';
  const items = pay.lines.filter(line => line.earnings !== null && (isSalary(line) || isBaseSalary(line)));
  if (items.some(({ earnings }) => Math.abs((earnings ?? 0) - salary) <= CENTAVO)) return 'agrees';
  const [first] = items.filter(line => isFullMonth(line, pay));
  if (!first || isOther) return 'unknown';
  return {
    code: 'SALARY_DIFFERS',
    values: { item: first.description, printedAmount: first.earnings ?? 0, registeredAmount: salary },
  };
}

/** Whether what differs is one question for the file, not one for each of its payslips: a single one is a question already. Pure. */
export function isOneQuestion(differing: number, payslips: number): boolean {
  return differing > 1 && differing > payslips * LARGE_SHARE;
}

/** Of an even number the lower one of the middle. */
function median(amounts: readonly number[]): number | undefined {
  const sorted = amounts.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function isExplaining({ description, informative }: PayLine): boolean {
  return !informative && EXPLAINING.test(fold(description));
}

function isBaseSalary({ description, informative }: PayLine): boolean {
  return !informative && BASE_SALARY.test(fold(description).trim());
}

/** What is paid for all of a month: nothing else is said, or as many days as it has. */
function isFullMonth({ reference }: PayLine, { year = 0, month = 0 }: UnprovenPay): boolean {
  if (reference === undefined) return true;
  const days = Number(FULL_REFERENCE.exec(reference.trim())?.[1]);
  return days === COMMERCIAL_MONTH || days === new Date(Date.UTC(year, month, 0)).getUTCDate();
}
