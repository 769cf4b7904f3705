import { orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/client.ts';
import { saveFile } from '#kernel/files.ts';

export type OrgChart = ResponseOf<(typeof orgChartContract)['orgChart']>;
export type ReportingChange = BodySent<(typeof orgChartContract)['changeReporting']>;

const keys = ['org-chart'];

export function useOrgChart() {
  return useQuery({
    queryKey: [...keys, 'all'],
    queryFn: (): Promise<OrgChart> => call(orgChartContract.orgChart, {}),
  });
}

export function useReportingLines(id: string) {
  return useQuery({
    queryKey: [...keys, 'lines', id],
    queryFn: () => call(orgChartContract.reportingLines, { params: { id } }),
  });
}

export function useChangeReporting() {
  return useChange((body: ReportingChange) => call(orgChartContract.changeReporting, { body }));
}

export function useTakeBackReporting(id: string) {
  return useChange((idLinha: string) => call(orgChartContract.takeBackReporting, { params: { id, idLinha } }));
}

/** Everybody, or one person with all below. */
export async function exportPdf(name: string, raiz?: string): Promise<void> {
  saveFile(await callFile(orgChartContract.exportOrgChart, { query: { raiz } }), `${name}.pdf`);
}

function useChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}
