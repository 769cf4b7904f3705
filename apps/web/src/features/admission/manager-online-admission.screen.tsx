import { TeamAdmissions } from './desk/TeamAdmissions.tsx';

/** Admissions of a manager's people: only how far they are. */
export function Screen() {
  return <TeamAdmissions />;
}
