import type { FieldBox, LineBox, ReadLine } from '../reading-types.ts';
import type { Sheet, Word } from './sheet.ts';

/** Where each field was read, as fractions of the page. */
export function boxesOf(
  sheet: Sheet,
  page: number,
  fields: Record<string, readonly Word[] | undefined>,
): Record<string, FieldBox> {
  const boxes: Record<string, FieldBox> = {};
  for (const field in fields) {
    const words = fields[field];
    if (words && words.length > 0) boxes[field] = { page, box: boxOf(sheet, words) };
  }
  return boxes;
}

/** The lines with the places of their words; a page has many lines, so theirs are five small integers each. */
export function withBoxes(
  sheet: Sheet,
  page: number,
  lines: readonly ReadLine[],
  words: readonly (readonly Word[])[],
): ReadLine[] {
  return lines.map((line, at) => {
    const own = words[at];
    return own && own.length > 0 ? { ...line, box: lineBox(sheet, page, own) } : { ...line };
  });
}

function lineBox(sheet: Sheet, page: number, words: readonly Word[]): LineBox {
  const [x0, y0, x1, y1] = boxOf(sheet, words);
  const thousandth = (value: number) => Math.round(value * 1000);
  return [page, thousandth(x0), thousandth(y0), thousandth(x1), thousandth(y1)];
}

function boxOf(sheet: Sheet, words: readonly Word[]): FieldBox['box'] {
  const x = (value: number) => Math.round((value / sheet.width) * 10_000) / 10_000;
  const y = (value: number) => Math.round((value / sheet.height) * 10_000) / 10_000;
  const box = { x0: sheet.width * 10, y0: sheet.height * 10, x1: -sheet.width * 10, y1: -sheet.height * 10 };
  for (const word of words) {
    box.x0 = Math.min(box.x0, word.x0);
    box.y0 = Math.min(box.y0, word.y0);
    box.x1 = Math.max(box.x1, word.x1);
    box.y1 = Math.max(box.y1, word.y1);
  }
  return [x(box.x0), y(box.y0), x(box.x1), y(box.y1)];
}
