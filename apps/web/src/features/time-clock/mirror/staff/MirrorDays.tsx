import { useTexts } from '#kernel/base/texts.ts';
import { useWide } from '#ui/base/wide.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { WeekCards } from '../WeekCards.tsx';
import { DayTable } from './DayTable.tsx';

/** The days to staff: a table in its own region that scrolls, on a phone weeks as cards. */
export function MirrorDays({ mirror }: { mirror: Mirror }) {
  const t = useTexts(mirrorTexts);
  const wide = useWide();
  if (mirror.dias.length === 0) return <p className="flex-1 p-5 text-ink-2">{t.none}</p>;
  if (!wide)
    return (
      <section aria-label={t.days} className="px-4 pb-4">
        <WeekCards mirror={mirror} />
      </section>
    );
  return (
    <section
      data-scroller
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={t.days}
      className="min-w-0 flex-1 overflow-auto px-6 -outline-offset-2"
    >
      <DayTable mirror={mirror} />
    </section>
  );
}
