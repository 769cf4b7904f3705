import type { ColumnRole } from '../words/labels.ts';
import { type DecimalStyle, isQuantity, type PrintedAmount, parseAmount } from '../words/numbers.ts';
import type { Word } from './sheet.ts';
import { type Cluster, overlap, type Slot } from './table-clusters.ts';
import type { Column } from './table-header.ts';

/** One row of the table taken apart, before it is known which side its single value is on. */
export interface RawLine {
  code?: string;
  description: string;
  reference?: string;
  percentage?: string;
  unit?: number;
  amounts: Partial<Record<'earnings' | 'deductions' | 'value' | 'informative', PrintedAmount>>;
  flag?: string;
  /** A number of a column that nobody knows, or that is no amount where a base would stand. */
  beside?: string;
  readonly words: readonly Word[];
  readonly x0: number;
}

/** How to take the rows of one zone apart. */
export interface LineShape {
  readonly slots: readonly Slot[];
  readonly columns: readonly Column[];
  readonly style: DecimalStyle;
  /** The rows begin with a code. */
  readonly coded: boolean;
  /** Numbers under each other that no heading is for. */
  readonly nameless: readonly Cluster[];
}

const CODE = /^\/?[A-Z]{0,3}\d{1,6}[A-Z]?(?:[-.]\d{1,3})?$|^\d{1,3}\.\d{1,4}$|^\/[A-Z0-9]{2,5}$/;
const FLAG = /^(?:p|d|c|v|b|i|r|o|e|n|\+|-|prov|desc|venc|provento|desconto|vencimento|credito|debito|base|inf)\.?$/;
const EMPTY_MARK = /^[-–—]+$|^\d{2}\/\d{2}(?:\/\d{2,4})?$/;
const ALIGNED = 0.35;

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** Sorts the row's words into code, description, reference, amounts and flag. */
export function readRow(words: readonly Word[], shape: LineShape): RawLine {
  const line: RawLine = { description: '', amounts: {}, words, x0: words[0]?.x0 ?? 0 };
  const text: string[] = [];
  for (const [at, word] of words.entries()) {
    const slot = slotOf(words, at, word, shape);
    if (slot && takeNumber(line, word, slot.role, shape.style)) continue;
    if (isLineCode(words, at, word, shape) && line.code === undefined) line.code = word.text;
    else if (isFlag(words, at, word, shape)) line.flag = word.folded.replace('.', '');
    else if (isNameless(words, at, word, shape)) line.beside ??= word.text;
    else if (!isEmptyMark(words, at, word)) text.push(word.text);
  }
  line.description = text.join(' ').replace(/^[-–:.]+\s+/, '');
  return line;
}

/** A number in a cell of its own, behind the text and under others that no heading is for: no part of the description. */
function isNameless(words: readonly Word[], at: number, word: Word, { nameless, style }: LineShape): boolean {
  if (nameless.length === 0 || at === 0 || words[at - 1]?.cell === word.cell) return false;
  if (!parseAmount(word.text, style) && !isQuantity(word.text)) return false;
  return nameless.some(cluster => overlap(word, cluster) > 0.5 * (word.x1 - word.x0));
}

/** A dash that fills an empty cell, or a day that stands in a cell of its own, is no description. */
function isEmptyMark(words: readonly Word[], at: number, word: Word): boolean {
  const alone = words[at - 1]?.cell !== word.cell && words[at + 1]?.cell !== word.cell;
  return at > 0 && alone && EMPTY_MARK.test(word.text);
}

function slotOf(words: readonly Word[], at: number, word: Word, shape: LineShape): Slot | undefined {
  const amount = parseAmount(word.text, shape.style) !== undefined;
  if (!amount && !isQuantity(word.text) && !/^[\d/:.,%]+$/.test(word.text)) return undefined;
  const height = word.y1 - word.y0;
  let best: Slot | undefined;
  for (const slot of shape.slots) {
    const share = overlap(word, slot.cluster) / (word.x1 - word.x0 || 1);
    if (share < 0.5 && Math.abs(word.x1 - slot.cluster.right) > ALIGNED * height) continue;
    if (!best || overlap(word, slot.cluster) > overlap(word, best.cluster)) best = slot;
  }
  if (!best || isGluedText(words, at, word, best, height)) return undefined;
  return best;
}

/** "Horas Extras 50%": a number one blank after the text belongs to it, unless it stands exactly under the column. */
function isGluedText(words: readonly Word[], at: number, word: Word, slot: Slot, height: number): boolean {
  const before = words[at - 1];
  if (!before) return slot.role !== 'code';
  if (before.cell !== word.cell || !/\p{L}|^[-–(]/u.test(before.text)) return false;
  return (
    Math.abs(word.x1 - slot.cluster.right) > ALIGNED * height &&
    Math.abs(word.x0 - slot.cluster.left) > ALIGNED * height
  );
}

function takeNumber(line: RawLine, word: Word, role: ColumnRole, style: DecimalStyle): boolean {
  if (role === 'code') {
    if (line.code !== undefined) return false;
    line.code = word.text;
    return true;
  }
  if (role === 'reference' || role === 'percentage') {
    if (role === 'percentage' || (word.text.endsWith('%') && line.percentage === undefined))
      line.percentage = word.text;
    if (role === 'reference' || line.reference === undefined) line.reference = word.text;
    return true;
  }
  const amount = parseAmount(word.text, style);
  if (role === 'informative') line.beside ??= word.text;
  if (!amount) return role === 'informative';
  if (role === 'unit') line.unit = amount.centavos;
  else if (role === 'earnings' || role === 'deductions' || role === 'value' || role === 'informative') {
    if (line.amounts[role] !== undefined) return false;
    line.amounts[role] = amount;
  }
  return true;
}

function isLineCode(words: readonly Word[], at: number, word: Word, shape: LineShape): boolean {
  if (!isCode(word.text)) return false;
  const column = shape.columns.find(other => other.role === 'code');
  if (column && overlap(word, column) > 0 && word.cell !== words[at - 1]?.cell) return true;
  return at === 0 && shape.coded && words.length > 1;
}

function isFlag(words: readonly Word[], at: number, word: Word, shape: LineShape): boolean {
  if (!FLAG.test(word.folded)) return false;
  const column = shape.columns.find(other => other.role === 'flag');
  if (column) return overlap(word, column) > -(word.y1 - word.y0) * 0.5;
  const amountBefore = words.slice(0, at).some(other => parseAmount(other.text, shape.style));
  return amountBefore && at === words.length - 1;
}
