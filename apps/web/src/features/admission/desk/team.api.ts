import { teamAdmissionContract as calls } from '@cracha/contract/features/admission/team-admission.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import type { Tab } from './admission.api.ts';

const keys = ['team-admissions'];
export type TeamAdmission = ResponseOf<(typeof calls)['teamAdmissions']>['items'][number];

export function useTeamAdmissions(filter: { pesquisa?: string | undefined; aba?: Tab | undefined }, after?: string) {
  return useListOf(keys, calls.teamAdmissions, { params: { page: '1', size: '10' }, query: { ...filter, after } });
}

export function useTeamTotals() {
  return useQuery({ queryKey: [...keys, 'totals'], queryFn: () => call(calls.teamAdmissionTotals, { query: {} }) });
}
