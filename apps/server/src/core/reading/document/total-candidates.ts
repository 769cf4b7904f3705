import type { Block } from '../page/block.ts';
import { cellsOf, rightOf } from '../page/label-values.ts';
import type { Label } from '../page/labels-found.ts';
import { amountIn } from '../page/parse-values.ts';
import type { Row, Word } from '../page/sheet.ts';

/** A number that may be a label's value; the cost says how far it is from being the obvious one. */
export interface Candidate {
  readonly value: number;
  readonly words: readonly Word[];
  readonly cost: number;
}

const REACH_ROWS = 3;
/** Rows further away than so many heights have nothing to do with the label. */
const REACH_HEIGHTS = 4;
const BELOW = 1;
const ABOVE = 3;
const OFF_COLUMN = 1;

/** Every number that stands right of, below or above the label, cheapest first. */
export function candidatesOf(block: Block, label: Label): Candidate[] {
  const found: Candidate[] = [];
  const words = rightOf(block.sheet, block.labels, label);
  const right = amountIn(block.style)(words) ?? amountIn(block.style)(pastLabelText(block, label, words));
  if (right) found.push({ ...right, cost: 0 });
  for (let step = 1; step <= REACH_ROWS; step++) {
    found.push(...inRow(block, label, label.row + step, step * BELOW));
    if (step < REACH_ROWS) found.push(...inRow(block, label, label.row - step, ABOVE + step));
  }
  return found.sort((a, b) => a.cost - b.cost);
}

function inRow(block: Block, label: Label, index: number, cost: number): Candidate[] {
  const own = block.sheet.rows[label.row];
  const row = block.sheet.rows[index];
  if (!own || !row || block.table?.rows.has(index)) return [];
  const height = own.y1 - own.y0;
  if (Math.max(row.y0 - own.y1, own.y0 - row.y1) > REACH_HEIGHTS * height) return [];
  const [left, right] = span(block, label);
  return cellsOf(row).flatMap(cell => {
    const found = amountIn(block.style)(cell);
    const word = found?.words[0];
    if (!found || !word || (word.x0 + word.x1) / 2 < left || word.x0 > right) return [];
    if (isClaimed(block, index, row, word)) return [];
    const offset = Math.min(Math.abs(word.x1 - label.x1), Math.abs(word.x0 - label.x0)) / height;
    const overlaps = word.x0 < label.x1 && word.x1 > label.x0;
    return [{ ...found, cost: cost + Math.min(1, offset / 20) + (overlaps ? 0 : OFF_COLUMN) }];
  });
}

/** "Valor líquido creditado" may go on after the words that are known: what is left of its cell is still the label. */
function pastLabelText(block: Block, label: Label, words: readonly Word[]): readonly Word[] {
  const cell = block.sheet.rows[label.row]?.words[label.to]?.cell;
  const end = words.findIndex(word => word.cell !== cell);
  return end < 0 ? [] : words.slice(end);
}

/** From the end of the label before to the start of the label after. */
function span(block: Block, label: Label): [number, number] {
  const labels = block.labels[label.row] ?? [];
  const before = labels.findLast(other => other.to < label.from);
  const after = labels.find(other => other.from > label.to);
  return [before?.x1 ?? 0, after?.x0 ?? block.sheet.width];
}

/** A number right beside another label is that one's. */
function isClaimed(block: Block, index: number, row: Row, word: Word): boolean {
  const at = row.words.indexOf(word);
  const label = block.labels[index]?.findLast(other => other.to < at);
  return label !== undefined && rightOf(block.sheet, block.labels, label)[0] === word;
}
