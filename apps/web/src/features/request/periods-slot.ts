import type { vacationPeriod } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { type ComponentType, createContext } from 'react';
import type * as z from 'zod/mini';

/** The acquisition periods of an employment, drawn by vacations: joined in the areas. */
export const PeriodsSlot = createContext<ComponentType<{
  periods: readonly z.output<typeof vacationPeriod>[];
}> | null>(null);
