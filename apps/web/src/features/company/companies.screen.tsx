import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { CompanyList } from './CompanyList.tsx';

// the list comes first: a company's page and the form of a new one are asked for
const CompanyPage = lazy(async () => ({ default: (await import('./CompanyPage.tsx')).CompanyPage }));
const NewCompany = lazy(async () => ({ default: (await import('./NewCompany.tsx')).NewCompany }));

/** The list, one company (`id`), or a new one (`novo`): what the address asks for. HR's, and a manager's to read. */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewCompany />;
  return query.id === undefined ? <CompanyList /> : <CompanyPage key={query.id} id={query.id} />;
}
