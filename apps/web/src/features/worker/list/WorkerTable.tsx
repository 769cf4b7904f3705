import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column, Selection } from '#ui/list/table.ts';
import type { TableView } from '#ui/staff/useTableView.ts';
import { useWorkerPaths } from '../useWorkerPaths.ts';
import type { WorkerRow } from '../worker.types.ts';
import { nextOrder, type WorkerOrder } from '../worker-filter.ts';
import { workersTexts } from '../workers.messages.ts';

export const stateTones: Record<WorkerState, Tone> = { ativo: 'ok', afastado: 'warn', desligado: 'neutral' };

/** Asked for by who needs them: the table is full without. */
export const hiddenAtFirst = ['company', 'client', 'regime'];

interface WorkerTableProps {
  rows: readonly WorkerRow[];
  order: WorkerOrder | undefined;
  onOrder: (order: WorkerOrder | undefined) => void;
  selection: Selection | undefined;
  view: TableView;
}

export function WorkerTable({ rows, order, onOrder, selection, view }: WorkerTableProps) {
  const t = useTexts(workersTexts);
  const paths = useWorkerPaths();
  const columns = useWorkerColumns();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{
        title: t.worker,
        sort: 'nome',
        href: row => paths.worker(row.id),
      }}
      columns={columns.filter(column => !view.hidden.has(column.key))}
      compact={view.compact}
      sorting={{ by: (order ?? 'nome').replace('-', ''), descending: order?.startsWith('-') ?? false }}
      onSort={by => onOrder(nextOrder(by, order ?? 'nome'))}
      selection={selection}
    />
  );
}

/** All of them, for the table and for the choice of columns. */
export function useWorkerColumns(): Array<Column<WorkerRow>> {
  const t = useTexts(workersTexts);
  const regimes = useTexts(regimeTexts);
  const f = useFormats();
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    {
      key: 'registration',
      title: t.registration,
      width: 104,
      quiet: true,
      sort: 'matricula',
      cell: row => row.matricula,
    },
    {
      key: 'place',
      title: t.place,
      quiet: true,
      card: 'line',
      cell: row => row.lotacao ?? row.empresa,
    },
    { key: 'company', title: t.company, quiet: true, cell: row => row.empresa },
    { key: 'client', title: t.client, quiet: true, cell: row => row.tomador ?? '–' },
    { key: 'position', title: t.position, quiet: true, cell: row => row.cargo ?? '–' },
    {
      key: 'regime',
      title: t.regime,
      quiet: true,
      cell: row => (row.regime ? regimes[row.regime] : '–'),
    },
    {
      key: 'admission',
      title: t.admission,
      width: 108,
      quiet: true,
      sort: 'admissao',
      cell: row => (row.admissao ? f.date(row.admissao) : '–'),
    },
    {
      key: 'access',
      title: t.access,
      width: 132,
      quiet: true,
      cell: row => (row.acesso ? (row.entrou ? t.cameIn : t.notYet) : t.shut),
    },
    {
      key: 'state',
      title: t.state,
      width: 112,
      card: 'status',
      cell: row => <StatusText tone={stateTones[row.situacao]}>{t[row.situacao]}</StatusText>,
    },
  ];
}
