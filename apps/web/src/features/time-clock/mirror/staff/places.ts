import { to } from '@cracha/contract/navigation/paths.ts';
import type { MirrorPlace } from '../mirror.types.ts';

/** Where HR and managers find mirrors: of every origin, or of the payroll clock alone. */
export const hrMirrors = { owner: 'hr', list: to.hr.mirrors, one: to.hr.mirror } satisfies MirrorPlace;
export const hrPayrollMirrors = {
  owner: 'hr',
  origin: 'fopag',
  list: to.hr.payrollMirrors,
  one: to.hr.payrollMirror,
} satisfies MirrorPlace;
export const teamMirrors = { owner: 'manager', list: to.manager.mirrors, one: to.manager.mirror } satisfies MirrorPlace;
export const teamPayrollMirrors = {
  owner: 'manager',
  origin: 'fopag',
  list: to.manager.payrollMirrors,
  one: to.manager.payrollMirror,
} satisfies MirrorPlace;
