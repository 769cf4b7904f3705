import { to } from '@cracha/contract/navigation/paths.ts';
import { StaffBenefit } from './StaffBenefit.tsx';

/** One benefit, with HR's acts on what its worker wrote. */
export function Screen() {
  return <StaffBenefit back={to.hr.benefits()} />;
}
