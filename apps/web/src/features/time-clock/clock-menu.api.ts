import { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#kernel/base/can.ts';
import { call } from '#kernel/base/client.ts';
import { useClockPeriods } from './clock-periods.api.ts';

/** What is counted for a tile; null: it is not the reader's to know. */
type Count = number | null | undefined;

/** How many periods are still to be closed. */
export function useOpenPeriodTotal(enabled: boolean): Count {
  const { data } = useClockPeriods(undefined, undefined, enabled);
  if (!enabled) return null;
  return data?.items.filter(({ estado, espelhos }) => estado !== 'fechado' && espelhos.total > 0).length;
}

/** How many numbers in clocks are nobody's yet. */
export function useUnknownTotal(entered: boolean): Count {
  const enabled = useCan()('RhPontoArquivoVisualizar') && entered;
  const { data } = useQuery({
    queryKey: ['clock', 'files', 'unknown-total'],
    enabled,
    queryFn: () => call(clockFileContract.unknownWorkers, { params: { page: '1', size: '1' }, query: {} }),
  });
  return enabled ? data?.total : null;
}

/** How many justifications wait for a decision. */
export function usePendingJustificationTotal(enabled: boolean): Count {
  const { data } = useQuery({
    queryKey: ['justifications', 'waiting-total'],
    enabled,
    queryFn: () =>
      call(clockJustificationContract.justifications, {
        params: { page: '1', size: '1' },
        query: { situacao: 'pendente' },
      }),
  });
  return enabled ? data?.total : null;
}
