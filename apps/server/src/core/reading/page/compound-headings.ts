import type { ColumnRole } from '../words/labels.ts';
import { phraseAt } from '../words/phrases.ts';
import { COLUMNS, tokensOf } from '../words/tokens.ts';
import type { Label } from './labels-found.ts';
import type { Row, Word } from './sheet.ts';

/** What a column of two roles is: what it says of both, or what holds either. */
const BOTH: readonly (readonly [roles: readonly ColumnRole[], role: ColumnRole])[] = [
  [['reference', 'percentage', 'unit'], 'reference'],
  [['earnings', 'deductions', 'value'], 'value'],
  [['code', 'event', 'description'], 'description'],
  [['reference', 'percentage', 'informative'], 'reference'],
];

/** Headings of two or more known words that a stroke joins ("Prazo/Qtde", "Quant. / Ref.", "Venc/Desc"), beside the ones that are known. */
export function withCompounds(row: Row, labels: Label<ColumnRole>[]): Label<ColumnRole>[] {
  // a heading has other columns too
  if (labels.length === 0 || !row.words.some(({ text }) => text.includes('/'))) return labels;
  const found = row.words.flatMap((word, at): Label<ColumnRole>[] => {
    if (!word.text.includes('/') || labels.some(({ from, to }) => from <= at && at <= to)) return [];
    const role = roleOf(word);
    return role
      ? [{ role, row: labels[0]?.row ?? 0, from: at, to: at, x0: word.x0, x1: word.x1, size: 1, colon: false }]
      : [];
  });
  return found.length > 0 ? [...labels, ...found].sort((a, b) => a.x0 - b.x0) : labels;
}

function roleOf({ text }: Word): ColumnRole | undefined {
  const parts = text.split('/').map(part => tokensOf(part));
  const roles = parts.map(tokens => {
    const phrase = phraseAt(COLUMNS, tokens, 0);
    return phrase && phrase.tokens.length === tokens.length ? phrase.role : undefined;
  });
  if (roles.length < 2) return undefined;
  const [first] = roles;
  if (first && roles.every(role => role === first)) return first;
  return BOTH.find(([known]) => roles.every(role => role !== undefined && known.includes(role)))?.[1];
}
