import { to } from '@cracha/contract/navigation/paths.ts';
import { addressWith } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Status } from '#ui/base/Status.tsx';
import { useWide } from '#ui/base/wide.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { Hands } from '#ui/staff/Queue.tsx';
import { AnswerDesk } from './AnswerDesk.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import { DeskSide } from './DeskSide.tsx';
import { type Ticket, useMarkRead, useTicket } from './desk.api.ts';
import { staffDeskTexts } from './staff.messages.ts';
import { TicketActs } from './TicketActs.tsx';
import { TicketAnswers, TicketThread } from './TicketThread.tsx';
import { ticketTones } from './ticket-tones.ts';
import { ticketTexts } from './ticket-words.messages.ts';

/** One ticket in full: the conversation, what may be done, and where its clock stands. */
export function DeskTicket({ id }: { id: string }) {
  const t = useTexts(staffDeskTexts);
  const found = useTicket(id);
  const wide = useWide();
  const back = { href: addressWith({ id: undefined }), label: t.back };
  useTitle(found.data?.protocolo ?? t.title);
  return (
    <div className="flex min-h-0 flex-1">
      {wide && <DeskQueue current={id} />}
      <section aria-label={t.title} data-scroller className="flex min-w-0 flex-1 flex-col overflow-y-auto">
        <Hands key={id} />
        <Opened found={found} title={t.title} back={back}>
          {ticket => <Content key={ticket.id} ticket={ticket} back={back} />}
        </Opened>
      </section>
    </div>
  );
}

function Content({ ticket, back }: { ticket: Ticket; back: { href: string; label: string } }) {
  const t = useTexts(staffDeskTexts);
  const words = useTexts(ticketTexts);
  const can = useCan();
  useMarkRead(ticket);
  const state = ticket.status === 'aguardando' ? t.waitingWorker : words[ticket.status];
  return (
    <>
      <PageHead
        title={ticket.assunto}
        lead={<span className="num">{[ticket.protocolo, ticket.nomeEmpregado, ticket.empresa].join(' · ')}</span>}
        back={<BackLink {...back} />}
      >
        <TicketActs ticket={ticket} />
      </PageHead>
      <div className="grid gap-6 px-4 pb-6 lg:px-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Status tone={ticketTones[ticket.status]}>{state}</Status>
            {ticket.atrasado && <Status tone="bad">{t.late}</Status>}
            {ticket.prioridade === 'urgente' && <Status tone="bad">{t.urgent}</Status>}
            {ticket.categoria.sigilosa && <Status tone="brand">{t.confidential}</Status>}
          </p>
          <TicketAnswers ticket={ticket} receipt={can('RhReciboVisualizar') ? to.hr.receipt : undefined} />
          <TicketThread ticket={ticket} side="rh" />
          {ticket.can.includes('anota') && <AnswerDesk ticket={ticket} />}
        </div>
        <DeskSide ticket={ticket} />
      </div>
    </>
  );
}
