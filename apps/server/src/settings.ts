import { join } from 'node:path';
import { type Env, SettingRefused } from '#kernel/env.ts';
import type { FileSettings } from '#kernel/files/file-store.ts';

/** Where files are kept: S3 where its settings are given, else a folder below DATA_DIR. @throws SettingRefused */
export function fileSettings(env: Env): FileSettings {
  const folder = join(env.DATA_DIR, 'files');
  if (!env.S3_ENDPOINT) return { kind: 'local', folder };
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = env;
  if (!bucket || !key || !secret)
    throw new SettingRefused('S3_ENDPOINT needs S3_BUCKET, S3_KEY and S3_SECRET beside it.');
  return { kind: 's3', folder, endpoint, bucket, region, key, secret };
}

/** What links in messages and QR codes begin with, without a slash at the end. */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, '');
}
