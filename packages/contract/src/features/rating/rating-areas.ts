import type { AreaName } from '../../navigation/areas.ts';

/** Areas with a task after which the system is rated. */
export const ratingAreas = ['worker', 'hr'] as const satisfies readonly AreaName[];
export type RatingArea = (typeof ratingAreas)[number];
