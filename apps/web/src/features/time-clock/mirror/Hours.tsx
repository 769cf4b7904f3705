import { useTexts } from '#kernel/base/texts.ts';
import { hours } from '../clock-time.ts';
import { mirrorTexts } from './mirror.messages.ts';

/** Minutes in a cell of many: nothing is a dash that is read as zero. */
export function Hours({ minutes, says = hours }: { minutes: number; says?: (minutes: number) => string }) {
  const t = useTexts(mirrorTexts);
  if (minutes !== 0) return says(minutes);
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t.zero}</span>
    </span>
  );
}
