import type { MessageValues } from './wire.ts';

/**
 * Fills the `{placeholders}` of a text. Where a value is missing, the sentence that needs it is left out while another
 * remains; else `…` stands in its place: a reader never meets braces.
 */
export function fill(text: string, values: MessageValues = {}): string {
  // A full stop after a capital ends an abbreviation ('RR. HH.'), not a sentence.
  const sentences = text.split(/(?<=[\p{Ll}\d})][.!?])\s+/u);
  const complete = sentences.filter(sentence => placeholdersOf(sentence).every(name => isGiven(values[name])));
  const kept = complete.length > 0 ? complete.join(' ') : text;
  return kept.replace(/\{(\w+)\}/g, (_, name: string) => (isGiven(values[name]) ? String(values[name]) : '…'));
}

/** The names between braces, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(match => match[1] ?? []);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
