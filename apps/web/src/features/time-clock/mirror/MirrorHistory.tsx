import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { mirrorTexts } from './mirror.messages.ts';
import type { MirrorEvent } from './mirror.types.ts';
import { wordOf } from './word-of.ts';

/** What was done with it, by whom and why, newest first. */
export function MirrorHistory({ events, large }: { events: readonly MirrorEvent[]; large?: boolean }) {
  const t = useTexts(mirrorTexts);
  const { momentInFull } = useFormats();
  if (events.length === 0) return null;
  return (
    <Disclosure
      summary={t.history}
      summaryClass={clsx('text-base font-bold', large ? 'mt-4 min-h-11 px-1' : 'mt-3 min-h-9')}
      open={!large}
    >
      <ol className="mt-1 grid gap-3 border-l-2 border-line pl-4 text-sm">
        {events.map(event => (
          <li key={`${event.em} ${event.verbo}`}>
            <p className="font-semibold">{wordOf(t.verbs, event.verbo)}</p>
            {event.motivo !== null && <p className="[overflow-wrap:anywhere]">{event.motivo}</p>}
            <p className="num text-xs text-ink-2">
              {[
                momentInFull(event.em),
                event.por ?? t.system,
                event.substitui && t.insteadOf(event.substitui),
                event.ip,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
