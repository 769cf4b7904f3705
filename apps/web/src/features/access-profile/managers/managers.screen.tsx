import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { ManagerList } from './ManagerList.tsx';

// the list comes first: a manager's page and the form of a new one are asked for
const ManagerPage = lazy(async () => ({ default: (await import('./ManagerPage.tsx')).ManagerPage }));
const NewManagerPage = lazy(async () => ({ default: (await import('./NewManagerPage.tsx')).NewManagerPage }));

/** The list, one manager (`id`), or a new one (`novo`). HR's; a manager reads the colleagues and names who stands in. */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewManagerPage />;
  return query.id === undefined ? <ManagerList /> : <ManagerPage key={query.id} id={query.id} />;
}
