import { useAddress } from '#kernel/base/address.ts';
import { DeskList } from './DeskList.tsx';
import { DeskTicket } from './DeskTicket.tsx';
import { useLiveDesk } from './desk.api.ts';

/** What workers ask HR: the list, or the ticket the address names. */
export function Screen() {
  const { id } = useAddress().query;
  useLiveDesk();
  return id ? <DeskTicket id={id} /> : <DeskList />;
}
