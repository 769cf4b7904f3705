import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { benefitPlanContract as plans } from '@cracha/contract/features/request/benefit-plan.contract.ts';
import { proofContract } from '@cracha/contract/features/request/proof.contract.ts';
import { requestSetupContract as calls } from '@cracha/contract/features/request/request-setup.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type RequestCategory = ResponseOf<(typeof calls)['requestCategories']>[number];
export type RequestSetting = ResponseOf<(typeof calls)['requestSetting']>;
export type ProofRule = ResponseOf<(typeof proofContract)['proofRules']>[number];
type ProofBody = Omit<BodySent<(typeof proofContract)['saveProofRule']>, 'idEmpresa' | 'campo' | 'versao'>;
type CategoryBody = BodySent<(typeof calls)['createRequestCategory']>;

const keys = ['request-setup'];

export function useRequestCategories() {
  return useQuery({ queryKey: [...keys, 'categories'], queryFn: () => call(calls.requestCategories, {}) });
}

/** A new subject, or another form of one. */
export function useSaveCategory(of: RequestCategory | undefined) {
  return useActOn(keys, (body: CategoryBody) =>
    of
      ? call(calls.updateRequestCategory, { params: { id: of.id }, body: { ...body, versao: of.versao } })
      : call(calls.createRequestCategory, { body }),
  );
}

export type BenefitPlan = ResponseOf<(typeof plans)['benefitPlans']>[number];
export type BenefitBody = BodySent<(typeof plans)['createBenefitPlan']>;

export function useBenefitPlans() {
  return useQuery({ queryKey: [...keys, 'benefits'], queryFn: () => call(plans.benefitPlans, {}) });
}

/** A new plan, or another form of one. */
export function useSaveBenefit(of: BenefitPlan | undefined) {
  return useActOn(keys, ({ idEmpresa, ...body }: BenefitBody) =>
    of
      ? call(plans.updateBenefitPlan, { params: { id: of.id }, body: { ...body, versao: of.versao } })
      : call(plans.createBenefitPlan, { body: { idEmpresa, ...body } }),
  );
}

/** The companies of the scope. */
export function useCompanies() {
  return useQuery({
    queryKey: [...keys, 'companies'],
    staleTime: 60_000,
    queryFn: () => call(companyContract.companies, {}),
  });
}

export function useRequestSetting(idEmpresa: string) {
  return useQuery({
    queryKey: [...keys, 'setting', idEmpresa],
    enabled: idEmpresa !== '',
    queryFn: () => call(calls.requestSetting, { params: { idEmpresa } }),
  });
}

export function useSaveSetting(idEmpresa: string) {
  return useActOn(keys, (body: RequestSetting) => call(calls.saveRequestSetting, { params: { idEmpresa }, body }));
}

/** What each field of a record asks as its proof in a company. */
export function useProofRules(idEmpresa: string) {
  return useQuery({
    queryKey: [...keys, 'proofs', idEmpresa],
    enabled: idEmpresa !== '',
    queryFn: () => call(proofContract.proofRules, { query: { idEmpresa } }),
  });
}

export function useSaveProof(idEmpresa: string, { campo, versao }: Pick<ProofRule, 'campo' | 'versao'>) {
  return useActOn(keys, (body: ProofBody) =>
    call(proofContract.saveProofRule, { body: { idEmpresa, campo, versao, ...body } }),
  );
}
