import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { filesTexts } from './files.messages.ts';

/** Until when something holds: what has run out, or will within sixty days, is said so. */
export function DueDay({ day }: { day: string | null }) {
  const t = useTexts(filesTexts);
  const f = useFormats();
  if (day === null) return <span className="text-ink-2">–</span>;
  if (day < todayHere()) return <StatusText tone="bad">{t.expired(f.date(day))}</StatusText>;
  return <StatusText tone={day <= soon() ? 'warn' : 'neutral'}>{t.expires(f.date(day))}</StatusText>;
}

/** The last day that is soon. */
export function soon(): string {
  return new Date(Date.parse(todayHere()) + 60 * 86_400_000).toISOString().slice(0, 10);
}
