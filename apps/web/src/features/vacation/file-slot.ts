import { type ComponentType, createContext } from 'react';

/** The form in which staff ask for a vacation in somebody's place, joined in the areas; null: the reader may not. */
export const FileVacationSlot = createContext<ComponentType<{ idVinculo: string }> | null>(null);
