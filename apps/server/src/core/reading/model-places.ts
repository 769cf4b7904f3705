import type { ModelAnchor, ModelBox, ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { cropSheet, foldedText, type Row, type Sheet } from './page/sheet.ts';
import type { Region } from './reading-types.ts';
import { fold } from './words/fold.ts';

/** Where a model stands on a page: its shape there, and the part of the page that is this document's alone. */
export interface Place<Model extends ModelShape> {
  readonly model: Model;
  readonly sheet: Sheet;
  readonly region: Region;
}

/** How far beside itself an anchor may be printed in the next document of a page, as a fraction of the page's width. */
const BESIDE = 0.01;

/**
 * The places of a model on a page, from above: where it was drawn, and wherever all its anchors stand again below, moved by one and the
 * same distance. Empty where it doesn't stand where it was drawn. A shape that would reach into the next one is of a whole page.
 */
export function placesOf<Model extends ModelShape>(sheet: Sheet, model: Model): Place<Model>[] {
  const [first] = model.anchors;
  if (!first || !model.anchors.every(anchor => stands(sheet, anchor))) return [];
  const boxes = [...model.anchors, ...model.regions].map(({ box }) => box);
  const top = Math.min(...boxes.map(box => box[1]));
  const height = Math.max(...boxes.map(box => box[3])) - top;
  const shifts = [0];
  for (const shift of shiftsOf(sheet, first)) {
    const there = model.anchors.every(({ text, box }) => stands(sheet, { text, box: moved(box, shift) }));
    if (there && shift - (shifts.at(-1) ?? 0) >= height) shifts.push(shift);
  }
  return shifts.map((shift, at) => {
    const next = shifts[at + 1];
    const region: Region = [0, at === 0 ? 0 : top + shift, 1, next === undefined ? 1 : top + next];
    return {
      model: shift === 0 ? model : movedShape(model, shift),
      sheet: shifts.length === 1 ? sheet : rowsBetween(sheet, region),
      region,
    };
  });
}

/** The rows of a box, cut to it. */
export function rowsIn(sheet: Sheet, [x0, y0, x1, y1]: ModelBox): readonly Row[] {
  return cropSheet(sheet, x0 * sheet.width, y0 * sheet.height, x1 * sheet.width, y1 * sheet.height).rows;
}

function rowsBetween(sheet: Sheet, [, y0, , y1]: Region): Sheet {
  const bottom = y1 === 1 ? sheet.height + 1 : y1 * sheet.height;
  return cropSheet(sheet, -sheet.width, y0 === 0 ? -1 : y0 * sheet.height, 2 * sheet.width, bottom);
}

function stands(sheet: Sheet, { text, box }: ModelAnchor): boolean {
  const wanted = wordsOf(text);
  return wanted !== '' && rowsIn(sheet, box).some(row => holds(row, wanted));
}

/** How far below its place an anchor's words stand again. */
function shiftsOf(sheet: Sheet, { text, box }: ModelAnchor): number[] {
  const wanted = wordsOf(text);
  const own = rowsIn(sheet, box).find(row => holds(row, wanted));
  const column: ModelBox = [Math.max(0, box[0] - BESIDE), own ? own.y1 / sheet.height : 1, box[2] + BESIDE, 2];
  return rowsIn(sheet, column).flatMap(row => (own && holds(row, wanted) ? [(row.y0 - own.y0) / sheet.height] : []));
}

function wordsOf(text: string): string {
  return fold(text).trim().replaceAll(/\s+/g, ' ');
}

function holds(row: Row, wanted: string): boolean {
  return ` ${foldedText(row)} `.includes(` ${wanted} `);
}

function moved([x0, y0, x1, y1]: ModelBox, shift: number): ModelBox {
  return [x0, y0 + shift, x1, y1 + shift];
}

function movedShape<Model extends ModelShape>(model: Model, shift: number): Model {
  return {
    ...model,
    anchors: model.anchors.map(anchor => ({ ...anchor, box: moved(anchor.box, shift) })),
    regions: model.regions.map(region => ({ ...region, box: moved(region.box, shift) })),
  };
}
