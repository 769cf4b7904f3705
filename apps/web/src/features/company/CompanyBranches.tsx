import { GitBranch } from 'lucide-react';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { CompanyTable, useCompanyColumns } from './CompanyTable.tsx';
import { companiesTexts } from './companies.messages.ts';
import { useCompanies } from './company.api.ts';
import { companyTexts } from './company.messages.ts';

/** The branches of a head office. */
export function CompanyBranches({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const words = useTexts(companiesTexts);
  const cursor = useCursor();
  const list = useCompanies({ headOffice: id }, cursor.after);
  const columns = useCompanyColumns().filter(({ key }) => key !== 'kind');
  const rows = list.data?.items ?? [];
  return (
    <>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={GitBranch} title={t.noBranches}>
            {t.noBranchesLead}
          </StateBlock>
        }
      >
        <CompanyTable rows={rows} columns={columns.map(({ sort: _, ...column }) => column)} compact />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={words.total} />
    </>
  );
}
