import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { WorkerList } from './list/WorkerList.tsx';

// the list comes first: a record is asked for
const WorkerPage = lazy(async () => ({ default: (await import('./WorkerPage.tsx')).WorkerPage }));

/** A manager's own people: the list, or one record (`id`), to read. */
export function Screen() {
  const { query } = useAddress();
  return query.id === undefined ? <WorkerList /> : <WorkerPage key={query.id} id={query.id} />;
}
