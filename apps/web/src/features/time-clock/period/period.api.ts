import { clockPeriodContract as calls } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { askedAgain, isRunning } from '#ui/staff/task-state.ts';
import { periodKeys as keys } from '../clock-periods.api.ts';

type Calls = typeof calls;
export type Check = ResponseOf<Calls['checkPeriods']>;
export type Blocked = Check['bloqueios'][number];
/** Only these of the people; undefined: everybody. */
export type PeopleFilter = NonNullable<BodySent<Calls['closePeriods']>['filtro']>;
export type Closing = ResponseOf<Calls['closing']>;

/** Who could be closed now; asked anew whenever the screen opens. */
export function useCheck(idPeriodos: string[], filtro: PeopleFilter | undefined) {
  return useQuery({
    queryKey: [...keys, 'check', idPeriodos, filtro],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.checkPeriods, { body: { idPeriodos, ...(filtro ? { filtro } : {}) } }),
  });
}

/** Who has still to send or to approve these mirrors hears of it, once a day. @returns how many were told */
export function useRemind() {
  return useActOn(keys, async (ids: string[]) => {
    const told = (tipo: 'enviar' | 'aprovar') => call(timeClockContract.remindTimesheets, { body: { tipo, ids } });
    return (await told('enviar')).total + (await told('aprovar')).total;
  });
}

export function useOpenPeriod() {
  return useActOn(keys, (body: BodySent<Calls['openPeriod']>) => call(calls.openPeriod, { body }));
}

export function useClosePeriods() {
  return useActOn(keys, (body: BodySent<Calls['closePeriods']>) => call(calls.closePeriods, { body }));
}

export function useReopenPeriod() {
  return useActOn(keys, (body: BodySent<Calls['reopenPeriod']>) => call(calls.reopenPeriod, { body }));
}

/** A closing or a reopening; asked again while it goes on. */
export function useClosing(id: string) {
  return useQuery({
    queryKey: [...keys, 'closing', id],
    queryFn: () => call(calls.closing, { params: { id } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.status) ? askedAgain : false),
  });
}
