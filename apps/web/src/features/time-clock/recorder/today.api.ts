import { clockTodayContract } from '@cracha/contract/features/time-clock/clock-today.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type Today = ResponseOf<(typeof clockTodayContract)['recorderSummary']>;
export type Recorder = Today['vinculos'][number];

export const recorderKeys = ['recorder'];

/** Where the worker marks, today of each, and what waits; apart from the other calls, which a home never makes. */
export function useRecorder(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...recorderKeys, 'summary'],
    staleTime: 0,
    queryFn: () => call(clockTodayContract.recorderSummary, {}),
  });
}
