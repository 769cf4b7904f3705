import { hrMirrors } from './places.ts';
import { StaffMirrors } from './StaffMirrors.tsx';

export function Screen() {
  return <StaffMirrors place={hrMirrors} />;
}
