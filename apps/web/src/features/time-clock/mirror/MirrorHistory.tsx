import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Events } from '#ui/record/Events.tsx';
import { mirrorTexts } from './mirror.messages.ts';
import type { MirrorEvent } from './mirror.types.ts';

/** What was done with it, by whom and why, newest first. */
export function MirrorHistory({ events, large }: { events: readonly MirrorEvent[]; large?: boolean }) {
  const t = useTexts(mirrorTexts);
  const { momentInFull } = useFormats();
  return (
    <Events
      title={t.history}
      large={large}
      events={events.map(event => ({
        key: `${event.em} ${event.verbo}`,
        what: wordOf(t.verbs, event.verbo),
        why: event.motivo,
        facts: [
          momentInFull(event.em),
          event.por ?? t.system,
          event.substitui !== null && t.insteadOf(event.substitui),
          event.ip,
        ],
      }))}
    />
  );
}
