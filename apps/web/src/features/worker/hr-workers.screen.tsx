import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { WorkerList } from './list/WorkerList.tsx';

// the list comes first: a record and the form of a new one are asked for
const WorkerPage = lazy(async () => ({ default: (await import('./WorkerPage.tsx')).WorkerPage }));
const NewWorker = lazy(async () => ({ default: (await import('./NewWorker.tsx')).NewWorker }));

/** The list, one record (`id`), or a new one (`novo`): what the address asks for. */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewWorker />;
  return query.id === undefined ? <WorkerList /> : <WorkerPage key={query.id} id={query.id} />;
}
