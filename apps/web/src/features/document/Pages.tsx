import { type RefObject, useState } from 'react';
import { PageSheet, type View } from './PageSheet.tsx';
import type { ToRead } from './reading.api.ts';
import { useCounted } from './usePages.ts';

interface PagesProps {
  root: RefObject<HTMLDivElement | null>;
  of: ToRead;
  reading: string | undefined;
  total: number;
  view: View;
  current: number;
  /** It is read to its end: each page that was seen is reported. */
  counts: boolean;
}

/** All pages under each other; those near the reader are asked for, the one before them first and then counted. */
export function Pages({ root, of, reading, total, view, current, counts }: PagesProps) {
  const [served, setServed] = useState<ReadonlySet<number>>(new Set());
  const isServed = served.has(current);
  useCounted(of, current, counts && isServed);
  const isNear = (page: number) => page === current || (isServed && Math.abs(page - current) === 1);
  return (
    <div ref={root} className="grid gap-4">
      {Array.from({ length: total }, (_, at) => at + 1).map(page => (
        <PageSheet
          key={page}
          {...{ reading, page, total, view }}
          near={isNear(page)}
          onServed={one => setServed(before => new Set(before).add(one))}
        />
      ))}
    </div>
  );
}
