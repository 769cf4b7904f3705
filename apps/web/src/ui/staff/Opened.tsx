import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#kernel/base/failure.ts';
import { BackLink } from '../base/BackLink.tsx';
import { Failed } from '../base/ListBody.tsx';
import { SkeletonRows } from '../base/Skeleton.tsx';
import { PageHead } from '../list/PageHead.tsx';

interface OpenedProps<T> {
  found: UseQueryResult<T>;
  /** The page's heading and way back until the thing is there, and where it isn't. */
  title: string;
  back?: { href: string; label: string };
  children: (data: T) => ReactNode;
}

/** One thing on a page of its own: on its way, failed, or there; what was read once stays while it is read anew. */
export function Opened<T>({ found, title, back, children }: OpenedProps<T>) {
  if (found.data !== undefined) return children(found.data);
  return (
    <>
      <PageHead title={title} back={back && <BackLink {...back} />} />
      {found.isError ? (
        <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} list={back?.href} />
      ) : (
        <div className="px-4 lg:px-6">
          <SkeletonRows rows={8} className="h-11" />
        </div>
      )}
    </>
  );
}

const nowhere = { code: 'NOT_FOUND', gone: true };

/** The same page where a list that was read anyway doesn't hold the thing. */
export function NoSuch({ title, back }: Required<Pick<OpenedProps<never>, 'title' | 'back'>>) {
  return (
    <>
      <PageHead title={title} back={<BackLink {...back} />} />
      <Failed failure={nowhere} onRetry={() => undefined} list={back.href} />
    </>
  );
}
