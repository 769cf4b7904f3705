import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, Plus } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTableView } from '#ui/useTableView.ts';
import { ViewTools } from '#ui/ViewTools.tsx';
import { CompanyTable, useCompanyColumns } from './CompanyTable.tsx';
import { companiesTexts } from './companies.messages.ts';
import { useCompanies, useCompanyTotals } from './company.api.ts';
import { nextOrder, noFilter, readFilter } from './company-filter.ts';
import { useCompanyPaths } from './useCompanyPaths.ts';

/** The companies of the scope: tabs by state, search, the table. */
export function CompanyList() {
  const t = useTexts(companiesTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const view = useTableView('companies');
  const columns = useCompanyColumns();
  const filter = readFilter(query);
  const list = useCompanies(filter, cursor.after);
  const totals = useCompanyTotals(filter.search).data;
  const rows = list.data?.items ?? [];
  const reads = useCompanyPaths() === to.manager;
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noFilter).some(key => query[key] !== undefined);
  const state = filter.active === undefined ? 'todas' : filter.active ? 'ativas' : 'inativas';
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={totals ? t.total(totals.total) : '\u00a0'}>
        {totals?.podeCadastrar && <AddLink />}
      </PageHead>
      <Tabs
        label={t.states}
        value={state}
        onChange={next => change({ situacao: next === 'todas' ? undefined : next })}
        tabs={[
          { value: 'todas', label: t.all, count: totals?.total },
          { value: 'ativas', label: t.ativas, count: totals?.ativas },
          { value: 'inativas', label: t.inativas, count: totals?.inativas },
        ]}
      />
      <FilterRow
        tools={<ViewTools view={view} columns={columns} />}
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
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Building2} title={t.none} action={totals?.podeCadastrar && <AddLink />}>
            {reads ? t.noneForManager : t.noneLead}
          </StateBlock>
        }
      >
        <CompanyTable
          rows={rows}
          columns={columns.filter(column => !view.hidden.has(column.key))}
          compact={view.compact}
          order={filter.order ?? 'nomeFantasia'}
          onSort={by => change({ ordem: nextOrder(by, filter.order) })}
        />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
  );
}

function AddLink() {
  const t = useTexts(companiesTexts);
  return (
    <Link href={to.hr.newCompany()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.add}
    </Link>
  );
}
