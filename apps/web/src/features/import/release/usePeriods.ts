import { useFormats } from '#kernel/base/formats.ts';
import type { ReleaseDesk } from './release.types.ts';
import { isOfYear } from './release-choice.ts';

/** What stands above the figures before and those now: months by name, of statements years. */
export function usePeriods(desk: ReleaseDesk): [before: string, now: string | undefined] {
  const { monthName } = useFormats();
  const { mes, ano } = desk;
  if (ano && isOfYear(desk)) return [String(ano - 1), String(ano)];
  return [monthName(mes === 1 ? 12 : (mes ?? 1) - 1), mes ? monthName(mes) : undefined];
}
