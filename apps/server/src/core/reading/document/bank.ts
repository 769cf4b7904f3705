import type { Block } from '../page/block.ts';
import type { Label } from '../page/labels-found.ts';
import { countIn, dateIn, numberIn } from '../page/parse-values.ts';
import { rowText, type Word } from '../page/sheet.ts';
import { dayWords, type PrintedDays } from './credit-day.ts';
import { every, first } from './identity.ts';

export interface Payment {
  paymentDate?: string;
  bank?: string;
  agency?: string;
  account?: string;
  incomeTaxDependants?: number;
  familyAllowanceDependants?: number;
  employerMessage?: string;
  /** Every day that is called that of the payment; `paymentDate` where it is one. */
  readonly days: readonly string[];
  readonly words: Record<string, readonly Word[]>;
}

const GREETING = /parab[eé]ns|feliz\s|anivers[aá]rio|mensagem:|aviso:|comunicado/i;

/** When and where the net is paid, the dependants, and the employer's message. */
export function readBank(block: Block): Payment {
  const days = paymentDays(block);
  const payment: Payment = { days: [...days.keys()], words: dayWords(days) };
  if (days.size === 1) payment.paymentDate = payment.days[0];
  payment.bank = first(block, 'bank', numberIn)?.value;
  payment.agency = first(block, 'agency', numberIn)?.value;
  payment.account = first(block, 'account', numberIn)?.value;
  payment.incomeTaxDependants = first(block, 'incomeTaxDependants', countIn)?.value;
  payment.familyAllowanceDependants = first(block, 'familyAllowanceDependants', countIn)?.value;
  const message = block.sheet.rows.find((row, index) => !block.table?.rows.has(index) && GREETING.test(rowText(row)));
  if (message) payment.employerMessage = rowText(message);
  return payment;
}

/** The day of the best label, and others whose label is as sure and stands by itself: not in the table, not in a sentence. */
function paymentDays(block: Block): PrintedDays {
  const [best, ...others] = every(block, 'paymentDate', dateIn);
  const days = new Map<string, readonly Word[]>();
  if (!best) return days;
  days.set(best.value, best.words);
  for (const { value, words, label } of others)
    if (label.size >= Math.min(best.label.size, 2) && isAlone(block, label) && !days.has(value)) days.set(value, words);
  return days;
}

function isAlone(block: Block, { row, from }: Label): boolean {
  const words = block.sheet.rows[row]?.words ?? [];
  return !block.table?.rows.has(row) && (from === 0 || words[from - 1]?.cell !== words[from]?.cell);
}
