import { teamPayrollMirrors } from './places.ts';
import { StaffMirror } from './StaffMirror.tsx';

export function Screen() {
  return <StaffMirror place={teamPayrollMirrors} />;
}
