import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { Block } from '../page/block.ts';
import type { Parse } from '../page/label-values.ts';
import { labelText } from '../page/labels-found.ts';
import { cellIn, numberIn } from '../page/parse-values.ts';
import { bankOfName } from '../words/bank-name.ts';
import { fold } from '../words/fold.ts';
import { first } from './identity.ts';

/** What an account is called, as the worker's record has it. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['cartaoPrePago', /pre[- ]?pag/],
  ['cartaoSalario', /cartao.*salario/],
  ['contaBeneficio', /beneficio/],
  ['contaSalario', /salario/],
  ['poupanca', /poupanca/],
  ['corrente', /corrente/],
];

/** `341`, `341 - Itaú`, `341-ITAU`; without a number the name, where it is a bank's. */
const bankIn: Parse<string> = words => {
  const word = words[0];
  const code = /^(\d{3})(?:\D.*)?$/.exec(word?.text ?? '')?.[1];
  if (word && code) return { value: code, words: [word] };
  const named = cellIn(words);
  const number = named && bankOfName(named.value);
  return number ? { value: number, words: named.words } : undefined;
};

/** The account that a record prints, whole or not at all: half of one would be somebody else's. Half of one is told. */
export function readAccount(block: Block, page: number): { fields: Record<string, string>; findings: Finding[] } {
  const called = first(block, 'accountType', cellIn, true);
  const bank = first(block, 'bank', bankIn);
  const branch = first(block, 'agency', numberIn);
  const account = first(block, 'account', numberIn);
  const kind = kindOf(called?.value ?? (account ? labelText(block, account.label) : ''));
  // beside an empty box stands its neighbour's number
  const words = [bank, branch, account].flatMap(found => found?.words ?? []);
  if (!account || (!bank && !branch) || new Set(words).size < words.length) return { fields: {}, findings: [] };
  if (!bank || !branch || !kind) return { fields: {}, findings: [{ code: 'ACCOUNT_DOUBTFUL', values: {}, page }] };
  const fields = { bank: bank.value, branch: branch.value, account: account.value, account_type: kind };
  return { fields, findings: [] };
}

function kindOf(called: string): string | undefined {
  return kinds.find(([, word]) => word.test(fold(called)))?.[0];
}
