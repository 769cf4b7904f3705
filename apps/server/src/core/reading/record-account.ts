import type { Block } from './block.ts';
import { fold } from './fold.ts';
import { first } from './identity.ts';
import type { Parse } from './label-values.ts';
import type { Label } from './labels-found.ts';
import { cellIn, numberIn } from './parse-values.ts';

/** What an account is called, as the worker's record has it. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['contaSalario', /salario/],
  ['poupanca', /poupanca/],
  ['corrente', /corrente/],
];

/** `341`, `341 - Itaú`, `341-ITAU`. */
const bankIn: Parse<string> = words => {
  const word = words[0];
  const code = /^(\d{3})(?:\D.*)?$/.exec(word?.text ?? '')?.[1];
  return word && code ? { value: code, words: [word] } : undefined;
};

/** The account that a record prints, whole or not at all: half of one would be somebody else's. */
export function readAccount(block: Block): Record<string, string> {
  // "Conta corrente" is a label, and here what it is called
  const others = block.labels.map(row => row.filter(label => label.role !== 'account'));
  const called = first({ ...block, labels: others }, 'accountType', cellIn, true);
  const bank = first(block, 'bank', bankIn);
  const branch = first(block, 'agency', numberIn);
  const account = first(block, 'account', numberIn);
  const kind = kindOf(called?.value ?? (account ? printed(block, account.label) : ''));
  if (!bank || !branch || !account || !kind) return {};
  // beside an empty box stands its neighbour's number
  const words = [bank, branch, account].flatMap(found => found.words);
  if (new Set(words).size < words.length) return {};
  return { bank: bank.value, branch: branch.value, account: account.value, account_type: kind };
}

function printed({ sheet }: Block, { row, from, to }: Label): string {
  return (sheet.rows[row]?.words ?? [])
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

function kindOf(called: string): string | undefined {
  return kinds.find(([, word]) => word.test(fold(called)))?.[0];
}
