import { type FolderState, folderStates } from '@cracha/contract/features/employment/employment.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCursor } from '#kernel/cursor.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DueDay } from './DueDay.tsx';
import { filesTexts } from './files.messages.ts';
import type { Folder } from './worker.types.ts';
import { useFolders, useFolderTotals } from './worker-file.api.ts';

/** The folders of all workers in reach, what has run out first. */
export function FolderList({ links }: { links?: ReactNode }) {
  const t = useTexts(filesTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const state = folderStates.find(one => one === query.situacao);
  const list = useFolders({ state, search: query.pesquisa }, cursor.after);
  const totals = useFolderTotals(query.pesquisa).data;
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      {links}
      <Tabs<FolderState | 'todas'>
        label={t.states}
        value={state ?? 'todas'}
        onChange={next => change({ situacao: next === 'todas' ? undefined : next })}
        tabs={[
          { value: 'todas', label: t.all, count: totals?.total },
          ...folderStates.map(one => ({ value: one, label: t[one], count: totals?.[one], bad: one === 'vencidos' })),
        ]}
      />
      <FilterRow
        search={{
          label: t.search,
          hint: t.searchHint,
          value: query.pesquisa,
          onSearch: pesquisa => change({ pesquisa }),
        }}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={state || query.pesquisa ? () => change({ situacao: undefined, pesquisa: undefined }) : undefined}
        whenEmpty={
          <StateBlock icon={Archive} title={t.noFolders}>
            {t.noFoldersLead}
          </StateBlock>
        }
      >
        <FolderTable rows={rows} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
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
