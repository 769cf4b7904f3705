import type { FieldBox } from './reading-types.ts';
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

function boxOf(sheet: Sheet, words: readonly Word[]): FieldBox['box'] {
  const x = (value: number) => Math.round((value / sheet.width) * 10_000) / 10_000;
  const y = (value: number) => Math.round((value / sheet.height) * 10_000) / 10_000;
  return [
    x(Math.min(...words.map(word => word.x0))),
    y(Math.min(...words.map(word => word.y0))),
    x(Math.max(...words.map(word => word.x1))),
    y(Math.max(...words.map(word => word.y1))),
  ];
}
