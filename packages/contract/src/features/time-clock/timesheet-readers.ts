/**
 * Staff who read one timesheet; a worker needs no right for an own one. Where a call of timesheets also names a right of the payroll
 * clock (`PontoFopag`), that one alone opens its months alone (server, `mirror/reach.ts`).
 */
export const timesheetReaders = [
  'GestorEspelhoPontoVisualizar',
  'GestorEspelhoAprovacaoVisualizar',
  'GestorPontoFopagVisualizar',
  'RhEspelhoPontoVisualizar',
  'RhPontoFopagVisualizar',
] as const;
