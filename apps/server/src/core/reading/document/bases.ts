import type { Block } from '../page/block.ts';
import { labelValue } from '../page/label-values.ts';
import { amountIn } from '../page/parse-values.ts';
import type { Word } from '../page/sheet.ts';
import type { ReadBases, ReadLine } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import { termOf } from '../words/lexicon.ts';
import { phraseAt } from '../words/phrases.ts';
import { FIELDS } from '../words/tokens.ts';

export type BaseRole = keyof ReadBases;

const ROLES: ReadonlySet<string> = new Set<BaseRole>([
  'salary',
  'inss',
  'fgts',
  'fgtsMonth',
  'irrf',
  'irrfRate',
  'inssValue',
  'irrfValue',
]);

const IN_TURN = 3;

/** Bases by their labels outside of the table, then from the table's informative lines. Centavos. */
export function readBases(
  block: Block,
  lines: readonly ReadLine[],
): { bases: ReadBases; words: Partial<Record<BaseRole, readonly Word[]>> } {
  const bases: ReadBases = {};
  const words: Partial<Record<BaseRole, readonly Word[]>> = {};
  const labels = block.labels.flat().filter(label => isBase(label.role));
  for (const label of labels.sort((a, b) => b.size - a.size)) {
    const role = label.role;
    if (!isBase(role) || bases[role] !== undefined) continue;
    const found = labelValue(block.sheet, block.labels, label, amountIn(block.style));
    if (!found) continue;
    bases[role] = found.value;
    words[role] = found.words;
  }
  inTurn(block, bases, words);
  for (const line of lines) fromLine(bases, line);
  return { bases, words };
}

/** A row of base labels over a row of as many amounts: each is its turn's, however the columns drifted. */
function inTurn(block: Block, bases: ReadBases, words: Partial<Record<BaseRole, readonly Word[]>>): void {
  for (const [index, labels] of block.labels.entries()) {
    const roles = labels.map(label => label.role).filter(isBase);
    const amounts = (block.sheet.rows[index + 1]?.words ?? []).flatMap(word => {
      const found = amountIn(block.style)([word]);
      return found ? [{ word, value: found.value }] : [];
    });
    const only = amounts.length === block.sheet.rows[index + 1]?.words.length;
    if (roles.length < IN_TURN || roles.length !== labels.length || roles.length !== amounts.length || !only) continue;
    for (const [at, role] of roles.entries()) {
      const amount = amounts[at];
      if (!amount) continue;
      bases[role] = amount.value;
      words[role] = [amount.word];
    }
  }
}

function fromLine(bases: ReadBases, line: ReadLine): void {
  if (!line.informative || line.informativeAmount === undefined) return;
  const tokens = fold(line.description)
    .split(' ')
    .flatMap(word => [...termOf(word).tokens]);
  const phrase = phraseAt(FIELDS, tokens, 0);
  if (phrase && phrase.tokens.length === tokens.length && isBase(phrase.role) && bases[phrase.role] === undefined)
    bases[phrase.role] = line.informativeAmount;
}

function isBase(role: string): role is BaseRole {
  return ROLES.has(role);
}
