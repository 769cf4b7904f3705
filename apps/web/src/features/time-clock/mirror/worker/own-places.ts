import { to } from '@cracha/contract/navigation/worker-paths.ts';
import type { MirrorPlace } from '../mirror.types.ts';

/** Where a worker finds the own mirrors: of every origin, or of the payroll clock alone. */
export const ownMirrors = { owner: 'worker', list: to.worker.mirrors, one: to.worker.mirror } satisfies MirrorPlace;
export const ownPayrollMirrors = {
  owner: 'worker',
  origin: 'fopag',
  list: to.worker.payrollMirrors,
  one: to.worker.payrollMirror,
} satisfies MirrorPlace;
