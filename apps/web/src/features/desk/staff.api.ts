import { deskContract as calls } from '@cracha/contract/features/desk/desk.contract.ts';
import { deskSetupContract as setup } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { deskKeys as keys } from './desk.api.ts';

export type DeskCategory = ResponseOf<(typeof setup)['createDeskCategory']>;
export type CannedAnswer = ResponseOf<(typeof setup)['createCannedAnswer']>;
export type CategoryBody = BodySent<(typeof setup)['createDeskCategory']>;
export type AnswerBody = BodySent<(typeof setup)['createCannedAnswer']>;
export type DeskHours = ResponseOf<(typeof setup)['deskHours']>;

export function useCategories() {
  return useQuery({ queryKey: [...keys, 'categories'], queryFn: () => call(setup.deskCategories, {}) });
}

export function useCannedAnswers() {
  return useQuery({ queryKey: [...keys, 'answers'], queryFn: () => call(setup.cannedAnswers, {}) });
}

export function useDeskPeople() {
  return useQuery({ queryKey: [...keys, 'people'], queryFn: () => call(setup.deskPeople, {}) });
}

export function useDeskHours() {
  return useQuery({ queryKey: [...keys, 'hours'], queryFn: () => call(setup.deskHours, {}) });
}

export function useSaveCategory(id: string | undefined) {
  return useActOn(keys, (body: CategoryBody) =>
    id === undefined
      ? call(setup.createDeskCategory, { body })
      : call(setup.changeDeskCategory, { params: { id }, body }),
  );
}

export function useSaveAnswer(id: string | undefined) {
  return useActOn(keys, (body: AnswerBody) =>
    id === undefined
      ? call(setup.createCannedAnswer, { body })
      : call(setup.changeCannedAnswer, { params: { id }, body }),
  );
}

export function useSaveHours() {
  return useActOn(keys, (body: BodySent<(typeof setup)['changeDeskHours']>) => call(setup.changeDeskHours, { body }));
}

export function useTakeTicket(id: string) {
  return useActOn(keys, (versao: number) => call(calls.takeTicket, { params: { id }, body: { versao } }));
}

type Said = { versao: number; mensagem: string };

export function useWaitTicket(id: string) {
  return useActOn(keys, (body: Said) => call(calls.waitTicket, { params: { id }, body }));
}

export function useSolveTicket(id: string) {
  return useActOn(keys, (body: Said) => call(calls.solveTicket, { params: { id }, body }));
}

export function useTransferTicket(id: string) {
  return useActOn(keys, (body: BodySent<(typeof calls)['transferTicket']>) =>
    call(calls.transferTicket, { params: { id }, body }),
  );
}
