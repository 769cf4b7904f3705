import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { id, signatureKinds } from './oids.ts';
import {
  algorithmOf,
  expect,
  inTag,
  Malformed,
  numberOf,
  octetsOf,
  oidOf,
  partsOf,
  readDer,
  tags,
} from './read-der.ts';

/** A certificate (X.509, RFC 5280) as it was read; its bytes are never written anew. */
export interface Certificate {
  readonly der: Uint8Array;
  /** Its whole name in one line, the narrowest part first. */
  readonly subject: string;
  /** Hexadecimal, as its issuer counts. */
  readonly serial: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly key: KeyObject;
  readonly x509: X509Certificate;
  /** DER of the issuer's name and of the serial number: a signature names its certificate by both. */
  readonly issuerAndSerial: Uint8Array;
  readonly signatureAlgorithm: string;
  readonly extensions: ReadonlyMap<string, Extension>;
}

interface Extension {
  readonly critical: boolean;
  readonly value: Uint8Array;
}

/** @throws Malformed */
export function readCertificate(der: Uint8Array): Certificate {
  try {
    const [content, algorithm] = partsOf(readDer(der));
    const [first, ...others] = partsOf(content);
    // version 1 says no version
    const [serial, , issuer, , , , ...rest] = !first || first.tag === inTag(0) ? others : [first, ...others];
    const x509 = new X509Certificate(der);
    return {
      der,
      subject: x509.subject.split('\n').reverse().join(', '),
      serial: x509.serialNumber.toLowerCase(),
      notBefore: x509.validFromDate,
      notAfter: x509.validToDate,
      key: x509.publicKey,
      x509,
      issuerAndSerial: Buffer.concat([expect(issuer, tags.sequence).der, expect(serial, tags.integer).der]),
      signatureAlgorithm: algorithmOf(algorithm),
      extensions: extensionsIn(rest.find(({ tag }) => tag === inTag(3))),
    };
  } catch (error) {
    throw new Malformed('no certificate', { cause: error });
  }
}

function extensionsIn(value: Parameters<typeof partsOf>[0]): Map<string, Extension> {
  const list = value ? partsOf(partsOf(value, inTag(3))[0]) : [];
  return new Map(
    list.map(each => {
      const parts = partsOf(each);
      return [oidOf(parts[0]), { critical: parts.length > 2, value: octetsOf(parts.at(-1)) }];
    }),
  );
}

/** Certificates of a PEM text (RFC 7468), in its order; what else stands there is passed over. @throws Malformed */
export function certificatesOfPem(text: string): Certificate[] {
  const blocks = text.matchAll(/-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]*)-----END CERTIFICATE-----/g);
  return [...blocks].map(([, block = '']) => readCertificate(Buffer.from(block, 'base64')));
}

/** What `openssl -CAfile`, `pdfsig` and people's own tools read (RFC 7468). */
export function pemOf(certificates: readonly Certificate[]): string {
  return certificates.map(({ x509 }) => x509.toString()).join('');
}

/** The names people know certificates by: the common name, else the whole one. */
export function namesOf(certificates: readonly Certificate[]): string[] {
  return certificates.map(certificate => {
    const { CN } = certificate.x509.toLegacyObject().subject;
    return (Array.isArray(CN) ? CN.at(-1) : CN) ?? certificate.subject;
  });
}

export function same(one: Certificate, other: Certificate): boolean {
  return Buffer.compare(one.der, other.der) === 0;
}

/** False also where a moment can't be read. */
export function validAt({ notBefore, notAfter }: Certificate, at: Date): boolean {
  return notBefore <= at && at <= notAfter;
}

type Usage = 'digitalSignature' | 'nonRepudiation';
const usageBits: Record<Usage, number> = { digitalSignature: 0x80, nonRepudiation: 0x40 };

/** May the key do one of these? Yes where the certificate doesn't say what it may (RFC 5280, 4.2.1.3). */
export function allows({ extensions }: Certificate, ...usages: Usage[]): boolean {
  const extension = extensions.get(id.keyUsage);
  if (!extension) return true;
  // the first byte counts the bits at the end that mean nothing
  const [, first = 0] = expect(readDer(extension.value), tags.bits).content;
  return usages.some(usage => first & usageBits[usage]);
}

/** Is the key for time stamps and nothing else, as RFC 3161 (2.3) asks? */
export function isForTimeStamps({ extensions }: Certificate): boolean {
  const extension = extensions.get(id.extendedKeyUsage);
  if (!extension?.critical) return false;
  const purposes = partsOf(readDer(extension.value)).map(oidOf);
  return purposes.length === 1 && purposes[0] === id.timeStamping;
}

/** Extensions that the checks here understand; a critical one beside them refuses its certificate (RFC 5280, 4.2). */
const understood: readonly string[] = [
  id.keyUsage,
  id.basicConstraints,
  id.extendedKeyUsage,
  id.subjectKey,
  id.authorityKey,
  id.certificatePolicies,
];

export function isUnderstood({ extensions }: Certificate): boolean {
  return [...extensions].every(([type, { critical }]) => !critical || understood.includes(type));
}

/** How many authorities may stand below this one; undefined: it is none, also by its key's usage (RFC 5280, 4.2.1.3 and 4.2.1.9). */
export function authoritiesBelow({ extensions, x509 }: Certificate): number | undefined {
  const extension = extensions.get(id.basicConstraints);
  if (!extension || !x509.ca) return undefined;
  const length = partsOf(readDer(extension.value)).find(({ tag }) => tag === tags.integer);
  return length ? numberOf(length) : Number.MAX_SAFE_INTEGER;
}

/** Was it signed by the other one's key, with an algorithm that is believed? */
export function isSignedBy({ x509, signatureAlgorithm }: Certificate, { key }: Certificate): boolean {
  const kind = signatureKinds[signatureAlgorithm];
  if (!kind?.digest || !isStrong(key, kind.key)) return false;
  try {
    return x509.verify(key);
  } catch {
    return false;
  }
}

const fewestRsaBits = 2_048;

function isStrong(key: KeyObject, kind: 'rsa' | 'ec'): boolean {
  if (key.asymmetricKeyType !== kind) return false;
  return kind === 'ec' || (key.asymmetricKeyDetails?.modulusLength ?? 0) >= fewestRsaBits;
}

/**
 * Is it the key's signature of these bytes? RSA with PKCS #1 v1.5 and ECDSA, with SHA-2; RSA keys that can be broken are refused.
 * @param digest node:crypto's name, where the algorithm says none
 */
export function isSignature(
  algorithm: string,
  key: KeyObject,
  signed: Uint8Array,
  signature: Uint8Array,
  digest?: string,
): boolean {
  const kind = signatureKinds[algorithm];
  const name = kind?.digest ?? digest;
  if (!kind || !name || !isStrong(key, kind.key)) return false;
  try {
    return verify(name, signed, key, signature);
  } catch {
    return false;
  }
}
