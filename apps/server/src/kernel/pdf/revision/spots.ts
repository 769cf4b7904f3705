import type { Area } from '../sight.ts';
import { writtenDictionary } from '../syntax.ts';
import { flags } from './form.ts';
import { writtenText } from './pdf-text.ts';
import type { Revision } from './revision.ts';
import { placedOn, turnOf } from './upright.ts';

/** Where something is seen on a page that was there before, as a note that lies on it: the page's own drawing stays. */
export interface Spot {
  /** From 1. */
  readonly page: number;
  readonly box: Area;
  /** A plain PDF: its first page is what is seen, fitted into the box. */
  readonly look: Uint8Array;
  /** What is seen in words, for who doesn't see. */
  readonly words: string;
}

/** Puts stamps onto pages (ISO 32000-1, 12.5.6.12), which nobody can move. */
export function addSpots(revision: Revision, spots: readonly Spot[]): void {
  for (const { page, box, look, words } of spots) {
    const number = revision.pageAt(page);
    const stamp = revision.add(
      writtenDictionary([
        ['Type', '/Annot'],
        ['Subtype', '/Stamp'],
        ['F', String(flags.printed | flags.readOnly | flags.locked)],
        ['Rect', `[${placedOn(revision, number, box).join(' ')}]`],
        ['P', `${number} 0 R`],
        ['Contents', writtenText(words)],
        ['AP', seenAs(revision, number, look)],
      ]),
    );
    revision.annotate(number, stamp);
  }
}

/** An appearance (ISO 32000-1, 12.5.5) drawn as the first page of a plain PDF, upright as the page it lies on is shown. */
export function seenAs(revision: Revision, page: number, look: Uint8Array): string {
  return `<</N ${revision.addForm(look, turnOf(revision, page))} 0 R>>`;
}
