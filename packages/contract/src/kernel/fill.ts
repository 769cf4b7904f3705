import type { MessageValues } from './wire.ts';

/**
 * Fills the `{placeholders}` of a text. Where a value is missing, the sentence that needs it is left out while another
 * remains; else `…` stands in its place: a reader never meets braces.
 */
export function fill(text: string, values: MessageValues = {}): string {
  return put(wholeSentences(text, values) ?? text, values);
}

/** The same, but undefined where no sentence has all its values. */
export function fillWhole(text: string, values: MessageValues = {}): string | undefined {
  const whole = wholeSentences(text, values);
  return whole === undefined ? undefined : put(whole, values);
}

/** The names between braces, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(match => match[1] ?? []);
}

/** The sentences that have all their values; undefined where none has. */
function wholeSentences(text: string, values: MessageValues): string | undefined {
  // A full stop after a capital ends an abbreviation ('RR. HH.'), not a sentence.
  const sentences = text.split(/(?<=[\p{Ll}\d})][.!?])\s+/u);
  const whole = sentences.filter(sentence => placeholdersOf(sentence).every(name => isGiven(values[name])));
  return whole.length > 0 ? whole.join(' ') : undefined;
}

function put(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (isGiven(values[name]) ? String(values[name]) : '…'));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
