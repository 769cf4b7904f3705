import { deletedKinds } from '@cracha/contract/features/history/history.schemas.ts';
import { Download, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StatusText } from '#ui/Status.tsx';
import type { Column } from '#ui/table.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { type Deletion, exportDeletions, useDeletions } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';

const deletionModal = modal(async () => (await import('./DeletionModal.tsx')).DeletionModal);

/** What was deleted, by whom and why; each opened beside the list, and brought back where it may be. */
export function Screen() {
  const t = useTexts(historyTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const can = useCan();
  const tipo = deletedKinds.find(kind => kind === query.tipo);
  const filter = { tipo, pesquisa: query.pesquisa, de: query.de, ate: query.ate };
  const list = useDeletions({ ...filter, after: cursor.after });
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  useTitle(t.deletionTitle);
  return (
    <>
      <PageHead title={t.deletionTitle} lead={t.deletionLead}>
        {(can('RhHistoricoExclusaoDownload') || can('AdminHistoricoExclusaoDownload')) && (
          <Button onClick={() => void exportDeletions(filter, t.deletionExportName).catch(tellFailure)}>
            <Download size={16} aria-hidden />
            {t.export}
          </Button>
        )}
      </PageHead>
      <HistoryFilters
        kinds={deletedKinds}
        kind={tipo}
        search={{ key: 'pesquisa', label: t.search, hint: t.searchHint }}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={
          filtered
            ? () => setQuery({ tipo: undefined, pesquisa: undefined, de: undefined, ate: undefined, apos: undefined })
            : undefined
        }
        whenEmpty={
          <StateBlock icon={Trash2} title={t.noneDeleted}>
            {t.noneDeletedLead}
          </StateBlock>
        }
      >
        <DeletionTable rows={rows} onOpen={id => deletionModal.open({ id })} />
      </ListBody>
      <Pager size={20} cursor={cursor} list={list.data} />
    </>
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
      cell: row => <span className="block max-w-72 ellipsis">{row.justificativa}</span>,
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
        <Button size="sm" aria-label={`${t.see} ${nameOf(row)}`} onClick={() => onOpen(row.id)}>
          {t.see}
        </Button>
      )}
    />
  );
}
