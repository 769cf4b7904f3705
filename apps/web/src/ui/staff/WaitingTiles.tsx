import { useIsFetching } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from '../base/Link.tsx';
import { SkeletonRows } from '../base/Skeleton.tsx';
import { type Tile, TileList } from './TileList.tsx';

interface WaitingTilesProps {
  tiles: readonly Tile[];
  /** What is said of those that nothing waits in. */
  done: string;
}

/** Where something waits, the bad first; the others in one line. Drawn together, once all are counted. */
export function WaitingTiles({ tiles, done }: WaitingTilesProps) {
  const reading = useIsFetching() > 0 && tiles.some(({ count }) => count === undefined);
  if (reading) return <SkeletonRows rows={2} className="h-22 rounded-lg" />;
  const waiting = tiles.filter(({ count }) => count !== 0);
  const isBad = ({ bad, count }: Tile) => Number(bad === true && count !== undefined);
  const nothing = tiles.filter(({ count }) => count === 0);
  return (
    <div className="grid gap-3">
      {waiting.length > 0 && <TileList tiles={waiting.toSorted((one, other) => isBad(other) - isBad(one))} />}
      {nothing.length > 0 && (
        <div className="flex items-start gap-3 rounded-lg bg-canvas px-4 py-3">
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-ok" />
          <div className="min-w-0">
            <p className="font-semibold">{done}</p>
            <ul className="flex flex-wrap gap-x-4 text-xs text-ink-2">
              {nothing.map(({ key, label, href }) => (
                <li key={key}>
                  <Link href={href} className="inline-block py-1 underline-offset-2 hover:underline max-lg:py-3">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
