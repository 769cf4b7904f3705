import { columns, type Said } from '../kernel/said.ts';
import type { Language } from '../kernel/wire.ts';

/** refusal: the rule says no; input: the caller can correct it (fields); bug: ours, text hidden. */
export type ErrorKind = 'refusal' | 'input' | 'bug';

/**
 * The errors of a feature, by their stable codes: HTTP status, whether the client stays silent, where it goes, and the message. `bare` is
 * the message where its values aren't known: each message has it that has no whole sentence without them.
 */
export type Errors = Readonly<Record<string, OneError>>;
interface OneError {
  status: number;
  kind: ErrorKind;
  silent?: true;
  goesTo?: 'login' | 'admin-login';
  said: Said;
  bare?: Said;
}

/** The bare messages of one language, by their codes. */
export function bareIn(all: Errors, language: Language): Readonly<Record<string, string>> {
  const words = Object.entries(all).flatMap(([code, { bare }]) => (bare ? [[code, bare[columns[language]]]] : []));
  return Object.fromEntries(words);
}
