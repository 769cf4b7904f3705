import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { ChevronRight, Megaphone, Pin } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { LineList } from '#ui/cards/LineList.tsx';
import { useReadingList } from './announcement.api.ts';
import type { Owner, ReadAnnouncement } from './announcement.types.ts';
import { readingTexts } from './reading.messages.ts';

/** What is addressed to the reader, pinned first; the unread stand out. */
export function ReadingList({ owner }: { owner: Owner }) {
  const t = useTexts(readingTexts);
  const list = useReadingList(owner);
  useTitle(t.title);
  return (
    <LineList
      list={list}
      whenEmpty={
        <StateBlock large icon={Megaphone} title={t.none}>
          {t.noneLead}
        </StateBlock>
      }
      line={row => <Entry row={row} href={to[owner].announcement(row.id)} />}
    />
  );
}

function Entry({ row, href }: { row: ReadAnnouncement; href: string }) {
  const t = useTexts(readingTexts);
  const f = useFormats();
  const waits = row.visualizado ? row.leituraObrigatoria && !row.confirmado && t.toConfirm : t.fresh;
  const facts = [row.empresa, f.dayInWords(row.publicadoEm)];
  if (row.expiraEm) facts.push(t.until(f.dayInWords(row.expiraEm)));
  return (
    <Link href={href} className="flex items-center gap-3.5 px-4 py-3.5 -outline-offset-2 active:bg-sunken">
      <span className="min-w-0 flex-1">
        <span className={clsx('block leading-[1.375rem]', row.visualizado ? 'font-medium' : 'font-bold')}>
          {row.fixado && (
            <Pin size={15} role="img" aria-label={t.pinned} className="mr-1.5 inline align-[-2px] text-ink-2" />
          )}
          {row.titulo}
        </span>
        <span className="num mt-0.5 block text-sm text-ink-2">{facts.join(' · ')}</span>
        {waits && <span className="mt-0.5 block text-sm font-semibold text-brand-ink">{waits}</span>}
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
