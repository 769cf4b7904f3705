import { GitBranch } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { CompanyTable, useCompanyColumns } from './CompanyTable.tsx';
import { companiesTexts } from './companies.messages.ts';
import { useCompanies } from './company.api.ts';
import { companyTexts } from './company.messages.ts';

/** The branches of a head office. */
export function CompanyBranches({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const words = useTexts(companiesTexts);
  const address = useListAddress();
  const { cursor } = address;
  const list = useCompanies({ headOffice: id }, cursor.after);
  const columns = useCompanyColumns().filter(({ key }) => key !== 'kind');
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      address={address}
      list={list}
      empty={{ icon: GitBranch, title: t.noBranches, lead: t.noBranchesLead }}
      found={words.total}
    >
      <CompanyTable rows={rows} columns={columns.map(({ sort: _, ...column }) => column)} compact />
    </ListPage>
  );
}
