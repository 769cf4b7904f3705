import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { MessageSquareText } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { HomeRow } from '#ui/base/HomeRows.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { Announcing } from './home-card.api.ts';
import { homeCardTexts } from './home-card.messages.ts';

/** On the worker's home: how the newest announcement of all employers begins, and how many more are unread. */
export function NewestCard({ employers }: { employers: readonly Announcing[] }) {
  const t = useTexts(homeCardTexts);
  const f = useFormats();
  const all = employers.flatMap(({ ultimo, nomeFantasia }) => (ultimo ? [{ ...ultimo, company: nomeFantasia }] : []));
  const [newest] = all.toSorted((a, b) => Date.parse(b.publicadoEm) - Date.parse(a.publicadoEm));
  if (!newest) return null;
  const unread = employers.reduce((sum, { totalNaoLidos }) => sum + totalNaoLidos, 0);
  return (
    <section className="mt-7">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-2 px-1">
        <h2 className="text-lg font-bold tracking-[-.01em]">{t.title}</h2>
        <Link href={to.worker.announcements()} className="-my-3 py-3 text-sm font-semibold text-brand-ink">
          {unread > 0 ? t.unread(unread) : t.seeAll}
        </Link>
      </div>
      <Link
        href={to.worker.announcement(newest.id)}
        className="block rounded-2xl border border-line bg-surface px-4 py-3.5 active:bg-sunken"
      >
        <span className="block font-semibold">{newest.titulo}</span>
        <span className="mt-0.5 line-clamp-2 text-ink-2">{newest.inicio}</span>
        <span className="num mt-1.5 block text-sm text-ink-2">
          {t.sent(f.recent(newest.publicadoEm))}
          {employers.length > 1 && ` · ${newest.company}`}
        </span>
      </Link>
    </section>
  );
}

/** What the worker still has to confirm, among what waits on the home: what has an end, and the rest. */
export function useToConfirm(employers: readonly Announcing[]): { dated: HomeRow[]; undated: HomeRow[] } {
  const t = useTexts(homeCardTexts);
  const f = useFormats();
  const all = employers.flatMap(({ aConfirmar }) => aConfirmar);
  const rowOf = ({ id, titulo, expiraEm }: (typeof all)[number]): HomeRow => ({
    icon: MessageSquareText,
    href: to.worker.announcement(id),
    name: t.confirm,
    fact: titulo,
    due: expiraEm === null ? undefined : t.until(f.dayShort(expiraEm)),
  });
  const ends = ({ expiraEm }: (typeof all)[number]) => Date.parse(expiraEm ?? '');
  return {
    dated: all
      .filter(one => one.expiraEm !== null)
      .sort((a, b) => ends(a) - ends(b))
      .map(rowOf),
    undated: all.filter(one => one.expiraEm === null).map(rowOf),
  };
}
