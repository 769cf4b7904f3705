import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { call } from '#kernel/base/client.ts';
import { base64 } from '../base64.ts';

export type Passkey = ResponseOf<(typeof passkeyContract)['createPasskey']>;

/** What the device said no with; `known`: it holds a passkey of this account already. */
export class DeviceRefused extends Error {
  why: 'wish' | 'known' | 'other';
  constructor(why: DeviceRefused['why']) {
    super(why);
    this.why = why;
  }
}

export function readPasskeys(): Promise<Passkey[]> {
  return call(passkeyContract.passkeys, {});
}

/** The password proves who asks; then the device asks for finger, face or its code and makes the key. */
export async function createPasskey(name: string, password: string): Promise<Passkey> {
  const optionsJSON = await call(passkeyContract.passkeyOptions, { body: { senhaAtual: base64(password) } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credencial = await startRegistration({ optionsJSON }).catch(error => {
    throw new DeviceRefused(reasonOf(error));
  });
  return call(passkeyContract.createPasskey, { body: { nome: name, credencial } });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await call(passkeyContract.renamePasskey, { params: { id }, body: { nome: name } });
}

/** It is one's own after all: it signs in again. */
export async function claimPasskey(id: string): Promise<void> {
  await call(passkeyContract.claimPasskey, { params: { id } });
}

export async function removePasskey(id: string): Promise<void> {
  await call(passkeyContract.removePasskey, { params: { id } });
}

function reasonOf(error: unknown): DeviceRefused['why'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'wish' : 'other';
}
