import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { ReviewDocumentPart } from './ReviewDocumentPart.tsx';
import { ReviewQueueList } from './ReviewQueueList.tsx';
import { usePreloaded, useReservation, useReviewDocument, useReviewQueue } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { QueueItem, ReviewQueue } from './review.types.ts';
import { aheadOf, besideOf, nextOf } from './review-queue.ts';

interface ReviewDeskProps {
  id: string;
  queue: ReviewQueue;
  /** The document in the address. */
  wanted?: string;
  mayChange: boolean;
}

/** The queue left, the page in the middle, the fields right, the decision below. */
export function ReviewDesk({ id, queue, wanted, mayChange }: ReviewDeskProps) {
  const { setQuery } = useAddress();
  const { itens } = queue;
  const current = itens.find(item => item.id === wanted) ?? itens.find(item => item.aberto) ?? itens[0];
  const document = useReviewDocument(id, current?.id);
  const go = (item: QueueItem | undefined) => setQuery({ documento: item?.id });
  const anew = useReviewQueue(id);
  usePreloaded(id, current ? aheadOf(itens, current, 2) : []);
  useReservation(id, current?.aberto ? current.id : undefined, mayChange);
  if (!current) return null;
  const list = <ReviewQueueList items={itens} current={current} others={queue.deOutros} onGo={go} />;
  return document.data?.id === current.id ? (
    <ReviewDocumentPart
      key={current.id}
      id={id}
      document={document.data}
      item={current}
      mayChange={mayChange}
      list={list}
      head={<Head queue={queue} current={current} onGo={go} />}
      source={sourceOf(queue)}
      alike={itens.filter(item => item.aberto && item.causa === current.causa).length}
      same={itens.filter(item => item.aberto && item.igual && !item.reservadoPor).length}
      onNext={() => go(nextOf(itens, current))}
      onBack={() => go(current)}
      onMany={async () => {
        const { data } = await anew.refetch();
        go(data && nextOf(data.itens, current));
      }}
    />
  ) : (
    <Frame queue={queue} head={<Head queue={queue} current={current} onGo={go} />} list={list} />
  );
}

function Frame({ queue, head, list }: { queue: ReviewQueue; head: ReactNode; list: ReactNode }) {
  const t = useTexts(reviewTexts);
  return (
    <Desk
      title={t.title}
      source={sourceOf(queue)}
      back={{ href: to.hr.imports(), label: t.back }}
      progress={head}
      footer={null}
    >
      {list}
      <div className="flex-1 p-5">
        <SkeletonRows />
      </div>
    </Desk>
  );
}

function sourceOf({ importacao }: ReviewQueue): string {
  return [importacao.nome, importacao.empresas[0]].filter(Boolean).join(' · ');
}

function Head({ queue, current, onGo }: { queue: ReviewQueue; current: QueueItem; onGo: (item?: QueueItem) => void }) {
  const t = useTexts(reviewTexts);
  const { int } = useFormats();
  const { itens, total, decididos } = queue;
  const before = besideOf(itens, current, -1);
  const after = besideOf(itens, current, 1);
  return (
    <div className="flex items-center gap-2">
      <span className="num text-xs whitespace-nowrap text-ink-2">
        <b className="font-semibold text-ink">{int(decididos)}</b> {t.of(int(total))}
      </span>
      <Progress
        value={(decididos / Math.max(total, 1)) * 100}
        label={t.progress(decididos, total)}
        className="w-24 lg:w-40"
      />
      <IconButton size="icon-sm" data-key="k" label={t.previous} blocked={!before} onClick={() => onGo(before)}>
        <ChevronUp size={17} aria-hidden />
      </IconButton>
      <IconButton size="icon-sm" data-key="j" label={t.next} blocked={!after} onClick={() => onGo(after)}>
        <ChevronDown size={17} aria-hidden />
      </IconButton>
    </div>
  );
}
