import { clsx } from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { Link } from '../base/Link.tsx';

export interface Tile {
  key: string;
  icon: LucideIcon;
  label: string;
  sub?: string;
  /** Undefined while unknown: the tile keeps its place. Null: it is a way to go, and nothing is counted. */
  count?: number | null;
  bad?: boolean;
  href: string;
}

/** What waits, largest text the number; each leads to the list that holds it. */
export function TileList({ tiles }: { tiles: readonly Tile[] }) {
  const { int } = useFormats();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {tiles.map(({ key, icon: Icon, label, sub, count, bad, href }) => (
        <li key={key}>
          <Link
            href={href}
            className="flex h-full min-h-22 items-center gap-4 rounded-lg border border-line px-4 py-3 hover:bg-canvas"
          >
            <span
              className={clsx(
                'grid size-11 shrink-0 place-items-center rounded-full',
                bad && count ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand-ink',
              )}
            >
              <Icon size={20} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              {count !== null && (
                <span className={clsx('num block text-xl font-bold', bad && count ? 'text-bad' : undefined)}>
                  {count === undefined ? '\u00a0' : int(count)}
                </span>
              )}
              <span className={clsx('block text-ink', count === null && 'font-semibold')}>{label}</span>
              {sub && <span className="block text-xs text-ink-2">{sub}</span>}
            </span>
            <ChevronRight size={18} aria-hidden className="text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
