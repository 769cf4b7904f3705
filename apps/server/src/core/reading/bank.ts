import type { Block } from './block.ts';
import { first } from './identity.ts';
import { countIn, dateIn, numberIn } from './parse-values.ts';
import { rowText, type Word } from './sheet.ts';

export interface Payment {
  paymentDate?: string;
  bank?: string;
  agency?: string;
  account?: string;
  incomeTaxDependants?: number;
  familyAllowanceDependants?: number;
  employerMessage?: string;
  readonly words: Record<string, readonly Word[]>;
}

const GREETING = /parab[eé]ns|feliz\s|anivers[aá]rio|mensagem:|aviso:|comunicado/i;

/** When and where the net is paid, the dependants, and the employer's message. */
export function readBank(block: Block): Payment {
  const payment: Payment = { words: {} };
  const date = first(block, 'paymentDate', dateIn);
  if (date) {
    payment.paymentDate = date.value;
    payment.words.paymentDate = date.words;
  }
  payment.bank = first(block, 'bank', numberIn)?.value;
  payment.agency = first(block, 'agency', numberIn)?.value;
  payment.account = first(block, 'account', numberIn)?.value;
  payment.incomeTaxDependants = first(block, 'incomeTaxDependants', countIn)?.value;
  payment.familyAllowanceDependants = first(block, 'familyAllowanceDependants', countIn)?.value;
  const message = block.sheet.rows.find((row, index) => !block.table?.rows.has(index) && GREETING.test(rowText(row)));
  if (message) payment.employerMessage = rowText(message);
  return payment;
}
