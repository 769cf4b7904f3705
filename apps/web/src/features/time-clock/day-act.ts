import { type ComponentType, createContext } from 'react';

interface DayActProps {
  mirror: { id: string; idEmpregado: string; versao: number };
  /** The day that waits. */
  day: string;
  /** A punch is missing; else the whole day is, or something of it is short. */
  isOdd: boolean;
  /** The occurrence it is about. */
  occurrence: string | undefined;
  /** What was asked for it and is not decided. */
  asked: { id: string; isReturned: boolean } | undefined;
}

export interface DayToJustify {
  idPonto: string;
  day: string;
  occurrence: string | undefined;
}

/** Opens the dialog in which staff justify a day for its worker; null: the reader may not. */
export const DayJustifySlot = createContext<((day: DayToJustify) => void) | null>(null);

/** Opens the dialog in which a worker enters a punch of a day by hand; null: the reader may not. */
export const DayEnterSlot = createContext<((idVinculo: string, day?: string) => void) | null>(null);

/** What a worker may do about an incomplete day, below it: a wing of its own fills it, joined in the worker's area. */
export const DayActSlot = createContext<ComponentType<DayActProps> | null>(null);
