import type { WorkerFilter } from '@cracha/contract/features/worker/worker.schemas.ts';
import { useState } from 'react';
import type { Workers } from '../worker.api.ts';
import type { WorkerRow } from '../worker.types.ts';

/** Whom an act on many is for: rows in sight, or all that the filter finds. */
export interface ChosenWorkers {
  /** As a call names them. */
  of: Workers;
  /** Of those in sight. */
  rows: readonly WorkerRow[];
  keys: ReadonlySet<string>;
  /** Every row in sight is. */
  every: boolean;
  whole: boolean;
  choose: (keys: ReadonlySet<string>) => void;
  takeWhole: () => void;
  clear: () => void;
}

export function useChosen(inSight: readonly WorkerRow[], filter: WorkerFilter): ChosenWorkers {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set());
  // the filter as it was then: with another one nobody is chosen
  const [taken, setTaken] = useState<string>();
  const now = JSON.stringify(filter);
  const whole = taken === now;
  const rows = whole ? inSight : inSight.filter(row => named.has(row.id));
  const choose = (keys: ReadonlySet<string>) => {
    setTaken(undefined);
    setNamed(keys);
  };
  return {
    of: whole ? { filtro: filter } : { ids: rows.map(row => row.id) },
    rows,
    keys: whole ? new Set(rows.map(row => row.id)) : named,
    every: rows.length === inSight.length,
    whole,
    choose,
    takeWhole: () => setTaken(now),
    clear: () => choose(new Set()),
  };
}
