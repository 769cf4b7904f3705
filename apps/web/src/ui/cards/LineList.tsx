import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { ListBody } from '../base/ListBody.tsx';
import { MoreButton } from './MoreButton.tsx';

interface LineListProps<Row> {
  list: UseInfiniteQueryResult<{ pages: readonly { items: readonly Row[] }[] }>;
  whenEmpty: ReactNode;
  line: (row: Row) => ReactNode;
  className?: string;
  /** Below the lines. */
  children?: ReactNode;
}

/** A phone's list: a line for each, the next ones by a button. */
export function LineList<Row extends { id: string }>({
  list,
  whenEmpty,
  line,
  className,
  children,
}: LineListProps<Row>) {
  const rows = list.data?.pages.flatMap(page => page.items) ?? [];
  return (
    <ListBody large {...loadOf(list)} empty={rows.length === 0} whenEmpty={whenEmpty}>
      <ul className={clsx('divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface', className)}>
        {rows.map(row => (
          <li key={row.id}>{line(row)}</li>
        ))}
      </ul>
      {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      {children}
    </ListBody>
  );
}
