import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import { SupportStatus } from './SupportStatus.tsx';
import type { SupportRequest } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';

interface RequestTableProps {
  rows: readonly SupportRequest[];
  onOpen: (row: SupportRequest) => void;
}

/** Who asks what, where, and how it stands. */
export function RequestTable({ rows, onOpen }: RequestTableProps) {
  const t = useTexts(supportDeskTexts);
  const { moment, time } = useFormats();
  const columns: Array<Column<SupportRequest>> = [
    { key: 'reason', title: t.reason, card: 'line', cell: row => row.motivo },
    {
      key: 'group',
      title: t.group,
      quiet: true,
      cell: row => row.grupoAcesso ?? '–',
    },
    {
      key: 'asked',
      title: t.asked,
      width: 130,
      card: 'value',
      cell: row => <span className="num">{moment(row.criadaEm)}</span>,
    },
    {
      key: 'until',
      title: t.until,
      width: 110,
      quiet: true,
      cell: row => <span className="num">{row.liberadaAte ? time(row.liberadaAte) : '–'}</span>,
    },
    { key: 'state', title: t.state, width: 140, card: 'status', cell: row => <SupportStatus status={row.status} /> },
  ];
  return (
    <DataTable
      caption={t.requests}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.solicitante}
      head={{ title: t.person }}
      columns={columns}
      actions={row => (
        <Button size="sm" data-opens aria-label={t.openOf(row.solicitante)} onClick={() => onOpen(row)}>
          {t.open}
        </Button>
      )}
    />
  );
}
