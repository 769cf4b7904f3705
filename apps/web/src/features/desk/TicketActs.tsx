import { ArrowRightLeft, Hand } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { type Ticket, useCloseTicket } from './desk.api.ts';
import { useTakeTicket } from './staff.api.ts';
import { staffDeskTexts } from './staff.messages.ts';

const transferModal = modal(async () => (await import('./TransferModal.tsx')).TransferModal);

/** What needs no words: take it, give it away, end what is over. */
export function TicketActs({ ticket }: { ticket: Ticket }) {
  const t = useTexts(staffDeskTexts);
  const take = useTakeTicket(ticket.id);
  const end = useCloseTicket(ticket.id);
  return (
    <>
      {ticket.can.includes('transfere') && (
        <Button onClick={() => transferModal.open({ ticket })}>
          <ArrowRightLeft size={16} aria-hidden />
          {t.transfer}
        </Button>
      )}
      {ticket.can.includes('assume') && (
        <Button
          busy={take.isPending}
          onClick={() => void take.mutateAsync(ticket.versao).then(() => toast(t.taken), tellFailure)}
        >
          <Hand size={16} aria-hidden />
          {t.take}
        </Button>
      )}
      {ticket.can.includes('encerra') && (
        <Button
          busy={end.isPending}
          onClick={() => void end.mutateAsync(ticket.versao).then(() => toast(t.ended), tellFailure)}
        >
          {t.end}
        </Button>
      )}
    </>
  );
}
