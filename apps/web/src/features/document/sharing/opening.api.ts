import { sharingContract as calls } from '@cracha/contract/features/document/sharing.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';

export type OpenedLink = ResponseOf<(typeof calls)['openLink']>;
export type Printed = ResponseOf<(typeof calls)['openPrint']>;

export const openLink = (token: string, senha: string): Promise<OpenedLink> =>
  call(calls.openLink, { body: { token, senha } });

/** What an opened link holds, onto the device; several files are one ZIP. */
export async function takeShared({ titulo, arquivos, passe }: OpenedLink): Promise<void> {
  const [only, another] = arquivos;
  const bytes = await callFile(calls.linkBytes, { query: { passe } });
  saveFile(bytes, another ? `${titulo}.zip` : (only?.nome ?? titulo));
}

/** By a ticket, or by who is signed in: they get one for it. */
export async function openPrint(of: { bilhete: string } | { id: string }): Promise<Printed> {
  const bilhete =
    'bilhete' in of ? of.bilhete : (await call(calls.printTicket, { body: { tipo: 'documento', id: of.id } })).bilhete;
  return call(calls.openPrint, { body: { bilhete } });
}

export const printedPage = (n: number, passe: string): Promise<Blob> =>
  callFile(calls.printPage, { params: { n: String(n) }, query: { passe } });
