import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockMarkContract as calls } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, Refusal } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';
import { type Recorder, recorderKeys } from './today.api.ts';

type Calls = typeof calls;
export type WorkedDay = NonNullable<Recorder['dia']>;
export type Marked = ResponseOf<Calls['mark']>;

const keys = recorderKeys;
const first: string | undefined = undefined;

/** How far this device's clock is from the server's, and the establishment's zone. */
export function useClockNow(idVinculo: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'now', idVinculo],
    enabled: idVinculo !== undefined,
    queryFn: async () => {
      const asked = Date.now();
      const { agora, zona } = await call(calls.clockNow, { query: { idVinculo } });
      // the answer was made half way
      return { zone: zona, ahead: Date.parse(agora) - (asked + Date.now()) / 2 };
    },
  });
}

/** With its key: repeated it is the same mark. It is sent without a connection too, to learn at once that there is none. */
export function useMark() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ idVinculo, key }: { idVinculo: string; key: string }) =>
      call(calls.mark, { body: { idVinculo }, idempotencyKey: key }),
    onSuccess: () => {
      // the answer shows the day already: nobody waits for these
      for (const queryKey of [keys, timesheetKeys]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** It left this device, and whether it arrived is not known; or it never left. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 0 || error.status >= 500;
}

export function usePunches() {
  return useInfiniteQuery({
    queryKey: [...keys, 'punches'],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(calls.workerPunches, { params: { page: '1', size: '20' }, query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export async function downloadReceipt(id: string): Promise<void> {
  saveFile(await callFile(calls.punchReceipt, { params: { id }, query: {} }), 'comprovante-de-ponto.pdf');
}

/** A forgotten punch, entered by hand; it waits for a decision. */
export function useEnterPunch(idVinculo: string) {
  return useActOn(
    keys,
    (body: BodySent<(typeof clockJustificationContract)['enterManualPunch']>) =>
      call(clockJustificationContract.enterManualPunch, { params: { id: idVinculo }, body }),
    [timesheetKeys, ['justifications']],
  );
}
