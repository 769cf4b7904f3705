import { saidIn } from '../../kernel/said.ts';
import { verbs as every } from './histories.ts';

/** Who did what, in words: by the verb of the record history. */
export const verbs = saidIn(every, 'pt-BR');

export type HistoryVerb = keyof typeof verbs;
