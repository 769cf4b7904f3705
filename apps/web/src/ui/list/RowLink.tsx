import type { ReactNode } from 'react';
import { Link } from '../base/Link.tsx';
import type { TableProps } from './table.ts';

/** What a row of a table is called, and the way to it. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="line-clamp-2 py-0.5 leading-5 font-semibold underline-offset-2 hover:underline max-lg:py-1.5"
    >
      {children}
    </Link>
  );
}

/** What names a row, in a table as on a card. */
export function HeadCell<R>({ row, table, compact }: { row: R; table: TableProps<R>; compact: boolean }) {
  const { head, rowName } = table;
  if (head.cell) return head.cell(row, compact);
  return head.href ? <RowLink href={head.href(row)}>{rowName(row)}</RowLink> : rowName(row);
}
