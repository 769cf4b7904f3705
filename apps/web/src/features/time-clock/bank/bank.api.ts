import { clockBankContract as calls } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';

export type Bank = ResponseOf<(typeof calls)['bankOf']>;

const keys = ['clock-bank'];

export function useBalances(filter: { pesquisa?: string | undefined; vencendo?: 'true' | undefined }, after?: string) {
  return useListOf([...keys, 'list'], calls.bankBalances, {
    params: { page: '1', size: '25' },
    query: { ...filter, after },
  });
}

export function useBank(id: string) {
  return useQuery({ queryKey: [...keys, 'one', id], queryFn: () => call(calls.bankOf, { params: { id } }) });
}

export function useMoveBank() {
  return useActOn(keys, (body: BodySent<(typeof calls)['moveBank']>) => call(calls.moveBank, { body }), [
    timesheetKeys,
  ]);
}

export function useUndoMove() {
  return useActOn(keys, (id: string) => call(calls.undoBankMove, { params: { id } }), [timesheetKeys]);
}
