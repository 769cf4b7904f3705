import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { routeTrialContract } from '@cracha/contract/features/request/route-trial.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type ApproverProfile = ResponseOf<(typeof approverProfileContract)['approverProfiles']>[number];
export type ApproverForm = BodySent<(typeof approverProfileContract)['createApproverProfile']>;
export type ApproverStep = ApproverForm['etapas'][number];

export type TriedRoute = ResponseOf<(typeof routeTrialContract)['tryRoute']>;
type Trial = BodySent<(typeof routeTrialContract)['tryRoute']>;

const approverKeys = ['approver-profiles'];

export function useApproverProfiles() {
  return useQuery({
    queryKey: [...approverKeys, 'list'],
    queryFn: () => call(approverProfileContract.approverProfiles, {}),
  });
}

/** Who may sit in a step, by a part of the name. */
export function useApproverChoices(search: string) {
  return useQuery({
    queryKey: [...approverKeys, 'choices', search],
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () => call(approverProfileContract.approverChoices, { query: { pesquisa: search.trim() } }),
  });
}

export function useSaveApprovers() {
  return useActOn(approverKeys, ({ id, version, form }: { id?: string; version?: number; form: ApproverForm }) =>
    id
      ? call(approverProfileContract.updateApproverProfile, { body: { ...form, id, versao: version } })
      : call(approverProfileContract.createApproverProfile, { body: form }),
  );
}

export function useDeleteApprovers() {
  return useActOn(approverKeys, (id: string) =>
    call(approverProfileContract.deleteApproverProfile, { params: { id } }),
  );
}

/** Who would decide; nothing is written. */
export function useRouteTrial() {
  return useMutation({ mutationFn: (body: Trial) => call(routeTrialContract.tryRoute, { body }) });
}
