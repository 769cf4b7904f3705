import { createHash, timingSafeEqual } from 'node:crypto';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { missEntryCode, openSignerSession, signerOf } from './signer.queries.ts';

type Form = BodyOf<(typeof identityContract)['signInSigner']>;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets a signer in by the link of the invitation and the code received, for that one document. Guesses at the code of a link
 * count, an unknown link's too. @returns the token's id. @throws LOGIN_FAILED, LINK_EXPIRED (told who has the code alone)
 */
export async function signInSigner(
  form: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const tokenHash = sha256(form.tokenAcesso.trim());
  const given = sha256(form.codigoAcesso.replace(/\s/g, ''));
  const guess = { kind: 'signer', subject: sha256(`signer:${tokenHash.toString('hex')}`) } as const;
  const signer = await inTurn(inOwnTransaction, request, guess, async () => {
    const invited = await inOwnTransaction(tx => signerOf(tx, tokenHash));
    if (invited?.code_hash && timingSafeEqual(invited.code_hash, given)) return invited;
    if (invited) await inOwnTransaction(tx => missEntryCode(tx, tokenHash));
    return undefined;
  });
  if (!signer) return refuse('LOGIN_FAILED');
  if (signer.expired) refuse('LINK_EXPIRED');
  return inOwnTransaction(tx => openSignerSession(tx, signer.id, request));
}
