import { NoDesk } from '#features/desk/NoDesk.tsx';
import { TalkToHr } from '#features/desk/TalkToHr.tsx';
import { useSession } from '#kernel/base/session.ts';

/** With the desk it opens a ticket; without it nothing is asked here yet. */
export function Screen() {
  return useSession()?.appAccesses.includes('atendimento') ? <TalkToHr /> : <NoDesk />;
}
