import { isIP } from 'node:net';
import { join } from 'node:path';
import { to } from '@cracha/contract/navigation/paths.ts';
import type { PasskeySite } from '#features/identity/sign-in/passkey.ts';
import type { ProviderSettings } from '#features/identity/sign-in/provider-client.ts';
import { type Env, SettingRefused } from '#kernel/env.ts';
import type { FileSettings } from '#kernel/files/file-store.ts';

/**
 * Where files are kept: S3 where its settings are given, else a folder below DATA_DIR.
 * @param copies the folder of DATA_DIR that holds copies of S3's files: one process's own
 * @throws SettingRefused
 */
export function fileSettings(env: Env, copies: 'files' | 'files-of-commands' = 'files'): FileSettings {
  if (!env.S3_ENDPOINT) return { kind: 'local', folder: join(env.DATA_DIR, 'files') };
  const folder = join(env.DATA_DIR, copies);
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = env;
  if (!bucket || !key || !secret)
    throw new SettingRefused('S3_ENDPOINT needs S3_BUCKET, S3_KEY and S3_SECRET beside it.');
  return { kind: 's3', folder, endpoint, bucket, region, key, secret };
}

/** What links in messages and QR codes begin with, without a slash at the end. */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, '');
}

/** Where passkeys are made and used. A number is no site for them (W3C Web Authentication): without a name it is this machine. */
export function passkeySite(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): PasskeySite {
  const { hostname, origin, port, protocol } = new URL(publicUrl(env));
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` };
}

/** The provider of identity; undefined: none. @throws SettingRefused */
export function providerSettings(env: Env): ProviderSettings | undefined {
  if (!env.OIDC_ISSUER) return undefined;
  if (!env.OIDC_CLIENT_ID) throw new SettingRefused('OIDC_ISSUER needs OIDC_CLIENT_ID beside it.');
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    claim: env.OIDC_CLAIM,
    scope: env.OIDC_SCOPE,
    secondFactor: env.OIDC_SECOND_FACTOR?.split(',').map(value => value.trim()) ?? [],
    redirectUri: publicUrl(env) + to.provider(),
  };
}
