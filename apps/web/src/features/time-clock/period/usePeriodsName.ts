import { inSentence } from '#kernel/base/formats.ts';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { usePeriodName, useSpan } from '../period-name.ts';

/** What several periods are called: one name and span where they are of the same days. */
export function usePeriodsName(periods: readonly ClockPeriod[]) {
  const nameOf = usePeriodName();
  const spanOf = useSpan();
  const [first] = periods;
  const same = first !== undefined && periods.every(({ de, ate }) => de === first.de && ate === first.ate);
  return {
    same,
    name: same ? inSentence(nameOf(first.de, first.ate)) : '',
    span: same ? spanOf(first.de, first.ate) : '',
    companies: new Set(periods.map(({ idEmpresa }) => idEmpresa)).size,
  };
}
