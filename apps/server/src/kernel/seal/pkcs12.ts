import { createPrivateKey, type KeyObject, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { parse } from './asn1.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import type { Signer } from './cms.ts';
import { SealRefused } from './refused.ts';

/** A key and its chain are some KB. */
const longestFile = 1_048_576;
/** More rounds would keep a start waiting: OpenSSL writes 2,048, Windows 2,000. */
const mostRounds = 1_000_000;

const convert =
  'it is closed with RC2 or Triple-DES, or in another way that is not read: convert it with ' +
  '"openssl pkcs12 -legacy -in old.p12 -noenc -out all.pem" and "openssl pkcs12 -export -in all.pem -out new.p12"';

/**
 * Who signs by a PKCS #12 file (RFC 7292): its key, the certificate of that key, and those above it. Files of OpenSSL 3 (PBES2 with AES)
 * are read. Older ones (RC2, Triple-DES) are refused with the way to convert them.
 * @throws SealRefused wrongPassword | keyOfAnother | unreadable
 */
export async function readPkcs12(file: Uint8Array, password: string): Promise<Signer> {
  const safe = await withMac(file, bytesOf(password)).catch((cause: unknown) => {
    throw refusalOf(cause);
  });
  // whoever wrote the MAC wrote all of it: what can't be opened now is closed in another way
  const { keys, certificates } = await contentsOf(safe, password).catch((cause: unknown) => {
    throw new SealRefused('unreadable', convert, { cause });
  });
  if (!keys.length || !certificates.length) throw new SealRefused('unreadable', 'it holds no key, or no certificate');
  for (const key of keys) {
    const certificate = certificates.find(each => fits(each, key));
    if (certificate) return { key: await forSigning(key), certificate, chain: chainOf(certificate, certificates) };
  }
  throw new SealRefused('keyOfAnother', 'its key is not the one of its certificates');
}

const bytesOf = (password: string) => new TextEncoder().encode(password).buffer;

function refusalOf(cause: unknown): SealRefused {
  if (cause instanceof SealRefused) return cause;
  // pkijs tells it by its words alone
  if (cause instanceof Error && cause.message.startsWith('Integrity for'))
    return new SealRefused('wrongPassword', 'its password is another', { cause });
  return new SealRefused('unreadable', 'it is no PKCS #12 file that can be read', { cause });
}

/** Its parts, still closed: nobody has changed them. */
async function withMac(file: Uint8Array, password: ArrayBuffer): Promise<pkijs.AuthenticatedSafe> {
  const pfx = new pkijs.PFX({ schema: parse(file, longestFile) });
  if (!pfx.macData) throw new SealRefused('unreadable', 'it has no MAC');
  const { iterations: rounds = 1 } = pfx.macData;
  // numbers of four bytes and more are read as 0
  if (rounds < 1 || rounds > mostRounds) throw new SealRefused('unreadable', 'its MAC has too many rounds');
  await pfx.parseInternalValues({ password });
  if (!pfx.parsedValue?.authenticatedSafe) throw new SealRefused('unreadable', 'it is empty');
  return pfx.parsedValue.authenticatedSafe;
}

/** Keys and certificates of its bags (RFC 7292, 4.2); what is neither is passed over. */
async function contentsOf(safe: pkijs.AuthenticatedSafe, passphrase: string) {
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: bytesOf(passphrase) })) });
  const parts: { value: pkijs.SafeContents }[] = safe.parsedValue.safeContents;
  const keys: KeyObject[] = [];
  const certificates: Certificate[] = [];
  for (const { bagValue } of parts.flatMap(({ value }) => value.safeBags)) {
    if (bagValue instanceof pkijs.CertBag && bagValue.certValue instanceof asn1js.OctetString)
      certificates.push(readCertificate(new Uint8Array(bagValue.certValue.getValue())));
    if (!(bagValue instanceof pkijs.PKCS8ShroudedKeyBag || bagValue instanceof pkijs.PrivateKeyInfo)) continue;
    const key = Buffer.from(bagValue.toSchema().toBER());
    keys.push(createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase }));
  }
  return { keys, certificates };
}

function fits(certificate: Certificate, key: KeyObject): boolean {
  return certificate.key.asymmetricKeyType === key.asymmetricKeyType && certificate.x509.checkPrivateKey(key);
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

/** The key in WebCrypto, from where it can't be taken again. */
async function forSigning(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (key.asymmetricKeyType !== 'rsa' && !curve)
    throw new SealRefused('unreadable', 'its key is neither RSA nor of a known curve');
  const algorithm = curve ? { name: 'ECDSA', namedCurve: curve } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const pkcs8 = new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
  return crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}

/** From the certificate upwards, as far as the file goes. */
function chainOf(certificate: Certificate, all: readonly Certificate[]): Certificate[] {
  const above = all.find(
    other => other !== certificate && certificate.x509.checkIssued(other.x509) && certificate.x509.verify(other.key),
  );
  const left = all.filter(other => other !== certificate);
  return above ? [above, ...chainOf(above, left)] : [];
}
