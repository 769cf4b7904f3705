import { admissionContract as calls } from '@cracha/contract/features/admission/admission.contract.ts';
import type { admissionTabs, CandidateStage } from '@cracha/contract/features/admission/admission.schemas.ts';
import { openingsContract as openings } from '@cracha/contract/features/admission/opening.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import type { BodySent, QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '#kernel/base/can.ts';
import { call, callFile } from '#kernel/base/client.ts';
import { useSession } from '#kernel/base/session.ts';
import { useSettled } from '#kernel/lazy/settled.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

const keys = ['admissions'];
export type Tab = (typeof admissionTabs)[number];
export type AdmissionRow = ResponseOf<(typeof calls)['admissions']>['items'][number];
export type AdmissionWhole = ResponseOf<(typeof calls)['admission']>;
export type OpeningRow = ResponseOf<(typeof openings)['openings']>['items'][number];
export type CandidateRow = ResponseOf<(typeof openings)['candidates']>['items'][number];
export type Invitation = BodySent<(typeof calls)['inviteCandidate']>;

export function useAdmissions(filter: { pesquisa?: string | undefined; aba?: Tab | undefined }, after?: string) {
  return useListOf(keys, calls.admissions, { params: { page: '1', size: '10' }, query: { ...filter, after } });
}

export function useAdmission(id: string) {
  return useQuery({ queryKey: [...keys, 'one', id], queryFn: () => call(calls.admission, { params: { id } }) });
}

export function useAdmissionPicture(id: string, idArquivo: string, enabled: boolean) {
  return useQuery({
    queryKey: [...keys, 'file', idArquivo],
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(calls.admissionFile, { params: { id, idArquivo } }),
  });
}

type KitJob = Pick<QuerySent<(typeof kitContract)['kitDefinitions']>, 'idEmpresa' | 'regime' | 'cargo'>;

export function useActiveCompanies() {
  return useQuery({
    queryKey: ['companies', 'options'],
    staleTime: 60_000,
    queryFn: () => call(companyContract.companies, {}),
  });
}

/** Kits that suit a new worker's work as far as it is told; undefined: none is known yet, or the reader has no kits. */
export function useAdmissionKits({ idEmpresa, regime, cargo = '' }: KitJob) {
  const can = useCan();
  const held = useSession()?.appAccesses ?? [];
  const job = { idEmpresa, regime, cargo: useSettled(cargo.trim()) || undefined };
  return useQuery({
    queryKey: ['kit-definitions', 'options', job],
    enabled: can('RhAdmissaoVisualizar') && held.includes('meu-modelo'),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(kitContract.kitDefinitions, {
        params: { page: '1', size: '100' },
        query: { tipo: 'admissao', ativo: 'true', ...job },
      }),
  }).data?.items;
}

/** Managers who may be named to lead the person; none where the reader sees none. */
export function useAdmissionManagers() {
  const can = useCan();
  const held = useSession()?.appAccesses ?? [];
  return useQuery({
    queryKey: ['managers', 'options-of-admission'],
    enabled: can('RhGestorVisualizar') && held.includes('gestor'),
    staleTime: 60_000,
    queryFn: () =>
      call(managerContract.managers, { params: { page: '1', size: '100' }, query: { situacao: 'ativos' } }),
  }).data?.items;
}

export function useInvite() {
  return useActOn(keys, (body: Invitation) => call(calls.inviteCandidate, { body }));
}

/** What HR does with one admission. */
export function useAdmissionActs(id: string) {
  const act = useActOn(keys, (work: () => Promise<unknown>) => work());
  const params = { id };
  return {
    busy: act.isPending,
    giveBack: (body: BodySent<(typeof calls)['returnAdmission']>) =>
      act.mutateAsync(() => call(calls.returnAdmission, { params, body })),
    approve: (versao: number) => act.mutateAsync(() => call(calls.approveAdmission, { params, body: { versao } })),
    hire: (matricula: string) => act.mutateAsync(() => call(calls.hireCandidate, { params, body: { matricula } })),
    end: (motivo: string) => act.mutateAsync(() => call(calls.endAdmission, { params, body: { motivo } })),
    resend: (body: BodySent<(typeof calls)['resendAdmission']>) =>
      act.mutateAsync(() => call(calls.resendAdmission, { params, body })),
  };
}

export function useOpenings(filter: { pesquisa?: string | undefined }, after?: string) {
  return useListOf([...keys, 'openings'], openings.openings, {
    params: { page: '1', size: '10' },
    query: { ...filter, after },
  });
}

export function useOpening(id: string) {
  return useQuery({
    queryKey: [...keys, 'opening', id],
    queryFn: () => call(openings.opening, { params: { id } }),
  });
}

/** The newest hundred: an opening of more is narrowed by stage. */
export function useCandidates(idVaga: string) {
  return useQuery({
    queryKey: [...keys, 'candidates', idVaga],
    queryFn: () => call(openings.candidates, { params: { page: '1', size: '100' }, query: { idVaga } }),
  });
}

export function useOpeningActs() {
  const act = useActOn(keys, (work: () => Promise<unknown>) => work());
  return {
    busy: act.isPending,
    create: (body: BodySent<(typeof openings)['createOpening']>) =>
      act.mutateAsync(() => call(openings.createOpening, { body })),
    close: (id: string) => act.mutateAsync(() => call(openings.closeOpening, { params: { id } })),
    add: (body: BodySent<(typeof openings)['createCandidate']>) =>
      act.mutateAsync(() => call(openings.createCandidate, { body })),
    move: (id: string, etapa: CandidateStage, motivo?: string) =>
      act.mutateAsync(() => call(openings.moveCandidate, { params: { id }, body: { etapa, motivo } })),
    invite: (id: string, body: BodySent<(typeof openings)['inviteFromOpening']>) =>
      act.mutateAsync(() => call(openings.inviteFromOpening, { params: { id }, body })),
  };
}
