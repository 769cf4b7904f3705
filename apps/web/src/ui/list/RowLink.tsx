import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../base/Link.tsx';
import type { TableProps } from './table.ts';

const look = 'leading-4.5 font-semibold underline-offset-2 hover:underline';

/** What a row of a table is called, and the way to it. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={clsx(look, 'line-clamp-2 py-0.5 max-lg:py-1.5')}>
      {children}
    </Link>
  );
}

/** The same where the row opens beside its list. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={clsx(look, 'block max-w-full text-left max-lg:min-h-11')} onClick={onClick}>
      <span className="line-clamp-2 py-0.5">{children}</span>
    </button>
  );
}

/** What names a row, in a table as on a card. */
export function HeadCell<R>({ row, table, compact }: { row: R; table: TableProps<R>; compact: boolean }) {
  const { head, rowName } = table;
  if (head.cell) return head.cell(row, compact);
  return head.href ? <RowLink href={head.href(row)}>{rowName(row)}</RowLink> : rowName(row);
}
