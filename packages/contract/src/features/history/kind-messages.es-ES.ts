import { saidIn } from '../../kernel/said.ts';
import { kinds as every } from './histories.ts';

/** What a change is about. */
export const kinds = saidIn(every, 'es-ES');
