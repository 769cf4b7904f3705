import { isCnpj, isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type { Employer } from './records.ts';

export function isEmployer({ kind, number }: Employer): boolean {
  return kind === '1' ? isCnpj(number) : isCpf(number);
}

/** Whose file it is, seen from a company: its own, of a branch (the same first eight characters), or of somebody else. */
export function relationTo(company: string, { kind, number }: Employer): 'same' | 'branch' | 'other' {
  if (number === company) return 'same';
  return kind === '1' && number.slice(0, 8) === company.slice(0, 8) ? 'branch' : 'other';
}
