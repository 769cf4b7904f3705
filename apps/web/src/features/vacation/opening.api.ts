import {
  vacationOpeningContract as calls,
  type LineResult,
} from '@cracha/contract/features/vacation/opening.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#kernel/base/client.ts';
import { sentId } from '#kernel/lazy/sent-id.ts';
import { askedAgain, isRunning } from '#ui/staff/task-state.ts';

type Calls = typeof calls;
export type OpeningFile = ResponseOf<Calls['openingFile']>;
export type OpeningLine = ResponseOf<Calls['openingFileLines']>['items'][number];

const keys = ['vacations', 'files'];
const page = { page: '1', size: '25' };

export function useOpeningFiles(after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'list', after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.openingFiles, { params: page, query: { after } }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => isRunning(status)) ? askedAgain : false),
  });
}

export function useOpeningFile(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: () => call(calls.openingFile, { params: { id } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.status) ? askedAgain : false),
  });
}

export function useOpeningLines(id: string, situacao: LineResult | undefined, after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'lines', id, situacao, after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.openingFileLines, { params: { id, ...page }, query: { situacao, after } }),
  });
}

/** Sends one file. @returns its id */
export function useSendOpenings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress }: { file: File; onProgress: (part: number) => void }) => {
      const form = new FormData();
      form.append('arquivo', file, file.name);
      return sentId(await upload(calls.sendOpeningFile, form, onProgress));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['vacations'] }),
  });
}
