import { lazy, Suspense } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { TemplateList } from './TemplateList.tsx';

// the list comes first: a model is asked for
const TemplatePage = lazy(async () => ({ default: (await import('./TemplatePage.tsx')).TemplatePage }));

/** HR's models of papers, or the one that the address names. */
export function Screen() {
  const { id } = useAddress().query;
  if (id === undefined) return <TemplateList />;
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <TemplatePage key={id} id={id} />
    </Suspense>
  );
}
