import { occurrenceOf } from '@cracha/contract/features/time-clock/occurrences.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

/** What only explains a day; every other occurrence asks for a look. */
const quiet: readonly string[] = ['tolerated', 'by_exception', 'preassigned', 'leave', 'duplicate'];

/** A code in words: every leave is one to who reads; a code that we don't know is shown as it is. */
export function occurrenceInWords(code: string, language: Language): string {
  return occurrenceOf(code)?.[columns[language]] ?? code;
}

export function asksForALook(code: string): boolean {
  return !quiet.includes(code) && !code.startsWith('leave:');
}
