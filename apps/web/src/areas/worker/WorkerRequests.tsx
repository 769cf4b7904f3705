import { lazy, Suspense } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';

// one small screen for three addresses: a first load names it alone, and it names what each of them needs
const List = lazy(async () => ({
  default: (await import('#features/request/worker/worker-requests.screen.tsx')).Screen,
}));
const One = lazy(async () => ({
  default: (await import('#features/request/worker/worker-request.screen.tsx')).Screen,
}));
const New = lazy(async () => ({ default: (await import('./WorkerNewRequest.tsx')).WorkerNewRequest }));

/** One's own requests, one of them, or a new one. */
export function Screen() {
  const { path } = usePlace();
  const Part = path.endsWith('/novo') ? New : path.endsWith('/solicitacoes') ? List : One;
  return (
    <Suspense fallback={<SkeletonRows rows={4} className="h-28 rounded-2xl" />}>
      <Part />
    </Suspense>
  );
}
