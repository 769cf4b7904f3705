import type { ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RowButton } from '../list/RowLink.tsx';
import type { Column, Selection } from '../list/table.ts';
import type { TableView } from '../staff/useTableView.ts';

interface DocumentTableProps<R> {
  caption: string;
  /** The heading over the workers' names. */
  title: string;
  rows: readonly R[];
  columns: ReadonlyArray<Column<R>>;
  view: TableView;
  selection: Selection | undefined;
  rowMenu: (row: R) => ReactNode;
}

/** Workers' documents, a row each, by the worker's name; one opens beside the list as it is filtered. */
export function DocumentTable<R extends { id: string; nomeEmpregado: string }>({
  caption,
  title,
  rows,
  columns,
  view,
  selection,
  rowMenu,
}: DocumentTableProps<R>) {
  const { setQuery } = useAddress();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeEmpregado}
      head={{
        title,
        cell: row => (
          // beside the list as it is filtered: an address of its own would lose that
          <RowButton onClick={() => setQuery({ id: row.id })}>{row.nomeEmpregado}</RowButton>
        ),
      }}
      columns={columns.filter(column => !view.hidden.has(column.key))}
      compact={view.compact}
      selection={selection}
      actions={rowMenu}
    />
  );
}
