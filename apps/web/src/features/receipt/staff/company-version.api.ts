import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type CompanyChoice = ResponseOf<(typeof companyContract)['companies']>[number];

const companies = ['companies', 'choices'];

/** The companies of the scope, each with the receipt that its workers see. */
export function useCompanies() {
  return useQuery({ queryKey: companies, queryFn: () => call(companyContract.companies, {}) });
}

export function useReceiptVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ company, full }: { company: CompanyChoice; full: boolean }) =>
      call(companyContract.configureCompany, {
        params: { id: company.id },
        body: { versaoCompleta: full, versao: company.versao },
      }),
    onSuccess: ({ versaoCompleta, versao }, { company }) => {
      client.setQueryData(companies, (all: CompanyChoice[] | undefined) =>
        all?.map(each => (each.id === company.id ? { ...each, versaoCompleta, versao } : each)),
      );
      return client.invalidateQueries({ queryKey: ['receipts'] });
    },
    // somebody else may have changed it: what stands now is shown
    onError: () => client.invalidateQueries({ queryKey: companies }),
  });
}
