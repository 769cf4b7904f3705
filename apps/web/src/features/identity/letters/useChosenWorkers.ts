import { useState } from 'react';
import type { WorkerWithoutAccess } from './access-letters.api.ts';

export type ChosenWorkers = ReturnType<typeof useChosenWorkers>;

/** Who gets a letter, kept from page to page, with the birth dates that are not on record. At most 100 at a time. */
export function useChosenWorkers(rows: readonly WorkerWithoutAccess[]) {
  const [workers, setWorkers] = useState<ReadonlyMap<string, WorkerWithoutAccess>>(new Map());
  const [births, setBirths] = useState<Readonly<Record<string, string>>>({});
  const isMissing = (worker: WorkerWithoutAccess) => !worker.temNascimento && !births[worker.idUsuario];
  return {
    ids: new Set(workers.keys()),
    births,
    withoutBirth: [...workers.values()].filter(isMissing).length,
    items: [...workers.keys()].map(idUsuario => {
      const dataNascimento = births[idUsuario];
      return { idUsuario, ...(dataNascimento ? { dataNascimento } : {}) };
    }),
    choose: (ids: ReadonlySet<string>) => {
      const known = new Map([...workers, ...rows.map(row => [row.idUsuario, row] as const)]);
      setWorkers(new Map([...known].filter(([id]) => ids.has(id)).slice(0, 100)));
    },
    tellBirth: (id: string, day: string) => setBirths({ ...births, [id]: day }),
  };
}
