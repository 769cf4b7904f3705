import { StaffMirror } from './StaffMirror.tsx';
import { useStaffPlace } from './staff-place.ts';

export function Screen() {
  return <StaffMirror place={useStaffPlace()} />;
}
