import { StaffFiledList } from '#features/receipt/filed/StaffFiledList.tsx';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { Screen as Planned } from '../planned/planned.screen.tsx';
import { clock, DocumentLinks } from './DocumentLinks.tsx';

/** Time-clock mirrors of imported files; those of the clock itself are yet to come. */
export function Screen() {
  const session = useSession();
  return mayEnter(session, clock) ? (
    <StaffFiledList part="espelhos" links={<DocumentLinks current="espelhos" />} />
  ) : (
    <Planned />
  );
}
