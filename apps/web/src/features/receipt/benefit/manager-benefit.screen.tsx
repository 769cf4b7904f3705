import { to } from '@cracha/contract/navigation/paths.ts';
import { StaffBenefit } from './StaffBenefit.tsx';

/** One benefit of somebody of the team, to read. */
export function Screen() {
  return <StaffBenefit back={to.manager.benefits()} />;
}
