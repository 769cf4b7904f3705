import { lazy, Suspense } from 'react';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { useOwnPlace } from './own-place.ts';

// one small screen for four addresses: a first load names it alone, and it names what each of them needs
const WorkerMirrors = lazy(async () => ({ default: (await import('./WorkerMirrors.tsx')).WorkerMirrors }));
const WorkerMirror = lazy(async () => ({ default: (await import('./WorkerMirror.tsx')).WorkerMirror }));

/** One's own time sheets, or one of them; of every origin, or of the payroll clock alone. */
export function Screen() {
  const { place, isOne } = useOwnPlace();
  return (
    <Suspense fallback={<SkeletonRows rows={4} className="h-28 rounded-2xl" />}>
      {isOne ? <WorkerMirror place={place} /> : <WorkerMirrors place={place} />}
    </Suspense>
  );
}
