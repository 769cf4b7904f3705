import { resolve } from 'node:path';
import * as z from 'zod/mini';

const flag = z.pipe(
  z._default(z.enum(['0', '1', 'true', 'false']), '0'),
  z.transform(v => v === '1' || v === 'true'),
);
const text = z.string().check(z.minLength(1));

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  DATA_DIR: z._default(text, './data'),
  /** The address people type: links in messages and QR codes begin with it. */
  PUBLIC_URL: z.optional(z.url()),
  DATABASE_URL: z.optional(text),
  /** The restricted role's own address, where the role of DATABASE_URL may not create roles. */
  DATABASE_APP_URL: z.optional(text),
  /** `transaction`: DATABASE_APP_URL leads to a pooler that gives each transaction any of its connections (PgBouncer's word). */
  DATABASE_POOLER: z.optional(z.enum(['transaction'])),
  /** A replica's address: what may be a moment old is read there, as the role of DATABASE_APP_URL. */
  DATABASE_READ_URL: z.optional(text),
  /** Address or CIDR of the reverse proxy whose X-Forwarded-For is believed; left out: none. */
  TRUSTED_PROXY: z.optional(text),
  /** How long a process that is told to stop still serves, while balancers learn to ask others. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(600)), 0),
  JOBS: z._default(z.enum(['inline', 'off']), 'inline'),
  SMTP_URL: z.optional(text),
  /** 32 bytes in base64 that seal second factors and codes; left out: a file of DATA_DIR. */
  SECRETS_KEY: z.optional(text),
  /** An SMS gateway that takes POST {to, text} as JSON, and its bearer token; left out: the outbox. */
  SMS_URL: z.optional(z.url()),
  SMS_TOKEN: z.optional(text),
  MAIL_FROM: z._default(text, 'Crachá <nao-responda@cracha.test>'),
  /** A provider of identity (OpenID Connect) beside the password; left out: none. */
  OIDC_ISSUER: z.optional(z.url()),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  /** What its button says. */
  OIDC_NAME: z._default(text, 'gov.br'),
  /** `email` (verified), or a claim that holds a CPF. */
  OIDC_CLAIM: z._default(text, 'sub'),
  OIDC_SCOPE: z._default(text, 'openid email profile'),
  /** Values of `amr` or `acr`, with commas, that stand for our second factor; left out: none does. */
  OIDC_SECOND_FACTOR: z.optional(text),
  S3_ENDPOINT: z.optional(z.url()),
  S3_BUCKET: z.optional(text),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_KEY: z.optional(text),
  S3_SECRET: z.optional(text),
  /** ClamAV's daemon, `tcp://host:port` or `unix:/path`, which scans what is received; left out: nothing is scanned. */
  CLAMD: z.optional(
    z.string().check(z.regex(/^(tcp:\/\/[^/\s]+:\d+|unix:\/\S+)$/, 'should be tcp://host:port or unix:/path')),
  ),
  /** A time server, `host` or `host:port`, that the server's clock is compared with; left out: none is asked. */
  NTP_SERVER: z.optional(z.string().check(z.regex(/^[\w.-]+(:\d+)?$/, 'should be host or host:port'))),
  /** `own`: documents are sealed with certificates that this installation makes; left out: so outside production. */
  SEAL: z.optional(z.enum(['own'])),
  /** PKCS #12 files, with `:` between them, of which the one that is valid seals; and their password. */
  SEAL_P12: z.optional(text),
  SEAL_PASSWORD: z.optional(text),
  /** A time-stamp authority (RFC 3161), a PEM file of what its answers lead to, and the only policy that is accepted. */
  TSA_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TSA_CHAIN: z.optional(text),
  TSA_POLICY: z.optional(z.string().check(z.regex(/^[0-2](\.\d+)+$/, 'should be an identifier like 1.3.6.1'))),
  /** Who may read `/metrics`: a bearer of this token, or an address of this list (`127.0.0.1, 10.0.0.0/8`); left out: nobody. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  METRICS_FROM: z.optional(text),
  /** Where a process that only works jobs answers `/live`, `/ready` and `/metrics`; left out: nowhere. */
  WORKER_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** `off`: no phone keeps receipts any more; those that do delete them when they next reach the server. */
  PHONE_COPIES: z._default(z.enum(['on', 'off']), 'on'),
  DEMO: flag,
});

export type Env = z.output<typeof schema>;

/** A setting that can't be used; the message names it and says what it should be. */
export class SettingRefused extends Error {}

/**
 * Reads the settings once, at start. The only reader of `process.env`.
 * @param source variables by name; @returns typed settings with `DATA_DIR` absolute; @throws SettingRefused
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingRefused(`These settings can't be used. ${faults.join('; ')}`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** Under `node --watch` (npm run dev) threads tell which files they load, as messages among their answers. Ours don't. */
export function quietThreads(): void {
  delete process.env.WATCH_REPORT_DEPENDENCIES;
}
