import { randomBytes, type webcrypto } from 'node:crypto';
import { type Certificate, readCertificate } from './certificate.ts';
import { sha256, signatureName, signatureOf } from './cms.ts';
import { id } from './oids.ts';
import { bits, integer, octets, oid, plain, printable, sequence, setOf, tagged, time, utf8, yes } from './write-der.ts';

/** A key and the name that a certificate gives it. */
export interface Pair {
  readonly name: Uint8Array;
  readonly keys: webcrypto.CryptoKeyPair;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
}

/** @param algorithm of WebCrypto: ECDSA, or RSA with PKCS #1 v1.5 */
export async function newPair(
  commonName: string,
  algorithm: webcrypto.EcKeyGenParams | webcrypto.RsaHashedKeyGenParams,
): Promise<Pair> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const part = (type: string, text: Buffer) => setOf(sequence(oid(type), text));
  return {
    name: sequence(part(id.country, printable('BR')), part(id.commonName, utf8(commonName))),
    keys,
    publicKey: Buffer.from(await crypto.subtle.exportKey('spki', keys.publicKey)),
  };
}

export interface ToIssue {
  readonly subject: Pair;
  readonly issuer: Pair;
  readonly from: Date;
  readonly until: Date;
  /** Beside the marks of both keys, which every certificate has. */
  readonly extensions: readonly Uint8Array[];
}

/** Makes a certificate of version 3 (RFC 5280, 4.1), with a serial number of chance. */
export async function issue({ subject, issuer, from, until, extensions }: ToIssue): Promise<Certificate> {
  const algorithm = signatureName(issuer.keys.privateKey);
  const content = sequence(
    tagged(0, integer(2)),
    integer(serialNumber()),
    algorithm,
    issuer.name,
    sequence(time(from), time(until)),
    subject.name,
    subject.publicKey,
    tagged(
      3,
      sequence(
        ...extensions,
        extension(id.subjectKey, octets(keyMark(subject)), false),
        extension(id.authorityKey, sequence(plain(0, keyMark(issuer))), false),
      ),
    ),
  );
  const signature = await signatureOf(content, issuer.keys.privateKey);
  return readCertificate(sequence(content, algorithm, bits(signature)));
}

export function extension(type: string, value: Uint8Array, critical = true): Buffer {
  return sequence(oid(type), ...(critical ? [yes()] : []), octets(value));
}

/** It may issue certificates, with so many authorities between; keyCertSign and cRLSign (RFC 5280, 4.2.1.3 and 4.2.1.9). */
export function authority(between: number): Buffer {
  const usage = extension(id.keyUsage, bits(Uint8Array.of(0x06), 1));
  return Buffer.concat([extension(id.basicConstraints, sequence(yes(), integer(between))), usage]);
}

/** It signs, and issues nothing: digitalSignature and nonRepudiation. */
export function signing(): Buffer {
  const usage = extension(id.keyUsage, bits(Uint8Array.of(0xc0), 6));
  return Buffer.concat([extension(id.basicConstraints, sequence()), usage]);
}

/** It is for these and nothing else (RFC 5280, 4.2.1.12). */
export function purpose(...types: string[]): Buffer {
  return extension(id.extendedKeyUsage, sequence(...types.map(oid)));
}

/** 126 bits of chance, positive, always as long. */
export function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

/** What tells keys apart (RFC 7093, 2, method 1). */
function keyMark({ publicKey }: Pair): Buffer {
  return sha256(publicKey).subarray(0, 20);
}
