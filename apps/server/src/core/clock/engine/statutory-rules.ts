import { statutoryRules as ofTheLaw } from '@cracha/contract/features/time-clock/statutory-rules.ts';
import type { Rules } from './clock.types.ts';

/** The law's rules as the engine takes them: they hold from before every punch. */
export const statutoryRules: Rules = { valid_from: '2000-01-01', ...ofTheLaw };
