import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { Malformed, partsOf, reading } from './asn1.ts';
import { attributes } from './attributes.ts';
import { type Certificate, digestName, isSignature, readCertificate } from './certificate.ts';
import { digestOf } from './cms.ts';

/** Signed data as it was read: nothing of it is believed yet. */
export interface SignedData {
  readonly type: string;
  /** What it holds itself; undefined: the signature is detached. */
  readonly content?: Buffer;
  readonly certificates: readonly Certificate[];
  readonly signature: Uint8Array;
  readonly signedAttributes: readonly pkijs.Attribute[];
  readonly unsignedAttributes: readonly pkijs.Attribute[];
  /** The certificate that the signer names; undefined: it isn't inside. */
  readonly signer?: Certificate;
  readonly info: pkijs.SignerInfo;
}

const mostCertificates = 20;

/** Reads a CMS SignedData with one signer and signed attributes (RFC 5652, 5). @throws Malformed, whatever is given */
export function readSignedData(schema: asn1js.AsnType): SignedData {
  return reading(() => {
    const { contentType, content } = new pkijs.ContentInfo({ schema });
    if (contentType !== pkijs.ContentInfo.SIGNED_DATA) throw new Malformed('no signed data');
    const certificates = certificatesIn(content);
    const { signerInfos, encapContentInfo } = new pkijs.SignedData({ schema: content });
    const [info, another] = signerInfos;
    if (!info?.signedAttrs || another) throw new Malformed('not one signer');
    const { sid } = info;
    const isSigner = ({ pki }: Certificate) =>
      sid instanceof pkijs.IssuerAndSerialNumber &&
      pki.serialNumber.isEqual(sid.serialNumber) &&
      pki.issuer.isEqual(sid.issuer);
    return {
      type: encapContentInfo.eContentType,
      ...(encapContentInfo.eContent ? { content: Buffer.from(encapContentInfo.eContent.getValue()) } : {}),
      certificates,
      signature: info.signature.valueBlock.valueHexView,
      signedAttributes: info.signedAttrs.attributes,
      unsignedAttributes: info.unsignedAttrs?.attributes ?? [],
      signer: certificates.find(isSigner),
      info,
    };
  });
}

/** Other kinds of certificate than X.509's are passed over. */
function certificatesIn(content: asn1js.AsnType): Certificate[] {
  const set = partsOf(content).find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  if (!(set instanceof asn1js.Constructed)) return [];
  const given = set.valueBlock.value.filter(each => each instanceof asn1js.Sequence);
  if (given.length > mostCertificates) throw new Malformed('too many certificates');
  return given.map(readCertificate);
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
 * @param expected the digest of what was signed, by its algorithm's name
 * @param naming attributes that may name the certificate
 */
export function check(
  data: SignedData,
  expected: (name: string) => Uint8Array,
  naming: readonly string[] = [attributes.signingCertificateV2],
): Checked {
  const { signer, info } = data;
  const digest = digestName(info.digestAlgorithm);
  const said = onlyValue(data, attributes.messageDigest);
  const type = onlyValue(data, attributes.contentType);
  const signature = {
    algorithm: info.signatureAlgorithm,
    signed: new Uint8Array(info.signedAttrs?.encodedValue ?? []),
    value: info.signature,
    digest,
  };
  return {
    digestMatches: !!digest && said instanceof asn1js.OctetString && isEqual(said, expected(digest)),
    signatureValid: !!signer && isSignature(signer, signature),
    attributesInOrder: !!said && type instanceof asn1js.ObjectIdentifier && type.getValue() === data.type,
    certificateMatches: !!signer && naming.some(each => names(onlyValue(data, each), signer)),
  };
}

const isEqual = (value: asn1js.OctetString, bytes: Uint8Array) => Buffer.from(value.getValue()).equals(bytes);

/** The one value of an attribute that stands there once. */
function onlyValue({ signedAttributes }: SignedData, type: string): asn1js.AsnType | undefined {
  const [attribute, another] = signedAttributes.filter(each => each.type === type);
  return another || attribute?.values.length !== 1 ? undefined : attribute.values[0];
}

/** SigningCertificate or its version 2: the first entry is the signer's, by the digest of its bytes (RFC 5035, 4 and 5). */
function names(value: asn1js.AsnType | undefined, signer: Certificate): boolean {
  const [first, second] = partsOf(partsOf(partsOf(value)[0])[0]);
  const named = first instanceof asn1js.Sequence;
  const hash = named ? second : first;
  if (!(hash instanceof asn1js.OctetString)) return false;
  // version 1 has SHA-1 and its length: a certificate's chain is believed, not this digest
  const alone = hash.getValue().byteLength === 20 ? 'SHA-1' : 'SHA-256';
  const digest = named ? digestName(new pkijs.AlgorithmIdentifier({ schema: first })) : alone;
  return !!digest && isEqual(hash, digestOf(digest, [signer.der]));
}
