import { ownPayrollMirrors } from './own-places.ts';
import { WorkerMirrors } from './WorkerMirrors.tsx';

export function Screen() {
  return <WorkerMirrors place={ownPayrollMirrors} />;
}
