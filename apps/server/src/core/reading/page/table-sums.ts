import type { ReadLine } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import { fieldLabels } from './labels-found.ts';
import type { Row, Sheet, Word } from './sheet.ts';
import { isCode, type RawLine } from './table-line.ts';

/** Sums of a table's sides that are printed within it, in centavos, and the word each was read from. */
export type TableSums = Partial<
  Record<'totalEarnings' | 'totalDeductions', { readonly centavos: number; readonly word: Word }>
>;

const SIDE =
  'proventos?|vencimentos?|creditos?|rendimentos?|ganhos?|vantagens|remuneracao|descontos?|debitos?|deducoes|deducao';
/** All that a row of a sum says: "Subtotal", "Total de proventos", "Soma dos descontos". */
const NAMED = new RegExp(`^(?:(?:sub-? ?)?tota(?:l|is)|soma|somas)(?: geral)?(?: (?:d[aeo]s? )?(?:${SIDE}))?[:. =]*$`);
const BEGINS = /^(?:sub|tota|soma)/;
/** A column's name alone may be an item too: it is a sum only where it is right. */
const BARE = new RegExp(`^(?:${SIDE})[:. =]*$`);

/** Whether a line, as it was taken apart, speaks of a sum: surely, perhaps, or not. */
function speaksOfSum({ code, description }: RawLine): 'named' | 'bare' | undefined {
  if (code !== undefined) return undefined;
  const text = fold(description).trim();
  return NAMED.test(text) ? 'named' : BARE.test(text) ? 'bare' : undefined;
}

/**
 * A sum within a table is a check of the lines before it, and no line. A named one never is; a bare column's name is none where the amounts
 * before it make it. What all lines of its side make is kept in `sums`. @returns whether the row is a sum; `since` is the first line after the last one
 */
export function isSum(
  raw: RawLine,
  lines: readonly ReadLine[],
  since: number,
  sums: TableSums,
  style: DecimalStyle,
): boolean {
  const kind = speaksOfSum(raw);
  if (!kind) return false;
  const printed = raw.amounts.earnings ?? raw.amounts.deductions ?? raw.amounts.value;
  const word = raw.words.find(({ text }) => parseAmount(text, style)?.centavos === printed?.centavos);
  if (!printed || !word) return kind === 'named';
  const centavos = Math.abs(printed.centavos);
  const sides = raw.amounts.earnings
    ? (['earnings'] as const)
    : raw.amounts.deductions
      ? (['deductions'] as const)
      : (['earnings', 'deductions'] as const);
  for (const side of sides) {
    const isAll = sumOf(lines, side) === centavos;
    if (isAll) sums[side === 'earnings' ? 'totalEarnings' : 'totalDeductions'] = { centavos, word };
    if (isAll || sumOf(lines.slice(since), side) === centavos) return true;
  }
  return kind === 'named';
}

/** A sum that more lines followed is no total. */
export function onlyTotals(sums: TableSums, lines: readonly ReadLine[]): TableSums {
  const { totalEarnings, totalDeductions } = sums;
  return {
    ...(totalEarnings?.centavos === sumOf(lines, 'earnings') && { totalEarnings }),
    ...(totalDeductions?.centavos === sumOf(lines, 'deductions') && { totalDeductions }),
  };
}

function sumOf(lines: readonly ReadLine[], side: 'earnings' | 'deductions'): number {
  return lines.reduce((sum, line) => sum + (line.informative ? 0 : (line[side] ?? 0)), 0);
}

/** A row that names a sum with items under it, before the net and before `end`: the table goes on. Asked of every row. */
export function goesOnAfter(sheet: Sheet, index: number, end: number, style: DecimalStyle): boolean {
  const row = sheet.rows[index];
  if (!row || !isSumRow(row)) return false;
  for (let at = index + 1; at < end; at++) {
    const next = sheet.rows[at];
    if (!next || fieldLabels(next, at).some(({ role }) => role === 'net')) return false;
    if (isItem(next, style)) return true;
  }
  return false;
}

function isSumRow({ words }: Row): boolean {
  // most rows begin with a code, or with another word
  if (!words.some(({ folded }) => BEGINS.test(folded)) || isCode(words[0]?.text ?? '')) return false;
  const text = words.filter(word => /\p{L}/u.test(word.text)).map(word => word.folded);
  return NAMED.test(text.join(' ')) && words.some(word => /\d[.,]\d{2}/.test(word.text));
}

/** A row that begins with a code in a cell of its own, has text and an amount. */
function isItem({ words }: Row, style: DecimalStyle): boolean {
  const [first, second] = words;
  return (
    first !== undefined &&
    second !== undefined &&
    first.cell !== second.cell &&
    isCode(first.text) &&
    /\p{L}{2,}/u.test(second.text) &&
    words.some(word => parseAmount(word.text, style))
  );
}
