import { createHash, type webcrypto } from 'node:crypto';
import type { Certificate } from './certificate.ts';
import { id } from './oids.ts';
import { integer, nothing, octets, oid, sequence, setOf, tagged } from './write-der.ts';

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
  return signedData({ type: id.data, digest: sha256(...parts) }, [signer.certificate, ...signer.chain], signer, stamp);
}

/** A time-stamp token's SignedData: its content is inside (RFC 3161, 2.4.2). */
export async function signEmbedded(type: string, content: Uint8Array, signer: Signer): Promise<Uint8Array> {
  return signedData({ type, digest: sha256(content), content }, [signer.certificate], signer);
}

export function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** RFC 5754: SHA-256 is named without parameters. */
export const sha256Name = (): Buffer => sequence(oid(id.sha256));

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
  const attributes = signedAttributes(signed, signer.certificate);
  const signature = await signatureOf(attributes, signer.key);
  const token = await stamp?.(sha256(signature));
  const signerInfo = sequence(
    integer(1),
    sequence(signer.certificate.issuerAndSerial),
    sha256Name(),
    // RFC 5652, 5.4: signed as a SET, kept as [0]
    Buffer.concat([tagged(0).subarray(0, 1), attributes.subarray(1)]),
    signatureName(signer.key),
    octets(signature),
    ...(token ? [tagged(1, attribute(id.timeStampToken, token))] : []),
  );
  return sequence(
    oid(id.signedData),
    tagged(
      0,
      sequence(
        // RFC 5652, 5.1: 3 for contents that are no plain data
        integer(signed.type === id.data ? 1 : 3),
        setOf(sha256Name()),
        sequence(oid(signed.type), ...(signed.content ? [tagged(0, octets(signed.content))] : [])),
        tagged(0, ...certificates.map(({ der }) => der)),
        setOf(signerInfo),
      ),
    ),
  );
}

function signedAttributes({ type, digest }: Signed, certificate: Certificate): Buffer {
  return setOf(
    attribute(id.contentType, oid(type)),
    attribute(id.messageDigest, octets(digest)),
    // RFC 5035, 3: SHA-256 is the default, and is not named
    attribute(id.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.der)))))),
  );
}

function attribute(type: string, value: Uint8Array): Buffer {
  return sequence(oid(type), setOf(value));
}

/** The signature's value as CMS holds it: of ECDSA the pair of numbers (RFC 5753), where WebCrypto gives them side by side. */
export async function signatureOf(bytes: Uint8Array, key: webcrypto.CryptoKey): Promise<Uint8Array> {
  const algorithm = { name: key.algorithm.name, hash: 'SHA-256' };
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, new Uint8Array(bytes)));
  if (algorithm.name !== 'ECDSA') return signature;
  const half = signature.byteLength / 2;
  return sequence(integer(signature.subarray(0, half)), integer(signature.subarray(half)));
}

/** RFC 4055: RSA's has the parameter NULL; RFC 5758: ECDSA's has none. */
export function signatureName(key: webcrypto.CryptoKey): Buffer {
  return key.algorithm.name === 'ECDSA' ? sequence(oid(id.ecdsaSha256)) : sequence(oid(id.rsaSha256), nothing());
}
