import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Certificate, isSignature, readCertificate } from './certificate.ts';
import { derOf, inside, longestDer, Malformed, octetsOf, oidOf, readDer } from './der.ts';
import { digestNames, id } from './oids.ts';

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
  readonly signedAttributes: readonly pkijs.Attribute[];
  readonly unsignedAttributes: readonly pkijs.Attribute[];
  /** The certificate that the signer names; undefined: it isn't inside. */
  readonly signer?: Certificate;
}

const mostCertificates = 20;

/** Reads a CMS SignedData with one signer and signed attributes (RFC 5652, 5). @throws Malformed, whatever is given */
export function readSignedData(der: Uint8Array): SignedData {
  if (der.byteLength > longestDer) throw new Malformed(`longer than ${longestDer} bytes`);
  try {
    return read(readDer(der));
  } catch (error) {
    throw error instanceof Malformed ? error : new Malformed('no signed data', { cause: error });
  }
}

function read(block: asn1js.BaseBlock): SignedData {
  // before the library reads it: its parts are marked by what it looks for
  const certificates = certificatesIn(block);
  const { contentType, content } = new pkijs.ContentInfo({ schema: block });
  if (contentType !== id.signedData) throw new Malformed('no signed data');
  const data = new pkijs.SignedData({ schema: content });
  const [info, another] = data.signerInfos;
  if (!info || another) throw new Malformed('not one signer');
  const { signedAttrs, sid } = info;
  if (!signedAttrs || !(sid instanceof pkijs.IssuerAndSerialNumber)) throw new Malformed('no signed attributes');
  const { eContentType, eContent } = data.encapContentInfo;
  return {
    type: eContentType,
    ...(eContent ? { content: octetsOf(eContent) } : {}),
    certificates,
    digest: digestNames[info.digestAlgorithm.algorithmId],
    signatureAlgorithm: info.signatureAlgorithm.algorithmId,
    signature: octetsOf(info.signature),
    signed: Buffer.from(signedAttrs.encodedValue),
    signedAttributes: signedAttrs.attributes,
    unsignedAttributes: info.unsignedAttrs?.attributes ?? [],
    signer: certificates.find(
      ({ parsed }) =>
        Buffer.compare(Buffer.from(parsed.issuer.valueBeforeDecode), Buffer.from(sid.issuer.valueBeforeDecode)) === 0 &&
        parsed.serialNumber.isEqual(sid.serialNumber),
    ),
  };
}

/** Certificates byte by byte as they were sent: fingerprints are of these bytes. Other kinds of certificate are passed over. */
function certificatesIn(block: asn1js.BaseBlock): Certificate[] {
  const [, wrapped] = inside(block);
  const [data] = inside(wrapped);
  const set = inside(data).find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  const given = set ? inside(set).filter(each => each instanceof asn1js.Sequence) : [];
  if (given.length > mostCertificates) throw new Malformed('too many certificates');
  return given.map(each => readCertificate(derOf(each)));
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
    digestMatches: !!digest && said instanceof asn1js.OctetString && octetsOf(said).equals(digestOf(digest)),
    signatureValid: !!signer && isSignature(signatureAlgorithm, signer.key, signed, signature, digest),
    attributesInOrder: !!said && type instanceof asn1js.ObjectIdentifier && oidOf(type) === data.type,
    certificateMatches: !!signer && certificateAttributes.some(each => names(onlyValue(data, each), signer)),
  };
}

/** The one value of an attribute that stands there once. */
function onlyValue({ signedAttributes }: SignedData, type: string): asn1js.BaseBlock | undefined {
  const [attribute, another] = signedAttributes.filter(each => each.type === type);
  if (another || attribute?.values.length !== 1) return undefined;
  return attribute.values[0];
}

/** SigningCertificate or its version 2: the first entry is the signer's, by the digest of its bytes (RFC 5035, 4 and 5). */
function names(value: asn1js.BaseBlock | undefined, signer: Certificate): boolean {
  if (!value) return false;
  try {
    const [entries] = inside(value);
    const [entry] = inside(entries);
    const [first, second] = inside(entry);
    const named = first instanceof asn1js.Sequence;
    const hash = octetsOf(named ? second : first);
    // version 1 has SHA-1 and its length; a certificate's chain is believed, not this digest
    const digest = named ? digestNames[oidOf(inside(first)[0])] : hash.byteLength === 20 ? 'sha1' : 'sha256';
    return !!digest && hash.equals(createHash(digest).update(signer.der).digest());
  } catch {
    return false;
  }
}
