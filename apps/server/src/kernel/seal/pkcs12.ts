import { createPrivateKey, type KeyObject, type webcrypto } from 'node:crypto';
import { type Certificate, readCertificate } from './certificate.ts';
import type { Signer } from './cms.ts';
import { id } from './oids.ts';
import { decrypt, isMac, Unsupported } from './pkcs12-keys.ts';
import { inTag, Malformed, octetsOf, oidOf, partsOf, readDer, type Value } from './read-der.ts';
import { SealRefused } from './refused.ts';

const encryptedData = '1.2.840.113549.1.7.6';
const bag = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
} as const;
const x509Certificate = '1.2.840.113549.1.9.22.1';
/** A key and its chain are some KB. */
const longestFile = 1_048_576;

/**
 * Who signs by a PKCS #12 file (RFC 7292): its key, the certificate of that key, and those above it. Files of OpenSSL 3 (PBES2 with
 * AES) are read, and those of Windows and older programs, as authorities in Brazil hand them out (Triple-DES, RC2 for certificates).
 * @throws SealRefused wrongPassword | keyOfAnother | unreadable
 */
export async function readPkcs12(file: Uint8Array, password: string): Promise<Signer> {
  try {
    const { keys, certificates } = open(file, password);
    if (!keys.length || !certificates.length) throw new SealRefused('unreadable', 'it holds no key, or no certificate');
    for (const key of keys) {
      const certificate = certificates.find(each => fits(each, key));
      if (certificate) return { key: await forSigning(key), certificate, chain: chainOf(certificate, certificates) };
    }
    throw new SealRefused('keyOfAnother', 'its key is not the one of its certificates');
  } catch (error) {
    if (error instanceof SealRefused) throw error;
    throw new SealRefused('unreadable', error instanceof Unsupported ? error.message : 'it is no PKCS #12 file', {
      cause: error,
    });
  }
}

interface Opened {
  readonly keys: KeyObject[];
  readonly certificates: Certificate[];
}

function open(file: Uint8Array, password: string): Opened {
  const [, safe, mac] = partsOf(readDer(file, longestFile));
  const content = contentOf(safe);
  if (!mac) throw new Unsupported('it has no MAC');
  if (!isMac(mac, content, password)) throw new SealRefused('wrongPassword', 'its password is another');
  const opened: Opened = { keys: [], certificates: [] };
  for (const part of partsOf(readDer(content, longestFile))) {
    const [type, value] = partsOf(part);
    const contents = oidOf(type) === encryptedData ? decrypt(partsOf(value, inTag(0))[0], password) : contentOf(part);
    for (const each of partsOf(readDer(contents, longestFile))) take(each, password, opened);
  }
  return opened;
}

/** A ContentInfo of plain data. */
function contentOf(info: Value | undefined): Buffer {
  const [type, value] = partsOf(info);
  if (oidOf(type) !== id.data) throw new Unsupported(`it holds ${oidOf(type)}`);
  return octetsOf(partsOf(value, inTag(0))[0]);
}

/** A SafeBag (RFC 7292, 4.2); what is neither key nor certificate is passed over. */
function take(each: Value, password: string, { keys, certificates }: Opened): void {
  const [type, wrapped] = partsOf(each);
  const [value] = partsOf(wrapped, inTag(0));
  if (!value) throw new Malformed('an empty bag');
  const kind = oidOf(type);
  if (kind === bag.key || kind === bag.shroudedKey)
    keys.push(createPrivateKey({ key: Buffer.from(value.der), format: 'der', type: 'pkcs8', passphrase: password }));
  if (kind !== bag.certificate) return;
  const [format, content] = partsOf(value);
  if (oidOf(format) === x509Certificate) certificates.push(readCertificate(octetsOf(partsOf(content, inTag(0))[0])));
}

function fits(certificate: Certificate, key: KeyObject): boolean {
  return certificate.key.asymmetricKeyType === key.asymmetricKeyType && certificate.x509.checkPrivateKey(key);
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

/** The key in WebCrypto, from where it can't be taken again. */
async function forSigning(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (key.asymmetricKeyType !== 'rsa' && !curve) throw new Unsupported('its key is neither RSA nor of a known curve');
  const algorithm = curve ? { name: 'ECDSA', namedCurve: curve } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const pkcs8 = new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
  return crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}

/** From the certificate upwards, as far as the file goes. */
function chainOf(certificate: Certificate, all: readonly Certificate[]): Certificate[] {
  const above = all.find(
    other =>
      other !== certificate &&
      certificate.x509.checkIssued(other.x509) &&
      certificate.x509.verify(other.x509.publicKey),
  );
  const left = all.filter(other => other !== certificate);
  return above ? [above, ...chainOf(above, left)] : [];
}
