import { clsx } from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from './Link.tsx';

export interface HomeRow {
  icon: LucideIcon;
  href: string;
  name: string;
  fact: string;
  /** Until when it waits. */
  due?: string;
}

interface HomeRowsProps {
  rows: readonly HomeRow[];
  /** Ways to go, not what waits. */
  quiet?: boolean;
}

/** What the worker's home leads to, a row each. */
export function HomeRows({ rows, quiet }: HomeRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {rows.map(({ icon: Icon, href, name, fact, due }) => (
        <li key={href}>
          <Link
            href={href}
            className={clsx(
              'flex items-center gap-3.5 px-4 -outline-offset-2 active:bg-sunken',
              quiet ? 'py-3' : 'py-3.5',
            )}
          >
            <span
              className={clsx(
                'grid size-11 shrink-0 place-items-center rounded-full',
                quiet ? 'bg-sunken' : 'bg-brand-soft text-brand-ink',
              )}
            >
              <Icon size={21} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block leading-[1.375rem] font-semibold">{name}</span>
              <span className="num mt-0.5 block text-sm text-ink-2">
                {fact}
                {due && (
                  <>
                    {' · '}
                    <b className="font-semibold whitespace-nowrap text-warn">{due}</b>
                  </>
                )}
              </span>
            </span>
            <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
