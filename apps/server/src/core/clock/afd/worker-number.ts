import { isCpf, isPis } from '@cracha/contract/kernel/wire-numbers.ts';
import type { Layout } from './layouts.ts';

/** Whom the twelve positions may name. Both null: nobody, the check digits are wrong. */
export interface WorkerNumber {
  /** As the file has it. */
  told: string;
  cpf: string | null;
  pis: string | null;
}

/**
 * The worker of a mark: `0` + CPF, `9` + CPF, `8` + ten digits of the CPF + a digit of the clock's own, else a PIS.
 * Before Portaria 671 the digits after the `0` may be either: a number that is both keeps both, and the CPF is tried first.
 */
export function readWorker(layout: Layout, told: string): WorkerNumber {
  const digits = told.slice(1);
  const cpf = told.startsWith('8') ? fromTenDigits(digits.slice(0, 10)) : /^[09]/.test(told) && isCpf(digits) && digits;
  const isPisToo = told.startsWith('0') && isPis(digits) && (layout !== '671' || !cpf);
  return { told, cpf: cpf || null, pis: isPisToo ? digits : null };
}

/** The one CPF that begins so. */
function fromTenDigits(ten: string): string | undefined {
  return Array.from({ length: 10 }, (_, last) => `${ten}${last}`).find(isCpf);
}
