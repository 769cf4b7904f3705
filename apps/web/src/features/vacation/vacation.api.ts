import { vacationOpeningContract as opening } from '@cracha/contract/features/vacation/opening.contract.ts';
import { vacationContract as calls } from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { BodySent, QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export type DuePeriod = ResponseOf<(typeof calls)['vacationsAtRisk']>['items'][number];
export type Balance = ResponseOf<(typeof calls)['vacationBalance']>;
export type VacationPeriod = Balance['periodos'][number];
export type OpeningBody = BodySent<(typeof calls)['openVacations']>;
type DueFilter = Omit<QuerySent<(typeof calls)['vacationsAtRisk']>, 'after'>;

const keys = ['vacations'];

/** A period with days left; or a worker of whom nothing can be counted. */
export type DueRow = DuePeriod | ResponseOf<(typeof calls)['undatedVacations']>['items'][number];

/** @param undated those whose admission day is missing, in place of periods */
export function useDueRows(filter: DueFilter, undated: boolean, after: string | undefined) {
  const params = { page: '1', size: '25' };
  const { pesquisa, idEmpresa, lotacao } = filter;
  const due = useListOf(
    [...keys, 'due'],
    calls.vacationsAtRisk,
    undated ? undefined : { params, query: { ...filter, after } },
  );
  const missing = useListOf(
    [...keys, 'undated'],
    calls.undatedVacations,
    undated ? { params, query: { pesquisa, idEmpresa, lotacao, after } } : undefined,
  );
  return undated ? missing : due;
}

export function useDueTotals({ estado: _, ...query }: DueFilter) {
  return useListOf([...keys, 'totals'], calls.vacationTotals, { query });
}

export function useDueFilters() {
  return useQuery({
    queryKey: [...keys, 'filters'],
    staleTime: 60_000,
    queryFn: () => call(calls.vacationFilters, {}),
  });
}

export function useVacation(idVinculo: string) {
  return useQuery({
    queryKey: [...keys, 'balance', idVinculo],
    queryFn: () => call(calls.vacationBalance, { params: { idVinculo } }),
  });
}

/** The days on which so many days may lawfully begin, for two years. */
export function useLawfulStarts(idVinculo: string, days: number) {
  return useListOf(
    [...keys, 'starts'],
    calls.vacationStarts,
    days > 0 ? { params: { idVinculo }, query: { dias: String(days) } } : undefined,
  );
}

export function useOpenings(idVinculo: string) {
  return useQuery({
    queryKey: [...keys, 'openings', idVinculo],
    queryFn: () => call(opening.vacationOpenings, { params: { idVinculo } }),
  });
}

export function useOpen(idVinculo: string) {
  return useActOn(keys, (body: OpeningBody) => call(calls.openVacations, { params: { idVinculo }, body }));
}
