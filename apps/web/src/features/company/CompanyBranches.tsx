import { GitBranch } from 'lucide-react';
import { useListAddress } from '#kernel/list.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListPage } from '#ui/ListPage.tsx';
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
