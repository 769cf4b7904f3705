import { randomBytes, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Certificate, readCertificate } from './certificate.ts';
import { sha256 } from './cms.ts';

/** A key and the name that a certificate gives it. */
export interface Pair {
  readonly name: pkijs.RelativeDistinguishedNames;
  readonly keys: webcrypto.CryptoKeyPair;
  readonly publicKey: pkijs.PublicKeyInfo;
}

/** @param algorithm of WebCrypto: ECDSA, or RSA with PKCS #1 v1.5 */
export async function newPair(
  commonName: string,
  algorithm: webcrypto.EcKeyGenParams | webcrypto.RsaHashedKeyGenParams,
): Promise<Pair> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = new pkijs.PublicKeyInfo();
  await publicKey.importKey(keys.publicKey);
  return { name: nameOf(commonName), keys, publicKey };
}

/** Country and common name (RFC 5280, appendix A.1), each in a set of its own: pkijs would make one set of both. */
function nameOf(commonName: string): pkijs.RelativeDistinguishedNames {
  const part = (type: string, value: pkijs.AttributeValueType) =>
    new asn1js.Set({ value: [new pkijs.AttributeTypeAndValue({ type, value }).toSchema()] });
  const country = part('2.5.4.6', new asn1js.PrintableString({ value: 'BR' }));
  const common = part('2.5.4.3', new asn1js.Utf8String({ value: commonName }));
  const der = new asn1js.Sequence({ value: [country, common] }).toBER();
  return pkijs.RelativeDistinguishedNames.fromBER(der);
}

export interface ToIssue {
  readonly subject: Pair;
  readonly issuer: Pair;
  readonly from: Date;
  readonly until: Date;
  /** Beside the marks of both keys, which every certificate has. */
  readonly extensions: readonly pkijs.Extension[];
}

/** Makes a certificate of version 3 (RFC 5280, 4.1), with a serial number of chance. */
export async function issue({ subject, issuer, from, until, extensions }: ToIssue): Promise<Certificate> {
  const issuerMark = new pkijs.AuthorityKeyIdentifier({ keyIdentifier: keyMark(issuer) });
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: serialNumber(),
    issuer: issuer.name,
    subject: subject.name,
    notBefore: time(from),
    notAfter: time(until),
    subjectPublicKeyInfo: subject.publicKey,
    extensions: [
      ...extensions,
      extension(pkijs.id_SubjectKeyIdentifier, keyMark(subject), false),
      extension(pkijs.id_AuthorityKeyIdentifier, issuerMark.toSchema(), false),
    ],
  });
  await certificate.sign(issuer.keys.privateKey, 'SHA-256');
  return readCertificate(new Uint8Array(certificate.toSchema().toBER()));
}

export function extension(extnID: string, value: asn1js.BaseBlock, critical = true): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

/** Bits of KeyUsage (RFC 5280, 4.2.1.3), the first the highest. */
export function usage(first: number): pkijs.Extension {
  const unusedBits = Math.log2(first & -first);
  return extension(pkijs.id_KeyUsage, new asn1js.BitString({ valueHex: Uint8Array.of(first), unusedBits }));
}

/** It may issue certificates, with so many authorities between; keyCertSign and cRLSign (RFC 5280, 4.2.1.3 and 4.2.1.9). */
export function authority(between: number): pkijs.Extension[] {
  const constraints = new pkijs.BasicConstraints({ cA: true, pathLenConstraint: between });
  return [extension(pkijs.id_BasicConstraints, constraints.toSchema()), usage(0x06)];
}

/** It signs, and issues nothing: digitalSignature and nonRepudiation. */
export function signing(): pkijs.Extension[] {
  return [extension(pkijs.id_BasicConstraints, new pkijs.BasicConstraints().toSchema()), usage(0xc0)];
}

/** It is for these and nothing else (RFC 5280, 4.2.1.12). */
export function purpose(...keyPurposes: string[]): pkijs.Extension {
  return extension(pkijs.id_ExtKeyUsage, new pkijs.ExtKeyUsage({ keyPurposes }).toSchema());
}

/** 126 bits of chance, positive, always as long. */
export function serialNumber(): asn1js.Integer {
  const valueHex = randomBytes(16);
  valueHex[0] = ((valueHex[0] ?? 0) & 0x3f) | 0x40;
  return new asn1js.Integer({ valueHex });
}

/** What tells keys apart (RFC 7093, 2, method 1). */
function keyMark({ publicKey }: Pair): asn1js.OctetString {
  const valueHex = sha256(publicKey.subjectPublicKey.valueBlock.valueHexView).subarray(0, 20);
  return new asn1js.OctetString({ valueHex });
}

/** UTCTime until 2049, GeneralizedTime after it (RFC 5280, 4.1.2.5). */
function time(value: Date): pkijs.Time {
  const type = value.getUTCFullYear() < 2050 ? pkijs.TimeType.UTCTime : pkijs.TimeType.GeneralizedTime;
  return new pkijs.Time({ type, value });
}
