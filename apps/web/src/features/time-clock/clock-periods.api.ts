import { clockPeriodContract as calls } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type ClockPeriod = ResponseOf<(typeof calls)['clockPeriods']>[number];

export const periodKeys = ['clock', 'periods'];

/** The periods of the companies in reach, newest first, as the one page of a list. */
export function useClockPeriods(idEmpresa?: string, estado?: ClockPeriod['estado'], enabled = true) {
  return useQuery({
    queryKey: [...periodKeys, 'list', idEmpresa],
    enabled,
    // a closing may have ended meanwhile
    staleTime: 0,
    queryFn: (): Promise<ClockPeriod[]> => call(calls.clockPeriods, { query: { idEmpresa } }),
    select: all => {
      const items = all.filter(one => estado === undefined || one.estado === estado);
      return { items, total: items.length };
    },
  });
}
