import { lazy } from 'react';
import { Screen as Companies } from '#features/company/companies.screen.tsx';
import { CompanyUsersSlot } from '#kernel/slots.ts';

const CompanyUsers = lazy(async () => ({
  default: (await import('#features/access-profile/CompanyUsers.tsx')).CompanyUsers,
}));

/** HR's companies, with the users of each: who may do what is another feature's. */
export function Screen() {
  return (
    <CompanyUsersSlot value={CompanyUsers}>
      <Companies />
    </CompanyUsersSlot>
  );
}
