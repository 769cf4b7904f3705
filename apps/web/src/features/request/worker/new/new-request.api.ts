import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestSetupContract as setup } from '@cracha/contract/features/request/request-setup.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, upload } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { requestKeys, vacationKeys } from '../../request.api.ts';
import type { Filer, formOf } from './new-request.ts';

export type RequestForm = ReturnType<typeof formOf>;

/** The employments a request may be of, each by its employer. */
export function useOwnEmployments() {
  return useQuery({
    queryKey: [...requestKeys, 'employments'],
    staleTime: 60_000,
    queryFn: () => call(workerContract.ownAccounts, {}),
    select: all => all.map(({ idEmpregado, empresa }) => ({ id: idEmpregado, company: empresa })),
  });
}

export function useBalance(idVinculo: string) {
  return useQuery({
    queryKey: [...vacationKeys, 'balance', idVinculo],
    enabled: idVinculo !== '',
    queryFn: () => call(vacationContract.vacationBalance, { params: { idVinculo } }),
  });
}

/** The days on which so many days may lawfully begin. @param exceto one that is being changed */
export function useStarts(idVinculo: string, dias: string, exceto: string | undefined) {
  return useQuery({
    queryKey: [...vacationKeys, 'starts', idVinculo, dias, exceto],
    queryFn: () => call(vacationContract.vacationStarts, { params: { idVinculo }, query: { dias, exceto } }),
  });
}

/** What of the own record may be asked to change, as it stands. */
export function useRegistration(idVinculo: string) {
  return useQuery({
    queryKey: [...requestKeys, 'registration', idVinculo],
    enabled: idVinculo !== '',
    queryFn: () => call(calls.registrationForm, { params: { idVinculo } }),
  });
}

/** What the company offers, and what stands against each plan. */
export function useBenefits(idVinculo: string) {
  return useQuery({
    queryKey: [...requestKeys, 'benefits', idVinculo],
    enabled: idVinculo !== '',
    queryFn: () => call(calls.offeredBenefits, { params: { idVinculo } }),
  });
}

export type OfferedBenefit = ResponseOf<(typeof calls)['offeredBenefits']>['planos'][number];

/** HR's subjects of other requests. */
export function useSubjects(idVinculo: string) {
  return useQuery({
    queryKey: [...requestKeys, 'subjects', idVinculo],
    enabled: idVinculo !== '',
    queryFn: () => call(setup.offeredCategories, { params: { idVinculo } }),
  });
}

/** All findings of a form, as of now. */
export function useCheck(form: RequestForm) {
  return useQuery({
    queryKey: [...requestKeys, 'check', form],
    queryFn: () => call(calls.checkRequest, { body: form }),
  });
}

interface Sent {
  form: RequestForm;
  files: readonly File[];
  read: readonly string[];
}

interface Earlier {
  id: string;
  versao: number;
}

const sends = { worker: calls.sendRequest, manager: calls.sendRequestAsManager, hr: calls.sendRequestAsHr } as const;

/** A new one, or its author's own, changed. */
export function useSendRequest(earlier: Earlier | undefined, filer: Filer) {
  return useActOn(
    requestKeys,
    async ({ form, files, read }: Sent): Promise<{ id?: string; prazo: string | null; status?: string }> => {
      const body = { ...form, ...(read.length > 0 && { avisosLidos: read.join() }) };
      if (earlier) {
        const changed = { ...body, versao: earlier.versao };
        if (files.length === 0) return call(calls.resendRequest, { params: { id: earlier.id }, body: changed });
        const path = pathOf(calls.resendRequest, { id: earlier.id });
        await upload({ ...calls.resendRequest, path }, dataOf(changed, files), () => undefined);
        return { id: earlier.id, prazo: null };
      }
      const send = sends[filer ?? 'worker'];
      if (files.length === 0) return call(send, { body });
      return sentOf(await upload(send, dataOf(body, files), () => undefined));
    },
    [vacationKeys],
  );
}

/** What sending answers, where files went with it. */
function sentOf(answer: unknown): { id?: string; prazo: string | null } {
  const { id, prazo } = Object(answer);
  return { ...(typeof id === 'string' && { id }), prazo: typeof prazo === 'string' ? prazo : null };
}

function dataOf(body: object, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body))
    data.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [at, file] of files.entries()) data.set(`file_${at}`, file, file.name);
  return data;
}
