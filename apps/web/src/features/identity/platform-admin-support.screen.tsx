import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/can.ts';
import { oneOf, useListAddress } from '#kernel/list.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListPage } from '#ui/ListPage.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { RequestModal, requestModal } from './RequestModal.tsx';
import { RequestTable } from './RequestTable.tsx';
import { type SupportRequest, type Ticket, useSupportRequests, useTickets } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';
import { TicketModal, ticketModal } from './TicketModal.tsx';
import { TicketTable } from './TicketTable.tsx';

const views = ['andamento', 'encerrados', 'chamados', 'chamadosEncerrados'] as const;

/** Who asked support for help: signed in, to act for them; not signed in, to be answered. */
export function Screen() {
  const t = useTexts(supportDeskTexts);
  const can = useCan();
  const address = useListAddress();
  const { query, change } = address;
  const { after } = address.cursor;
  const view = oneOf(views, query.aba) ?? 'andamento';
  const [request, setRequest] = useState<SupportRequest>();
  const [ticket, setTicket] = useState<Ticket>();
  const signedIn = view === 'andamento' || view === 'encerrados';
  const requests = useSupportRequests(signedIn ? view : 'andamento', after, signedIn);
  const tickets = useTickets(view === 'chamadosEncerrados' ? 'encerrados' : 'abertos', after, !signedIn);
  const list = signedIn ? requests : tickets;
  const open =
    <T,>(set: (row: T) => void, modal: string) =>
    (row: T) => {
      set(row);
      openModal(modal);
    };
  return (
    <>
      <ListPage<SupportRequest | Ticket>
        title={t.title}
        lead={can('SuporteSessaoCriar') ? t.lead : t.leadAdmin}
        over={
          <Tabs
            label={t.views}
            value={view}
            onChange={aba => change({ aba: aba === 'andamento' ? undefined : aba })}
            tabs={views.map(value => ({ value, label: t[value] }))}
          />
        }
        address={address}
        list={list}
        empty={{ icon: LifeBuoy, title: t.none, lead: t.noneLead }}
        found={t.total}
      >
        {signedIn ? (
          <RequestTable rows={requests.data?.items ?? []} onOpen={open(setRequest, requestModal)} />
        ) : (
          <TicketTable rows={tickets.data?.items ?? []} onOpen={open(setTicket, ticketModal)} />
        )}
      </ListPage>
      {request && <RequestModal key={request.id} request={request} />}
      {ticket && <TicketModal key={ticket.id} ticket={ticket} />}
    </>
  );
}
