import { StaffMirrors } from './StaffMirrors.tsx';
import { useStaffPlace } from './staff-place.ts';

export function Screen() {
  return <StaffMirrors place={useStaffPlace()} />;
}
