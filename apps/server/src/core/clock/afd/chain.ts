import { hash } from 'node:crypto';
import type { Judged } from './judge.ts';
import type { NsrBook } from './nsr-book.ts';

/** Fields 1–7 of a mark of type 7: everything before its hash. */
const printed = 73;

/**
 * The SHA-256 of a mark, field 8 of type 7: over fields 1–7 as they are printed, followed by the hash of the mark before
 * (annex V). @param fields 73 characters of ASCII @param previous lower-case hex, empty for the first mark @returns lower-case hex
 */
export function markHash(fields: string, previous: string): string {
  return hash('sha256', fields + previous);
}

/** The fields 1–7 of a line of type 7. */
export function hashedFields(line: string): string {
  return line.slice(0, printed);
}

export type ChainState = 'whole' | 'broken' | 'absent';

/**
 * Follows the hashes of type 7 through a file, each against the mark before it. Not judged are the first mark of an export that begins
 * later, and one before which lines are out of order.
 */
export class Chain {
  state: ChainState = 'absent';
  #previous: string | null = '';
  #isFirst = true;

  /** Lines stand in another order than their numbers here. */
  loseTrack(): void {
    this.#previous = null;
  }

  /** @returns false where the hash does not follow from the mark before */
  follow({ text, nsr, fault }: Judged, book: NsrBook): boolean {
    const told = text.slice(printed).toLowerCase();
    const known = this.#isFirst && !book.isWhole(1, (nsr ?? 0) - 1) ? null : this.#previous;
    this.#isFirst = false;
    this.#previous = /^[\da-f]{64}$/.test(told) ? told : null;
    if (fault) return true;
    const fits = known === null || told === markHash(hashedFields(text), known);
    this.state = fits && this.state !== 'broken' ? 'whole' : 'broken';
    return fits;
  }
}
