import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import type { StatementState } from '@cracha/contract/features/receipt/income-statement.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { keptInstead } from '../receipt.api.ts';

/* Income statements of worker and HR. */

type Calls = typeof incomeStatementContract;
export type Statement = ResponseOf<Calls['incomeStatement']>;
export type StatementRow = ResponseOf<Calls['workerIncomeStatements']>['items'][number];
export type StaffStatementRow = ResponseOf<Calls['hrIncomeStatements']>['items'][number];

const first: string | undefined = undefined;

export function useWorkerStatements() {
  return useInfiniteQuery({
    queryKey: ['receipts', 'statements', 'worker'],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(incomeStatementContract.workerIncomeStatements, { params: { page: '1' }, query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useStatement(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'statements', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(incomeStatementContract.incomeStatement, { params: { id: id ?? '' } }),
  });
}

export interface StatementFilter {
  company?: string;
  department?: string;
  client?: string;
  year?: number;
  state?: StatementState;
  search?: string;
}

export function useStatementList(filter: StatementFilter | undefined, after?: string) {
  return useQuery({
    queryKey: ['receipts', 'statements', 'list', filter, after],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(incomeStatementContract.hrIncomeStatements, {
        params: { idEmpresa: filter?.company ?? '0', page: '1' },
        query: { ...wireOf(filter), after },
      }),
  });
}

/** Counts of the tabs and sums of the footer. */
export function useStatementTotals(filter: StatementFilter | undefined) {
  return useQuery({
    queryKey: ['receipts', 'statements', 'totals', filter],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(incomeStatementContract.hrIncomeStatementTotals, {
        query: { ...wireOf(filter), idEmpresa: filter?.company },
      }),
  });
}

export async function exportStatements(filter: StatementFilter, name: string): Promise<void> {
  const query = { ...wireOf(filter), idEmpresa: filter.company };
  saveFile(await callFile(incomeStatementContract.exportIncomeStatements, { query }), `${name}.csv`);
}

function wireOf(filter: StatementFilter | undefined) {
  return {
    ano: filter?.year,
    lotacao: filter?.department,
    tomador: filter?.client,
    status: filter?.state,
    pesquisa: filter?.search,
  };
}

export function useStatementFilters() {
  return useQuery({
    queryKey: ['receipts', 'statements', 'filters'],
    staleTime: 60_000,
    queryFn: () => call(incomeStatementContract.hrIncomeStatementFilters, {}),
  });
}

/** Of a company and year; `employment` left out: of all its workers. */
export interface YearSwitch {
  company: string;
  year: number;
  employment?: string;
  on: boolean;
}

export function useSwitchYear() {
  return useActOn(['receipts'], ({ company, year, employment = '0', on }: YearSwitch) =>
    call(incomeStatementContract.switchIncomeStatements, {
      params: { idEmpresa: company, ano: String(year), idEmpregado: employment, habilitado: String(on) },
    }),
  );
}

export function useRemindOfStatements() {
  return useActOn(['receipts'], (ids: string[]) =>
    call(incomeStatementContract.remindOfIncomeStatements, { body: { ids } }),
  );
}

export function useMailStatements() {
  return useActOn(['receipts'], (ids: string[]) =>
    call(incomeStatementContract.mailIncomeStatements, { body: { ids } }),
  );
}

export function useWithdrawStatements() {
  return useActOn(['receipts'], ({ ids, why }: { ids: string[]; why: string }) =>
    call(incomeStatementContract.withdrawIncomeStatements, {
      body: { IdString: ids.join(','), Justificativa: why, confirmado: true },
    }),
  );
}

/** To the confirmed address; the answer says which, masked. */
export function sendStatementByEmail(id: string) {
  return call(incomeStatementContract.sendIncomeStatementByEmail, { params: { id } });
}

export async function downloadStatement({ id, ano }: Pick<Statement, 'id' | 'ano'>): Promise<void> {
  const file = callFile(incomeStatementContract.incomeStatementPdf, { params: { id } });
  saveFile(await file.catch(error => keptInstead(error, id)), `informe-${ano}.pdf`);
}

/** All of one's own of a year in one file. */
export async function downloadYear(ano: number): Promise<void> {
  const params = { ano: String(ano) };
  saveFile(await callFile(incomeStatementContract.incomeStatementsOfYear, { params }), `informes-${ano}.pdf`);
}
