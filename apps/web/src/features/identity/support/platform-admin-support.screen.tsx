import { LifeBuoy } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { RequestTable } from './RequestTable.tsx';
import { type SupportRequest, type Ticket, useSupportRequests, useTickets } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';
import { TicketTable } from './TicketTable.tsx';

const requestModal = modal(async () => (await import('./RequestModal.tsx')).RequestModal);
const ticketModal = modal(async () => (await import('./TicketModal.tsx')).TicketModal);
const views = ['andamento', 'encerrados', 'chamados', 'chamadosEncerrados'] as const;

/** Who asked support for help: signed in, to act for them; not signed in, to be answered. */
export function Screen() {
  const t = useTexts(supportDeskTexts);
  const can = useCan();
  const address = useListAddress();
  const { query, change } = address;
  const { after } = address.cursor;
  const view = oneOf(views, query.aba) ?? 'andamento';
  const signedIn = view === 'andamento' || view === 'encerrados';
  const requests = useSupportRequests(signedIn ? view : 'andamento', after, signedIn);
  const tickets = useTickets(view === 'chamadosEncerrados' ? 'encerrados' : 'abertos', after, !signedIn);
  const list = signedIn ? requests : tickets;
  return (
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
        <RequestTable rows={requests.data?.items ?? []} onOpen={request => requestModal.open({ request })} />
      ) : (
        <TicketTable rows={tickets.data?.items ?? []} onOpen={ticket => ticketModal.open({ ticket })} />
      )}
    </ListPage>
  );
}
