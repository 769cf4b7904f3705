import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { Button, IconButton } from '../base/Button.tsx';
import { Link } from '../base/Link.tsx';
import { Menu, MenuItem } from './Menu.tsx';

/** One of what waits at a desk. */
export interface Queued {
  id: string;
  name: string;
  /** Why one looks at it. */
  why: string;
  href: string;
  /** Beside its name: until when. */
  end?: ReactNode;
  /** What it stands under, where a queue has groups; those of one stand together. */
  group?: string;
}

interface QueueWords {
  queue: string;
  more: string;
  previous: string;
  next: string;
  at: (at: string, total: string) => string;
}

interface QueueProps {
  rows: readonly Queued[];
  current: string;
  words: QueueWords;
  onGo: (id: string) => void;
}

interface QueueListProps extends Omit<QueueProps, 'words'> {
  words: Pick<QueueWords, 'queue' | 'more'>;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className: string;
  /** Above the rows: what narrows them. */
  children?: ReactNode;
}

/** What waits, oldest first, where there is room for it; else the bar's menu and arrows stand for it. */
export function QueueList({ rows, current, words, onGo, list, className, children }: QueueListProps) {
  return (
    <nav
      aria-label={words.queue}
      className={clsx('w-60 shrink-0 overflow-y-auto border-r border-line px-2 py-3', className)}
    >
      {children}
      <ul>
        {rows.map((row, at) => (
          <li key={row.id}>
            {row.group !== undefined && row.group !== rows[at - 1]?.group && (
              <p className={clsx('px-2.5 pb-1 text-2xs font-semibold text-ink-2', at > 0 && 'pt-3')}>{row.group}</p>
            )}
            <Link
              href={row.href}
              aria-current={row.id === current ? 'true' : undefined}
              className={clsx(
                'block rounded-md px-2.5 py-1.5',
                row.id === current ? 'bg-brand-soft' : 'hover:bg-canvas',
              )}
              onClick={event => {
                // going on in the queue is no new page: back leaves the desk
                event.preventDefault();
                onGo(row.id);
              }}
            >
              <span className="flex items-baseline gap-2">
                <span className="ellipsis min-w-0 flex-1 leading-[1.125rem] font-semibold">{row.name}</span>
                {row.end && <span className="num shrink-0 text-2xs">{row.end}</span>}
              </span>
              <span className="num block ellipsis text-xs text-ink-2">{row.why}</span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          className="mt-2 w-full"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </nav>
  );
}

interface QueueMovesProps extends QueueProps {
  total: number;
  children?: ReactNode;
}

/** Where one is in the queue, the queue as a menu, and the way to the one before and after. */
export function QueueMoves({ rows, current, words, onGo, total, children }: QueueMovesProps) {
  const { int } = useFormats();
  const at = rows.findIndex(({ id }) => id === current);
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = rows[at + 1];
  return (
    <div className="flex items-center gap-2">
      {at >= 0 && (
        // the queue, where there is no room for its column
        <Menu
          trigger={
            <Button size="sm" look="ghost" className="num whitespace-nowrap">
              {words.at(int(at + 1), int(total))}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
        >
          {rows.map(row => (
            <MenuItem key={row.id} current={row === rows[at]} sub={row.why} onClick={() => onGo(row.id)}>
              {row.name}
            </MenuItem>
          ))}
        </Menu>
      )}
      {children}
      <IconButton
        size="icon-sm"
        data-key="k"
        label={words.previous}
        blocked={!before}
        onClick={() => before && onGo(before.id)}
      >
        <ChevronUp size={17} aria-hidden />
      </IconButton>
      <IconButton
        size="icon-sm"
        data-key="j"
        label={words.next}
        blocked={!after}
        onClick={() => after && onGo(after.id)}
      >
        <ChevronDown size={17} aria-hidden />
      </IconButton>
    </div>
  );
}

/** What had the focus went with the case before: reading goes on at this one's start. */
export function Hands() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} tabIndex={-1} className="sr-only" />;
}
