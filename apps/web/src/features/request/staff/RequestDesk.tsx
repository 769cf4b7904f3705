import type { ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { type StaffWay, useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Failed } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { EmptyDesk } from '#ui/staff/EmptyDesk.tsx';
import { Hands, QueueList, QueueMoves } from '#ui/staff/Queue.tsx';
import { RequestRoute } from '../RequestRoute.tsx';
import { RequestTalk } from '../RequestTalk.tsx';
import { type RequestRow, useRequest, useRequests } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { useSummary } from '../request-words.ts';
import { RequestCase } from './RequestCase.tsx';
import { RequestDecision } from './RequestDecision.tsx';
import { Narrow, Queues, queues, useFilter } from './RequestQueues.tsx';
import { requestDeskTexts } from './request-desk.messages.ts';

/** Requests one by one: the queue left, what is asked and what it rests on, the route and the thread right. */
export function RequestDesk() {
  const t = useTexts(requestDeskTexts);
  const place = useStaffWay();
  const { query } = useAddress();
  const filter = useFilter();
  const fila = oneOf(queues, query.fila) ?? 'minhas';
  const list = useRequests(place.owner, { ...filter, fila });
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const id = query.id ?? rows[0]?.id;
  const isNarrowed = filter.tipo !== undefined || filter.atrasadas !== undefined;
  useTitle(t.title);
  if (id !== undefined) return <Case id={id} place={place} list={list} rows={rows} />;
  return (
    <EmptyDesk
      title={t.title}
      back={{ href: place.to.home(), label: t.back }}
      load={loadOf(list)}
      over={<Queues owner={place.owner} />}
      none={{ title: fila === 'minhas' && !isNarrowed ? t.none : t.noneHere, lead: isNarrowed ? t.widen : t.noneLead }}
    >
      {isNarrowed && (
        <div className="max-w-60 p-4">
          <Narrow />
        </div>
      )}
    </EmptyDesk>
  );
}

interface CaseProps {
  id: string;
  place: StaffWay;
  list: ReturnType<typeof useRequests>;
  rows: readonly RequestRow[];
}

function Case({ id, place, list, rows }: CaseProps) {
  const t = useTexts(requestDeskTexts);
  const words = useTexts(requestTexts);
  const { recent } = useFormats();
  const { setQuery } = useAddress();
  const [why, due] = [useWhy(), useDue()];
  const found = useRequest(id);
  const one = found.data?.id === id ? found.data : undefined;
  const at = rows.findIndex(row => row.id === id);
  const next = rows[at + 1] ?? rows.find(row => row.id !== id);
  const go = (to: string | undefined) => setQuery({ id: to });
  const waiting = {
    rows: rows.map(row => ({
      id: row.id,
      name: row.nome,
      why: why(row),
      end: due(row),
      href: place.to.request(row.id),
    })),
    current: id,
    words: t,
    onGo: go,
  };
  return (
    <Desk
      title={one ? t.of(words.types[one.tipo], one.nome) : t.title}
      source={
        one && [one.codigo, one.cargo, one.lotacao ?? one.empresa, recent(one.enviadaEm)].filter(Boolean).join(' · ')
      }
      back={{ href: place.to.home(), label: t.back }}
      progress={<QueueMoves {...waiting} total={list.data?.pages[0]?.total ?? rows.length} />}
      over={<Queues owner={place.owner} />}
      footer={
        one ? (
          <RequestDecision key={one.id} one={one} onDone={() => go(next?.id)} onStay={() => setQuery({ id })} />
        ) : null
      }
    >
      <QueueList {...waiting} list={list} className="hidden xl:block">
        <div className="px-1 pb-3">
          <Narrow />
        </div>
      </QueueList>
      {one ? (
        <>
          <Hands key={one.id} />
          <RequestCase one={one} />
          <aside
            key={`side ${one.id}`}
            aria-label={t.side}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
            tabIndex={0}
            className="shrink-0 border-line px-5 py-4 text-sm -outline-offset-2 max-lg:border-t lg:w-72 lg:overflow-y-auto lg:border-l"
          >
            <RequestRoute one={one} />
            <RequestTalk one={one} act={t.send} />
          </aside>
        </>
      ) : found.isError ? (
        <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <div className="flex-1 p-5">
          <SkeletonRows rows={8} className="h-7" />
        </div>
      )}
    </Desk>
  );
}

/** What it is about. */
function useWhy(): (row: RequestRow) => string {
  const words = useTexts(requestTexts);
  const summary = useSummary();
  return row => `${words.types[row.tipo]} · ${summary(row)}`;
}

/** Until when an answer is due; in red what is late. */
function useDue(): (row: RequestRow) => ReactNode {
  const t = useTexts(requestDeskTexts);
  const { dayShort } = useFormats();
  return row => (row.atrasada ? <b className="text-bad">{t.isLate}</b> : row.prazo && dayShort(row.prazo));
}
