import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { ScheduleList } from './ScheduleList.tsx';

// the list comes first: the editor is asked for
const SchedulePage = lazy(async () => ({ default: (await import('./SchedulePage.tsx')).SchedulePage }));
const NewSchedule = lazy(async () => ({ default: (await import('./SchedulePage.tsx')).NewSchedule }));

/** The schedules, one of them (`id`), or a new one (`novo`). */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewSchedule />;
  return query.id === undefined ? <ScheduleList /> : <SchedulePage key={query.id} id={query.id} />;
}
