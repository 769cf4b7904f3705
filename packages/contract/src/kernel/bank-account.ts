import { isCellPhone, isEmail, normalisePhone } from './wire-contacts.ts';
import { isCpf, readCnpj } from './wire-numbers.ts';

/**
 * The check digits of the banks that publish their rule: Banco do Brasil, Bradesco, Itaú. Of the others none is known for sure, so
 * that nothing can be wrong about theirs.
 */
export interface BankAccount {
  /** COMPE number, three digits. */
  bank: string;
  branch: string;
  branchDigit?: string | null | undefined;
  account: string;
  digit?: string | null | undefined;
}

/** False where a bank with a known rule would refuse the account's check digit. */
export function fitsAccount({ bank, branch, account, digit }: BankAccount): boolean {
  const given = (digit ?? '').toUpperCase();
  switch (bank) {
    case '001':
      return given === fromNine(account);
    case '237':
      return given === fromSeven(account) || (given === '0' && fromSeven(account) === 'P');
    case '341':
      return given === module10(branch.padStart(4, '0') + account.padStart(5, '0'));
    default:
      return true;
  }
}

/** The same of the branch's digit, where the bank has one and it is told. */
export function fitsBranch({ bank, branch, branchDigit }: BankAccount): boolean {
  const given = (branchDigit ?? '').toUpperCase();
  if (given === '') return true;
  if (bank === '001') return given === fromNine(branch);
  if (bank === '237') return given === fromSeven(branch) || (given === '0' && fromSeven(branch) === 'P');
  return true;
}

export const pixKeyKinds = ['cpf', 'cnpj', 'celular', 'email', 'aleatoria'] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];

/** A Pix key of the kind it was declared as, as the Banco Central keeps it; undefined: none of that kind. Never guessed. */
export function readPixKey(kind: PixKeyKind, typed: string): string | undefined {
  const text = typed.trim();
  switch (kind) {
    case 'cpf':
      return valid(text.replace(/[.\-\s]/g, ''), isCpf);
    case 'cnpj':
      return readCnpj(text);
    case 'celular': {
      const phone = valid(normalisePhone(text), isCellPhone);
      return phone && `+55${phone}`;
    }
    case 'email':
      return valid(text.toLowerCase(), key => isEmail(key) && key.length <= 77);
    case 'aleatoria':
      return valid(text.toLowerCase(), key => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key));
  }
}

function valid(text: string, check: (text: string) => boolean): string | undefined {
  return check(text) ? text : undefined;
}

/** Banco do Brasil: weights 2 to 9 from the right; ten is X, eleven is 0. */
function fromNine(digits: string): string {
  const rest = 11 - (sumFromRight(digits, [2, 3, 4, 5, 6, 7, 8, 9]) % 11);
  return rest === 10 ? 'X' : rest === 11 ? '0' : String(rest);
}

/** Bradesco: weights 2 to 7 from the right; ten is P, eleven is 0. */
function fromSeven(digits: string): string {
  const rest = 11 - (sumFromRight(digits, [2, 3, 4, 5, 6, 7]) % 11);
  return rest === 10 ? 'P' : rest === 11 ? '0' : String(rest);
}

/** Itaú: every second digit from the right is doubled, digits of the products are added up. */
function module10(digits: string): string {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}

function sumFromRight(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) sum += Number(digit) * (weights[at % weights.length] ?? 0);
  return sum;
}
