import { useCan } from '#kernel/base/can.ts';
import type { MirrorOwner, MirrorRow } from './mirror.types.ts';

const rights = {
  worker: ['TrabalhadorEspelhoPontoDownload', 'TrabalhadorPontoFopagDownload'],
  hr: ['RhEspelhoPontoDownload', 'RhPontoFopagDownload'],
  manager: ['GestorEspelhoPontoDownload', 'GestorPontoFopagDownload'],
} as const;

/** Whether the reader may take a mirror's file: the payroll clock's own right is enough for its months. */
export function useTakesFile(owner: MirrorOwner): (mirror: Pick<MirrorRow, 'origem'>) => boolean {
  const can = useCan();
  const [every, payroll] = rights[owner];
  return ({ origem }) => can(every) || (origem === 'fopag' && can(payroll));
}
