import { type ComponentType, createContext } from 'react';

interface DayActProps {
  mirror: { id: string; idEmpregado: string; versao: number };
  /** The day that waits. */
  day: string;
}

/** What a worker may do about an incomplete day, below it: a wing of its own fills it, joined in the worker's area. */
export const DayActSlot = createContext<ComponentType<DayActProps> | null>(null);
