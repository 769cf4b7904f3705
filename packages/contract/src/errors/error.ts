import type { Said } from '../kernel/said.ts';

/** refusal: the rule says no; input: the caller can correct it (fields); bug: ours, text hidden. */
export type ErrorKind = 'refusal' | 'input' | 'bug';

/** The errors of a feature, by their stable codes: HTTP status, whether the client stays silent, where it goes, and the message. */
export type Errors = Readonly<
  Record<string, { status: number; kind: ErrorKind; silent?: true; goesTo?: 'login' | 'admin-login'; said: Said }>
>;
