import { createHash, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { parse } from './asn1.ts';
import { attributes } from './attributes.ts';
import type { Certificate } from './certificate.ts';

/** Who signs: a key of WebCrypto (RSA with PKCS #1 v1.5, or ECDSA), its certificate, and those above it in their order. */
export interface Signer {
  readonly key: webcrypto.CryptoKey;
  readonly certificate: Certificate;
  readonly chain: readonly Certificate[];
}

/**
 * Asks for a time stamp of a SHA-256 digest. @returns the token's DER (RFC 3161)
 * @throws StampRefused with its reason
 */
export type Stamp = (imprint: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached signature (CMS SignedData, RFC 5652) as CAdES and PAdES ask for (ETSI EN 319 122-1, EN 319 142-1). Signed
 * attributes are exactly content type, digest and certificate: Brazil's validator refuses a signing time.
 * @param parts what is signed, in their order as if they were one
 * @param stamp a token over the signature's value is added (level B-T); @throws what it throws
 * @returns DER; with our own certificates and stamp under 4 KB
 */
export async function signDetached(parts: readonly Uint8Array[], signer: Signer, stamp?: Stamp): Promise<Uint8Array> {
  return signedData(
    { type: pkijs.ContentInfo.DATA, digest: sha256(...parts) },
    [signer.certificate, ...signer.chain],
    signer,
    stamp,
  );
}

/** A time-stamp token's SignedData: its content is inside (RFC 3161, 2.4.2). */
export async function signEmbedded(type: string, content: Uint8Array, signer: Signer): Promise<Uint8Array> {
  return signedData({ type, digest: sha256(content), content }, [signer.certificate], signer);
}

/** @param algorithm by its name in WebCrypto or node:crypto @param parts in their order, as if they were one */
export function digestOf(algorithm: string, parts: readonly Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export const sha256 = (...parts: readonly Uint8Array[]): Buffer => digestOf('SHA-256', parts);

interface Signed {
  readonly type: string;
  readonly digest: Uint8Array;
  readonly content?: Uint8Array;
}

async function signedData(
  signed: Signed,
  certificates: readonly Certificate[],
  signer: Signer,
  stamp?: Stamp,
): Promise<Uint8Array> {
  const { issuer, serialNumber } = signer.certificate.pki;
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: signedAttributes(signed, signer.certificate),
    }),
  });
  const encapContentInfo = new pkijs.EncapsulatedContentInfo({ eContentType: signed.type });
  // given to its constructor, it would be cut into pieces, which DER doesn't know
  if (signed.content) encapContentInfo.eContent = octets(signed.content);
  const data = new pkijs.SignedData({
    encapContentInfo,
    certificates: certificates.map(({ pki }) => pki),
    signerInfos: [info],
  });
  await data.sign(signer.key, 0, 'SHA-256');
  // RFC 4055, 5: pkijs leaves it out
  if (signer.key.algorithm.name !== 'ECDSA') info.signatureAlgorithm.algorithmParams = new asn1js.Null();
  const token = await stamp?.(sha256(info.signature.valueBlock.valueHexView));
  if (token)
    info.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(attributes.timeStampToken, parse(token))],
    });
  const outer = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content: data.toSchema() });
  return new Uint8Array(outer.toSchema().toBER());
}

/** In the order that DER asks for: of their bytes. */
function signedAttributes({ type, digest }: Signed, { der }: Certificate): pkijs.Attribute[] {
  // RFC 5035, 3: SHA-256 is the default, and is not named
  const named = sequence(sequence(sequence(octets(sha256(der)))));
  return [
    attribute(attributes.contentType, new asn1js.ObjectIdentifier({ value: type })),
    attribute(attributes.messageDigest, octets(digest)),
    attribute(attributes.signingCertificateV2, named),
  ];
}

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: bytes });
const sequence = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] });
