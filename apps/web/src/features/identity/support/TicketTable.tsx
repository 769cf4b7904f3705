import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import type { Ticket } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';

/** What was asked without signing in. The operator sees how each stands, not what it says. */
export function TicketTable({ rows, onOpen }: { rows: readonly Ticket[]; onOpen: (row: Ticket) => void }) {
  const t = useTexts(supportDeskTexts);
  const { moment } = useFormats();
  const nameOf = (row: Ticket) => row.nome ?? t.someone(moment(row.pedidoEm));
  const columns: Array<Column<Ticket>> = [
    { key: 'contact', title: t.contact, card: 'line', cell: row => <span className="num">{row.contato ?? '–'}</span> },
    {
      key: 'asked',
      title: t.asked,
      width: 130,
      card: 'value',
      cell: row => <span className="num">{moment(row.pedidoEm)}</span>,
    },
    {
      key: 'state',
      title: t.state,
      width: 140,
      card: 'status',
      cell: row => (
        <StatusText tone={row.encerradoEm ? 'neutral' : 'brand'}>
          {row.encerradoEm ? (row.respondido ? t.answered : t.closed) : t.waiting}
        </StatusText>
      ),
    },
  ];
  return (
    <DataTable
      caption={t.tickets}
      rows={rows}
      rowKey={row => row.id}
      rowName={nameOf}
      head={{ title: t.person }}
      columns={columns}
      actions={row =>
        row.mensagem !== null && (
          <Button size="sm" data-opens aria-label={t.openOf(nameOf(row))} onClick={() => onOpen(row)}>
            {t.open}
          </Button>
        )
      }
    />
  );
}
