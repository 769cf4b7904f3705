import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import type { TypedBenefit } from '@cracha/contract/features/receipt/benefit.schemas.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import type { ListOwner } from './receipt-list.api.ts';

/* Benefits of worker, HR and manager; their keys are the receipts', so that an answer reads both again. */

type Calls = typeof benefitContract;
export type Benefit = ResponseOf<Calls['benefitOfEmployment']>;
export type BenefitRow = ResponseOf<Calls['benefitsByCpf']>['items'][number];
export type StaffBenefitRow = ResponseOf<Calls['hrBenefits']>['items'][number];
type BenefitTotals = ResponseOf<Calls['hrBenefitTotals']>;
export type BenefitFilter = Omit<QuerySent<Calls['hrBenefits']>, 'after' | 'orderBy'>;
export type BenefitOrder = NonNullable<QuerySent<Calls['hrBenefits']>['orderBy']>;

const first: string | undefined = undefined;
const cardsAtATime = '6';

export function useWorkerBenefits({ year, benefit }: { year?: string; benefit?: string }) {
  return useInfiniteQuery({
    queryKey: ['receipts', 'benefits', 'worker', year, benefit],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(benefitContract.benefitsByCpf, {
        params: { pageOrCpf: '1', size: cardsAtATime },
        query: { ano: year, beneficio: benefit, after: pageParam },
      }),
    getNextPageParam: page => page.after ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useBenefit(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(benefitContract.benefitOfEmployment, { params: { idEmpregado: '0', id: id ?? '' } }),
  });
}

const lists = { hr: benefitContract.hrBenefits, manager: benefitContract.managerBenefits } as const;
const totals = { hr: benefitContract.hrBenefitTotals, manager: benefitContract.managerBenefitTotals } as const;
const values = { hr: benefitContract.hrBenefitFilters, manager: benefitContract.managerBenefitFilters } as const;

export function useBenefitList(
  owner: ListOwner,
  filter: BenefitFilter | undefined,
  order?: BenefitOrder,
  after?: string,
) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'list', owner, filter, order, after],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: () => call(lists[owner], { params: { page: '1' }, query: { ...filter, orderBy: order, after } }),
  });
}

/** Counts of the tabs and sums of the footer. */
export function useBenefitTotals(owner: ListOwner, filter: BenefitFilter | undefined) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'totals', owner, filter],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<BenefitTotals> => call(totals[owner], { query: { ...filter } }),
  });
}

export async function exportBenefits(filter: BenefitFilter, name: string): Promise<void> {
  saveFile(await callFile(benefitContract.exportBenefits, { query: { ...filter } }), `${name}.csv`);
}

export function useBenefitFilters(owner: ListOwner) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'filters', owner],
    staleTime: 60_000,
    queryFn: () => call(values[owner], {}),
  });
}

export function useKnownBenefitItems(search: string) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'items', search],
    enabled: search.trim() !== '',
    queryFn: () => call(benefitContract.knownBenefitItems, { query: { pesquisa: search } }),
    placeholderData: keepPreviousData,
  });
}

/** Whom a benefit can be typed for; asked from the second letter on. */
export function useBenefitEmployments(search: string) {
  return useQuery({
    queryKey: ['receipts', 'benefits', 'employments', search],
    enabled: search.trim().length > 1,
    queryFn: () => call(benefitContract.employmentsForBenefit, { query: { pesquisa: search } }),
    placeholderData: keepPreviousData,
  });
}

export function usePublishBenefit() {
  return useActOn(['receipts'], (form: TypedBenefit) => call(benefitContract.publishTypedBenefit, { body: form }));
}

export function useRemindOfBenefits() {
  return useActOn(['receipts'], (ids: string[]) => call(benefitContract.remindOfBenefits, { body: { ids } }));
}

export function useShowBenefits() {
  return useActOn(['receipts'], ({ ids, visible }: { ids: string[]; visible: boolean }) =>
    call(benefitContract.showBenefits, { body: { ids, visivel: visible, confirmado: true } }),
  );
}

/** A benefit with the day that its reader sees of it. */
export type Dated = Pick<StaffBenefitRow, 'id' | 'dataCredito'>;

export function useSetCreditDay() {
  return useActOn(['receipts'], ({ rows, day }: { rows: readonly Dated[]; day: string | null }) =>
    call(benefitContract.setCreditDay, {
      body: { beneficios: rows.map(({ id, dataCredito }) => ({ id, de: dataCredito })), dataCredito: day },
    }),
  );
}

export function useDeleteBenefits() {
  return useActOn(['receipts'], ({ ids, why }: { ids: string[]; why: string }) =>
    call(benefitContract.deleteBenefits, { body: { IdString: ids.join(','), Justificativa: why, confirmado: true } }),
  );
}

export async function downloadBenefit({ id, ano, mes }: Pick<Benefit, 'id' | 'ano' | 'mes'>): Promise<void> {
  const name = `beneficio-${ano}-${String(mes).padStart(2, '0')}.pdf`;
  saveFile(await callFile(benefitContract.benefitPdf, { params: { id } }), name);
}
