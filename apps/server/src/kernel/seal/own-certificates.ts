import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeDisk } from '../files/disk.ts';
import type { Secrets } from '../secrets.ts';
import { type Certificate, certificatesOfPem, pemOf, timeStamping } from './certificate.ts';
import type { Signer } from './cms.ts';
import { authority, issue, newPair, purpose, signing } from './issue.ts';
import { SealRefused } from './refused.ts';

/** What an installation made for itself: who signs, who stamps, and the root above both. */
export interface OwnCertificates {
  readonly root: Certificate;
  readonly signer: Signer;
  readonly stamper: Signer;
}

/**
 * P-256: 128 bits of strength as RSA with 3,072, a signature in an eighth of its time, three keys in milliseconds where RSA takes a
 * second of a first start, and half the size. `openssl`, `pdfsig` (NSS) and Adobe take both.
 */
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const years = 20;
/** A clock that is set right by some hours finds them valid. */
const backdatedMs = 24 * 3_600_000;

/** The folder of an installation's own certificates. */
export function sealFolder(dataDir: string): string {
  return join(dataDir, 'seal');
}

/**
 * The installation's own set, made at the first call. It appears whole by one rename: of processes that start together one makes it,
 * all use it. The root's key is never kept: nothing else can be issued below it.
 * @throws SealRefused notOurs
 */
export async function ownCertificates(dataDir: string, secrets: Secrets, now = new Date()): Promise<OwnCertificates> {
  const folder = sealFolder(dataDir);
  // it appears whole, so one file of it tells
  if (!existsSync(join(folder, 'root.pem'))) await make(dataDir, secrets, now);
  return load(folder, secrets);
}

type File = 'root.pem' | 'signer.pem' | 'signer.key' | 'stamper.pem' | 'stamper.key';

async function load(folder: string, secrets: Secrets): Promise<OwnCertificates> {
  const text = (file: File) => readFile(join(folder, file));
  try {
    const top = one(await text('root.pem'));
    const of = async (pem: Buffer, sealed: Buffer): Promise<Signer> => {
      const pkcs8 = Buffer.from(secrets.unseal(sealed), 'base64');
      const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
      return { key, certificate: one(pem), chain: [top] };
    };
    return {
      root: top,
      signer: await of(await text('signer.pem'), await text('signer.key')),
      stamper: await of(await text('stamper.pem'), await text('stamper.key')),
    };
  } catch (error) {
    throw new SealRefused(
      'notOurs',
      `${folder} can't be opened: it was made with another SECRETS_KEY, or it is damaged.`,
      {
        cause: error,
      },
    );
  }
}

function one(pem: Buffer): Certificate {
  const [certificate] = certificatesOfPem(pem.toString('utf8'));
  if (!certificate) throw new Error('no certificate');
  return certificate;
}

/** Writes a set beside its place and moves it there, unless another process was quicker. */
async function make(dataDir: string, secrets: Secrets, now: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const beside = join(dataDir, `.seal-${randomBytes(8).toString('hex')}`);
  await mkdir(beside, { mode: 0o700 });
  try {
    for (const [name, content] of Object.entries(await newSet(secrets, now)))
      await writeFile(join(beside, name), content, { flag: 'wx', mode: 0o600, flush: true });
    await nodeDisk.syncFolder(beside);
    await rename(beside, sealFolder(dataDir));
    await nodeDisk.syncFolder(dataDir);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')))
      throw error;
  }
}

async function newSet(secrets: Secrets, now: Date): Promise<Record<File, string | Buffer>> {
  const mark = randomBytes(4).toString('hex');
  const from = new Date(now.getTime() - backdatedMs);
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  const root = await newPair(`Crachá raiz ${mark}`, algorithm);
  const top = await issue({ subject: root, issuer: root, from, until, extensions: authority(0) });
  const below = async (name: string, ...purposes: string[]) => {
    const subject = await newPair(`${name} ${mark}`, algorithm);
    const extensions = [...signing(), ...(purposes.length ? [purpose(...purposes)] : [])];
    const certificate = await issue({ subject, issuer: root, from, until, extensions });
    const key = await crypto.subtle.exportKey('pkcs8', subject.keys.privateKey);
    return { pem: pemOf([certificate]), key: secrets.seal(Buffer.from(key).toString('base64')) };
  };
  const signer = await below('Crachá selo');
  const stamper = await below('Crachá carimbo do tempo', timeStamping);
  return {
    'root.pem': pemOf([top]),
    'signer.pem': signer.pem,
    'signer.key': signer.key,
    'stamper.pem': stamper.pem,
    'stamper.key': stamper.key,
  };
}
