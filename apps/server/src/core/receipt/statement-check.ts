import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';
import type { ReceiptItem } from './new-receipt.ts';
import { natureOf } from './pay-item-nature.ts';
import { inBox } from './statement-boxes.ts';

/** A payslip of a year's statement, as far as its boxes ask. */
export interface YearReceipt {
  kind: string;
  year: number;
  month: number;
  paidOn: string | null;
  items: readonly Pick<ReceiptItem, 'description' | 'earnings' | 'deductions'>[];
  dependants: number;
}

export interface StatementYear {
  year: number;
  admittedOn: string | null;
  dismissedOn: string | null;
  receipts: readonly YearReceipt[];
}

export interface StatementCheck {
  /** Months of the year with a payslip. */
  months: number;
  findings: Finding[];
}

/** What the payslips say of a box: at least, at most, and how much of it hangs on items whose nature isn't known. */
interface Range {
  low: number;
  high: number;
}

/** A cent or two of rounding a payslip. */
const tolerance = 2;
/** Deducted from the 13th for each dependant before its tax, which no payslip prints. */
const perDependant = 18_959;
const monthsAYear = 12;
const thirteenth: ReadonlySet<string> = new Set(['thirteenthFirst', 'thirteenthSecond']);
/** Wages by their nature; the boxes of what is exempt or taxed apart take the rest. */
const taxed: ReadonlySet<PayItemNature> = new Set<PayItemNature>([
  'salario',
  'horasExtras',
  'descansoHorasExtras',
  'adicionalNoturno',
  'insalubridade',
  'periculosidade',
  'comissao',
]);
/** What a payslip calls the tax on shared profits, which is no tax on wages. */
const profits = /plr|lucro|particip/i;
const vacation: ReadonlySet<PayItemNature> = new Set<PayItemNature>(['ferias', 'tercoFerias']);

/**
 * A statement's boxes against the year's payslips, 13th and vacations, by the nature of their items. It only tells: a difference is never
 * corrected, and without the whole year nothing is compared. Pure.
 */
export function checkStatement(boxes: Parameters<typeof inBox>[0], of: StatementYear): StatementCheck {
  const months = monthsOf(of.receipts);
  if (months < expectedMonths(of))
    return { months, findings: [{ code: 'STATEMENT_NOT_COMPARED', values: { months } }] };
  const slack = tolerance * of.receipts.length;
  const findings = Object.entries(rangesOf(of.receipts)).flatMap(([box, range]) =>
    findingOf(box, inBox(boxes, box), range, slack),
  );
  return { months, findings };
}

function findingOf(box: string, printedAmount: number, { low, high }: Range, slack: number): Finding[] {
  const near = (amount: number) => Math.abs(printedAmount - amount) <= slack;
  if (near(low) || near(high)) return [];
  const computedAmount = Math.abs(printedAmount - low) <= Math.abs(printedAmount - high) ? low : high;
  if (printedAmount > low && printedAmount < high)
    return [{ code: 'STATEMENT_UNSURE', values: { box, printedAmount, computedAmount, unknownAmount: high - low } }];
  return [{ code: 'STATEMENT_DIFFERS', values: { box, printedAmount, computedAmount } }];
}

function rangesOf(receipts: readonly YearReceipt[]): Record<string, Range> {
  const of = (...kinds: string[]) => receipts.filter(({ kind }) => kinds.includes(kind));
  const wages = receipts.filter(({ kind }) => !thirteenth.has(kind) && kind !== 'advance' && kind !== 'profitSharing');
  // a month's payslip may repeat what the vacation's own receipt said
  const months = wages.filter(({ kind }) => kind !== 'vacation');
  const apart = of('vacation');
  const onVacation = Math.max(earned(months, isVacation), earned(apart, isVacation));
  const sure = earned(months, nature => nature !== null && taxed.has(nature)) + onVacation - deducted(months, 'faltas');
  const unknown = earned(wages, nature => nature === null);
  const both = (nature: PayItemNature): Range => {
    const once = deducted(months, nature, ofWages);
    return { low: once, high: once + deducted(apart, nature) };
  };
  return {
    '3.1': { low: sure, high: sure + unknown },
    '3.2': both('inss'),
    '3.4': both('pensao'),
    '3.5': both('irrf'),
    '5.1': thirteenthRange(receipts, of('thirteenthSecond'), of('thirteenthFirst')),
    '5.2': { low: deducted(of('thirteenthSecond'), 'irrf'), high: deducted(of('thirteenthSecond'), 'irrf') },
    '5.3': profitRange(
      of('profitSharing'),
      receipts.filter(({ kind }) => kind !== 'profitSharing'),
    ),
  };
}

/** Shared profits, net of their tax and pension: in receipts of their own, where all that is earned may be one, and in a month's payslip. */
function profitRange(apart: readonly YearReceipt[], others: readonly YearReceipt[]): Range {
  const isProfit = (nature: PayItemNature | null) => nature === 'participacaoLucros';
  const less = deducted(apart, 'irrf') + deducted(apart, 'pensao') + deducted(others, 'irrf', ofProfits);
  const sure = earned(apart, isProfit) + earned(others, isProfit);
  const unknown = earned(apart, nature => nature === null);
  return { low: Math.max(0, sure - less), high: Math.max(0, sure + unknown - less) };
}

const ofProfits = (description: string) => profits.test(description);
const ofWages = (description: string) => !profits.test(description);

/** Net of its contribution and its tax. The second part prints the whole 13th, or what is left of it; dependants are nowhere printed. */
function thirteenthRange(
  all: readonly YearReceipt[],
  second: readonly YearReceipt[],
  first: readonly YearReceipt[],
): Range {
  const isThirteenth = (nature: PayItemNature | null) => nature === 'decimoTerceiro';
  const isPart = (nature: PayItemNature | null) => isThirteenth(nature) || nature === 'adiantamento13';
  const ending = all.filter(({ kind }) => kind === 'termination');
  const whole = earned(second, isThirteenth) + earned(ending, isThirteenth);
  const less = deducted(second, 'inss') + deducted(second, 'irrf');
  const dependants = Math.max(0, ...second.map(receipt => receipt.dependants)) * perDependant;
  const low = whole === 0 ? 0 : Math.max(0, whole - less - dependants);
  return { low, high: low + (whole === 0 ? 0 : dependants) + earned(first, isPart) };
}

const isVacation = (nature: PayItemNature | null) => nature !== null && vacation.has(nature);

function earned(receipts: readonly YearReceipt[], fits: (nature: PayItemNature | null) => boolean): number {
  return receipts
    .flatMap(({ items }) => items)
    .filter(({ earnings, description }) => earnings !== null && fits(natureOf(description, 'earning')))
    .reduce((sum, { earnings }) => sum + (earnings ?? 0), 0);
}

function deducted(
  receipts: readonly YearReceipt[],
  nature: PayItemNature,
  fits: (description: string) => boolean = () => true,
): number {
  return receipts
    .flatMap(({ items }) => items)
    .filter(
      ({ deductions, description }) =>
        deductions !== null && natureOf(description, 'deduction') === nature && fits(description),
    )
    .reduce((sum, { deductions }) => sum + (deductions ?? 0), 0);
}

function monthsOf(receipts: readonly YearReceipt[]): number {
  const paid = receipts.filter(({ kind }) => kind === 'monthly' || kind === 'termination');
  return new Set(paid.map(({ year, month }) => year * monthsAYear + month)).size;
}

/** Months that the year's payments are of. Paid in the month after, they begin with December: what counts is when it was paid. */
function expectedMonths({ year, admittedOn, dismissedOn, receipts }: StatementYear): number {
  const later = receipts.some(
    ({ kind, month, paidOn }) => kind === 'monthly' && paidOn !== null && Number(paidOn.slice(5, 7)) !== month,
  );
  const first = year * monthsAYear + (later ? 0 : 1);
  const from = Math.max(first, monthNumber(admittedOn) ?? first);
  const until = Math.min(first + monthsAYear - 1, monthNumber(dismissedOn) ?? first + monthsAYear - 1);
  return Math.max(1, until - from + 1);
}

function monthNumber(day: string | null): number | undefined {
  return day === null ? undefined : Number(day.slice(0, 4)) * monthsAYear + Number(day.slice(5, 7));
}
