import { useIsFetching } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from '../base/Link.tsx';
import { SkeletonRows } from '../base/Skeleton.tsx';
import { type Tile, TileList } from './TileList.tsx';

interface WaitingTilesProps {
  tiles: readonly Tile[];
  /** What is said of those that nothing waits in. */
  done: string;
  /** What follows on the page. */
  children: ReactNode;
}

/** Where something waits, the bad first; the others in one line. The page is drawn at once, when all of it is counted: nothing moves afterwards. */
export function WaitingTiles({ tiles, done, children }: WaitingTilesProps) {
  const ready = useReadOnce(tiles.every(({ count }) => count !== undefined));
  return (
    <>
      {ready ? <Waiting tiles={tiles} done={done} /> : <SkeletonRows rows={5} className="h-22 rounded-lg" />}
      <div hidden={!ready}>{children}</div>
    </>
  );
}

/** Known already, or read for the first time: what couldn't be read doesn't hold the page back. */
function useReadOnce(isKnown: boolean): boolean {
  const reading = useIsFetching() > 0;
  const [state, setState] = useState<'before' | 'reading' | 'read'>('before');
  const next =
    state === 'read' || (!reading && (isKnown || state === 'reading')) ? 'read' : reading ? 'reading' : state;
  if (next !== state) setState(next);
  return next === 'read';
}

function Waiting({ tiles, done }: Omit<WaitingTilesProps, 'children'>) {
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
