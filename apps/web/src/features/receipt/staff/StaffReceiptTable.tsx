import { to } from '@cracha/contract/navigation/paths.ts';
import { EyeOff, Lock, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressWith } from '#kernel/base/address.ts';
import { cpfMasked, type Formats, useFormats } from '#kernel/base/formats.ts';
import { type KindTexts, kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column, Selection } from '#ui/list/table.ts';
import type { TableView } from '#ui/staff/useTableView.ts';
import { listTexts } from '../list/lists.messages.ts';
import { nextOrder, type ReceiptOrder } from '../list/receipt-filter.ts';
import { stateTones } from '../list/state-tones.ts';
import type { StaffReceiptRow } from '../receipt.types.ts';
import type { ListOwner } from '../receipt-list.api.ts';
import { type StaffTexts, staffTexts } from '../staff.messages.ts';
import { withholdingTexts } from './withholding.messages.ts';

interface StaffReceiptTableProps {
  owner: ListOwner;
  rows: readonly StaffReceiptRow[];
  order?: ReceiptOrder;
  onOrder: (order: ReceiptOrder | undefined) => void;
  selection?: Selection;
  rowMenu?: (row: StaffReceiptRow) => ReactNode;
  view: TableView;
}

export function StaffReceiptTable({ owner, rows, order, onOrder, selection, rowMenu, view }: StaffReceiptTableProps) {
  const t = useTexts(staffTexts);
  const columns = useReceiptColumns();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeEmpregado}
      head={{
        title: t.worker,
        sort: 'nomeEmpregado',
        cell: (row, compact) => <Name row={row} owner={owner} compact={compact} />,
      }}
      columns={columns.filter(column => !view.hidden.has(column.key))}
      compact={view.compact}
      sorting={order ? { by: order.replace('-', ''), descending: order.startsWith('-') } : undefined}
      onSort={by => onOrder(nextOrder(by, order))}
      selection={selection}
      actions={rowMenu}
    />
  );
}

/** All of them, for the table and for the choice of columns. */
export function useReceiptColumns(): Array<Column<StaffReceiptRow>> {
  const t = useTexts(staffTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  return [...aboutWhom(t, kinds, f), ...aboutPay(t, f)];
}

function aboutWhom(t: StaffTexts, kinds: KindTexts, f: Formats): Array<Column<StaffReceiptRow>> {
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    { key: 'place', title: t.place, quiet: true, sort: 'empresa', cell: row => row.lotacao ?? row.empresa },
    { key: 'kind', title: t.kind, width: 100, quiet: true, card: 'line', cell: row => kinds[row.especie] },
    {
      key: 'earnings',
      title: t.earnings,
      width: 88,
      right: true,
      quiet: true,
      cell: row => f.amount(row.totalVencimentos),
    },
    {
      key: 'deductions',
      title: t.deductions,
      width: 88,
      right: true,
      quiet: true,
      cell: row => f.amount(row.totalDescontos),
    },
  ];
}

function aboutPay(t: StaffTexts, f: Formats): Array<Column<StaffReceiptRow>> {
  return [
    {
      key: 'net',
      title: t.net,
      width: 88,
      right: true,
      sort: 'liquido',
      card: 'value',
      cell: row => <b className="font-semibold">{f.amount(row.liquido)}</b>,
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
}

function Name({ row, owner, compact }: { row: StaffReceiptRow; owner: ListOwner; compact: boolean }) {
  const t = useTexts(staffTexts);
  return (
    <>
      {/* HR's opens beside the list as it is filtered: an address of its own would lose that */}
      <RowLink href={owner === 'hr' ? addressWith({ id: row.id }) : to.manager.receipt(row.id)}>
        {row.nomeEmpregado}
      </RowLink>
      {!compact && row.matricula && (
        <span className="num block text-2xs text-ink-3">{t.registration(row.matricula)}</span>
      )}
    </>
  );
}

function State({ row }: { row: StaffReceiptRow }) {
  const t = useTexts(staffTexts);
  const w = useTexts(withholdingTexts);
  const { one } = useTexts(listTexts);
  return (
    <span className="inline-flex items-center gap-1.5">
      <StatusText tone={stateTones[row.situacao]}>{one[row.situacao]}</StatusText>
      {row.temConversa && <MessageSquareText role="img" size={15} className="text-bad" aria-label={t.hasMessage} />}
      {row.retido && <Lock role="img" size={15} className="text-warn" aria-label={w.state} />}
      {!row.visivel && !row.retido && <EyeOff role="img" size={15} className="text-ink-2" aria-label={t.hidden} />}
    </span>
  );
}
