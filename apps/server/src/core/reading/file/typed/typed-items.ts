import type { PageDocument, ReadLine } from '../../reading-types.ts';
import { type DecimalStyle, decimalStyle, isQuantity, parseAmount } from '../../words/numbers.ts';
import { slice } from '../register-fields.ts';

/** A piece of a record that blanks end: its text and where it ends (exclusive). */
interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Of a worker's records beside items: centavos by the record's type and the place where an amount ends. */
export type AmountsOf = (records: readonly string[]) => ReadonlyMap<string, number>;

/** What an item record says, and how its two columns of amounts are read: the left one first. */
export interface TypedItem {
  readonly line: ReadLine;
  readonly amounts: readonly [left: number, right: number];
}

const PACKED_WIDTHS = [13, 12, 11, 10, 15, 14, 9, 8];

/**
 * Reads item records with two columns of amounts, one of which each record fills: printed amounts that end at the same places, or
 * digits of fixed width with zeros where nothing is. Undefined: they are not such records.
 */
export function typedItems(lines: readonly string[], typeWidth: number): TypedItem[] | undefined {
  const description = textStart(lines, typeWidth);
  if (description === undefined) return undefined;
  const codeAt = { from: typeWidth, to: description };
  const taken = printedAmounts(lines, description) ?? packedAmounts(lines, description);
  return taken?.map(({ rest, amounts }, at) => {
    const code = slice(lines[at] ?? '', codeAt).trim();
    return {
      amounts,
      line: { ...described(rest), ...(code === '' ? {} : { code }), earnings: null, deductions: null },
    };
  });
}

interface Taken {
  /** What stands between the code and the amounts. */
  readonly rest: string;
  readonly amounts: readonly [number, number];
}

function printedAmounts(lines: readonly string[], start: number): Taken[] | undefined {
  const style = styleOf(lines);
  const found = lines.map(line => piecesOf(line).filter(piece => piece.from > start && isAmount(piece, style)));
  const ends = new Map<number, number>();
  for (const { to } of found.flat()) ends.set(to, (ends.get(to) ?? 0) + 1);
  const [right, left] = [...ends.keys()].sort((a, b) => b - a);
  if (left === undefined || right === undefined) return undefined;
  const taken = lines.map((line, at) => {
    const amountAt = (end: number) => found[at]?.find(({ to }) => to === end);
    const [one, two] = [amountAt(left), amountAt(right)];
    const first = one ?? two;
    const amounts: Taken['amounts'] = [centavosOf(one, style), centavosOf(two, style)];
    return first && { rest: line.slice(start, first.from), amounts };
  });
  return whole(taken);
}

/** The last digits of each record are two numbers of one width, one of them zero. */
function packedAmounts(lines: readonly string[], start: number): Taken[] | undefined {
  for (const width of PACKED_WIDTHS) {
    const taken = lines.map(line => {
      const from = line.length - 2 * width;
      const digits = line.slice(from);
      if (from <= start || !/^\d+$/.test(digits)) return undefined;
      const amounts: Taken['amounts'] = [Number(digits.slice(0, width)), Number(digits.slice(width))];
      return { rest: line.slice(start, from), amounts };
    });
    const all = whole(taken);
    if (all) return all;
  }
  return undefined;
}

/** Each record fills one of the two, and each of the two is filled somewhere. */
function whole(taken: readonly (Taken | undefined)[]): Taken[] | undefined {
  const known = taken.filter(one => one !== undefined);
  const isOne = known.every(({ amounts: [left, right] }) => (left === 0) !== (right === 0));
  const isEither = [0, 1].every(side => known.some(({ amounts }) => amounts[side] !== 0));
  return known.length === taken.length && isOne && isEither ? known : undefined;
}

/** A description, and the quantity that ends it where blanks part them. */
function described(rest: string): Pick<ReadLine, 'description' | 'reference'> {
  const [, text = '', reference = ''] = /^(.*?)(?:\s{2,}(\S+))?\s*$/.exec(rest) ?? [];
  return isQuantity(reference) ? { description: text.trim(), reference } : { description: rest.trim() };
}

/** What records print of amounts, by their type and where they end; digits without decimals are no amounts here. */
export function amountsReader(lines: readonly string[], typeWidth: number): AmountsOf {
  const style = styleOf(lines);
  const ofLine = (line: string) =>
    piecesOf(line)
      .filter(piece => isAmount(piece, style))
      .map(piece => [`${line.slice(0, typeWidth)}${piece.to}`, centavosOf(piece, style)] as const);
  return records => new Map(records.flatMap(ofLine));
}

/** Puts the amounts on their sides. */
export function sided({ line, amounts: [left, right] }: TypedItem, isSwapped: boolean): PageDocument['lines'][number] {
  const [earnings, deductions] = isSwapped ? [right, left] : [left, right];
  return { ...line, earnings: earnings || null, deductions: deductions || null };
}

function styleOf(lines: readonly string[]): DecimalStyle {
  return decimalStyle(lines.flatMap(line => piecesOf(line).map(({ text }) => text)));
}

function piecesOf(line: string): Piece[] {
  return Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, from: index, to: index + text.length }));
}

function isAmount({ text }: Piece, style: DecimalStyle): boolean {
  return parseAmount(text, style) !== undefined;
}

function centavosOf(piece: Piece | undefined, style: DecimalStyle): number {
  return piece ? (parseAmount(piece.text, style)?.centavos ?? 0) : 0;
}

/** Where the text of all records begins, behind their codes. */
function textStart(lines: readonly string[], from: number): number | undefined {
  const width = Math.min(...lines.map(line => line.length));
  for (let at = from; at < width; at++) {
    if (lines.every(line => /\p{L}/u.test(line.charAt(at)))) return at;
    if (!lines.every(line => /[\d\s./-]/.test(line.charAt(at)))) return undefined;
  }
  return undefined;
}
