import { createContext } from 'react';

/** A punch as a treatment has to know it. */
export interface TreatedPunch {
  id: string | null;
  data: string;
  hora: string;
  fonte: 'O' | 'I' | 'D' | 'P' | 'X';
  idTratamento: string | null;
}

/** An excuse as a treatment has to know it. */
export interface StandingExcuse {
  idAbono: string | null;
  de: string | null;
  ate: string | null;
  minutos: number | null;
}

export interface DayToTreat {
  idVinculo: string;
  day: string;
  punches: readonly TreatedPunch[];
  excuses: readonly StandingExcuse[];
  /** Of the days before and after: one of them may belong here. */
  near: readonly TreatedPunch[];
}

/** Opens HR's treatment of a day: a wing of its own fills it, joined in HR's area. */
export const DayTreatSlot = createContext<((day: DayToTreat) => void) | null>(null);
