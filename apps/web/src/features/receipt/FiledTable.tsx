import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { cpfMasked, useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { StatusText } from '#ui/Status.tsx';
import type { Column, Selection } from '#ui/table.ts';
import type { TableView } from '#ui/useTableView.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';
import { OpenBeside } from './RowActs.tsx';
import type { FiledPart, StaffFiledRow } from './staff-filed.api.ts';

interface FiledTableProps {
  part: FiledPart;
  rows: readonly StaffFiledRow[];
  view: TableView;
  selection: Selection | undefined;
  rowMenu: (row: StaffFiledRow) => ReactNode;
}

export function FiledTable({ part, rows, view, selection, rowMenu }: FiledTableProps) {
  const t = useTexts(hrFiledTexts);
  const columns = useFiledColumns();
  const { setQuery } = useAddress();
  return (
    <DataTable
      caption={t[part]}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeEmpregado}
      head={{
        title: t.worker,
        cell: row => <OpenBeside name={row.nomeEmpregado} onOpen={() => setQuery({ id: row.id })} />,
      }}
      columns={columns.filter(column => !view.hidden.has(column.key))}
      compact={view.compact}
      selection={selection}
      actions={rowMenu}
    />
  );
}

/** All of them, for the table and for the choice of columns. */
export function useFiledColumns(): Array<Column<StaffFiledRow>> {
  const t = useTexts(hrFiledTexts);
  const f = useFormats();
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    { key: 'registration', title: t.registration, width: 104, quiet: true, cell: row => row.matricula ?? '–' },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      card: 'line',
      cell: row => <span className="block max-w-44 ellipsis 2xl:max-w-72">{row.empresa}</span>,
    },
    {
      key: 'month',
      title: t.month,
      width: 136,
      card: 'value',
      cell: row => f.competence(row.mes, row.ano),
    },
    {
      key: 'published',
      title: t.published,
      width: 112,
      quiet: true,
      cell: row => f.date(row.publicadoEm.slice(0, 10)),
    },
    {
      key: 'state',
      title: t.state,
      width: 104,
      card: 'status',
      cell: row => (
        <StatusText tone={row.visualizado ? 'ok' : 'neutral'}>{row.visualizado ? t.visto : t.naoVisto}</StatusText>
      ),
    },
  ];
}
