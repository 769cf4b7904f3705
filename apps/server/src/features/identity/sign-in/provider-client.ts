import * as client from 'openid-client';
import { type Identifier, readIdentifier } from '#core/identity/identifier.ts';

/** A provider of identity that the installation trusts (OpenID Connect Core 1.0). */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** The claim that says who it is: `email`, which must be verified, or one that holds a CPF (gov.br's `sub`). */
  claim: string;
  scope: string;
  /** Values of `amr` or `acr` that stand for our second factor; none: it is always asked for here. */
  secondFactor: readonly string[];
  redirectUri: string;
}

/** What the way back is checked with; secret until then. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom the provider vouches for. */
export interface ProviderWord {
  identifier: Identifier;
  secondFactor: boolean;
}

export interface Provider {
  begin(): Promise<{ address: string; checks: ProviderChecks }>;
  /** @param answer the query that the provider sent the browser back with */
  finish(answer: string, checks: ProviderChecks): Promise<ProviderWord | undefined>;
}

/** The provider can't be asked: it is down, slow or answers nonsense. Everything else that fails is a wrong sign-in. */
export class ProviderOutOfReach extends Error {}

const timeoutSeconds = 8;

/** Authorization code with PKCE, state and nonce; the ID token's signature is checked. Its settings are read at the first use. */
export function createProvider(settings: ProviderSettings): Provider {
  let known: Promise<client.Configuration> | undefined;
  const configuration = () => {
    known ??= discover(settings).catch(error => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async begin() {
      const config = await reached(configuration);
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    },
    finish: (answer, checks) => reached(async () => finish(await configuration(), settings, answer, checks)),
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  const plain = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(
    server,
    clientId,
    clientSecret,
    clientSecret ? client.ClientSecretBasic(clientSecret) : client.None(),
    { execute: [client.enableNonRepudiationChecks, ...plain], timeout: timeoutSeconds },
  );
}

async function finish(
  config: client.Configuration,
  { redirectUri, claim, secondFactor }: ProviderSettings,
  answer: string,
  { state, nonce, verifier }: ProviderChecks,
): Promise<ProviderWord | undefined> {
  const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) return undefined;
  const told = idToken[claim] === undefined && config.serverMetadata().userinfo_endpoint;
  const claims = told ? await client.fetchUserInfo(config, tokens.access_token, idToken.sub) : idToken;
  const identifier = identifierIn(claims, claim);
  const ways = [idToken.acr, ...[idToken.amr].flat()];
  return identifier && { identifier, secondFactor: secondFactor.some(way => ways.includes(way)) };
}

/** The claim as one signs in with it here; an e-mail that nobody verified says nothing. */
function identifierIn(claims: Record<string, unknown>, claim: string): Identifier | undefined {
  const value = claims[claim];
  if (typeof value !== 'string') return undefined;
  if (claim === 'email' && claims.email_verified !== true) return undefined;
  const read = readIdentifier(claim === 'email' ? { Email: value } : { CPF: value });
  return 'refused' in read ? undefined : read;
}

const nonsense = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** @throws ProviderOutOfReach; what the provider or its answer got wrong is thrown as it is */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isDown =
      error instanceof TypeError ||
      (error instanceof client.ClientError && (error.code === undefined || nonsense.has(error.code)));
    throw isDown ? new ProviderOutOfReach('The provider of identity is out of reach.', { cause: error }) : error;
  }
}

/** The answer was wrong: another state, nonce, issuer or signature, a code that was used, a refusal of the person or the provider. */
export function isWrongAnswer(error: unknown): boolean {
  return (
    error instanceof client.ClientError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.WWWAuthenticateChallengeError
  );
}
