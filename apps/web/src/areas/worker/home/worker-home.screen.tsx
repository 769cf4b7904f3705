import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Inbox, ReceiptText, ShieldCheck } from 'lucide-react';
import { useContext } from 'react';
import { type Announcing, useAnnouncingEmployers } from '#features/announcement/home-card.api.ts';
import { NewestCard, useToConfirm } from '#features/announcement/NewestCard.tsx';
import { useOwnPending } from '#features/document/at-home.api.ts';
import { useOwnMissing } from '#features/kit/at-home.api.ts';
import { PayCard } from '#features/receipt/payslip/PayCard.tsx';
import { TodoList } from '#features/receipt/payslip/TodoList.tsx';
import { useWorkerHome } from '#features/receipt/receipt.api.ts';
import type { WorkerHome } from '#features/receipt/receipt.types.ts';
import { type RequestsAtHome, useRequestsAtHome } from '#features/request/at-home.api.ts';
import { OwnRequestLines } from '#features/request/OwnRequestLines.tsx';
import { ClockToday } from '#features/time-clock/recorder/ClockToday.tsx';
import { type Today, useRecorder } from '#features/time-clock/recorder/today.api.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useSession } from '#kernel/base/session.ts';
import { OfferSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { HomeRows } from '#ui/base/HomeRows.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { RatingSlot } from '../../base/RatingSlot.tsx';
import { HomeHead } from './HomeHead.tsx';
import { workerHomeTexts } from './worker-home.messages.ts';

const announcements = { appAccess: ['comunicados'], permissions: ['TrabalhadorComunicadoVisualizar'] } as const;
const clock = {
  appAccess: ['ponto-registro', 'ponto-manual'],
  permissions: ['TrabalhadorRegistroPontoVisualizar', 'TrabalhadorPontoManualVisualizar'],
} as const;

const requests = {
  appAccess: ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
  permissions: ['TrabalhadorSolicitacaoVisualizar'],
} as const;

const documents = {
  appAccess: ['docs-recebidos', 'assinatura-digital'],
  permissions: ['TrabalhadorDocumentoRecebidoVisualizar'],
} as const;

const kits = { appAccess: ['meu-modelo'], permissions: ['TrabalhadorDocumentoPendenteVisualizar'] } as const;

/** Pay first, then what waits, drawn together: what came alone would push away what is being read. */
export function Screen() {
  const t = useTexts(workerHomeTexts);
  const query = useWorkerHome();
  const session = useSession();
  const employers = useAnnouncingEmployers(mayEnter(session, announcements));
  const today = useRecorder(mayEnter(session, clock));
  const asked = useRequestsAtHome(mayEnter(session, requests));
  const papers = useOwnPending(mayEnter(session, documents));
  const missing = useOwnMissing(mayEnter(session, kits));
  const waits = [employers, today, asked, papers, missing].some(one => one.isLoading && one.failureCount === 0);
  const load = loadOf(query);
  useTitle(t.home);
  return (
    <div className="mx-auto max-w-xl px-4 lg:max-w-5xl lg:px-8">
      <HomeHead company={query.data?.ultimoRecibo?.empresa} />
      <ListBody
        large
        {...load}
        state={load.state === 'ready' && waits ? 'loading' : load.state}
        empty={false}
        whenEmpty={null}
      >
        {query.data && (
          <Content
            home={query.data}
            employers={employers.data ?? noEmployers}
            today={today.data}
            asked={asked.data}
            papers={papers.data ?? 0}
            missing={missing.data ?? 0}
            updatedAt={query.dataUpdatedAt}
          />
        )}
      </ListBody>
    </div>
  );
}

const noEmployers: readonly Announcing[] = [];

interface ContentProps {
  home: WorkerHome;
  employers: readonly Announcing[];
  today: Today | undefined;
  asked: RequestsAtHome | undefined;
  papers: number;
  missing: number;
  updatedAt: number;
}

function Content({ home, employers, today, asked, papers, missing, updatedAt }: ContentProps) {
  const t = useTexts(workerHomeTexts);
  const { time } = useFormats();
  const [hidden] = useHiddenAmounts();
  const also = useToConfirm(employers);
  const offer = useContext(OfferSlot);
  const latest = home.ultimoRecibo;
  const read = latest?.visualizado || home.totalPendentes < home.totalRecibos;
  const bare = !latest && home.novidades.length + also.dated.length + also.undated.length === 0;
  return (
    <>
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8">
        <div>
          {latest ? <PayCard receipt={latest} hidden={hidden} /> : <FirstReceipt />}
          {today && <ClockToday today={today} />}
          {!bare && <TodoList home={home} also={also} />}
          {papers + missing > 0 && (
            <div className="mt-3">
              <HomeRows
                rows={[
                  ...(papers > 0
                    ? [{ icon: Inbox, href: to.worker.records(), name: t.papers(papers), fact: t.papersLead }]
                    : []),
                  ...(missing > 0
                    ? [{ icon: Inbox, href: to.worker.pendingPapers(), name: t.missing(missing), fact: t.missingLead }]
                    : []),
                ]}
              />
            </div>
          )}
          {asked && <OwnRequestLines lines={asked} />}
        </div>
        <div className="lg:*:first:mt-2">
          {!bare && (
            <section className="mt-7">
              <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.shortcuts}</h2>
              <HomeRows
                quiet
                rows={[
                  {
                    icon: ReceiptText,
                    href: to.worker.receipts(),
                    name: t.allReceipts,
                    fact: t.receiptTotal(home.totalRecibos),
                  },
                  { icon: ShieldCheck, href: to.authenticity(), name: t.checkAuthentic, fact: t.checkAuthenticLead },
                ]}
              />
            </section>
          )}
          <NewestCard employers={employers} />
          <RatingSlot />
          {read && offer}
        </div>
      </div>
      <p className="mt-6 mb-2 text-center text-2xs text-ink-3">{t.brasilia(time(new Date(updatedAt).toISOString()))}</p>
    </>
  );
}

function FirstReceipt() {
  const t = useTexts(workerHomeTexts);
  return (
    <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
      <StateBlock large icon={ReceiptText} title={t.firstReceipt}>
        {t.firstReceiptLead}
      </StateBlock>
    </div>
  );
}
