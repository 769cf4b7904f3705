import { to } from '@cracha/contract/navigation/paths.ts';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { RowButton } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import { readable } from '../description.ts';
import type { DisputeRow } from '../dispute/dispute.api.ts';
import { type DisputeTexts, disputeTexts } from '../dispute/dispute.messages.ts';
import { dueWords } from '../dispute/due.ts';

/** Whose, about which line, until when, with whom; closed ones say how they ended. */
export function DisputeTable({ rows, closed }: { rows: readonly DisputeRow[]; closed: boolean }) {
  const t = useTexts(disputeTexts);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeEmpregado}
      head={{ title: t.worker, cell: row => <Name row={row} /> }}
      columns={useColumns(t, closed)}
      compact={false}
    />
  );
}

function useColumns(t: DisputeTexts, closed: boolean): Array<Column<DisputeRow>> {
  const f = useFormats();
  return [
    {
      key: 'line',
      title: t.line,
      card: 'line',
      cell: row => (row.verba ? readable(row.verba) : t.wholeReceipt),
    },
    { key: 'receipt', title: t.receipt, quiet: true, cell: row => f.competence(row.mes, row.ano) },
    {
      key: 'assignee',
      title: t.assignee,
      quiet: true,
      cell: row => row.responsavel?.nome ?? t.nobody,
    },
    closed
      ? {
          key: 'outcome',
          title: t.outcome,
          width: 220,
          card: 'status',
          cell: row => (row.desfecho ? t[row.desfecho] : t.open),
        }
      : {
          key: 'due',
          title: t.due,
          width: 190,
          card: 'status',
          cell: row => (
            <StatusText tone={row.atrasada ? 'bad' : 'warn'}>
              {dueWords(row, t)}
              <span className="sr-only"> ({t.until(f.dayInWords(row.prazo))})</span>
            </StatusText>
          ),
        },
  ];
}

function Name({ row }: { row: DisputeRow }) {
  const { setQuery } = useAddress();
  // a payslip opens beside the list, a benefit has its own page
  const open = () => (row.tipo === 2 ? navigateTo(to.hr.benefit(row.idRecibo)) : setQuery({ id: row.idRecibo }));
  return (
    <>
      <RowButton onClick={open}>{row.nomeEmpregado}</RowButton>
      <span className="line-clamp-2 text-xs text-ink-2">{row.mensagem}</span>
    </>
  );
}
