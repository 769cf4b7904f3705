import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { onTestFinished } from 'vitest';
import { parse } from '../asn1.ts';
import { attributes as known } from '../attributes.ts';
import type { Certificate } from '../certificate.ts';
import { type Signer, sha256 } from '../cms.ts';
import { authority, issue, newPair, type Pair, signing } from '../issue.ts';

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
  readonly extensions?: readonly pkijs.Extension[];
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
    extensions: extensions ?? (below ? signing() : authority(2)),
  });
  return { pair, certificate };
}

export function signerOf({ pair, certificate }: Somebody, ...chain: Somebody[]): Signer {
  return { key: pair.keys.privateKey, certificate, chain: chain.map(each => each.certificate) };
}

export const integer = (value: number) => new asn1js.Integer({ value });
export const octets = (valueHex: Uint8Array) => new asn1js.OctetString({ valueHex });
export const oid = (value: string) => new asn1js.ObjectIdentifier({ value });
export const sequence = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
export const setOf = (...value: asn1js.AsnType[]) => new asn1js.Set({ value });
export const tagged = (tagNumber: number, ...value: asn1js.AsnType[]) =>
  new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
export const der = (value: asn1js.AsnType): Uint8Array => new Uint8Array(value.toBER());

export const attribute = (type: string, ...values: asn1js.AsnType[]) => sequence(oid(type), setOf(...values));

/** The three attributes that a signature of this content has. */
export function rightAttributes(content: Uint8Array, { certificate }: Somebody) {
  return {
    type: attribute(known.contentType, oid(pkijs.id_ContentType_Data)),
    digest: attribute(known.messageDigest, octets(sha256(content))),
    named: attribute(known.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.der)))))),
  };
}

interface Crafted {
  readonly attributes: readonly asn1js.AsnType[];
  readonly algorithm?: asn1js.AsnType;
  readonly hash?: string;
  readonly certificates?: readonly Certificate[];
  readonly signers?: number;
  readonly held?: Uint8Array;
  readonly unsigned?: readonly asn1js.AsnType[];
}

/** A signature as an attacker might write it, whose key signs whatever attributes are given. */
export async function craft(by: Somebody, { attributes, signers = 1, ...rest }: Crafted): Promise<Uint8Array> {
  const { issuer, serialNumber } = by.certificate.pki;
  const algorithm = { name: 'ECDSA', hash: rest.hash ?? 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, by.pair.keys.privateKey, setOf(...attributes).toBER());
  const info = sequence(
    integer(1),
    sequence(issuer.toSchema(), serialNumber),
    sequence(oid(pkijs.id_sha256)),
    tagged(0, ...attributes),
    rest.algorithm ?? sequence(oid('1.2.840.10045.4.3.2')),
    octets(new Uint8Array(pkijs.createCMSECDSASignature(signature))),
    ...(rest.unsigned ? [tagged(1, ...rest.unsigned)] : []),
  );
  const content = sequence(oid(pkijs.id_ContentType_Data), ...(rest.held ? [tagged(0, octets(rest.held))] : []));
  const certificates = tagged(0, ...(rest.certificates ?? [by.certificate]).map(each => parse(each.der)));
  const infos = setOf(...Array.from({ length: signers }, () => info));
  const data = sequence(integer(1), setOf(sequence(oid(pkijs.id_sha256))), content, certificates, infos);
  return der(sequence(oid(pkijs.id_ContentType_SignedData), tagged(0, data)));
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
