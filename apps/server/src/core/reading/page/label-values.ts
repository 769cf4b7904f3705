import type { Label } from './labels-found.ts';
import type { Row, Sheet, Word } from './sheet.ts';

/** A value read beside or below its label. */
export interface Found<T> {
  readonly value: T;
  readonly label: Label;
  readonly words: readonly Word[];
  readonly side: 'right' | 'below';
}

/** Turns the words that may be a value into it; says which of the words it used. */
export type Parse<T> = (words: readonly Word[]) => { value: T; words: readonly Word[] } | undefined;

const FILLER = /^[:=\-–—»>→.$*|]+$|^R\$$|^n[º°o.]+$|^n$/i;
/** The value's row begins within this many heights of the label's row. */
const BELOW_REACH = 3.2;
const BELOW_ROWS = 2;

/**
 * The label's value: to the right up to the next label, or below between its neighbours. A row of labels points down.
 * Numbers and dates are taken from the right however far; free text without a colon only when it is `near`,
 * since what stands far to the right of "Nome" may be another heading.
 */
export function labelValue<T>(
  sheet: Sheet,
  labels: readonly Label[][],
  label: Label,
  parse: Parse<T>,
  near = false,
): Found<T> | undefined {
  const right = rightOf(sheet, labels, label);
  const found = right.length > 0 ? parse(right) : undefined;
  if (found && (!near || label.colon || isNear(label, right, sheet))) return { ...found, label, side: 'right' };
  const below = label.colon && right.length > 0 ? undefined : belowOf(sheet, labels, label, parse);
  if (below) return below;
  return found ? { ...found, label, side: 'right' } : undefined;
}

/** The words right of a label up to the next label; fillers such as ":" or "»»" are left out at the start. */
export function rightOf(sheet: Sheet, labels: readonly Label[][], label: Label): Word[] {
  const row = sheet.rows[label.row];
  if (!row) return [];
  const next = labels[label.row]?.find(other => other.from > label.to);
  const words = row.words.slice(label.to + 1, next?.from);
  let start = 0;
  while (words[start] && FILLER.test(words[start]?.text ?? '')) start++;
  return words.slice(start);
}

function isNear(label: Label, words: readonly Word[], sheet: Sheet): boolean {
  const first = words[0];
  const row = sheet.rows[label.row];
  return first !== undefined && row !== undefined && first.x0 - label.x1 < (row.y1 - row.y0) * 1.5;
}

/** Looks one or two rows down, between the labels to the left and to the right; a label there ends the search. */
function belowOf<T>(sheet: Sheet, labels: readonly Label[][], label: Label, parse: Parse<T>): Found<T> | undefined {
  const row = sheet.rows[label.row];
  if (!row) return undefined;
  const [left, right] = span(labels[label.row] ?? [], label, sheet);
  for (let step = 1; step <= BELOW_ROWS; step++) {
    const below = sheet.rows[label.row + step];
    if (!below || below.y0 - row.y1 > BELOW_REACH * (row.y1 - row.y0)) return undefined;
    const blocked = labels[label.row + step]?.some(
      other => other.x0 < label.x1 && other.x1 > label.x0 && step < BELOW_ROWS,
    );
    const words = nearestCell(below, left, right, label);
    const found = words.length > 0 ? parse(words) : undefined;
    if (found && !isLabelled(sheet, labels, label.row + step, words)) return { ...found, label, side: 'below' };
    if (blocked) return undefined;
  }
  return undefined;
}

/** The value below has its own label right before it: it is that label's. */
function isLabelled(sheet: Sheet, labels: readonly Label[][], index: number, words: readonly Word[]): boolean {
  const value = words[0];
  const at = value ? (sheet.rows[index]?.words.indexOf(value) ?? -1) : -1;
  return (labels[index] ?? []).some(
    label =>
      (label.from <= at && at <= label.to) ||
      (label.colon && words.some(word => rightOf(sheet, labels, label)[0] === word)),
  );
}

/** From the end of the label before to the start of the label after. */
function span(labels: readonly Label[], label: Label, sheet: Sheet): [number, number] {
  const before = labels.findLast(other => other.to < label.from);
  const after = labels.find(other => other.from > label.to);
  return [before ? before.x1 : 0, after ? after.x0 : sheet.width];
}

/** The cell of the row that overlaps the label most, else the nearest one inside of the span. */
function nearestCell(row: Row, left: number, right: number, label: Label): Word[] {
  let best: Word[] = [];
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const cell of cellsOf(row)) {
    const first = cell[0];
    const last = cell[cell.length - 1];
    if (!first || !last) continue;
    const overlaps = first.x0 < label.x1 && last.x1 > label.x0;
    const inside = (first.x0 + last.x1) / 2 > left && first.x0 < right;
    if (!overlaps && !inside) continue;
    const distance =
      Math.min(
        Math.abs(first.x0 - label.x0),
        Math.abs(last.x1 - label.x1),
        Math.abs(first.x0 + last.x1 - label.x0 - label.x1) / 2,
      ) - (overlaps ? 1000 : 0);
    if (distance < bestDistance) {
      best = cell;
      bestDistance = distance;
    }
  }
  return best;
}

/** The row's words by cell. */
export function cellsOf(row: Row): Word[][] {
  const cells: Word[][] = [];
  let current = -1;
  for (const word of row.words) {
    if (word.cell !== current) cells.push([]);
    cells[cells.length - 1]?.push(word);
    current = word.cell;
  }
  return cells;
}
