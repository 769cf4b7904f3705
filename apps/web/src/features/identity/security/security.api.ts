import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { ownAccessCalls } from '@cracha/contract/features/identity/own-access.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import type { CodeSent } from '../account.api.ts';
import type { ContactKind } from '../contact-code.api.ts';

type Calls = typeof ownAccessCalls;
export type Overview = ResponseOf<Calls['securityOverview']>;
export type OwnSession = ResponseOf<Calls['sessions']>[number];
export type SecurityEvent = ResponseOf<Calls['securityActivity']>['items'][number];

export function useSecurityOverview() {
  return useQuery({
    queryKey: ['security', 'overview'],
    queryFn: () => call(ownAccessCalls.securityOverview, {}),
  });
}

export function useOwnSessions() {
  return useQuery({ queryKey: ['security', 'sessions'], queryFn: () => call(ownAccessCalls.sessions, {}) });
}

export function useOwnDevices() {
  return useQuery({ queryKey: ['security', 'devices'], queryFn: () => call(ownAccessCalls.devices, {}) });
}

/** The last 90 days, twenty at a time. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: ['security', 'activity'],
    queryFn: ({ pageParam }) =>
      call(ownAccessCalls.securityActivity, { params: { page: String(pageParam), size: '20' } }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.page * last.size < last.total ? pages.length + 1 : undefined),
  });
}

export function useEndSession() {
  return useActOn(['security'], (id: string) => call(ownAccessCalls.endOwnSession, { params: { id } }));
}

export function useEndOthers() {
  return useActOn(['security'], () => call(ownAccessCalls.endOtherSessions, {}));
}

export function useForgetDevice() {
  return useActOn(['security'], (id: string) => call(ownAccessCalls.removeDevice, { params: { id } }));
}

export function useOwnActivity() {
  return useActOn(['security'], (id: string) => call(ownAccessCalls.ownActivity, { params: { id } }));
}

/** Ends that sign-in; the session then asks for a new password. */
export async function disown(id: string, password: string): Promise<void> {
  await call(ownAccessCalls.disownActivity, { params: { id }, body: { senhaAtual: base64(password) } });
  await refreshUser();
}

/** A code of the present app, or a recovery code. */
export async function proveByCode(codigo: string): Promise<void> {
  await call(ownAccessCalls.proveSecondFactor, { body: { codigo } });
}

export async function sendProof(tipo: ContactKind): Promise<CodeSent> {
  const { enviadoPara, reenviarEm } = await call(confirmationCalls.sendContactCode, { body: { tipo } });
  return { to: enviadoPara, again: reenviarEm };
}

/** The code that came to a contact. */
export async function proveByContact(token: string): Promise<void> {
  await call(confirmationCalls.confirmContactCode, { params: { token } });
}

export async function newAuthenticatorKey(): Promise<string> {
  return (await call(confirmationCalls.provisionalKey, {})).keyProvisoria;
}

export async function newRecoveryCodes(): Promise<readonly string[]> {
  return (await call(ownAccessCalls.newRecoveryCodes, {})).codigosRecuperacao;
}

/** What changes in one of these is read again in all of them. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['security'] });
}

/** Of UTF-8, as the call wants it. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
