import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { useSession } from '#kernel/base/session.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import type { CompanyForm, CompanyRecord, ConfigForm } from './company.types.ts';
import type { CompanyFilter } from './company-filter.ts';

const keys = ['companies'];

/** A manager's list is of another call than HR's; what they read is the same. */
export function useCompanies({ order, headOffice, ...filter }: CompanyFilter, after?: string) {
  const manager = useSession()?.profile === 'gestor';
  const query = {
    pesquisa: filter.search,
    ativo: filter.active === undefined ? undefined : filter.active ? ('true' as const) : ('false' as const),
    idMatriz: headOffice,
    orderBy: order,
    after,
  };
  return useListOf([...keys, 'list'], manager ? companyContract.managerCompanies : companyContract.companyList, {
    params: { page: '1', size: '10' },
    query,
  });
}

export function useCompanyTotals(search: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'totals', search],
    placeholderData: keepPreviousData,
    queryFn: () => call(companyContract.companyTotals, { query: { pesquisa: search } }),
  });
}

/** Those a branch may belong to. */
export function useHeadOffices(enabled: boolean) {
  return useQuery({
    queryKey: [...keys, 'choices'],
    enabled,
    queryFn: () => call(companyContract.companies, {}),
  });
}

export function useCompany(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: (): Promise<CompanyRecord> => call(companyContract.companyById, { params: { id } }),
  });
}

/** The logo as an address of this page; `name` changes with the logo. */
export function useLogo(id: string, name: string | null) {
  const { data } = useQuery({
    queryKey: ['company-logo', id, name],
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(companyContract.companyLogo, { params: { id } }),
  });
  return useObjectUrl(data);
}

export function useHeadcount(id: string) {
  return useQuery({
    queryKey: [...keys, 'headcount', id],
    queryFn: () => call(companyContract.headcounts, { body: { idEmpresas: [id] } }),
  });
}

export function useDocuments(id: string) {
  return useQuery({
    queryKey: [...keys, 'documents', id],
    queryFn: () => call(companyContract.companyDocuments, { params: { id } }),
  });
}

/** Without an id a new one. */
export function useSaveCompany(id: string | undefined) {
  return useActOn(keys, (body: CompanyForm) => call(companyContract.saveCompany, { query: { id }, body }));
}

export function useConfigure(id: string) {
  return useActOn(keys, (body: ConfigForm) => call(companyContract.configureCompany, { params: { id }, body }));
}

export function useEnableCompany(id: string) {
  return useActOn(keys, (ativo: boolean) => call(companyContract.enableCompany, { params: { id }, body: { ativo } }));
}

export function useDeleteCompany(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Justificativa: string) =>
      call(companyContract.deleteCompanies, { body: { IdString: id, Justificativa, confirmado: true } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [...keys, 'one', id] });
      return client.invalidateQueries({ queryKey: keys, refetchType: 'none' });
    },
  });
}
