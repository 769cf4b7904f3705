import { useFormats } from '#kernel/base/formats.ts';

/** `2 de novembro`; of another year `14/03/2025`. */
export function useDayInWords(): (at: string) => string {
  const { date, dayInWords } = useFormats();
  const year = (at: string) => date(at).slice(-4);
  return at => (year(at) === year(new Date().toISOString()) ? dayInWords(at) : date(at));
}
