import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from '../base/ui.messages.ts';
import { SelectPage } from '../form/SelectPage.tsx';
import { TableRow } from './TableRow.tsx';
import type { Sorting, TableProps } from './table.ts';
import { useWidths } from './useWidths.ts';

export function TableList<R>(props: TableProps<R>) {
  const { caption, rows, rowKey } = props;
  const table = useWidths(props);
  return (
    <section
      data-scroller
      className="min-h-0 flex-1 overflow-auto px-6 print:overflow-visible"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table ref={table} className="w-full table-fixed border-separate border-spacing-0 text-sm print:table-auto">
        <caption className="sr-only">{caption}</caption>
        <Head table={props} />
        {rows.map(row => (
          <TableRow key={rowKey(row)} row={row} table={props} />
        ))}
      </table>
    </section>
  );
}

function Head<R>({ table }: { table: TableProps<R> }) {
  const t = useTexts(uiTexts);
  const { head, columns, sorting, onSort, selection, actions, detail } = table;
  return (
    <thead>
      <tr>
        {detail && <Corner width="w-9">{t.detail}</Corner>}
        {selection && (
          <th scope="col" className={clsx(corner, 'w-8 text-left no-print')}>
            <SelectPage table={table} />
          </th>
        )}
        <Title {...{ sorting, onSort }} title={head.title} sort={head.sort} />
        {columns.map(({ key, title, sort, right }) => (
          <Title key={key} {...{ sorting, onSort, title, sort, right }} />
        ))}
        {actions && <Corner width="w-10">{t.actions}</Corner>}
      </tr>
    </thead>
  );
}

interface TitleProps {
  title: string;
  sort?: string;
  right?: boolean;
  sorting?: Sorting;
  onSort?: (by: string) => void;
}

function Title({ title, sort, right, sorting, onSort }: TitleProps) {
  const on = sort !== undefined && sorting?.by === sort;
  const Arrow = sorting?.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={on ? (sorting?.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(
        corner,
        'h-9 px-3 text-2xs font-semibold whitespace-nowrap text-ink-2',
        right ? 'text-right' : 'text-left',
      )}
    >
      {sort && onSort ? (
        <button
          type="button"
          onClick={() => onSort(sort)}
          className={clsx(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 hover:bg-sunken',
            on && 'text-ink',
          )}
        >
          {title}
          {on && <Arrow size={13} aria-hidden />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

function Corner({ width, children }: { width: string; children: ReactNode }) {
  return (
    <th scope="col" className={clsx(corner, width, 'no-print')}>
      <span className="sr-only">{children}</span>
    </th>
  );
}

const corner = 'sticky top-0 z-10 border-b border-line bg-surface print:static print:w-auto!';
