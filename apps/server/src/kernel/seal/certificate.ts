import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { parse, reading } from './asn1.ts';

/** A certificate (X.509, RFC 5280) as it was read. */
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
  readonly pki: pkijs.Certificate;
}

/** @param der its bytes, or as it stands inside of something that was parsed @throws Malformed */
export function readCertificate(der: Uint8Array | asn1js.AsnType): Certificate {
  return reading(() => {
    const schema = der instanceof Uint8Array ? parse(der) : der;
    const x509 = new X509Certificate(schema.valueBeforeDecodeView);
    return {
      der: schema.valueBeforeDecodeView,
      subject: x509.subject.split('\n').reverse().join(', '),
      serial: x509.serialNumber.toLowerCase(),
      notBefore: x509.validFromDate,
      notAfter: x509.validToDate,
      // throws where it can't be read: X509Certificate is not safe to ask for more then
      key: x509.publicKey,
      x509,
      pki: new pkijs.Certificate({ schema }),
    };
  });
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

const commonName = '2.5.4.3';

/** The names people know certificates by: the common name, else the whole one. */
export function namesOf(certificates: readonly Certificate[]): string[] {
  return certificates.map(({ pki, subject }) => {
    const name = pki.subject.typesAndValues.findLast(({ type }) => type === commonName);
    return name ? String(name.value.valueBlock.value) : subject;
  });
}

/** False also where a moment can't be read. */
export function validAt({ notBefore, notAfter }: Certificate, at: Date): boolean {
  return notBefore <= at && at <= notAfter;
}

function extensionOf({ pki }: Certificate, type: string): pkijs.Extension | undefined {
  return pki.extensions?.find(({ extnID }) => extnID === type);
}

type Usage = 'digitalSignature' | 'nonRepudiation';
const usageBits: Record<Usage, number> = { digitalSignature: 0x80, nonRepudiation: 0x40 };

/** May the key do one of these? Yes where the certificate doesn't say what it may (RFC 5280, 4.2.1.3). */
export function allows(certificate: Certificate, ...usages: Usage[]): boolean {
  const extension = extensionOf(certificate, pkijs.id_KeyUsage);
  if (!extension) return true;
  const value = extension.parsedValue;
  const [first = 0] = value instanceof asn1js.BitString ? value.valueBlock.valueHexView : [];
  return usages.some(usage => first & usageBits[usage]);
}

export const timeStamping = '1.3.6.1.5.5.7.3.8';

/** Is the key for time stamps and nothing else, as RFC 3161 (2.3) asks? */
export function isForTimeStamps(certificate: Certificate): boolean {
  const extension = extensionOf(certificate, pkijs.id_ExtKeyUsage);
  const value = extension?.critical && extension.parsedValue;
  return value instanceof pkijs.ExtKeyUsage && value.keyPurposes.join() === timeStamping;
}

/** Extensions that are heeded here or by pkijs; a critical one beside them refuses its certificate (RFC 5280, 4.2). */
const understood: readonly string[] = [
  pkijs.id_KeyUsage,
  pkijs.id_BasicConstraints,
  pkijs.id_ExtKeyUsage,
  pkijs.id_SubjectKeyIdentifier,
  pkijs.id_AuthorityKeyIdentifier,
  pkijs.id_CertificatePolicies,
  pkijs.id_NameConstraints,
  pkijs.id_PolicyConstraints,
  pkijs.id_PolicyMappings,
  pkijs.id_InhibitAnyPolicy,
];

export function isUnderstood({ pki }: Certificate): boolean {
  const isRead = (each: pkijs.Extension) => !!each.parsedValue && !each.parsedValue.parsingError;
  return (pki.extensions ?? []).every(each => !each.critical || (understood.includes(each.extnID) && isRead(each)));
}

/** How many authorities may stand below this one; -1: it is none, also by its key's usage (RFC 5280, 4.2.1.3 and 4.2.1.9). */
export function authoritiesBelow(certificate: Certificate): number {
  const value = extensionOf(certificate, pkijs.id_BasicConstraints)?.parsedValue;
  if (!(value instanceof pkijs.BasicConstraints) || !certificate.x509.ca) return -1;
  const { pathLenConstraint: most } = value;
  return typeof most === 'object' ? most.valueBlock.valueDec : (most ?? Number.MAX_SAFE_INTEGER);
}

const fewestRsaBits = 2_048;
const rsaEncryption = '1.2.840.113549.1.1.1';
const digests = ['SHA-256', 'SHA-384', 'SHA-512'];

/** The digest's name, for node:crypto too; undefined: one that is not believed, as SHA-1 is not. */
export function digestName({ algorithmId }: pkijs.AlgorithmIdentifier): string | undefined {
  const named = pkijs.getAlgorithmByOID(algorithmId);
  return 'name' in named ? digests.find(each => each === named.name) : undefined;
}

interface Signature {
  readonly algorithm: pkijs.AlgorithmIdentifier;
  readonly signed: Uint8Array;
  readonly value: asn1js.OctetString | asn1js.BitString;
  /** Where the algorithm names none. */
  readonly digest?: string;
}

/**
 * Did the certificate's key sign this? RSA with PKCS #1 v1.5 and ECDSA, with SHA-2; RSA keys that can be broken are refused. By node:crypto:
 * pkijs reads an ECDSA signature also where its bytes were changed.
 */
export function isSignature({ key }: Certificate, { algorithm, signed, value, digest }: Signature): boolean {
  const name = algorithm.algorithmId === rsaEncryption ? digest : pkijs.getHashAlgorithm(algorithm);
  const { modulusLength = fewestRsaBits } = key.asymmetricKeyDetails ?? {};
  if (!name || !digests.includes(name) || modulusLength < fewestRsaBits) return false;
  try {
    return verify(name, signed, key, value.valueBlock.valueHexView);
  } catch {
    return false;
  }
}
