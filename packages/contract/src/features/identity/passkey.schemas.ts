import * as z from 'zod/mini';
import { givenText, id, instant, requiredText } from '../../kernel/wire.ts';

/** `suspensa`: its counter went back, so there may be a copy of it; it lets nobody in any more. */
export const passkey = z.object({
  id,
  nome: z.string(),
  criadaEm: instant,
  usadaEm: z.nullable(instant),
  suspensa: z.boolean(),
  /** It was there before a link was accepted: it signs in again once its person says that it is theirs. */
  confirmar: z.boolean(),
});

export const passkeyName = requiredText(60);

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** PublicKeyCredentialCreationOptionsJSON (W3C Web Authentication, level 3), as far as we use it. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** PublicKeyCredentialRequestOptionsJSON: any passkey of this site. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const credential = { id: givenText(2000), rawId: givenText(2000), type: z.literal('public-key', 'INVALID_OPTION') };

/** RegistrationResponseJSON: what the browser answers to the creation's options. */
export const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: givenText(4000),
    attestationObject: givenText(20_000),
    transports: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
  }),
});

/** AuthenticationResponseJSON: what the browser answers to the sign-in's options. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: givenText(4000),
    authenticatorData: givenText(4000),
    signature: givenText(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
