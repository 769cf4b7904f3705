import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { timesheetFileContract } from '@cracha/contract/features/time-clock/timesheet-file.contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { BodySent, QuerySent } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';
import type { Mirror, MirrorFilter, MirrorOrder, MirrorOwner, MirrorPlace, MirrorRow } from './mirror.types.ts';

const keys = timesheetKeys;
const first: string | undefined = undefined;

const staff = {
  hr: { list: calls.hrTimesheets, filters: calls.hrTimesheetFilters, totals: calls.hrTimesheetTotals },
  manager: { list: calls.teamTimesheets, filters: calls.teamTimesheetFilters, totals: calls.teamTimesheetTotals },
} as const;
export type StaffOwner = keyof typeof staff;

const links = {
  worker: calls.workerTimesheetLink,
  hr: calls.hrTimesheetLink,
  manager: calls.teamTimesheetLink,
} as const satisfies Record<MirrorOwner, unknown>;

/** One's own, three and then more. */
export function useOwnMirrors(origem: MirrorPlace['origin'], idEmpresa?: string) {
  return useInfiniteQuery({
    queryKey: [...keys, 'own', origem, idEmpresa],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(calls.workerTimesheets, {
        params: { page: '1', size: '3' },
        query: { origem, idEmpresa, after: pageParam },
      }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useStaffMirrors(owner: StaffOwner, filter: MirrorFilter, orderBy?: MirrorOrder, after?: string) {
  return useListOf([...keys, 'list'], staff[owner].list, {
    params: { page: '1' },
    query: { ...filter, orderBy, after },
  });
}

/** How many by state, beside the state that the filter says. */
export function useMirrorCounts(owner: StaffOwner, { status: _, ...filter }: MirrorFilter) {
  return useListOf([...keys, 'counts'], staff[owner].totals, { query: filter });
}

export function useMirrorFilters(owner: StaffOwner, enabled = true) {
  return useQuery({
    queryKey: [...keys, 'filters', owner],
    enabled,
    staleTime: 60_000,
    queryFn: () => call(staff[owner].filters, {}),
  });
}

/** One day by day. To its worker the first reading is dated. */
export function useMirror(owner: MirrorOwner, id: string | undefined) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keys, 'one', id],
    enabled: id !== undefined,
    queryFn: async (): Promise<Mirror> => {
      const mirror = await call(calls.timesheet, { params: { id: id ?? '' } });
      // that it was read is told by the way: what fails is told with the next reading
      if (owner === 'worker' && !mirror.visualizado)
        void call(calls.markTimesheetViewed, { params: { id: mirror.id } }).then(
          () => client.invalidateQueries({ queryKey: [...keys, 'own'] }),
          () => undefined,
        );
      return mirror;
    },
  });
}

/** These, day by day. */
export function useMirrorsOf(ids: readonly string[]) {
  return useQueries({
    queries: ids.map(id => ({
      queryKey: [...keys, 'one', id],
      queryFn: (): Promise<Mirror> => call(calls.timesheet, { params: { id } }),
    })),
  });
}

/** Why a total of a timesheet is what it is. */
export function useExplanation(id: string, total: string) {
  return useQuery({
    queryKey: [...keys, 'why', id, total],
    queryFn: () => call(calls.explainTotal, { params: { id, total }, query: {} }),
  });
}

/** What waits for the reader's decision, oldest first. */
export function useMirrorQueue(filter: Omit<QuerySent<(typeof calls)['timesheetsToDecide']>, 'after'> = {}) {
  return useInfiniteQuery({
    queryKey: [...keys, 'queue', filter],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(calls.timesheetsToDecide, { params: { page: '1', size: '50' }, query: { ...filter, after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

/** Agrees, or disagrees with a message and files. */
export function useAnswerMirror(id: string) {
  return useActOn(keys, ({ agrees, message, files = [] }: { agrees: boolean; message?: string; files?: File[] }) => {
    const form = new FormData();
    form.set('concorda', String(agrees));
    if (message) form.set('msgDiscordo', message);
    for (const [at, file] of files.entries()) form.set(`file_${at}`, file, file.name);
    return upload({ ...calls.answerTimesheet, path: pathOf(calls.answerTimesheet, { id }) }, form, () => undefined);
  });
}

type Sending = Omit<BodySent<(typeof calls)['sendTimesheet']>, 'versao'>;

export function useSendMirror({ id, versao }: Pick<Mirror, 'id' | 'versao'>) {
  return useActOn(keys, (answer: Sending) =>
    call(calls.sendTimesheet, { params: { id }, body: { ...answer, versao } }),
  );
}

export function useApproveMirror({ id, versao }: Pick<Mirror, 'id' | 'versao'>) {
  return useActOn(keys, () => call(calls.approveTimesheet, { params: { id }, body: { versao } }));
}

const backwards = { devolve: calls.returnTimesheet, revisa: calls.reviewTimesheet } as const;

/** Back to its worker, or opened again by HR; both say why. */
export function useBackToReview(verb: keyof typeof backwards, { id, versao }: Pick<Mirror, 'id' | 'versao'>) {
  return useActOn(keys, (motivo: string) => call(backwards[verb], { params: { id }, body: { versao, motivo } }));
}

export function useHideMirror() {
  return useActOn(keys, ({ id, idEmpresa, mes, ano, visivel }: MirrorRow) =>
    call(calls.hideTimesheets, {
      params: { idEmpresa, mes, ano, ocultar: String(visivel) },
      query: { idPonto: id },
    }),
  );
}

export function useDeleteMirrors() {
  return useActOn(keys, ({ ids, why }: { ids: readonly string[]; why: string }) =>
    call(calls.deleteTimesheets, { body: { IdString: ids.join(), Justificativa: why, confirmado: true } }),
  );
}

const nameOf = ({ ano, mes }: Pick<MirrorRow, 'ano' | 'mes'>) => `espelho-${ano}-${String(mes).padStart(2, '0')}`;

/** By a link of its own that is good for five minutes. */
export async function downloadMirror(owner: MirrorOwner, row: Pick<MirrorRow, 'id' | 'ano' | 'mes'>): Promise<void> {
  const params = { id: row.id };
  const { url } = await call(links[owner], { params });
  const chave = new URL(url, location.origin).searchParams.get('chave') ?? '';
  saveFile(await callFile(calls.timesheetPdf, { params, query: { chave } }), `${nameOf(row)}.pdf`);
}

/** The page that a mirror of another system came as. */
export async function downloadPrinted(idDocumento: string, row: Pick<MirrorRow, 'ano' | 'mes'>): Promise<void> {
  const file = await callFile(filedDocumentContract.timeMirrorPdf, { params: { id: idDocumento } });
  saveFile(file, `${nameOf(row)}-original.pdf`);
}

export async function exportMirrors(filter: MirrorFilter, name: string): Promise<void> {
  saveFile(await callFile(calls.exportTimesheets, { query: filter }), `${name}.csv`);
}

/** What was attached to a disagreement. */
export async function downloadAnswerFile(id: string, file: { id: string; nome: string }): Promise<void> {
  saveFile(await callFile(timesheetFileContract.timesheetFile, { params: { id, idArquivo: file.id } }), file.nome);
}
