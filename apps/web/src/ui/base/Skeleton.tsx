import { clsx } from 'clsx';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

/** One grey shape; appears after 150 ms, so that a fast answer never flickers. */
function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block rounded-md bg-sunken', className)} />;
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Rows as tall as the rows that come. */
export function SkeletonRows({ rows = 5, className = 'h-11' }: { rows?: number; className?: string }) {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="grid gap-px">
      <span className="sr-only">{t.loading}</span>
      {places.slice(0, rows).map(place => (
        <Skeleton key={place} className={className} />
      ))}
    </div>
  );
}
