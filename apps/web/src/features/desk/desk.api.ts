import { deskContract as calls, ticketUpload } from '@cracha/contract/features/desk/desk.contract.ts';
import type { TicketStateWire, ticketQueues } from '@cracha/contract/features/desk/desk.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { sendForm } from '#kernel/lazy/form-files.ts';
import { useLiveQueries } from '#kernel/lazy/live-queries.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export const deskKeys = ['desk'];
const keys = deskKeys;
const first: string | undefined = undefined;

export type TicketRow = ResponseOf<(typeof calls)['tickets']>['items'][number];
export type Ticket = ResponseOf<(typeof calls)['ticket']>;
export type TicketFile = Ticket['mensagens'][number]['anexos'][number];
export type DeskOption = ResponseOf<(typeof calls)['deskOptions']>[number];
export type TicketForm = Omit<BodySent<(typeof calls)['openTicket']>, 'campos'> & { campos?: Record<string, string> };
export type TicketQueue = (typeof ticketQueues)[number];

/** What may be sent along. */
export const acceptedFiles = ticketUpload.extensions.map(ending => `.${ending}`).join(',');

/** What the form offers: by employment, its categories. */
export function useDeskOptions() {
  return useQuery({ queryKey: [...keys, 'options'], queryFn: () => call(calls.deskOptions, {}) });
}

/** The worker's own, page by page. */
export function useOwnTickets() {
  return useInfiniteQuery({
    queryKey: [...keys, 'own'],
    queryFn: ({ pageParam }) =>
      call(calls.ownTickets, { params: { page: '1', size: '10' }, query: { after: pageParam } }),
    initialPageParam: first,
    getNextPageParam: page => page.after ?? undefined,
  });
}

export interface TicketFilter {
  fila: TicketQueue;
  idCategoria?: string | undefined;
  status?: TicketStateWire | undefined;
  pesquisa?: string | undefined;
}

export function useTickets(filter: TicketFilter, after: string | undefined) {
  return useListOf([...keys, 'list'], calls.tickets, {
    params: { page: '1', size: '10' },
    query: { ...filter, after },
  });
}

/** The same beside an open ticket, read on by a button. */
export function useTicketQueue(filter: TicketFilter) {
  return useInfiniteQuery({
    queryKey: [...keys, 'queue', filter],
    queryFn: ({ pageParam }) =>
      call(calls.tickets, { params: { page: '1', size: '30' }, query: { ...filter, after: pageParam } }),
    initialPageParam: first,
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useTicketTotals(enabled = true) {
  return useQuery({ queryKey: [...keys, 'totals'], enabled, queryFn: () => call(calls.ticketTotals, {}) });
}

export function useTicket(id: string) {
  return useQuery({ queryKey: [...keys, 'one', id], queryFn: () => call(calls.ticket, { params: { id } }) });
}

/** Both sides see at once what the other does. */
export function useLiveDesk(): void {
  useLiveQueries(calls.ticketEvents.path, keys, 500);
}

/** Who opens it has read it. */
export function useMarkRead({ id, naoLidas }: Pick<Ticket, 'id' | 'naoLidas'>): void {
  const { mutate } = useActOn(keys, () => call(calls.readTicket, { params: { id } }));
  useEffect(() => {
    if (naoLidas > 0) mutate(undefined);
  }, [naoLidas, mutate]);
}

interface Sent<F> {
  form: F;
  files: readonly File[];
}

/** An answer to a form with files is not parsed here: schemas would load with every page. */
function protocolIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'protocolo' in answer ? String(answer.protocolo) : '';
}

/** @returns its protocol, by the promise */
export function useOpenTicket() {
  return useActOn(keys, async ({ form, files }: Sent<TicketForm>) =>
    protocolIn(
      await (files.length === 0 ? call(calls.openTicket, { body: form }) : sendForm(calls.openTicket, {}, form, files)),
    ),
  );
}

export function useWriteTicket(id: string) {
  return useActOn(keys, ({ form, files }: Sent<{ mensagem: string; interna?: boolean }>) =>
    files.length === 0
      ? call(calls.writeTicket, { params: { id }, body: form })
      : sendForm(calls.writeTicket, { id }, form, files),
  );
}

export function useReopenTicket(id: string) {
  return useActOn(keys, (mensagem: string) => call(calls.reopenTicket, { params: { id }, body: { mensagem } }));
}

export function useRateTicket(id: string) {
  return useActOn(keys, (body: { nota: number; frase: string }) => call(calls.rateTicket, { params: { id }, body }));
}

export function useCloseTicket(id: string) {
  return useActOn(keys, (versao: number) => call(calls.closeTicket, { params: { id }, body: { versao } }));
}

export function useTakeFile(id: string) {
  return useMutation({
    mutationFn: async (file: TicketFile) =>
      saveFile(await callFile(calls.ticketFile, { params: { id, idArquivo: file.id } }), file.nome),
  });
}
