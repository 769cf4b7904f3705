import type { ReadLine } from '../reading-types.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import { fieldLabels } from './labels-found.ts';
import type { Row, Sheet, Word } from './sheet.ts';
import type { Table } from './table.ts';
import { sectionSide } from './table-header.ts';

type Side = 'earnings' | 'deductions';

/** A row "− item: R$ 1,00" taken apart; `sign` is what stands before the text or the amount. */
interface Item {
  readonly row: number;
  readonly words: readonly Word[];
  readonly description: string;
  readonly centavos: number;
  readonly sign: '+' | '-' | undefined;
  /** The sign stands before the text. */
  readonly isLed: boolean;
  readonly section: Side | undefined;
}

const SIGN = /^[-−–—+]$/;
const TOTALS: ReadonlySet<string> = new Set(['total', 'totalEarnings', 'totalDeductions']);

/**
 * A list without any heading is a table where its signs or its sections tell earnings from deductions: one row an item, text first and
 * one amount last, down to the net. Undefined where nothing tells the sides. `isLed`: only where signs stand before the texts.
 */
export function readList(sheet: Sheet, style: DecimalStyle, isLed = false): Table | undefined {
  const net = sheet.rows.findIndex((row, index) => fieldLabels(row, index).some(({ role }) => role === 'net'));
  if (net < 0) return undefined;
  const items = itemsAbove(sheet, net, style);
  const sides = items.map(sideOf(items));
  if (items.length === 0 || sides.includes(undefined) || (isLed && !items.some(item => item.isLed))) return undefined;
  const lines = items.map(({ description, centavos }, at): ReadLine => {
    const amount = Math.abs(centavos);
    return sides[at] === 'deductions'
      ? { description, earnings: null, deductions: amount }
      : { description, earnings: amount, deductions: null };
  });
  return {
    lines,
    rows: new Set(items.map(({ row }) => row)),
    firstRow: items[0]?.row ?? 0,
    parts: [],
    units: items.map(() => undefined),
    words: items.map(({ words }) => words),
    byWords: false,
    sums: {},
  };
}

function itemsAbove(sheet: Sheet, net: number, style: DecimalStyle): Item[] {
  const items: Item[] = [];
  let section: Side | undefined;
  for (const [index, row] of sheet.rows.slice(0, net).entries()) {
    const title = sectionSide(row);
    if (title) section = title === 'informative' ? undefined : title;
    const item = title ? undefined : itemOf(row, index, style);
    if (item) items.push({ ...item, section });
  }
  // rows of other figures have no sign where the items have one
  const signed = items.filter(({ sign, section: side }) => sign ?? side);
  return items.some(({ sign }) => sign === '+') ? items.filter(({ sign }) => sign) : signed.length > 0 ? items : [];
}

function itemOf(row: Row, index: number, style: DecimalStyle): Omit<Item, 'section'> | undefined {
  const last = row.words[row.words.length - 1];
  const amount = last && parseAmount(last.text, style);
  if (!last || !amount || fieldLabels(row, index).some(({ role }) => TOTALS.has(role))) return undefined;
  const [first] = row.words;
  const apart = first !== undefined && SIGN.test(first.text);
  const words = row.words.slice(apart ? 1 : 0, -1);
  const glued = /^[-−–—+](?=\p{L})/u.exec(words[0]?.text ?? '')?.[0];
  const description = words
    .map(({ text }) => text)
    .join(' ')
    .slice(glued ? 1 : 0)
    .replace(/[\s:.=-]+$/, '');
  if (!/\p{L}{2,}/u.test(description) || words.some(({ text }) => parseAmount(text, style))) return undefined;
  const before = apart ? first.text : glued;
  const sign = before
    ? before === '+'
      ? '+'
      : '-'
    : amount.mark === '-'
      ? '-'
      : amount.mark === '+'
        ? '+'
        : undefined;
  return { row: index, words: row.words, description, centavos: amount.centavos, sign, isLed: before !== undefined };
}

/** By the section where there are some, else by the sign; the same dash before every row is none. */
function sideOf(items: readonly Item[]): (item: Item) => Side | undefined {
  const isSectioned = items.every(({ section }) => section !== undefined);
  const isSigned =
    items.some(({ sign }) => sign === '+') ||
    (items.some(({ sign }) => sign === '-') && items.some(({ sign }) => sign !== '-'));
  return ({ sign, section }) =>
    isSectioned ? section : isSigned ? (sign === '-' ? 'deductions' : 'earnings') : undefined;
}
