import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#kernel/base/failure.ts';
import { Failed } from '../base/ListBody.tsx';
import { SkeletonRows } from '../base/Skeleton.tsx';

interface OpenedProps<T> {
  found: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** One thing on a page of its own: on its way, failed, or there; what was read once stays while it is read anew. */
export function Opened<T>({ found, children }: OpenedProps<T>) {
  if (found.data !== undefined) return children(found.data);
  if (found.isError) return <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} />;
  return (
    <div className="p-6">
      <SkeletonRows rows={8} className="h-11" />
    </div>
  );
}
