import type { TableRow } from '#core/reading/words/delimited.ts';
import { type OpeningLine, openingLines } from './opening-lines.ts';

/** What a thread hands over of a file: how many lines there are, then the lines. */
export type OpeningPiece = { total: number } | { lines: OpeningLine[] };

const perPiece = 200;

/** Reads the rows twice: the first time they are counted. @param behind lines up to this number are left out */
export function* openingPieces(rows: () => Iterable<TableRow>, behind: number): Generator<OpeningPiece> {
  let total = 0;
  for (const _ of openingLines(rows())) total += 1;
  yield { total };
  let lines: OpeningLine[] = [];
  for (const line of openingLines(rows())) {
    if (line.number <= behind) continue;
    lines.push(line);
    if (lines.length < perPiece) continue;
    yield { lines };
    lines = [];
  }
  if (lines.length > 0) yield { lines };
}
