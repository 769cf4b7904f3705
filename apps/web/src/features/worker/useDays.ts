import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { recordTexts } from './record.messages.ts';

/** Days near today in words, `1 dez`; of another year in full. */
export function useDays() {
  const t = useTexts(recordTexts);
  const { dayShort, date } = useFormats();
  const day = (at: string) => (at.slice(0, 4) === todayHere().slice(0, 4) ? dayShort(at) : date(at));
  return { day, fromDay: (at: string) => t.fromDay(day(at)) };
}
