import { TalkToHr } from '#features/desk/TalkToHr.tsx';
import { useSession } from '#kernel/base/session.ts';
import { Screen as Planned } from '../planned/planned.screen.tsx';

/** With the desk it opens a ticket; without it the screen is not built yet. */
export function Screen() {
  return useSession()?.appAccesses.includes('atendimento') ? <TalkToHr /> : <Planned />;
}
