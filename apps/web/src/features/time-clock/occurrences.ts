import type { TextsIn } from '#kernel/base/texts.ts';
import type { occurrenceTexts } from './occurrences.messages.ts';

type OccurrenceTexts = TextsIn<typeof occurrenceTexts>;

/** What only explains a day; every other occurrence asks for a look. */
const quiet: readonly string[] = ['tolerated', 'by_exception', 'preassigned', 'leave', 'duplicate'];

/** A code in words: every leave is one to who reads; a code that we don't know is shown as it is. */
export function occurrenceInWords(code: string, t: OccurrenceTexts): string {
  const known = code.startsWith('leave:') ? 'leave' : code;
  return isKnown(known, t) ? t[known] : code;
}

export function asksForALook(code: string): boolean {
  return !quiet.includes(code) && !code.startsWith('leave:');
}

function isKnown(code: string, t: OccurrenceTexts): code is keyof OccurrenceTexts & string {
  return Object.hasOwn(t, code);
}
