import { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';

export type Links = ResponseOf<(typeof linkContract)['ownLinks']>;
export type Claim = Links['pedidos'][number];
export type OwnLink = Links['aceitos'][number];
export type Accepted = ResponseOf<(typeof linkContract)['acceptLink']>;

export function readLinks(): Promise<Links> {
  return call(linkContract.ownLinks, {});
}

/** Accepts by the code of a letter or an invitation; what the person holds is read again. */
export async function acceptByCode(codigo: string): Promise<Accepted> {
  return accepted(await call(linkContract.acceptLink, { body: { codigo } }));
}

/** Accepts without a code, in a session that proved the CPF. */
export async function acceptProven(idVinculo: string): Promise<Accepted> {
  return accepted(await call(linkContract.acceptLink, { body: { idVinculo } }));
}

async function accepted(answer: Accepted): Promise<Accepted> {
  await refreshUser();
  return answer;
}

export async function refuseClaim(id: string): Promise<void> {
  await call(linkContract.refuseLink, { params: { id } });
  await refreshUser();
}

export async function keepAlone(): Promise<void> {
  await call(linkContract.keepAccountAlone, {});
}

/** 'It wasn't me', signed in. */
export async function object(): Promise<void> {
  await call(linkContract.objectToCase, {});
  await refreshUser();
}

/** The same by the link of a notice, without a session. */
export async function objectByLink(codigo: string): Promise<void> {
  await call(linkContract.objectByLink, { body: { codigo } });
}
