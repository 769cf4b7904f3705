import { currentSession, onSession, type Session } from '#kernel/base/session.ts';
import { createStore, useStore } from '#kernel/base/store.ts';

/** Somebody, and where their record is; `sub` tells homonyms apart. */
export interface PersonFound {
  id: string;
  name: string;
  sub: string;
  href: string;
}

const most = 5;
/** Only in this tab, for one person in one role and group: data of staff are never stored on the computer. */
const recent = createStore<readonly PersonFound[]>([]);
let whose = '';
onSession(session => placeOf(session) !== whose && recent.set([]));

/** A record was opened: it is the first of the recent ones. */
export function openedPerson(person: PersonFound): void {
  whose = placeOf(currentSession());
  recent.set([person, ...recent.get().filter(({ id }) => id !== person.id)].slice(0, most));
}

export const recentNow = recent.get;

export function useRecentPeople(): readonly PersonFound[] {
  return useStore(recent);
}

function placeOf(session: Session | undefined): string {
  return `${session?.user.id} ${session?.profile} ${session?.group?.id}`;
}
