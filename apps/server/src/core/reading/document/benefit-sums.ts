import type { Block } from '../page/block.ts';
import { cellsOf } from '../page/label-values.ts';
import type { Row, Word } from '../page/sheet.ts';
import { isCode } from '../page/table-line.ts';
import type { ReadLine } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';

/** Benefits whose columns no heading names: told by their sums. Amounts are integer centavos. */
export interface BenefitSums {
  readonly lines: ReadLine[];
  readonly totalEarnings: number | undefined;
  readonly totalDeductions: number | undefined;
}

/** What the worker pays of a benefit, as columns call it. */
const OWN_SHARE =
  /funcionari|empregad|colaborador|trabalhador|descont|copart|participa|co-part|dedu|benefici[aá]ri|usuari|parte/;
const COMPANY_SHARE = /empresa|empregador|patronal|subsidi/;

interface Numbered {
  readonly row: Row;
  readonly code: string | undefined;
  readonly description: string;
  readonly numbers: readonly Word[];
}

/** Places of a row's numbers: so many, at so much each, make the amount. */
interface Product {
  readonly count: number;
  readonly unit: number;
  readonly amount: number;
}

/**
 * Reads rows "name, count, unit, amount" by arithmetic: in every row count × unit is the amount, to the centavo. A column behind the
 * amounts is what the worker pays where its heading says so; with any other one nothing is read.
 */
export function readBenefitSums({ sheet, labels, style }: Block): BenefitSums | undefined {
  const numbered = sheet.rows.map(row => numberedRow(row, style));
  const first = numbered.findIndex(row => row !== undefined && productOf(row, style) !== undefined);
  if (first < 1) return undefined;
  const end = numbered.findIndex((row, at) => at > first && row === undefined);
  const rows = numbered.slice(first, end < 0 ? undefined : end).flatMap(row => row ?? []);
  const product = rows[0] && productOf(rows[0], style);
  if (!product || !rows.every(row => holds(row, product, style))) return undefined;
  const own = ownShare(rows, product, sheet.rows[first - 1]);
  if (own === 'unknown') return undefined;
  const lines = rows.map(row => toLine(row, product, own, style));
  const totals = sheet.rows.find((_, at) => at >= first && labels[at]?.some(({ role }) => role === 'total'));
  const totalUnder = (place: number | undefined) =>
    place === undefined ? undefined : under(totals, rows, place, style);
  return { lines, totalEarnings: totalUnder(product.amount), totalDeductions: totalUnder(own) };
}

function numberedRow(row: Row, style: DecimalStyle): Numbered | undefined {
  const isNumber = ({ text }: Word) => /^\d{1,4}$/.test(text) || parseAmount(text, style) !== undefined;
  const text = row.words.findIndex(word => /\p{L}{2,}/u.test(word.text));
  if (text < 0 || text > 1) return undefined;
  const from = row.words.findIndex((word, at) => at > text && isNumber(word));
  const numbers = from < 0 ? [] : row.words.slice(from).filter(word => word.text !== '-');
  if (numbers.length < 3 || !numbers.every(isNumber)) return undefined;
  const [first, second] = row.words;
  const isCoded =
    first !== undefined &&
    (text === 1 || (isShort(first) && second !== undefined && second.cell !== first.cell && text + 1 < from));
  if (text === 1 && !isCode(first?.text ?? '')) return undefined;
  const words = row.words.slice(isCoded ? 1 : 0, from);
  return {
    row,
    code: isCoded ? first?.text : undefined,
    description: words.map(word => word.text).join(' '),
    numbers,
  };
}

/** VR, VT: a code of letters in a cell of its own. */
function isShort({ text }: Word): boolean {
  return /^[A-Z]{2,4}\d?$/.test(text);
}

function centavosOf(word: Word | undefined, style: DecimalStyle): number {
  const text = word?.text ?? '';
  return parseAmount(text, style)?.centavos ?? Number(text) * 100;
}

function productOf(row: Numbered, style: DecimalStyle): Product | undefined {
  for (let amount = 2; amount < row.numbers.length; amount++) {
    const product = { count: amount - 2, unit: amount - 1, amount };
    if (holds(row, product, style)) return product;
  }
  return undefined;
}

function holds({ numbers }: Numbered, { count, unit, amount }: Product, style: DecimalStyle): boolean {
  const [many, each, all] = [count, unit, amount].map(place => centavosOf(numbers[place], style));
  return (
    all !== undefined && all > 0 && each !== undefined && many !== undefined && Math.round((many * each) / 100) === all
  );
}

/** The place of what the worker pays; undefined where there is no column behind the amounts. */
function ownShare(
  rows: readonly Numbered[],
  { amount }: Product,
  heading: Row | undefined,
): number | undefined | 'unknown' {
  const [first] = rows;
  const count = first?.numbers.length ?? 0;
  if (!first || rows.some(({ numbers }) => numbers.length !== count)) return 'unknown';
  const behind = first.numbers
    .slice(amount + 1)
    .map((word, at) => ({ place: amount + 1 + at, title: titleOf(heading, word) }));
  const own = behind.filter(({ title }) => OWN_SHARE.test(title) && !COMPANY_SHARE.test(title));
  const others = behind.filter(one => !own.includes(one) && !COMPANY_SHARE.test(one.title));
  if (others.length > 0 || own.length > 1) return 'unknown';
  return own[0]?.place;
}

/** The heading's cell that ends nearest to where the number ends. */
function titleOf(heading: Row | undefined, { x1 }: Word): string {
  if (!heading) return '';
  const distance = (cell: readonly Word[]) => Math.abs((cell[cell.length - 1]?.x1 ?? 0) - x1);
  const [nearest = []] = cellsOf(heading).sort((a, b) => distance(a) - distance(b));
  return fold(nearest.map(word => word.text).join(' '));
}

function toLine(
  { code, description, numbers }: Numbered,
  product: Product,
  own: number | undefined,
  style: DecimalStyle,
): ReadLine {
  return {
    ...(code !== undefined && { code }),
    description,
    reference: numbers[product.count]?.text,
    earnings: centavosOf(numbers[product.amount], style),
    deductions: own === undefined ? null : centavosOf(numbers[own], style),
  };
}

/** The total under a column: the amount of the row of totals that ends where the column's do. */
function under(
  totals: Row | undefined,
  rows: readonly Numbered[],
  place: number,
  style: DecimalStyle,
): number | undefined {
  const column = rows[0]?.numbers[place];
  if (!totals || !column) return undefined;
  const word = totals.words.find(
    each => parseAmount(each.text, style) && Math.abs(each.x1 - column.x1) < column.y1 - column.y0,
  );
  return word && parseAmount(word.text, style)?.centavos;
}
