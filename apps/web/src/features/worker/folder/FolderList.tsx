import { type FolderState, folderStates } from '@cracha/contract/features/employment/employment.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import type { Folder } from '../worker.types.ts';
import { DueDay } from './DueDay.tsx';
import { filesTexts } from './files.messages.ts';
import { useFolders, useFolderTotals } from './worker-file.api.ts';

/** The folders of all workers in reach, what has run out first. */
export function FolderList({ links }: { links?: ReactNode }) {
  const t = useTexts(filesTexts);
  const address = useListAddress(['situacao', 'pesquisa']);
  const { query, cursor, change } = address;
  const state = oneOf(folderStates, query.situacao);
  const list = useFolders({ state, search: query.pesquisa }, cursor.after);
  const totals = useFolderTotals(query.pesquisa).data;
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      over={
        <>
          {links}
          <Tabs<FolderState | 'todas'>
            label={t.states}
            value={state ?? 'todas'}
            onChange={next => change({ situacao: next === 'todas' ? undefined : next })}
            tabs={[
              { value: 'todas', label: t.all, count: totals?.total },
              ...folderStates.map(one => ({
                value: one,
                label: t[one],
                count: totals?.[one],
                bad: one === 'vencidos',
              })),
            ]}
          />
        </>
      }
      address={address}
      filtered={Boolean(state || query.pesquisa)}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: Archive, title: t.noFolders, lead: t.noFoldersLead }}
      found={t.total}
    >
      <FolderTable rows={rows} />
    </ListPage>
  );
}

function FolderTable({ rows }: { rows: readonly Folder[] }) {
  const t = useTexts(filesTexts);
  const { int } = useFormats();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{
        title: t.worker,
        href: row => to.hr.folder(row.id),
      }}
      columns={[
        { key: 'registration', title: t.registration, width: 112, quiet: true, cell: row => row.matricula },
        { key: 'company', title: t.company, quiet: true, card: 'line', cell: row => row.empresa },
        { key: 'files', title: t.count, width: 96, right: true, card: 'value', cell: row => int(row.arquivos) },
        {
          key: 'due',
          title: t.due,
          width: 176,
          card: 'status',
          cell: row =>
            row.arquivos === 0 ? <span className="text-ink-2">{t.empty}</span> : <DueDay day={row.proximoVencimento} />,
        },
      ]}
    />
  );
}
