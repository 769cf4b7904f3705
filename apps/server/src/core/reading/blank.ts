import type { PageDocument } from './reading-types.ts';

/** A document with nothing in it yet. */
export function blank(page: number | undefined, type: PageDocument['type']): PageDocument {
  return {
    type,
    pages: page === undefined ? [] : [page],
    copies: 1,
    lines: [],
    bases: {},
    match: { state: 'none' },
    confidence: 0,
    review: false,
    findings: [],
    continues: false,
    unreadTotals: false,
  };
}

/** A page nobody can file without a person: type 4, always reviewed, never guessed. */
export function unrecognised(
  page: number,
  code: 'PAGE_SCANNED' | 'PAGE_UNREADABLE' | 'PAGE_TEXT_UNKNOWN' | 'PAGE_FAILED',
): PageDocument {
  return { ...blank(page, 4), review: true, findings: [{ code, values: {}, page }] };
}
