import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { RegistryList } from './RegistryList.tsx';

// the list comes first: one import is asked for
const RegistryPage = lazy(async () => ({ default: (await import('./RegistryPage.tsx')).RegistryPage }));

/** The registry imports, or one of them (`id`). */
export function Screen() {
  const { query } = useAddress();
  return query.id === undefined ? <RegistryList /> : <RegistryPage key={query.id} id={query.id} />;
}
