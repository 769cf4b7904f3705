import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import type { ListedRequest } from './privacy.api.ts';
import { type PrivacyTexts, privacyTexts } from './privacy.messages.ts';

/** Who asks what, until when, and how it stands. */
export function PrivacyTable({
  rows,
  onOpen,
}: {
  rows: readonly ListedRequest[];
  onOpen: (row: ListedRequest) => void;
}) {
  const t = useTexts(privacyTexts);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{ title: t.person }}
      columns={useColumns(t)}
      actions={row => (
        <Button size="sm" data-opens aria-label={t.seeOf(row.nome)} onClick={() => onOpen(row)}>
          {t.see}
        </Button>
      )}
    />
  );
}

function useColumns(t: PrivacyTexts): Array<Column<ListedRequest>> {
  const { date } = useFormats();
  return [
    { key: 'what', title: t.what, card: 'line', cell: row => t[row.tipo] },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      cell: row => row.empresa ?? '–',
    },
    {
      key: 'due',
      title: t.due,
      width: 130,
      card: 'value',
      cell: row => <span className="num">{date(row.prazo)}</span>,
    },
    {
      key: 'state',
      title: t.state,
      width: 140,
      card: 'status',
      cell: row => <State row={row} t={t} />,
    },
  ];
}

function State({ row, t }: { row: ListedRequest; t: PrivacyTexts }) {
  if (row.desfecho)
    return <StatusText tone={row.desfecho === 'atendido' ? 'ok' : 'warn'}>{t[row.desfecho]}</StatusText>;
  return <StatusText tone={row.atrasado ? 'bad' : 'neutral'}>{row.atrasado ? t.late : t.open}</StatusText>;
}
