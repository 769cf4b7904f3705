import { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, callFile } from '#kernel/base/client.ts';
import { failureOf, isRefusal } from '#kernel/base/failure.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { afterSeconds } from '#kernel/lazy/after-seconds.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type Signing = ResponseOf<(typeof signingContract)['signing']>;
export type ActDone = ResponseOf<(typeof signingContract)['sign']>;
type Act = BodySent<(typeof signingContract)['sign']>;

const keys = { signing: ['signing'] } as const;
/** Milliseconds between two looks at what the server is working on. */
const lookAgain = 4_000;

/** What is signed and where the reader stands; what the server works on is looked at again by itself. */
export function useSigning(id: string | undefined, enabled = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...keys.signing, id, language],
    enabled,
    queryFn: () => call(signingContract.signing, { query: { assinatura: id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.situacao === 'selando' || data?.situacao === 'preparando' ? lookAgain : false,
  });
}

// the act

export interface CodeSent {
  to: string;
  again: string;
}

/** A code for this act, to the confirmed contact; one that was sent just now is still good. */
export async function askActCode({ idAssinatura, contato }: Signing): Promise<CodeSent> {
  try {
    const { enviadoPara, reenviarEm } = await call(signingContract.askActCode, { body: { idAssinatura } });
    return { to: enviadoPara, again: afterSeconds(reenviarEm) };
  } catch (error) {
    if (!isRefusal(error, 'CONTACT_CODE_TOO_SOON')) throw error;
    return { to: contato ?? '', again: afterSeconds(codeAgainSeconds) };
  }
}

/** Seconds between two codes. */
const codeAgainSeconds = 60;

/** Signs. What never reached the server is the same act when it is tried again. */
export function useSign() {
  const key = useRef<string>(undefined);
  return useActOn(keys.signing, async (act: Act): Promise<ActDone> => {
    key.current ??= crypto.randomUUID();
    try {
      return await call(signingContract.sign, { body: act, idempotencyKey: key.current });
    } catch (error) {
      if (error instanceof Refusal && error.status > 0) key.current = undefined;
      throw error;
    }
  });
}

export function useRefuse(idAssinatura: string) {
  return useActOn(keys.signing, (motivo: string) =>
    call(signingContract.refuseSigning, { body: { idAssinatura, motivo } }),
  );
}

// what is kept of it

/** The signer's own receipt: a paper, or data with the platform's signature. */
export async function saveReceipt(id: string, codigo: string, forma: 'pdf' | 'json'): Promise<void> {
  const bytes = await callFile(signatureContract.signatureReceipt, { params: { id, forma }, query: {} });
  saveFile(bytes, `comprovante-${codigo}.${forma}`);
}

/** The sealed file. */
export async function saveSealed(id: string, codigo: string): Promise<void> {
  saveFile(await callFile(signatureContract.signedBytes, { params: { id } }), `${codigo}.pdf`);
}

/** A document as it is shown to be read alone; who signs nothing has no state of their own. */
export type Seen = Pick<Signing, 'idAssinatura' | 'titulo' | 'codigo' | 'situacao' | 'paginas' | 'assinantes'> & {
  minhaSituacao?: Signing['minhaSituacao'];
  remetente: string | null;
  empresa: string | null;
  /** Its pages can be shown. */
  prepared: boolean;
};

/** For a signer as they sign it; for its sender and HR, who sign nothing, as they follow it. */
export function useSeen(id: string | undefined, enabled: boolean) {
  return useQuery({ queryKey: [...keys.signing, 'seen', id], enabled, queryFn: () => seenOf(id) });
}

async function seenOf(id: string | undefined): Promise<Seen> {
  try {
    const own = await call(signingContract.signing, { query: { assinatura: id } });
    return { ...own, prepared: own.hash !== null };
  } catch (error) {
    if (id === undefined || failureOf(error).gone !== true) throw error;
  }
  const { hashLido, paginas, ...asked } = await call(signatureContract.signature, { params: { id } });
  const whole = { idAssinatura: asked.id, remetente: null, empresa: null, paginas: paginas ?? 0 };
  return { ...asked, ...whole, prepared: hashLido !== null };
}

/** All that happened to it, in its order. */
export function useEvents(id: string | undefined) {
  return useQuery({
    queryKey: [...keys.signing, 'events', id],
    enabled: id !== undefined,
    queryFn: () => call(signatureContract.signatureEvents, { params: { id: id ?? '' } }),
  });
}
