import { LifeBuoy } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { RequestTable } from './RequestTable.tsx';
import { useSupportRequests, useTickets } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';
import { TicketTable } from './TicketTable.tsx';

const requestModal = modal(async () => (await import('./RequestModal.tsx')).RequestModal);
const ticketModal = modal(async () => (await import('./TicketModal.tsx')).TicketModal);
const views = ['andamento', 'encerrados', 'chamados', 'chamadosEncerrados'] as const;

/** Who asked support for help: signed in, to act for them; not signed in, to be answered. */
export function Screen() {
  const t = useTexts(supportDeskTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const { after, previous, next } = useCursor();
  const view = views.find(each => each === query.aba) ?? 'andamento';
  const signedIn = view === 'andamento' || view === 'encerrados';
  const requests = useSupportRequests(signedIn ? view : 'andamento', after, signedIn);
  const tickets = useTickets(view === 'chamadosEncerrados' ? 'encerrados' : 'abertos', after, !signedIn);
  const list = signedIn ? requests : tickets;
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={can('SuporteSessaoCriar') ? t.lead : t.leadAdmin} />
      <Tabs
        label={t.views}
        value={view}
        onChange={aba => setQuery({ aba: aba === 'andamento' ? undefined : aba, apos: undefined })}
        tabs={views.map(value => ({ value, label: t[value] }))}
      />
      <ListBody
        {...loadOf(list)}
        empty={list.data?.items.length === 0}
        whenEmpty={
          <StateBlock icon={LifeBuoy} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        {signedIn ? (
          <RequestTable rows={requests.data?.items ?? []} onOpen={request => requestModal.open({ request })} />
        ) : (
          <TicketTable rows={tickets.data?.items ?? []} onOpen={ticket => ticketModal.open({ ticket })} />
        )}
      </ListBody>
      <Pager cursor={{ previous, next }} list={list.data} words={t.total} />
    </>
  );
}
