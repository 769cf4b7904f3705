import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Certificate } from '../certificate.ts';
import { type Signer, sha256, sha256Name, signatureName, signatureOf } from '../cms.ts';
import { authority, issue, newPair, type Pair, signing } from '../issue.ts';
import { id } from '../oids.ts';
import { integer, octets, oid, sequence, setOf, tagged } from '../write-der.ts';

export const p256 = { name: 'ECDSA', namedCurve: 'P-256' };
export const rsa = (modulusLength: number) => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: Uint8Array.of(1, 0, 1),
  modulusLength,
});

const day = 86_400_000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * day);

/** Somebody with a key and a certificate. */
export interface Somebody {
  readonly pair: Pair;
  readonly certificate: Certificate;
}

interface Wanted {
  readonly below?: Somebody;
  readonly extensions?: readonly Uint8Array[];
  readonly from?: Date;
  readonly until?: Date;
  readonly key?: typeof p256 | ReturnType<typeof rsa>;
}

/** A certificate below somebody's, else its own root; the key of a root may issue through two authorities. */
export async function somebody(
  name: string,
  { below, extensions, from, until, key = p256 }: Wanted = {},
): Promise<Somebody> {
  const pair = await newPair(name, key);
  const certificate = await issue({
    subject: pair,
    issuer: below?.pair ?? pair,
    from: from ?? daysFromNow(-1),
    until: until ?? daysFromNow(30),
    extensions: extensions ?? [below ? signing() : authority(2)],
  });
  return { pair, certificate };
}

export function signerOf({ pair, certificate }: Somebody, ...chain: Somebody[]): Signer {
  return { key: pair.keys.privateKey, certificate, chain: chain.map(each => each.certificate) };
}

export const attribute = (type: string, ...values: Uint8Array[]): Buffer => sequence(oid(type), setOf(...values));

/** The three attributes that a signature of this content has. */
export function rightAttributes(content: Uint8Array, { certificate }: Somebody): Buffer[] {
  return [
    attribute(id.contentType, oid(id.data)),
    attribute(id.messageDigest, octets(sha256(content))),
    attribute(id.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.der)))))),
  ];
}

interface Crafted {
  readonly attributes: readonly Uint8Array[];
  readonly algorithm?: Uint8Array;
  readonly certificates?: readonly Certificate[];
  readonly signers?: number;
  readonly held?: Uint8Array;
  readonly unsigned?: readonly Uint8Array[];
}

/** A signature as an attacker might write it, whose key signs whatever attributes are given. */
export async function craft(by: Somebody, { attributes, signers = 1, ...rest }: Crafted): Promise<Buffer> {
  const set = setOf(...attributes);
  const key = by.pair.keys.privateKey;
  const signature = await signatureOf(set, key);
  const info = sequence(
    integer(1),
    sequence(by.certificate.issuerAndSerial),
    sha256Name(),
    Buffer.concat([Uint8Array.of(0xa0), set.subarray(1)]),
    rest.algorithm ?? signatureName(key),
    octets(signature),
    ...(rest.unsigned ? [tagged(1, ...rest.unsigned)] : []),
  );
  const content = sequence(oid(id.data), ...(rest.held ? [tagged(0, octets(rest.held))] : []));
  const certificates = tagged(0, ...(rest.certificates ?? [by.certificate]).map(({ der }) => der));
  const infos = setOf(...Array.from({ length: signers }, () => info));
  return sequence(
    oid(id.signedData),
    tagged(0, sequence(integer(1), setOf(sha256Name()), content, certificates, infos)),
  );
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cracha-seal-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Files of a folder, by name; @returns their paths */
export function written<T extends string>(files: Record<T, string | Uint8Array>, where = folder()): Record<T, string> {
  const paths: Partial<Record<T, string>> = {};
  for (const name in files) {
    paths[name] = join(where, name);
    writeFileSync(join(where, name), files[name]);
  }
  // every name has its path
  return paths as Record<T, string>;
}

/** Runs the judge. @returns what it says, on both outputs */
export function openssl(...args: string[]): { right: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync('openssl', args, { encoding: 'latin1' });
  return { right: status === 0, said: `${stdout}${stderr}` };
}
