import { supportCalls } from '@cracha/contract/features/identity/support.contract.ts';
import { ticketContract } from '@cracha/contract/features/identity/ticket.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { type ProofControl, withProof } from '../entry/captcha.ts';

export type SupportRequest = ResponseOf<(typeof supportCalls)['supportRequests']>['items'][number];
export type Ticket = ResponseOf<(typeof ticketContract)['tickets']>['items'][number];

const keys = ['support'];

/** Asks without a session; the answer is the same whoever asks. */
export async function askHelp(
  form: { nome: string; contato: string; mensagem: string },
  control: ProofControl,
): Promise<void> {
  const body = { ...form, idioma: currentLanguage() };
  const { signal } = control;
  await withProof(Token => call(ticketContract.askHelp, { body: { ...body, Token }, signal }), control);
}

/** One's own for who asks, everybody's for the platform. */
export function useSupportRequests(situacao?: 'andamento' | 'encerrados', after?: string, enabled = true) {
  return useQuery({
    queryKey: [...keys, 'requests', situacao, after],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(supportCalls.supportRequests, { params: { page: '1', size: '10' }, query: { situacao, after } }),
  });
}

export function useTickets(situacao: 'abertos' | 'encerrados', after: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: [...keys, 'tickets', situacao, after],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: () => call(ticketContract.tickets, { params: { page: '1', size: '10' }, query: { situacao, after } }),
  });
}

export function useAskSupport() {
  return useActOn(keys, ({ reason, message }: { reason: string; message: string }) =>
    call(supportCalls.askSupport, { body: { motivo: reason, mensagem: message || undefined } }),
  );
}

export function useGrantSupport() {
  return useActOn(keys, async ({ id, minutes }: { id: string; minutes: number }) => {
    await call(supportCalls.grantSupport, { params: { id }, body: { minutos: minutes } });
    // from now on every screen listens for support to come
    await refreshUser().catch(() => undefined);
  });
}

export function useEndSupport() {
  return useActOn(keys, (id: string) => call(supportCalls.endSupport, { params: { id } }));
}

export function useCloseTicket(id: string) {
  return useActOn(keys, ({ note, answers }: { note: string; answers: boolean }) =>
    call(ticketContract.closeTicket, { params: { id }, body: { nota: note, responder: answers } }),
  );
}
