import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { cpfMasked, useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { StatusText } from '#ui/Status.tsx';
import type { Column, Selection } from '#ui/table.ts';
import type { TableView } from '#ui/useTableView.ts';
import type { StaffStatementRow } from './income-statement.api.ts';
import { OpenBeside } from './RowActs.tsx';
import { statementTexts } from './statements.messages.ts';

interface StatementTableProps {
  rows: readonly StaffStatementRow[];
  view: TableView;
  selection: Selection;
  rowMenu: (row: StaffStatementRow) => ReactNode;
}

export function StatementTable({ rows, view, selection, rowMenu }: StatementTableProps) {
  const t = useTexts(statementTexts);
  const columns = useStatementColumns();
  const { setQuery } = useAddress();
  return (
    <DataTable
      caption={t.list}
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
export function useStatementColumns(): Array<Column<StaffStatementRow>> {
  const t = useTexts(statementTexts);
  const f = useFormats();
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      card: 'line',
      cell: row => <span className="block max-w-44 ellipsis 2xl:max-w-72">{row.empresa}</span>,
    },
    { key: 'year', title: t.year, width: 72, quiet: true, cell: row => String(row.ano) },
    {
      key: 'withheld',
      title: t.withheld,
      width: 120,
      right: true,
      quiet: true,
      cell: row => f.amount(row.totalRetido),
    },
    {
      key: 'earned',
      title: t.earned,
      width: 120,
      right: true,
      card: 'value',
      cell: row => <b className="font-semibold">{f.amount(row.totalRendimentos)}</b>,
    },
    {
      key: 'seen',
      title: t.visto,
      width: 112,
      quiet: true,
      cell: row => (row.visualizado ? t.visto : t.naoVisto),
    },
    {
      key: 'state',
      title: t.state,
      width: 112,
      card: 'status',
      cell: row => (
        <StatusText tone={row.habilitado ? 'ok' : 'neutral'}>
          {row.habilitado ? t.habilitado : t.desabilitado}
        </StatusText>
      ),
    },
  ];
}
