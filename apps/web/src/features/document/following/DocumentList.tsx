import { documentAsks, documentTypes } from '@cracha/contract/features/document/document-words.ts';
import { Building2, FileStack, Files, FileText, FolderOpen, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { BulkActs } from '#ui/staff/RowActs.tsx';
import { documentWords } from '../document-words.messages.ts';
import { useDocumentRights } from '../document-words.ts';
import { type DocumentFilter, pageSize, useCount, useDocuments, useFilterValues } from './following.api.ts';
import { followingTexts } from './following.messages.ts';
import { orders, type Tab, tabNames, tabs, usualOrder } from './tabs.ts';
import { useDocumentTable } from './useDocumentTable.tsx';
import { useOfferedActs } from './useOfferedActs.ts';

const filterNames = ['pesquisa', 'tipo', 'pede', 'empresa', 'pasta'] as const;

/** What was sent and what came in, each with why it still waits. */
export function DocumentList() {
  const t = useTexts(followingTexts);
  const words = useTexts(documentWords);
  const { owner, to } = useStaffWay();
  const rights = useDocumentRights();
  const address = useListAddress(filterNames);
  const { query, cursor, change } = address;
  const shown = tabNames.filter(name => rights.sees[tabs[name].box]);
  const tab: Tab = oneOf(shown, query.aba) ?? shown[0] ?? 'enviados';
  const filter = filterOf(query);
  const order = oneOf(orders, query.ordem) ?? usualOrder[tab];
  const list = useDocuments(
    owner,
    tabs[tab].box,
    { ...filter, ...tabs[tab].filter, ...(order && { orderBy: order }) },
    cursor.after,
  );
  const values = useFilterValues(owner);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = (list.data?.items ?? []).filter(({ id }) => chosen.has(id));
  const clear = () => setChosen(new Set());
  const offered = useOfferedActs();
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      acts={
        rights.sends && (
          <>
            <Link href={to.documentBatches()} className={buttonLook({ look: 'outline' })}>
              <FileStack size={16} aria-hidden />
              {t.batches}
            </Link>
            <Link href={to.newDocument()} className={buttonLook({ look: 'primary' })}>
              <Plus size={16} aria-hidden />
              {t.send}
            </Link>
          </>
        )
      }
      over={
        <DocumentTabs
          shown={shown}
          tab={tab}
          filter={filter}
          onChange={aba => {
            clear();
            change({ aba: aba === shown[0] ? undefined : aba, ordem: undefined });
          }}
        />
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.hint }}
      filters={[
        {
          ...{ name: 'tipo', icon: FileText, label: t.type, every: t.everyType, value: query.tipo },
          options: documentTypes.map(type => [String(type), words.types[type]]),
        },
        ...(tab === 'aguardando'
          ? []
          : [
              {
                ...{ name: 'pede', icon: PenLine, label: t.asks, every: t.everyAsk, value: query.pede },
                options: documentAsks.map(asks => [asks, words.asks[asks]] as const),
              },
            ]),
        {
          ...{ name: 'empresa', icon: Building2, label: t.company, every: t.everyCompany, value: query.empresa },
          options: values?.empresas.map(({ id, nome }) => [id, nome]),
        },
        {
          ...{ name: 'pasta', icon: FolderOpen, label: t.folder, every: t.everyFolder, value: query.pasta },
          options: values?.pastas.map(folder => [folder, folder]),
        },
      ]}
      list={list}
      empty={{ icon: Files, title: t.none, lead: t.noneLead[tab] }}
      found={t.found}
      size={pageSize}
      table={{
        ...useDocumentTable(tab, order, ordem => change({ ordem })),
        selection: { chosen, onChange: setChosen },
      }}
      bulk={<BulkActs count={rows.length} acts={offered(rows, clear)} onDone={clear} />}
    />
  );
}

function filterOf(query: Readonly<Record<string, string | undefined>>): DocumentFilter {
  const type = documentTypes.find(one => String(one) === query.tipo);
  return {
    ...{ pesquisa: query.pesquisa, pede: oneOf(documentAsks, query.pede), idEmpresa: query.empresa },
    ...{ pasta: query.pasta, tipo: type && String(type) },
  };
}

interface DocumentTabsProps {
  shown: readonly Tab[];
  tab: Tab;
  filter: DocumentFilter;
  onChange: (tab: Tab) => void;
}

function DocumentTabs({ shown, tab, filter, onChange }: DocumentTabsProps) {
  const t = useTexts(followingTexts);
  const { owner } = useStaffWay();
  const of = (name: Tab) => (shown.includes(name) ? { ...filter, ...tabs[name].filter } : undefined);
  const counts: Record<Tab, number | undefined> = {
    aguardando: useCount(owner, 'sent', of('aguardando')),
    enviados: useCount(owner, 'sent', of('enviados')),
    recebidos: useCount(owner, 'received', of('recebidos')),
    aVencer: useCount(owner, 'sent', of('aVencer')),
    vencidos: useCount(owner, 'sent', of('vencidos')),
    rascunhos: useCount(owner, 'sent', of('rascunhos')),
  };
  return (
    <Tabs
      label={t.tabsLabel}
      value={tab}
      onChange={onChange}
      tabs={shown.map(name => ({
        ...{ value: name, label: t.tabs[name], bad: name === 'vencidos' },
        ...(counts[name] !== undefined && { count: counts[name] }),
      }))}
    />
  );
}
