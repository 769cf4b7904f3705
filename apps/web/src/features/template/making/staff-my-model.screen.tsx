import { lazy, Suspense } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { ModelMenu } from './ModelMenu.tsx';

// the menu comes first: making papers and what became of them are asked for
const MakeDocuments = lazy(async () => ({ default: (await import('./MakeDocuments.tsx')).MakeDocuments }));
const BatchResult = lazy(async () => ({ default: (await import('./BatchResult.tsx')).BatchResult }));

/** What HR and managers do with models: the ways to go, papers of one (`usar`), what became of a batch (`lote`). */
export function Screen() {
  const { usar, lote } = useAddress().query;
  const { to } = useStaffWay();
  if (usar === undefined && lote === undefined) return <ModelMenu />;
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      {usar === undefined ? (
        <BatchResult key={lote} id={lote ?? ''} back={to.myModel()} />
      ) : (
        <MakeDocuments key={usar} id={usar} />
      )}
    </Suspense>
  );
}
