import { deletedKinds } from '@cracha/contract/features/history/history.schemas.ts';
import { Trash2 } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { type Deletion, exportDeletions, useDeletions } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';

const deletionModal = modal(async () => (await import('./DeletionModal.tsx')).DeletionModal);

/** What was deleted, by whom and why; each opened beside the list, and brought back where it may be. */
export function Screen() {
  const t = useTexts(historyTexts);
  const address = useListAddress(['tipo', 'pesquisa', 'de', 'ate']);
  const { query, cursor } = address;
  const can = useCan();
  const tipo = oneOf(deletedKinds, query.tipo);
  const filter = { tipo, pesquisa: query.pesquisa, de: query.de, ate: query.ate };
  const list = useDeletions({ ...filter, after: cursor.after });
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  return (
    <ListPage
      title={t.deletionTitle}
      lead={t.deletionLead}
      acts={
        (can('RhHistoricoExclusaoDownload') || can('AdminHistoricoExclusaoDownload')) && (
          <ExportButton words={t.export} save={() => exportDeletions(filter, t.deletionExportName)} />
        )
      }
      over={
        <HistoryFilters
          kinds={deletedKinds}
          kind={tipo}
          search={{ key: 'pesquisa', label: t.search, hint: t.searchHint }}
        />
      }
      address={address}
      filtered={filtered}
      list={list}
      empty={{ icon: Trash2, title: t.noneDeleted, lead: t.noneDeletedLead }}
      size={20}
    >
      <DeletionTable rows={rows} onOpen={id => deletionModal.open({ id })} />
    </ListPage>
  );
}

function DeletionTable({ rows, onOpen }: { rows: readonly Deletion[]; onOpen: (id: string) => void }) {
  const t = useTexts(historyTexts);
  const kinds = useTexts(kindTexts);
  const { momentInFull } = useFormats();
  const columns: Array<Column<Deletion>> = [
    { key: 'kind', title: t.kind, width: 120, card: 'line', cell: row => kinds[row.tipo] },
    { key: 'who', title: t.who, card: 'line', cell: row => row.quem ?? t.system },
    {
      key: 'why',
      title: t.why,
      quiet: true,
      cell: row => row.justificativa,
    },
    {
      key: 'when',
      title: t.when,
      width: 150,
      card: 'value',
      cell: row => <span className="num">{momentInFull(row.em)}</span>,
    },
    {
      key: 'state',
      title: t.state,
      width: 120,
      card: 'status',
      cell: row => (
        <StatusText tone={row.restauradoEm ? 'ok' : 'neutral'}>{row.restauradoEm ? t.restored : t.deleted}</StatusText>
      ),
    },
  ];
  const nameOf = (row: Deletion) => row.sobre ?? kinds[row.tipo];
  return (
    <DataTable
      caption={t.deletionTitle}
      rows={rows}
      rowKey={row => row.id}
      rowName={nameOf}
      head={{ title: t.what }}
      columns={columns}
      actions={row => (
        <Button size="sm" data-opens aria-label={`${t.see} ${nameOf(row)}`} onClick={() => onOpen(row.id)}>
          {t.see}
        </Button>
      )}
    />
  );
}
