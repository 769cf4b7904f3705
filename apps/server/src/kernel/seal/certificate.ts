import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { Malformed, readDer } from './der.ts';
import { id, signatureKinds } from './oids.ts';

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
  readonly parsed: pkijs.Certificate;
}

/** @throws Malformed */
export function readCertificate(der: Uint8Array): Certificate {
  try {
    const x509 = new X509Certificate(der);
    const parsed = new pkijs.Certificate({ schema: readDer(der) });
    return {
      der,
      subject: x509.subject.split('\n').reverse().join(', '),
      serial: x509.serialNumber.toLowerCase(),
      notBefore: parsed.notBefore.value,
      notAfter: parsed.notAfter.value,
      key: x509.publicKey,
      x509,
      parsed,
    };
  } catch (error) {
    throw new Malformed('no certificate', { cause: error });
  }
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

type Usage = 'digitalSignature' | 'nonRepudiation' | 'keyCertSign';
const usageBits: Record<Usage, number> = { digitalSignature: 0x80, nonRepudiation: 0x40, keyCertSign: 0x04 };

/** May the key do one of these? Yes where the certificate doesn't say what it may (RFC 5280, 4.2.1.3). */
export function allows(certificate: Certificate, ...usages: Usage[]): boolean {
  const extension = extensionOf(certificate, id.keyUsage);
  if (!extension) return true;
  const first: number = extension.parsedValue?.valueBlock?.valueHexView?.[0] ?? 0;
  return usages.some(usage => first & usageBits[usage]);
}

/** Is the key for time stamps and nothing else, as RFC 3161 (2.3) asks? */
export function isForTimeStamps(certificate: Certificate): boolean {
  const extension = extensionOf(certificate, id.extendedKeyUsage);
  const purposes: readonly string[] = extension?.parsedValue?.keyPurposes ?? [];
  return extension?.critical === true && purposes.length === 1 && purposes[0] === id.timeStamping;
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

export function isUnderstood({ parsed }: Certificate): boolean {
  return (parsed.extensions ?? []).every(({ critical, extnID }) => !critical || understood.includes(extnID));
}

/** How many authorities may stand below this one; undefined: it is none (RFC 5280, 4.2.1.9). */
export function authoritiesBelow(certificate: Certificate): number | undefined {
  if (!certificate.x509.ca || !allows(certificate, 'keyCertSign')) return undefined;
  const length: unknown = extensionOf(certificate, id.basicConstraints)?.parsedValue?.pathLenConstraint;
  return typeof length === 'number' ? length : Number.MAX_SAFE_INTEGER;
}

function extensionOf({ parsed }: Certificate, extnID: string): pkijs.Extension | undefined {
  return parsed.extensions?.find(extension => extension.extnID === extnID);
}

/** Was it signed by the other one's key, with an algorithm that is believed? */
export function isSignedBy(certificate: Certificate, issuer: Certificate): boolean {
  const { signatureAlgorithm, signatureValue, tbsView } = certificate.parsed;
  return (
    certificate.x509.checkIssued(issuer.x509) &&
    isSignature(signatureAlgorithm.algorithmId, issuer.key, tbsView, signatureValue.valueBlock.valueHexView)
  );
}

const fewestRsaBits = 2_048;

/**
 * Is it the key's signature of these bytes? RSA with PKCS #1 v1.5 and ECDSA, with SHA-2; keys that can be broken are refused.
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
  if (!kind || !name || key.asymmetricKeyType !== kind.key) return false;
  if (kind.key === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < fewestRsaBits) return false;
  try {
    return verify(name, signed, key, signature);
  } catch {
    return false;
  }
}
