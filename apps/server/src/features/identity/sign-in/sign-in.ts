import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { longCode } from '#core/identity/codes.ts';
import { identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import { passwordFits } from '#core/identity/password.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn, subjectOf } from '../attempts.ts';
import { type Credentials, credentialsOf, openSession } from '../identity.queries.ts';
import { openFullSession } from '../open-session.ts';
import { deviceOf, type KnownDevice, rememberDevice } from '../second-factor.queries.ts';
import { secondFactorFits } from '../second-factor.ts';

type Form = BodyOf<(typeof identityContract)['signIn']>;

export interface SignInServices {
  secrets: Secrets;
  captcha: Captcha;
}

/** A token of the session that was opened, and the key of a browser that was remembered now. */
export interface SignedIn {
  tokenId: string;
  psk?: string;
}

/** A key of a remembered device is longer than any code. */
const shortestKey = 20;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in by password, and by a code or a remembered device where there is a second factor. Unknown identifiers take the same
 * way and the same time.
 * @param asked the code form: a code must come, and the user must have a second factor
 * @throws KEY_NOT_FOUND, AUTHENTICATOR_EXPIRE_KEY with a challenge token's id (`challengeOf` signs it)
 */
export async function signIn(
  services: SignInServices,
  form: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
  challengeOf: (tokenId: string) => Promise<string>,
  asked: 'password' | 'code',
): Promise<SignedIn> {
  const identifier = readIdentifier({ CPF: form.CPF, Email: form.Email, Celular: form.Celular });
  if ('refused' in identifier) return refuseField(identifier.field, identifier.refused);
  const psk = form.PSK?.trim() ?? '';
  const key = psk.length >= shortestKey ? psk : undefined;
  const found = await inOwnTransaction(tx => credentialsOf(tx, identifier));
  const device = key
    ? await inOwnTransaction(tx => deviceOf(tx, found?.person_id ?? nobody, services.secrets.mac('device', key)))
    : undefined;
  const known = device?.good ? device : undefined;
  // ten guesses an account, whatever name is typed for it; of a name that nobody has, ten as well
  const right = await inTurn(
    inOwnTransaction,
    request,
    {
      kind: 'password',
      subject: known
        ? subjectOf('device', known.id)
        : found
          ? subjectOf('account', found.person_id)
          : identifierHash(identifier),
      // a known device has its own count, and strangers' failures ask nothing of it
      captcha: { captcha: services.captcha, token: form.Token },
    },
    async () => ((await passwordFits(form.Password, found?.password_hash ?? null)) ? found : undefined),
  );
  if (!right) return refuse('LOGIN_FAILED');
  if (!right.active) refuse('USER_INACTIVE');
  if (right.password_expired) refuse('PROVISIONAL_PASSWORD_EXPIRED');
  if (!right.has_role) refuse('USER_WITHOUT_ROLES');
  if (asked === 'code' && !right.two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  const proves = right.two_factor_active && !(asked === 'password' && known);
  if (proves) {
    const code = key ? '' : psk;
    if (asked === 'code' && !code) refuse('TWO_FACTOR_CODE_MISSING');
    if (!code) await refuseWithChallenge(right, device, request, inOwnTransaction, challengeOf);
    if (!(await secondFactorFits(services.secrets, right, code, request, inOwnTransaction)))
      refuse('TWO_FACTOR_CODE_INVALID');
  }
  return open(services, form, right, { known, proven: proves ? ['factor'] : [] }, request, inOwnTransaction);
}

/** A right password without its code: a token of five minutes for the contact codes, and nothing else. */
async function refuseWithChallenge(
  { person_id: personId }: Credentials,
  device: KnownDevice | undefined,
  { ip, userAgent }: RequestInfo,
  inOwnTransaction: InOwnTransaction,
  challengeOf: (tokenId: string) => Promise<string>,
): Promise<never> {
  const tokenId = await inOwnTransaction(tx => openSession(tx, { personId, ip, userAgent, kind: 'challenge' }));
  return refuse(device ? 'AUTHENTICATOR_EXPIRE_KEY' : 'KEY_NOT_FOUND', { challenge: await challengeOf(tokenId) });
}

function open(
  { secrets }: SignInServices,
  form: Form,
  { person_id: personId }: Credentials,
  { known, proven }: { known: KnownDevice | undefined; proven: readonly 'factor'[] },
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<SignedIn> {
  const { ip, userAgent } = request;
  return inOwnTransaction(async tx => {
    const psk = form.remember === 'true' && !known ? longCode() : undefined;
    const deviceId = psk ? await rememberDevice(tx, personId, secrets.mac('device', psk), ip, userAgent) : known?.id;
    const tokenId = await openFullSession(tx, secrets, personId, request, { deviceId, proven });
    return { tokenId, ...(psk ? { psk } : {}) };
  });
}
