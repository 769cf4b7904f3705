import { createHash } from 'node:crypto';
import { type Certificate, isSignature, readCertificate } from './certificate.ts';
import { digestNames, id } from './oids.ts';
import {
  algorithmOf,
  expect,
  inTag,
  Malformed,
  octetsOf,
  oidOf,
  partsOf,
  readDer,
  tags,
  type Value,
} from './read-der.ts';

/** Signed data as it was read: nothing of it is believed yet. */
export interface SignedData {
  readonly type: string;
  /** What it holds itself; undefined: the signature is detached. */
  readonly content?: Buffer;
  readonly certificates: readonly Certificate[];
  /** node:crypto's name of the digest; undefined: one that is not believed. */
  readonly digest?: string;
  readonly signatureAlgorithm: string;
  readonly signature: Buffer;
  /** The signed attributes as they were signed. */
  readonly signed: Buffer;
  readonly signedAttributes: readonly Attribute[];
  readonly unsignedAttributes: readonly Attribute[];
  /** The certificate that the signer names; undefined: it isn't inside. */
  readonly signer?: Certificate;
}

export interface Attribute {
  readonly type: string;
  readonly values: readonly Value[];
}

const mostCertificates = 20;

/** Reads a CMS SignedData with one signer and signed attributes (RFC 5652, 5). @throws Malformed, whatever is given */
export function readSignedData(der: Uint8Array): SignedData {
  const [type, wrapped] = partsOf(readDer(der));
  if (oidOf(type) !== id.signedData) throw new Malformed('no signed data');
  const [, , content, ...rest] = partsOf(partsOf(wrapped, inTag(0))[0]);
  const [contentType, held] = partsOf(content);
  const [info, another] = partsOf(rest.at(-1), tags.set);
  if (!info || another) throw new Malformed('not one signer');
  return {
    type: oidOf(contentType),
    ...(held ? { content: octetsOf(partsOf(held, inTag(0))[0]) } : {}),
    ...signerIn(info, certificatesIn(rest.find(({ tag }) => tag === inTag(0)))),
  };
}

/** SignerInfo (RFC 5652, 5.3). */
function signerIn(info: Value, certificates: readonly Certificate[]): Omit<SignedData, 'type' | 'content'> {
  const [, sid, digest, signed, algorithm, signature, unsigned] = partsOf(info);
  const named = expect(sid, tags.sequence).content;
  const { der } = expect(signed, inTag(0));
  return {
    certificates,
    digest: digestNames[algorithmOf(digest)],
    signatureAlgorithm: algorithmOf(algorithm),
    signature: octetsOf(signature),
    // kept as [0], signed as a SET (RFC 5652, 5.4)
    signed: Buffer.concat([Uint8Array.of(tags.set), der.subarray(1)]),
    signedAttributes: attributesIn(signed, 0),
    unsignedAttributes: unsigned ? attributesIn(unsigned, 1) : [],
    signer: certificates.find(({ issuerAndSerial }) => Buffer.compare(issuerAndSerial, named) === 0),
  };
}

function attributesIn(value: Value | undefined, number: number): Attribute[] {
  return partsOf(value, inTag(number)).map(each => {
    const [type, values] = partsOf(each);
    return { type: oidOf(type), values: partsOf(values, tags.set) };
  });
}

/** Other kinds of certificate than X.509's are passed over. */
function certificatesIn(set: Value | undefined): Certificate[] {
  const given = set ? partsOf(set, inTag(0)).filter(({ tag }) => tag === tags.sequence) : [];
  if (given.length > mostCertificates) throw new Malformed('too many certificates');
  return given.map(({ der }) => readCertificate(der));
}

/** What a signature is worth by itself, before anybody asks whether its certificate is trusted. */
export interface Checked {
  readonly digestMatches: boolean;
  readonly signatureValid: boolean;
  /** Content type and digest once each, the type as the data's own (RFC 5652, 11). */
  readonly attributesInOrder: boolean;
  /** The signer's certificate is the one that was signed along (RFC 5035, 4). */
  readonly certificateMatches: boolean;
}

/**
 * @param digestOf the digest of what was signed, by node:crypto's name
 * @param certificateAttributes attributes that may name the certificate
 */
export function check(
  data: SignedData,
  digestOf: (name: string) => Uint8Array,
  certificateAttributes: readonly string[] = [id.signingCertificateV2],
): Checked {
  const { digest, signer, signatureAlgorithm, signed, signature } = data;
  const said = onlyValue(data, id.messageDigest);
  const type = onlyValue(data, id.contentType);
  return {
    digestMatches: !!digest && said?.tag === tags.octets && octetsOf(said).equals(digestOf(digest)),
    signatureValid: !!signer && isSignature(signatureAlgorithm, signer.key, signed, signature, digest),
    attributesInOrder: !!said && type?.tag === tags.oid && oidOf(type) === data.type,
    certificateMatches: !!signer && certificateAttributes.some(each => names(onlyValue(data, each), signer)),
  };
}

/** The one value of an attribute that stands there once. */
function onlyValue({ signedAttributes }: SignedData, type: string): Value | undefined {
  const [attribute, another] = signedAttributes.filter(each => each.type === type);
  if (another || attribute?.values.length !== 1) return undefined;
  return attribute.values[0];
}

/** SigningCertificate or its version 2: the first entry is the signer's, by the digest of its bytes (RFC 5035, 4 and 5). */
function names(value: Value | undefined, signer: Certificate): boolean {
  if (!value) return false;
  try {
    const [first, second] = partsOf(partsOf(partsOf(value)[0])[0]);
    const named = first?.tag === tags.sequence;
    const hash = octetsOf(named ? second : first);
    // version 1 has SHA-1 and its length: a certificate's chain is believed, not this digest
    const digest = named ? digestNames[algorithmOf(first)] : hash.byteLength === 20 ? 'sha1' : 'sha256';
    return !!digest && hash.equals(createHash(digest).update(signer.der).digest());
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}
