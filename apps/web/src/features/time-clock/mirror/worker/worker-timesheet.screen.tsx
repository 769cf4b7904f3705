import { ownMirrors } from './own-places.ts';
import { WorkerMirror } from './WorkerMirror.tsx';

export function Screen() {
  return <WorkerMirror place={ownMirrors} />;
}
