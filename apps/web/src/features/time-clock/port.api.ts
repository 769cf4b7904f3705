import { clockPortContract as calls } from '@cracha/contract/features/time-clock/clock-port.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from './timesheet-keys.ts';

type Calls = typeof calls;
export type PayrollClock = ResponseOf<Calls['payrollClockState']>;
export type PortSettings = ResponseOf<Calls['payrollClockConfig']>;
export type WaitingAct = PortSettings['fila'][number];

const keys = ['payroll-clocks'];
/** While one is read for the first time, or anew after a failure, its state is asked again. */
const askedAgain = 15_000;

/** The companies in reach whose hours come from a payroll clock. */
export function usePayrollClocks(enabled = true) {
  return useQuery({
    queryKey: [...keys, 'all'],
    enabled,
    queryFn: (): Promise<PayrollClock[]> => call(calls.payrollClocks, {}),
    refetchInterval: ({ state }) => (state.data?.some(isWaitedFor) ? askedAgain : false),
  });
}

const isWaitedFor = ({ situacao, copiaEm }: PayrollClock) =>
  situacao === 'indisponivel' || (situacao === 'funciona' && copiaEm === null);

/** Another company is looked at: all that shows its months is read anew. */
export function useChooseClock() {
  return useActOn(keys, (id: string) => call(calls.choosePayrollClock, { params: { id } }), [timesheetKeys]);
}

export function usePortSettings(id: string) {
  return useQuery({
    queryKey: [...keys, 'config', id],
    queryFn: (): Promise<PortSettings> => call(calls.payrollClockConfig, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isWaitedFor(state.data.situacao) ? askedAgain : false),
  });
}

/** `onSaved` comes before they are read anew: the form of their former version goes with that. */
export function useSavePort(id: string, onSaved: () => void) {
  return useActOn(keys, async (body: BodySent<Calls['savePayrollClockConfig']>) => {
    await call(calls.savePayrollClockConfig, { params: { id }, body });
    onSaved();
  });
}

export function useRetryPort(id: string) {
  return useActOn(keys, () => call(calls.retryPayrollClock, { params: { id } }));
}
