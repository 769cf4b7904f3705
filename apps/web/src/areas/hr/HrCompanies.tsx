import { lazy } from 'react';
import { Screen as Companies } from '#features/company/companies.screen.tsx';
import { CompanyRecordFormSlot, CompanyUsersSlot } from '#kernel/base/slots.ts';

const CompanyUsers = lazy(async () => ({
  default: (await import('#features/access-profile/users/CompanyUsers.tsx')).CompanyUsers,
}));

const RecordFormSettings = lazy(async () => ({
  default: (await import('#features/worker/form/RecordFormSettings.tsx')).RecordFormSettings,
}));

/** HR's companies, with the users of each and what it asks of records: both are other features'. */
export function Screen() {
  return (
    <CompanyUsersSlot value={CompanyUsers}>
      <CompanyRecordFormSlot value={RecordFormSettings}>
        <Companies />
      </CompanyRecordFormSlot>
    </CompanyUsersSlot>
  );
}
