import { payrollQueueContract as calls } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export type PayrollEntry = ResponseOf<(typeof calls)['payrollQueue']>['items'][number];
export type PayrollMonth = ResponseOf<(typeof calls)['payrollMonths']>[number];
type Filter = Omit<QuerySent<(typeof calls)['payrollQueue']>, 'after'>;

const keys = ['payroll-queue'];

export function usePayrollQueue(filter: Filter | undefined, after: string | undefined) {
  return useListOf(
    [...keys, 'list'],
    calls.payrollQueue,
    filter && { params: { page: '1', size: '25' }, query: { ...filter, after } },
  );
}

export function usePayrollMonths() {
  return useQuery({ queryKey: [...keys, 'months'], queryFn: () => call(calls.payrollMonths, {}) });
}

/** Takes what is open of a month, and saves its file. @returns how many were taken */
export function useExportPayroll() {
  return useActOn(keys, async ({ mes, ano, formato }: { mes: number; ano: number; formato: 'csv' | 'xlsx' }) => {
    const { idExportacao, total } = await call(calls.exportPayroll, { body: { mes, ano } });
    if (idExportacao !== null) await savePayrollFile(idExportacao, formato);
    return total;
  });
}

/** The file of an export, once more. */
export async function savePayrollFile(id: string, formato: 'csv' | 'xlsx'): Promise<void> {
  saveFile(await callFile(calls.payrollFile, { params: { id }, query: { formato } }), `folha_pedidos.${formato}`);
}

export function useTakeEntry() {
  return useActOn(keys, (id: string) => call(calls.takePayrollEntry, { params: { id } }));
}

export function useGiveBack() {
  return useActOn(keys, ({ id, motivo }: { id: string; motivo: string }) =>
    call(calls.giveBackPayrollEntry, { params: { id }, body: { motivo } }),
  );
}
