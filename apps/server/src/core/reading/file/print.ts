import { newJoiner } from '../join.ts';
import { recognisePage } from '../page.ts';
import type { PageDocument } from '../reading-types.ts';
import { spoolPages } from './spool.ts';

/** What a text gave that is read like pages. */
export interface PrintReading {
  readonly documents: PageDocument[];
  readonly summaryNets: readonly number[];
}

/** Reads a text as pages that form feeds part. They are no pages that anything could be cut from. */
export function readPrint(text: string): PrintReading {
  const joiner = newJoiner();
  const documents: PageDocument[] = [];
  const summaryNets: number[] = [];
  for (const [index, page] of spoolPages(text).entries()) {
    const result = recognisePage(page, index + 1);
    documents.push(...joiner.add(result.documents));
    if (result.summaryNet !== undefined) summaryNets.push(result.summaryNet);
  }
  documents.push(...joiner.flush());
  return { documents: documents.map(withoutPages), summaryNets };
}

/** Longer lines and pages come from no printer, and finding words in them would take the square of their length. */
export function isPrint(text: string): boolean {
  return !/[^\n]{4097}/.test(text) && text.split('\f').every(page => page.split('\n', 20_001).length <= 20_000);
}

function withoutPages(document: PageDocument): PageDocument {
  return { ...document, pages: [], region: undefined, boxes: undefined };
}
