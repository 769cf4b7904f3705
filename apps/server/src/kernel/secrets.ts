import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, SettingRefused } from './env.ts';

/** What is kept sealed in the database, and codes that are kept as their MAC alone: a copy of the database tells neither. */
export interface Secrets {
  seal(text: string): Buffer;
  /** @throws Error where it was sealed with another key, or changed. */
  unseal(sealed: Buffer): string;
  /** HMAC-SHA-256 of a text; `purpose` keeps equal texts of different uses apart. */
  mac(purpose: string, text: string): Buffer;
}

const keyBytes = 32;

/** The installation's secrets: by the setting SECRETS_KEY, else by a file of DATA_DIR that is made once. @throws SettingRefused */
export async function openSecrets(env: Pick<Env, 'SECRETS_KEY' | 'DATA_DIR'>): Promise<Secrets> {
  return secretsWith(env.SECRETS_KEY ? readKey(env.SECRETS_KEY, 'SECRETS_KEY') : await keyOfFolder(env.DATA_DIR));
}

/** The file with the key, where no setting gives it. */
export function secretsFile(folder: string): string {
  return join(folder, 'secrets.key');
}

/** AES-256-GCM with a fresh nonce of 96 bits (NIST SP 800-38D), and HMAC, each with a key of its own (RFC 5869). */
export function secretsWith(key: Uint8Array): Secrets {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `cracha ${use}`, keyBytes));
  const sealing = derived('seal');
  const marking = derived('mac');
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
    mac: (purpose, text) => createHmac('sha256', marking).update(`${purpose}\0${text}`).digest(),
  };
}

async function keyOfFolder(folder: string): Promise<Buffer> {
  const path = secretsFile(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // the first process of an installation makes it; the others read it
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKey((await readFile(path, 'utf8')).trim(), path);
}

function readKey(text: string, where: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new SettingRefused(`${where} must be ${keyBytes} bytes in base64.`);
  return key;
}
