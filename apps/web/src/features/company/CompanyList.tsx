import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, Plus } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { CompanyTable, useCompanyColumns } from './CompanyTable.tsx';
import { companiesTexts } from './companies.messages.ts';
import { useCompanies, useCompanyTotals } from './company.api.ts';
import { filterNames, nextOrder, readFilter } from './company-filter.ts';
import { useCompanyPaths } from './useCompanyPaths.ts';

/** The companies of the scope: tabs by state, search, the table. */
export function CompanyList() {
  const t = useTexts(companiesTexts);
  const address = useListAddress(filterNames);
  const { query, cursor, change } = address;
  const view = useTableView('companies');
  const columns = useCompanyColumns();
  const filter = readFilter(query);
  const list = useCompanies(filter, cursor.after);
  const totals = useCompanyTotals(filter.search).data;
  const rows = list.data?.items ?? [];
  const reads = useCompanyPaths() === to.manager;
  const state = filter.active === undefined ? 'todas' : filter.active ? 'ativas' : 'inativas';
  return (
    <ListPage
      title={t.title}
      lead={totals ? t.total(totals.total) : '\u00a0'}
      acts={totals?.podeCadastrar && <AddLink />}
      over={
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
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      tools={<ViewTools view={view} columns={columns} />}
      list={list}
      empty={{
        icon: Building2,
        title: t.none,
        lead: reads ? t.noneForManager : t.noneLead,
        action: totals?.podeCadastrar && <AddLink />,
      }}
      found={t.total}
    >
      <CompanyTable
        rows={rows}
        columns={columns.filter(column => !view.hidden.has(column.key))}
        compact={view.compact}
        order={filter.order ?? 'nomeFantasia'}
        onSort={by => change({ ordem: nextOrder(by, filter.order) })}
      />
    </ListPage>
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
