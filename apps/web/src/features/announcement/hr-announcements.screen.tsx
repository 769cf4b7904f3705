import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

// the list comes first: one of them and the form of a new one are asked for
const AnnouncementPage = lazy(async () => ({ default: (await import('./AnnouncementPage.tsx')).AnnouncementPage }));
const NewAnnouncement = lazy(async () => ({ default: (await import('./AnnouncementEditor.tsx')).NewAnnouncement }));

/** The list, one of them (`id`), or a new one (`novo`): what the address asks for. */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewAnnouncement />;
  return query.id === undefined ? <AnnouncementList /> : <AnnouncementPage key={query.id} id={query.id} />;
}
