import { storeTabs } from '@cracha/contract/features/document/document-store.contract.ts';
import { documentTypes } from '@cracha/contract/features/document/document-words.ts';
import { Building2, FileText, FolderSearch } from 'lucide-react';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { documentWords } from '../document-words.messages.ts';
import { StoreTable } from './StoreTable.tsx';
import { useStored, useStoreTotals } from './store.api.ts';
import { storeTexts } from './store.messages.ts';

const storedModal = modal(async () => (await import('./StoredModal.tsx')).StoredModal);
const names = [...storeTabs, 'grupos'] as const;

/** What all groups keep: what is stuck, repeated or without an owner is found, and nothing of it is read. */
export function Screen() {
  const t = useTexts(storeTexts);
  const words = useTexts(documentWords);
  const address = useListAddress(['pesquisa', 'grupo', 'tipo']);
  const { query, setQuery, cursor, change } = address;
  const tab = oneOf(names, query.aba) ?? 'todos';
  const listed = tab === 'grupos' ? 'todos' : tab;
  const filter = { aba: listed, pesquisa: query.pesquisa, idGrupo: query.grupo, tipo: query.tipo };
  const list = useStored(filter, cursor.after);
  const totals = useStoreTotals();
  useOpenWith(storedModal, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      over={
        <Tabs
          label={t.tabsLabel}
          value={tab}
          onChange={aba => change({ aba: aba === 'todos' ? undefined : aba })}
          tabs={names.map(name => ({
            ...{ value: name, label: t.tabs[name], bad: name === 'presos' || name === 'infectados' },
            ...(totals && { count: name === 'grupos' ? totals.grupos.length : totals[name] }),
          }))}
        />
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.hint }}
      filters={[
        {
          ...{ name: 'grupo', icon: Building2, label: t.group, every: t.everyGroup, value: query.grupo },
          options: totals?.grupos.map(({ id, nome }) => [id, nome]),
        },
        {
          ...{ name: 'tipo', icon: FileText, label: t.type, every: t.everyType, value: query.tipo },
          options: documentTypes.map(type => [String(type), words.types[type]]),
        },
      ]}
      list={list}
      empty={{ icon: FolderSearch, title: t.none, lead: t.noneLead }}
      found={t.found}
      size={20}
    >
      {tab === 'grupos' ? (
        <GroupTable groups={totals?.grupos ?? []} />
      ) : (
        <StoreTable rows={list.data?.items ?? []} onOpen={id => setQuery({ id })} />
      )}
    </ListPage>
  );
}

function GroupTable({ groups }: { groups: NonNullable<ReturnType<typeof useStoreTotals>>['grupos'] }) {
  const t = useTexts(storeTexts);
  const { int } = useFormats();
  return (
    <DataTable
      caption={t.tabs.grupos}
      rows={groups}
      rowKey={({ id }) => id}
      rowName={({ nome }) => nome}
      head={{ title: t.group, cell: ({ nome }) => nome }}
      columns={[
        {
          key: 'documents',
          title: t.documents,
          width: 140,
          right: true,
          card: 'line',
          cell: row => int(row.documentos),
        },
        {
          key: 'bytes',
          title: t.bytes,
          width: 140,
          right: true,
          card: 'value',
          cell: row => sizeInWords(row.bytes, int),
        },
      ]}
    />
  );
}
