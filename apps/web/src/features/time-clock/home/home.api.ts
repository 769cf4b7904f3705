import { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { useClockPeriods } from '../clock-periods.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';

/** How many periods are over and not closed; null: it is not the reader's to know. */
export function usePeriodsToClose(enabled: boolean): number | null | undefined {
  const { data } = useClockPeriods(undefined, undefined, enabled);
  if (!enabled) return null;
  const today = todayHere();
  return data?.items.filter(({ estado, ate, espelhos }) => estado !== 'fechado' && espelhos.total > 0 && ate < today)
    .length;
}

/** How many mirrors wait for this manager. */
export function useToDecideTotal(enabled: boolean): number | null | undefined {
  const { data } = useQuery({
    queryKey: [...timesheetKeys, 'to-decide-total'],
    enabled,
    queryFn: () => call(timeClockContract.timesheetsToDecide, { params: { page: '1', size: '1' }, query: {} }),
  });
  return enabled ? data?.total : null;
}

/** Who of the manager's people is at work: it moves by itself. */
export function usePresence() {
  return useQuery({
    queryKey: ['clock', 'presence'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: () => call(clockMarkContract.presence, {}),
  });
}
