import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { type SecurityEvent, useActivity } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { eventOf } from './security-events.ts';
import { useBrowserName } from './useBrowserName.ts';

/** How many are shown before all of the 90 days are asked for. */
const atFirst = 5;

/** What happened to one's own access, the newest first. @param children what is still to be answered */
export function ActivitySection({ children }: { children: ReactNode }) {
  const t = useTexts(securityTexts);
  const [all, setAll] = useState(false);
  const activity = useActivity();
  const rows = activity.data?.pages.flatMap(page => page.items) ?? [];
  return (
    <section>
      <div className="flex min-h-9 items-center gap-3 xl:-mt-1.5">
        <h2 className="flex-1 text-base font-bold">{t.activity}</h2>
        <Button
          look="ghost"
          className="-mr-3 min-h-11 text-brand-ink! lg:min-h-9"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t.less : t.ninety}
        </Button>
      </div>
      {children}
      <ListBody
        {...loadOf(activity)}
        empty={rows.length === 0}
        whenEmpty={<p className="text-ink-2">{t.activityNone}</p>}
      >
        <ol className="mt-3">
          {(all ? rows : rows.slice(0, atFirst)).map(row => (
            <Event key={row.id} row={row} />
          ))}
        </ol>
        {all && activity.hasNextPage && (
          <Button className="min-h-11" busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            {t.more}
          </Button>
        )}
      </ListBody>
    </section>
  );
}

function Event({ row }: { row: SecurityEvent }) {
  const t = useTexts(securityTexts);
  const { recent } = useFormats();
  const nameOf = useBrowserName();
  const { text, grave } = eventOf(row.tipo);
  const said = row.resposta && (row.resposta === 'fuiEu' ? t.wasMine : t.wasNotMine);
  return (
    <li className="relative border-l border-line pb-4 pl-5 last:border-transparent">
      <span
        aria-hidden
        className={clsx(
          'absolute top-1.5 -left-[5.5px] size-2.5 rounded-full border-2',
          grave ? 'border-warn bg-warn-soft' : 'border-line-strong bg-surface',
        )}
      />
      <p className="font-semibold">{t[text]}</p>
      {row.navegador && (
        <p className="break-words text-ink-2">{[nameOf(row.navegador), row.ip].filter(Boolean).join(' · ')}</p>
      )}
      {said && <p className="text-ink-2">{said}</p>}
      <p className="num text-2xs text-ink-2">{recent(row.em)}</p>
    </li>
  );
}
