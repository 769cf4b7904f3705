import { useWide } from '../base/wide.ts';
import { CardList } from './CardList.tsx';
import { saidColumns } from './said-columns.ts';
import { TableList } from './TableList.tsx';
import type { TableProps } from './table.ts';

/** One list for all staff screens: a semantic table where there is room, two-line cards on a phone, same rows, same order. */
export function DataTable<R>(props: TableProps<R>) {
  const columns = saidColumns(props);
  return useWide() ? <TableList {...props} columns={columns} /> : <CardList {...props} columns={columns} />;
}
