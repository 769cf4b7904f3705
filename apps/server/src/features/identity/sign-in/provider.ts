import { timingSafeEqual } from 'node:crypto';
import type { providerContract } from '@cracha/contract/features/identity/provider.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { longCode } from '#core/identity/codes.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import type { InOwnTransaction } from '../attempts.ts';
import { type Credentials, endSession, noteSecurity, openSession, provenIn } from '../identity.queries.ts';
import { openFullSession } from '../open-session.ts';
import { secondFactorFits } from '../second-factor.ts';
import { keepProviderSignIn, ownCredentials, providerCredentials, takeProviderSignIn } from './provider.queries.ts';
import { isWrongAnswer, type Provider, ProviderOutOfReach, type ProviderWord } from './provider-client.ts';

type Form = BodyOf<(typeof providerContract)['finishProviderSignIn']>;

export interface ProviderServices {
  /** Undefined: this installation has none. */
  provider: Provider | undefined;
  secrets: Secrets;
}

const begun = z.object({
  key: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});

/**
 * Where the browser goes, and a key it keeps for the way back: an answer that was begun in another browser lets nobody in here.
 * @throws NOT_AVAILABLE without a provider, UNAVAILABLE while it is down
 */
export async function beginProviderSignIn(
  { provider, secrets }: ProviderServices,
  inOwnTransaction: InOwnTransaction,
): Promise<{ endereco: string; chave: string }> {
  if (!provider) return refuse('NOT_AVAILABLE');
  const { address, checks } = await answered(() => provider.begin());
  const key = longCode();
  const sealed = secrets.seal(JSON.stringify({ key, checks } satisfies z.output<typeof begun>));
  await inOwnTransaction(tx => keepProviderSignIn(tx, stateMac(secrets, checks.state), sealed));
  return { endereco: address, chave: key };
}

/**
 * Signs in by what the provider says: somebody known here, never anybody new. Where there is a second factor it is asked for, unless
 * the settings take the provider's. @returns the id of the session's token
 * @throws LOGIN_FAILED for whatever is wrong with the answer, PROVIDER_USER_UNKNOWN, KEY_NOT_FOUND with a challenge, UNAVAILABLE
 */
export async function finishProviderSignIn(
  services: ProviderServices,
  { resposta, chave }: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
  challengeOf: (tokenId: string) => Promise<string>,
): Promise<string> {
  const word = await wordOf(services, resposta, chave, inOwnTransaction);
  const found = await inOwnTransaction(tx => providerCredentials(tx, word.identifier));
  if (!found) return refuse('PROVIDER_USER_UNKNOWN');
  if (!found.active) refuse('USER_INACTIVE');
  if (!found.has_role) refuse('USER_WITHOUT_ROLES');
  const { person_id: personId } = found;
  if (found.two_factor_active && !word.secondFactor)
    await refuseWithChallenge(found, provenBy(word), request, inOwnTransaction, challengeOf);
  return inOwnTransaction(async tx => {
    await noteSecurity(tx, personId, 'providerUsed', request);
    return openFullSession(tx, services.secrets, personId, request, { proven: provenBy(word) });
  });
}

/**
 * The second factor that a challenge waits for.
 * @param sign makes the answer of the session's token, in the transaction that ends the challenge
 * @throws TWO_FACTOR_CODE_INVALID, STATUS_FORBIDS for who is signed in
 */
export async function signInWithChallenge<T>(
  secrets: Secrets,
  actor: Actor,
  code: string,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
  sign: (tx: Tx, tokenId: string) => Promise<T>,
): Promise<T> {
  if (actor.sessionKind !== 'challenge') refuse('STATUS_FORBIDS');
  const own = (await inOwnTransaction(ownCredentials)) ?? refuse('UNAUTHENTICATED');
  if (!own.two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  if (!(await secondFactorFits(secrets, own, code.trim(), request, inOwnTransaction)))
    refuse('TWO_FACTOR_CODE_INVALID');
  return inOwnTransaction(async tx => {
    const proven = await provenIn(tx, actor.sessionId);
    await endSession(tx, actor.sessionId);
    return sign(tx, await openFullSession(tx, secrets, actor.personId, request, { proven: [...proven, 'factor'] }));
  });
}

async function wordOf(
  { provider, secrets }: ProviderServices,
  answer: string,
  key: string,
  inOwnTransaction: InOwnTransaction,
): Promise<ProviderWord> {
  if (!provider) return refuse('NOT_AVAILABLE');
  const state = new URLSearchParams(answer).get('state') ?? '';
  const sealed = await inOwnTransaction(tx => takeProviderSignIn(tx, stateMac(secrets, state)));
  if (!sealed) return refuse('LOGIN_FAILED');
  const sent = z.parse(begun, JSON.parse(secrets.unseal(sealed)));
  if (!timingSafeEqual(secrets.mac('providerKey', sent.key), secrets.mac('providerKey', key))) refuse('LOGIN_FAILED');
  return (await answered(() => provider.finish(answer, sent.checks))) ?? refuse('PROVIDER_USER_UNKNOWN');
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderOutOfReach) return refuse('PROVIDER_OUT_OF_REACH');
    if (isWrongAnswer(error)) return refuse('LOGIN_FAILED');
    throw error;
  }
}

async function refuseWithChallenge(
  { person_id: personId }: Credentials,
  proven: readonly 'cpf'[],
  { ip, userAgent }: RequestInfo,
  inOwnTransaction: InOwnTransaction,
  challengeOf: (tokenId: string) => Promise<string>,
): Promise<never> {
  const tokenId = await inOwnTransaction(tx => openSession(tx, { personId, ip, userAgent, kind: 'challenge', proven }));
  return refuse('KEY_NOT_FOUND', { challenge: await challengeOf(tokenId) });
}

/** A provider that knows people by their CPF has proven it (gov.br); one that knows an e-mail has not. */
function provenBy({ identifier }: ProviderWord): readonly 'cpf'[] {
  return identifier.kind === 'cpf' ? ['cpf'] : [];
}

function stateMac(secrets: Secrets, state: string): Buffer {
  return secrets.mac('providerState', state);
}
