import { randomBytes } from 'node:crypto';
import type { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import type { InOwnTransaction } from '../attempts.ts';
import { noteSecurity, personOf } from '../identity.queries.ts';
import type { TellPerson } from '../identity-messages.ts';
import { openFullSession } from '../open-session.ts';
import { passwordOf } from '../password.queries.ts';
import { proveCurrent } from '../password-change.ts';
import {
  claimOwnPasskey,
  deleteOwnPasskey,
  insertPasskey,
  keepChallenge,
  type OwnPasskey,
  passkeyOf,
  passkeysOf,
  renameOwnPasskey,
  type StoredPasskey,
  useChallenge,
  usePasskey,
} from './passkey.queries.ts';

type Created = BodyOf<(typeof passkeyContract)['createPasskey']>;
type Used = BodyOf<(typeof passkeyContract)['signInWithPasskey']>['credencial'];

/** The site a passkey belongs to: the domain it is made for, and the address it is used at. */
export interface PasskeySite {
  id: string;
  origin: string;
}

export interface PasskeyServices {
  site: PasskeySite;
  secrets: Secrets;
  tell: TellPerson;
}

const fiveMinutes = 300_000;
/** EdDSA, ES256, RS256: what every device can do. */
const algorithms = [-8, -7, -257];

/**
 * What a device needs to make a passkey. The current password is proven first: else whoever found an open session could leave a
 * key of their own behind. @throws CURRENT_PASSWORD_WRONG
 */
export async function creationOptions(
  { site, secrets }: PasskeyServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  password: string,
) {
  const { actor } = by;
  const { personId } = actor;
  const { hash } = await inOwnTransaction(tx => passwordOf(tx, personId));
  await proveCurrent(password, hash, by, inOwnTransaction);
  const { person, known } = await inOwnTransaction(async tx => ({
    person: await personOf(tx, personId),
    known: await passkeysOf(tx, personId),
  }));
  const challenge = newChallenge();
  await inOwnTransaction(tx => keepChallenge(tx, macOf(secrets, challenge), personId));
  return {
    rp: { id: site.id, name: 'Crachá' },
    user: { id: handleOf(personId), name: person.email ?? person.name, displayName: person.name },
    challenge,
    pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' as const })),
    timeout: fiveMinutes,
    attestation: 'none' as const,
    excludeCredentials: known.map(key => ({ id: key.credential_id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

/** Keeps the passkey that was made by the options. @throws INVALID_REQUEST where it does not answer them, RECORD_ALREADY_EXISTS */
export async function createPasskey(
  tx: Tx,
  { site, secrets, tell }: PasskeyServices,
  by: By,
  { nome, credencial }: Created,
): Promise<OwnPasskey> {
  const { actor, request } = by;
  const { personId } = actor;
  const made = await verified(() =>
    verifyRegistrationResponse({
      response: { ...credencial, clientExtensionResults: {} },
      expectedChallenge: challenge => useChallenge(tx, macOf(secrets, challenge), personId),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!made?.registrationInfo) return refuse('INVALID_REQUEST');
  const { credential, credentialBackedUp: backedUp } = made.registrationInfo;
  const kept = await insertPasskey(tx, {
    ...{ personId, name: nome, credentialId: credential.id, publicKey: credential.publicKey },
    ...{ counter: credential.counter, transports: credencial.response.transports, backedUp },
  });
  if (!kept) return refuse('RECORD_ALREADY_EXISTS');
  const after = { passkey: kept.id, name: nome };
  await record(tx, by, { verb: 'passkeyCreated', entity: 'person', entityId: personId, after });
  await tell(tx, personId, 'passkeyCreated', request);
  return kept;
}

/** @throws NOT_FOUND */
export async function renamePasskey(tx: Tx, by: By, { id, name }: { id: string; name: string }): Promise<void> {
  const { actor } = by;
  const { personId } = actor;
  const former = (await renameOwnPasskey(tx, personId, id, name)) ?? refuse('NOT_FOUND');
  const change = { before: { name: former }, after: { passkey: id, name } };
  await record(tx, by, { verb: 'passkeyRenamed', entity: 'person', entityId: personId, ...change });
}

/** Says that a passkey from before a link was accepted is one's own. @throws NOT_FOUND */
export async function claimPasskey(tx: Tx, by: By, id: string): Promise<void> {
  const { personId } = by.actor;
  const name = (await claimOwnPasskey(tx, personId, id)) ?? refuse('NOT_FOUND');
  const after = { passkey: id, name };
  await record(tx, by, { verb: 'passkeyClaimed', entity: 'person', entityId: personId, after });
}

/** @throws NOT_FOUND */
export async function removePasskey(tx: Tx, tell: TellPerson, by: By, id: string): Promise<void> {
  const { actor, request } = by;
  const { personId } = actor;
  const name = (await deleteOwnPasskey(tx, personId, id)) ?? refuse('NOT_FOUND');
  const before = { passkey: id, name };
  await record(tx, by, { verb: 'passkeyRemoved', entity: 'person', entityId: personId, before });
  await tell(tx, personId, 'passkeyRemoved', request);
}

/** What a device needs to sign in with any passkey of this site. */
export async function requestOptions(tx: Tx, { site, secrets }: PasskeyServices) {
  const challenge = newChallenge();
  await keepChallenge(tx, macOf(secrets, challenge), null);
  return { rpId: site.id, challenge, timeout: fiveMinutes, userVerification: 'required' as const };
}

/**
 * Signs in with what a passkey signed. The device has verified its person, so it stands for both factors; the steps after the
 * sign-in bind as ever. Unknown, wrong, used and suspended ones read the same. @returns the id of the session's token
 */
export async function signInWithPasskey(
  services: PasskeyServices,
  credential: Used,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const known = await inOwnTransaction(tx => passkeyOf(tx, credential.id));
  const use = await inOwnTransaction(tx => useOf(tx, services, credential, known));
  if (!known || !use || known.suspended) return refuse('LOGIN_FAILED');
  if (!(await inOwnTransaction(tx => counted(tx, services, known, use, request)))) refuse('LOGIN_FAILED');
  if (!known.active) refuse('USER_INACTIVE');
  if (!known.has_role) refuse('USER_WITHOUT_ROLES');
  return inOwnTransaction(async tx => {
    await noteSecurity(tx, known.person_id, 'passkeyUsed', request);
    return openFullSession(tx, services.secrets, known.person_id, request, { proven: ['factor'] });
  });
}

/** What the device says, if it is true. An unknown passkey uses its challenge up too. */
async function useOf(
  tx: Tx,
  { site, secrets }: PasskeyServices,
  credential: Used,
  known: StoredPasskey | undefined,
): Promise<{ counter: number; backedUp: boolean } | undefined> {
  const { userHandle, ...signed } = credential.response;
  const checked = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge => useChallenge(tx, macOf(secrets, challenge), null),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      // the counter is ours to judge: one that went back suspends the passkey, and two at once are told apart
      credential: { id: credential.id, publicKey: new Uint8Array(known?.public_key ?? nobodysKey), counter: 0 },
    }),
  );
  if (!checked || !known || (userHandle && userHandle !== handleOf(known.person_id))) return undefined;
  const { newCounter: counter, credentialBackedUp: backedUp } = checked.authenticationInfo;
  return { counter, backedUp };
}

async function counted(
  tx: Tx,
  { tell }: PasskeyServices,
  { id, person_id: personId }: StoredPasskey,
  use: { counter: number; backedUp: boolean },
  request: RequestInfo,
): Promise<boolean> {
  if (await usePasskey(tx, id, use)) return true;
  await tell(tx, personId, 'passkeySuspended', request);
  return false;
}

/** An ES256 key that signs for nobody: unknown passkeys take the same way. */
const nobodysKey = Buffer.from(
  'pQECAyYgASFYIDEQZuh0C-hjbaTq01CHFQMnxY-k3AgTn-y1k_YS0lrqIlggwG-XQURFFy-72iVefv6VDX099Vy1_jK76mDzU8q1uXo',
  'base64url',
);

function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** What a device keeps to tell us whose passkey it is: the person's id, which names nobody. */
function handleOf(personId: string): string {
  return Buffer.from(personId, 'utf8').toString('base64url');
}

function macOf(secrets: Secrets, challenge: string): Buffer {
  return secrets.mac('passkeyChallenge', challenge);
}

/** The library says by throwing what is wrong with an answer; whatever it is, it is one answer here. */
async function verified<T extends { verified: boolean }>(check: () => Promise<T>): Promise<T | undefined> {
  const result = await check().catch(error => {
    if (error instanceof Error && 'severity' in error) throw error;
    return undefined;
  });
  return result?.verified ? result : undefined;
}
