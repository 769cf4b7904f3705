import { clockDeviceContract } from '@cracha/contract/features/time-clock/clock-device.contract.ts';
import { clockFileContract as calls } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { sentId } from '#kernel/lazy/sent-id.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { askedAgain, isRunning } from '#ui/staff/task-state.ts';

type Calls = typeof calls;
export type ClockFile = ResponseOf<Calls['clockFiles']>['items'][number];
export type FileReport = ResponseOf<Calls['clockFile']>;
export type MadeFile = ResponseOf<Calls['madeFiles']>['items'][number];

const keys = ['clock', 'files'];
const page = { page: '1', size: '10' };

/** While one of them goes on, the list is asked again. */
const whileOneRuns = ({
  state,
}: {
  state: { data?: { items: readonly { status: ClockFile['status'] }[] } | undefined };
}) => (state.data?.items.some(({ status }) => isRunning(status)) ? askedAgain : false);

export function useClockFiles(idEmpresa: string | undefined, after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'in', idEmpresa, after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.clockFiles, { params: page, query: { idEmpresa, after } }),
    refetchInterval: whileOneRuns,
  });
}

export function useClockFile(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: () => call(calls.clockFile, { params: { id } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.status) ? askedAgain : false),
  });
}

export function useFileLines(id: string, after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'lines', id, after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.clockFileLines, { params: { id, ...page }, query: { after } }),
  });
}

interface ClockUpload {
  file: File;
  idEmpresa: string;
  onProgress: (part: number) => void;
}

/** Sends one file. @returns its id */
export function useSendFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, idEmpresa, onProgress }: ClockUpload): Promise<string | undefined> => {
      const form = new FormData();
      if (idEmpresa) form.append('idEmpresa', idEmpresa);
      form.append('arquivo', file, file.name);
      return sentId(await upload(calls.sendClockFile, form, onProgress));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys }),
  });
}

export function useConfirmFile(id: string) {
  return useActOn(keys, () => call(calls.confirmClockFile, { params: { id } }));
}

export function useUnknownWorkers(after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'unknown', after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.unknownWorkers, { params: page, query: { after } }),
  });
}

export function useLinkUnknown(identificador: string) {
  return useActOn(keys, (idVinculo: string) =>
    call(calls.linkUnknown, { params: { identificador }, body: { idVinculo } }),
  );
}

export function useMadeFiles(idEmpresa: string | undefined, after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'made', idEmpresa, after],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.madeFiles, { params: page, query: { idEmpresa, after } }),
    refetchInterval: whileOneRuns,
  });
}

export function useMakeFile() {
  return useActOn(keys, (body: BodySent<Calls['makeClockFile']>) => call(calls.makeClockFile, { body }));
}

export async function downloadMade({ id, nome }: MadeFile): Promise<void> {
  saveFile(await callFile(calls.madeFileContent, { params: { id } }), nome);
}

export type ClockDevice = ResponseOf<(typeof clockDeviceContract)['clockDevices']>['items'][number];

export function useClockDevices(idEmpresa: string | undefined, after: string | undefined) {
  return useListOf([...keys, 'devices'], clockDeviceContract.clockDevices, {
    params: { page: '1', size: '25' },
    query: { idEmpresa, after },
  });
}

export function useServerClock() {
  return useQuery({ queryKey: [...keys, 'server'], queryFn: () => call(clockDeviceContract.serverClock, {}) });
}
