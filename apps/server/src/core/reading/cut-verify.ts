import type { Pdfium } from '#kernel/pdf/pdfium.ts';
import { openBytes } from '#kernel/pdf/save.ts';
import { readWords } from '#kernel/pdf/words.ts';
import { fold } from './fold.ts';
import { digitsOf } from './parse-values.ts';
import { ReadingRefusal } from './refusal.ts';
import { isSimilarName } from './registry.ts';
import type { PersonMarks } from './worker-tasks.ts';

/** Shorter registrations coincide with codes and quantities. */
const TELLING_REGISTRATION = 5;

/**
 * Reads the text of a cut again and refuses it when another worker's CPF, PIS, registration or name is still inside,
 * or when nothing of the worker's own is. Throws `ReadingRefusal`.
 */
export function verifyCut(library: Pdfium, bytes: Uint8Array, own: PersonMarks, foreign: readonly PersonMarks[]): void {
  const words = wordsOf(library, bytes);
  const found = findForeign(words, own, foreign);
  if (found) throw new ReadingRefusal('CUT_FOREIGN_DATA', { field: found });
  if (!carriesOwn(words, own)) throw new ReadingRefusal('CUT_EMPTY', {});
}

/** Which kind of another worker's data the words hold; undefined when none. Pure. */
export function findForeign(
  words: readonly string[],
  own: PersonMarks,
  foreign: readonly PersonMarks[],
): keyof PersonMarks | undefined {
  const numbers = new Set(words.flatMap(word => [word.replace(/[:;,]+$/, ''), digitsOf(word)]));
  // an instalment "001/060" is nobody's registration
  const registrations = new Set(
    words.flatMap(word => [word.replace(/[:;,]+$/, ''), ...(word.includes('/') ? [] : [digitsOf(word)])]),
  );
  const text = withoutName(` ${words.map(plain).join(' ')} `, own.name);
  for (const person of foreign) {
    if (person.cpf && person.cpf !== own.cpf && numbers.has(person.cpf)) return 'cpf';
    if (person.pis && person.pis !== own.pis && numbers.has(person.pis)) return 'pis';
    if (isTelling(person.registration, own) && registrations.has(person.registration ?? '')) return 'registration';
    if (person.name && holdsName(text, person.name) && !(own.name && isSimilarName(own.name, person.name)))
      return 'name';
  }
  return undefined;
}

function wordsOf(library: Pdfium, bytes: Uint8Array): string[] {
  const cut = openBytes(library, bytes);
  try {
    const words: string[] = [];
    for (let index = 0; index < cut.pages; index++)
      words.push(...readWords({ library, handle: cut.handle, pages: cut.pages, close: () => undefined }, index).texts);
    return words;
  } finally {
    cut.close();
  }
}

function isTelling(registration: string | undefined, own: PersonMarks): boolean {
  return registration !== undefined && registration.length >= TELLING_REGISTRATION && registration !== own.registration;
}

/** The worker's own name may hold another's ("Ana Souza" in "Mariana Ana Souza"): it is no trace of theirs. */
function withoutName(text: string, name: string | undefined): string {
  const own = plain(name ?? '');
  return own === '' ? text : text.replaceAll(` ${own} `, '  |  ');
}

function holdsName(text: string, name: string): boolean {
  const words = plain(name);
  return words.includes(' ') && text.includes(` ${words} `);
}

function carriesOwn(words: readonly string[], own: PersonMarks): boolean {
  const numbers = new Set(words.flatMap(word => [word.replace(/[:;,]+$/, ''), digitsOf(word)]));
  const marks = [own.cpf, own.pis, own.registration].filter(mark => mark !== undefined);
  if (marks.length === 0 && !own.name) return words.length > 0;
  return (
    marks.some(mark => numbers.has(mark)) ||
    (own.name !== undefined && holdsName(` ${words.map(plain).join(' ')} `, own.name))
  );
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9 ]/g, '');
}
