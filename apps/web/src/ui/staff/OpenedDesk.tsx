import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#kernel/base/failure.ts';
import { Failed } from '../base/ListBody.tsx';
import { SkeletonRows } from '../base/Skeleton.tsx';
import { Desk } from './Desk.tsx';

interface OpenedDeskProps<T> {
  found: UseQueryResult<T>;
  title: string;
  back: { href: string; label: string };
  children: (data: T) => ReactNode;
}

/** One thing on a desk of its own: on its way, failed, or there; what was read once stays while it is read anew. */
export function OpenedDesk<T>({ found, title, back, children }: OpenedDeskProps<T>) {
  if (found.data !== undefined) return children(found.data);
  return (
    <Desk title={title} back={back} footer={null}>
      <div className="flex-1 p-5">
        {found.isError ? (
          <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} list={back.href} />
        ) : (
          <SkeletonRows rows={8} className="h-11" />
        )}
      </div>
    </Desk>
  );
}

interface RecordColumnsProps {
  title: string;
  /** What the column at the side is called, and what it holds. */
  aside: string;
  side: ReactNode;
  children: ReactNode;
}

/** A record on a desk: what happened to it, and its facts at the side; on a phone below. */
export function RecordColumns({ title, aside, side, children }: RecordColumnsProps) {
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={title}
        className="grid min-w-0 flex-1 content-start gap-7 p-4 -outline-offset-2 max-lg:flex-none lg:overflow-y-auto lg:px-6 lg:py-5"
      >
        {children}
      </section>
      <aside
        aria-label={aside}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        className="shrink-0 border-line px-5 py-5 text-sm -outline-offset-2 max-lg:border-t lg:w-80 lg:overflow-y-auto lg:border-l"
      >
        {side}
      </aside>
    </>
  );
}
