import { cardsOf } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { type ChartPerson, orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { queries } from '#kernel/signed-in/queries.ts';

type Sent = ResponseOf<(typeof orgChartContract)['orgChart']>;
export interface OrgChart extends Omit<Sent, 'empresas'> {
  pessoas: ChartPerson[];
  empresas: { id: string; nome: string }[];
}
export type ReportingChange = BodySent<(typeof orgChartContract)['changeReporting']>;

const keys = ['org-chart'];

const chartQuery = queryOptions({
  queryKey: [...keys, 'all'],
  queryFn: async (): Promise<OrgChart> => {
    const { empresas, ...rest } = await call(orgChartContract.orgChart, {});
    return { ...rest, empresas, pessoas: empresas.flatMap(cardsOf) };
  },
});

export function useOrgChart() {
  return useQuery(chartQuery);
}

/** Thousands of people: asked for while the frame is being drawn. */
export function askOrgChart(): void {
  void queries.prefetchQuery(chartQuery);
}

export function useReportingLines(id: string) {
  return useQuery({
    queryKey: [...keys, 'lines', id],
    queryFn: () => call(orgChartContract.reportingLines, { params: { id } }),
  });
}

export function useChangeReporting() {
  return useActOn(keys, (body: ReportingChange) => call(orgChartContract.changeReporting, { body }));
}

export function useTakeBackReporting(id: string) {
  return useActOn(keys, (idLinha: string) => call(orgChartContract.takeBackReporting, { params: { id, idLinha } }));
}

/** Everybody, or one person with all below. */
export async function exportPdf(name: string, raiz?: string): Promise<void> {
  saveFile(await callFile(orgChartContract.exportOrgChart, { query: { raiz } }), `${name}.pdf`);
}
