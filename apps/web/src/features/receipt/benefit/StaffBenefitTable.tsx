import { to } from '@cracha/contract/navigation/paths.ts';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column, Selection } from '#ui/list/table.ts';
import type { TableView } from '#ui/staff/useTableView.ts';
import type { BenefitOrder, StaffBenefitRow } from '../benefit.api.ts';
import { listTexts } from '../list/lists.messages.ts';
import { stateTones } from '../list/state-tones.ts';
import type { ListOwner } from '../receipt-list.api.ts';
import { nextBenefitOrder } from './benefit-filter.ts';
import { benefitTexts } from './benefits.messages.ts';

interface StaffBenefitTableProps {
  owner: ListOwner;
  columns: Array<Column<StaffBenefitRow>>;
  rows: readonly StaffBenefitRow[];
  order: BenefitOrder | undefined;
  onOrder: (order: BenefitOrder | undefined) => void;
  selection?: Selection;
  rowMenu?: (row: StaffBenefitRow) => ReactNode;
  view: TableView;
}

export function StaffBenefitTable({
  owner,
  columns,
  rows,
  order,
  onOrder,
  selection,
  rowMenu,
  view,
}: StaffBenefitTableProps) {
  const t = useTexts(benefitTexts);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeEmpregado}
      head={{
        title: t.worker,
        sort: 'nomeEmpregado',
        href: row => (owner === 'hr' ? to.hr.benefit(row.id) : to.manager.benefit(row.id)),
      }}
      columns={columns.filter(column => !view.hidden.has(column.key))}
      compact={view.compact}
      sorting={order ? { by: order.replace('-', ''), descending: order.startsWith('-') } : undefined}
      onSort={by => onOrder(nextBenefitOrder(by, order))}
      selection={selection}
      actions={rowMenu}
    />
  );
}

/** All of them, for the table and for the choice of columns: of one month none says it. */
export function useBenefitColumns(oneMonth: boolean): Array<Column<StaffBenefitRow>> {
  const t = useTexts(benefitTexts);
  const f = useFormats();
  const columns: Array<Column<StaffBenefitRow>> = [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    {
      key: 'benefit',
      title: t.benefit,
      quiet: true,
      card: 'line',
      cell: row => row.beneficio,
    },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      sort: 'empresa',
      cell: row => row.empresa,
    },
    { key: 'month', title: t.month, width: 108, quiet: true, cell: row => f.competence(row.mes, row.ano) },
    {
      key: 'deduction',
      title: t.deduction,
      width: 88,
      right: true,
      quiet: true,
      cell: row => f.amount(row.desconto),
    },
    {
      key: 'total',
      title: t.total,
      width: 88,
      right: true,
      card: 'value',
      cell: row => <b className="font-semibold">{f.amount(row.total)}</b>,
    },
    {
      key: 'day',
      title: t.creditColumn,
      width: 96,
      quiet: true,
      card: 'line',
      cell: row => (row.dataCredito ? f.date(row.dataCredito) : <StatusText tone="warn">{t.noDay}</StatusText>),
    },
    { key: 'state', title: t.state, width: 112, card: 'status', cell: row => <State row={row} /> },
    {
      key: 'seen',
      title: t.seenAt,
      width: 112,
      quiet: true,
      sort: 'visualizadoEm',
      cell: row => (row.visualizadoEm ? f.moment(row.visualizadoEm) : '–'),
    },
  ];
  return columns.filter(({ key }) => key !== 'month' || !oneMonth);
}

function State({ row }: { row: StaffBenefitRow }) {
  const t = useTexts(benefitTexts);
  const { one } = useTexts(listTexts);
  return (
    <span className="inline-flex items-center gap-1.5">
      <StatusText tone={stateTones[row.situacao]}>{one[row.situacao]}</StatusText>
      {!row.visivel && <EyeOff role="img" size={15} className="text-ink-2" aria-label={t.hidden} />}
    </span>
  );
}
