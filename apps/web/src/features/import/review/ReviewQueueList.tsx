import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { Check, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { Link } from '#ui/base/Link.tsx';
import { reviewTexts } from './review.messages.ts';
import type { QueueItem } from './review.types.ts';
import { groupsOf } from './review-queue.ts';

interface ReviewQueueListProps {
  items: readonly QueueItem[];
  current: QueueItem;
  onGo: (item: QueueItem) => void;
}

const shownOfEach = 3;

/** What waits, by cause, gravest first. On a phone the arrows of the bar stand for it. */
export function ReviewQueueList({ items, current, others, onGo }: ReviewQueueListProps & { others: number }) {
  const t = useTexts(reviewTexts);
  return (
    <nav
      aria-label={t.queue}
      className="hidden w-[236px] shrink-0 overflow-y-auto border-r border-line px-2 py-3 xl:block"
    >
      {groupsOf(items).map(([cause, group]) => (
        <Group key={cause} title={t.causes[cause]} items={group} current={current} onGo={onGo} />
      ))}
      {others > 0 && <p className="px-2.5 text-xs text-ink-2">{t.ofOthers(others)}</p>}
    </nav>
  );
}

function Group({ title, items, current, onGo }: ReviewQueueListProps & { title: string }) {
  const t = useTexts(reviewTexts);
  const [all, setAll] = useState(false);
  const open = items.filter(item => item.aberto).length;
  const from = Math.max(0, Math.min(items.indexOf(current), items.length - shownOfEach));
  const shown = all ? items : items.slice(from, from + shownOfEach);
  const hidden = items.length - shown.length;
  return (
    <section className="mb-3">
      <h2 className="mb-1 flex px-2.5 text-2xs font-semibold text-ink-2">
        <span className="flex-1">{title}</span>
        <span className="num">{open}</span>
      </h2>
      <ul>
        {shown.map(item => (
          <Item key={item.id} item={item} here={item === current} onGo={onGo} />
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="mt-0.5 h-7 px-2.5 text-xs font-semibold text-brand-ink hover:underline"
          onClick={() => setAll(true)}
        >
          {t.more(hidden)}
        </button>
      )}
    </section>
  );
}

function Item({ item, here, onGo }: { item: QueueItem; here: boolean; onGo: (item: QueueItem) => void }) {
  const t = useTexts(reviewTexts);
  const sentencesOf = useFindingSentences();
  const { query } = useAddress();
  const told = useToldApart();
  const why = item.reservadoPor
    ? t.heldBy(item.reservadoPor)
    : item.aberto
      ? (told(item) ?? (item.resumo ? sentencesOf([item.resumo])[0] : ''))
      : item.decisao && t.decisions[item.decisao.ato];
  return (
    <li>
      <Link
        href={to.hr.review(query.id ?? '', item.id)}
        aria-current={here ? 'true' : undefined}
        className={clsx('block rounded-md px-2.5 py-1.5', here ? 'bg-brand-soft' : 'hover:bg-canvas')}
        onClick={event => {
          // going on in the queue is no new page: back leaves the desk
          event.preventDefault();
          onGo(item);
        }}
      >
        <span className="flex items-center gap-1.5 leading-[1.125rem] font-semibold">
          {item.reservadoPor && <Lock size={13} aria-hidden className="shrink-0 text-ink-3" />}
          {!item.aberto && item.decisao?.ato !== 'ignorado' && (
            <Check size={14} aria-hidden className="shrink-0 text-ok" />
          )}
          {item.decisao?.ato === 'ignorado' && <EyeOff size={14} aria-hidden className="shrink-0 text-ink-3" />}
          <span className="ellipsis">{item.nome ?? t.pages(item.paginas)}</span>
        </span>
        <span className="block ellipsis text-xs text-ink-2">{why}</span>
      </Link>
    </li>
  );
}

/** Beside a receipt that is there already the question is the same for all: what differs is said instead. */
function useToldApart() {
  const t = useTexts(reviewTexts);
  const { amount, monthName } = useFormats();
  return ({ causa, mes, ano, liquido, igual }: QueueItem): string | undefined => {
    if (causa !== 'jaExiste' || !mes || !ano) return undefined;
    const facts = [`${monthName(mes).slice(0, 3)}/${ano}`, liquido !== null && amount(liquido), igual && t.same];
    return facts.filter(Boolean).join(' · ');
  };
}
