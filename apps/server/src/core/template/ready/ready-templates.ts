import { contracts } from './contracts.ts';
import { hours } from './hours.ts';
import { notices } from './notices.ts';
import type { ReadyTemplate } from './ready-template.ts';

/** The models that every access group begins with (product 6.7). */
export const readyTemplates: readonly ReadyTemplate[] = [...contracts, ...hours, ...notices];
