import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { useAnnouncingEmployers } from './home-card.api.ts';
import { homeCardTexts } from './home-card.messages.ts';

/** On the worker's home: how many announcements wait to be read, of all employers. */
export function HomeCard() {
  const t = useTexts(homeCardTexts);
  const employers = useAnnouncingEmployers().data;
  if (!employers || employers.length === 0) return null;
  const unread = employers.reduce((sum, { totalNaoLidos }) => sum + totalNaoLidos, 0);
  return (
    <Link
      href={to.worker.announcements()}
      className="mt-7 flex items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-3.5 active:bg-sunken"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <MessageSquareText size={21} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t.title}</span>
        <span className="num block text-sm text-ink-2">{unread > 0 ? t.unread(unread) : t.allRead}</span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
