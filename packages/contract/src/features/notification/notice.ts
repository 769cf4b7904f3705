import type { Said } from '../../kernel/said.ts';

/** The notifications of a feature, by their codes: a short title and one sentence; `{names}` in them are the values. */
export type Notices = Readonly<Record<string, { values: readonly string[]; title: Said; text: Said }>>;
