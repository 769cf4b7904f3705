import type { AreaName } from '../../navigation/areas.ts';

/** Areas with a help menu. */
export const helpAreas = [
  'worker',
  'hr',
  'manager',
  'finance',
  'administrator',
  'platform-admin',
  'association',
  'reseller',
] as const satisfies readonly AreaName[];
export type HelpArea = (typeof helpAreas)[number];

/** The sections of a help menu, in their order. */
export const helpKinds = ['basics', 'manual', 'library', 'video'] as const;
export type HelpKind = (typeof helpKinds)[number];
