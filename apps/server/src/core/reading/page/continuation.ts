import type { Block } from './block.ts';
import { foldedText } from './sheet.ts';

const CONTINUES = /\bcontinua\b(?!cao)|\ba transportar\b|\bsegue na proxima\b|\bcontinua na proxima\b/;
const SHEET_OF =
  /(?:folha|pagina|pag|fl|fls|via)\.?\s*:?\s*(\d{1,2})\s*(?:\/|de)\s*(\d{1,2})(?![\d/])|(?<![\d/.,])(\d)\/(\d)(?![\d/.,])/;

/** What the page says about going on: "continua…", folha 1/2. */
export function continuation(block: Block): { continues: boolean; sheet?: { number: number; of: number } } {
  let continues = false;
  let sheet: { number: number; of: number } | undefined;
  for (const [index, row] of block.sheet.rows.entries()) {
    if (block.table?.rows.has(index)) continue;
    const text = foldedText(row);
    if (CONTINUES.test(text)) continues = true;
    const match = sheet ? null : SHEET_OF.exec(text);
    const number = Number(match?.[1] ?? match?.[3]);
    const of = Number(match?.[2] ?? match?.[4]);
    if (match && number >= 1 && number <= of && !/via/.test(match[0])) sheet = { number, of };
  }
  return { continues, sheet };
}
