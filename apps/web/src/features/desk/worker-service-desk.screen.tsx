import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListHead } from '#ui/base/ListHead.tsx';
import { useLiveDesk } from './desk.api.ts';
import { WorkerTicket } from './WorkerTicket.tsx';
import { WorkerTickets } from './WorkerTickets.tsx';
import { workerDeskTexts } from './worker.messages.ts';

/** The worker's tickets, or the one the address names. */
export function Screen() {
  const t = useTexts(workerDeskTexts);
  const { id } = useAddress().query;
  useLiveDesk();
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <ListHead
        title={t.title}
        back={id ? { href: to.worker.tickets(), label: t.back } : { href: to.worker.home(), label: t.backHome }}
      />
      {id ? <WorkerTicket key={id} id={id} /> : <WorkerTickets />}
    </div>
  );
}
