import { createDecipheriv, createHash, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { openRc2 } from './rc2.ts';
import { algorithmOf, asTag, Malformed, numberOf, octetsOf, oidOf, partsOf, type Value } from './read-der.ts';

/** A file that is protected in a way we don't open. */
export class Unsupported extends Error {}

const sha1 = { name: 'sha1', block: 64 };
const macDigests: Readonly<Record<string, { name: string; block: number }>> = {
  '1.3.14.3.2.26': sha1,
  '2.16.840.1.101.3.4.2.1': { name: 'sha256', block: 64 },
  '2.16.840.1.101.3.4.2.2': { name: 'sha384', block: 128 },
  '2.16.840.1.101.3.4.2.3': { name: 'sha512', block: 128 },
};
/** PBKDF2's functions (RFC 8018, B.1.2). */
const prfs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const ciphers: Readonly<Record<string, { name: string; bytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', bytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', bytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', bytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', bytes: 24 },
};
const pbes2 = '1.2.840.113549.1.5.13';
const pbkdf2 = '1.2.840.113549.1.5.12';
/** PKCS #12's own ways (RFC 7292, appendix C): cipher, and the bytes of its key. */
const ownWays: Readonly<Record<string, { name: 'des-ede3-cbc' | 'rc2'; bytes: number }>> = {
  '1.2.840.113549.1.12.1.3': { name: 'des-ede3-cbc', bytes: 24 },
  '1.2.840.113549.1.12.1.5': { name: 'rc2', bytes: 16 },
  '1.2.840.113549.1.12.1.6': { name: 'rc2', bytes: 5 },
};
/** More rounds would keep a start waiting: OpenSSL writes 2,048, Windows 2,000. */
const mostRounds = 5_000_000;

/** Was the file closed with this password (RFC 7292, 4)? @throws Malformed, Unsupported */
export function isMac(mac: Value | undefined, content: Uint8Array, password: string): boolean {
  const [info, salt, rounds] = partsOf(mac);
  const [algorithm, expected] = partsOf(info);
  const wanted = octetsOf(expected);
  const made = macOf(content, password, {
    digest: algorithmOf(algorithm),
    salt: octetsOf(salt),
    rounds: rounds ? roundsOf(rounds) : 1,
  });
  return made.byteLength === wanted.byteLength && timingSafeEqual(made, wanted);
}

/** A PKCS #12 file's MAC (RFC 7292, appendix B). @param digest its identifier @throws Unsupported */
export function macOf(
  content: Uint8Array,
  password: string,
  { digest, salt, rounds }: { digest: string; salt: Uint8Array; rounds: number },
): Buffer {
  const hash = macDigests[digest];
  if (!hash) throw new Unsupported(`its MAC is ${digest}`);
  const size = createHash(hash.name).digest().byteLength;
  const key = derive(hash, 3, password, salt, rounds, size);
  return createHmac(hash.name, key).update(content).digest();
}

/** Opens an EncryptedData (RFC 5652, 8) by PBES2 (RFC 8018) or, as Windows writes it, by Triple-DES or RC2. @throws Malformed, Unsupported */
export function decrypt(data: Value | undefined, password: string): Buffer {
  const [, info] = partsOf(data);
  const [, algorithm, content] = partsOf(info);
  const [name, parameters] = partsOf(algorithm);
  const { cipher, key, iv } = keyFor(oidOf(name), parameters, password);
  const closed = octetsOf(content, asTag(0));
  if (cipher === 'rc2') return openRc2(key, iv, closed);
  const decipher = createDecipheriv(cipher, key, iv);
  return Buffer.concat([decipher.update(closed), decipher.final()]);
}

function keyFor(algorithm: string, parameters: Value | undefined, password: string) {
  if (algorithm === pbes2) return keyOfPbes2(parameters, password);
  const way = ownWays[algorithm];
  if (!way) throw new Unsupported(`its certificates are closed with ${algorithm}`);
  const [salt, rounds] = partsOf(parameters);
  const derived = (purpose: number, size: number) =>
    derive(sha1, purpose, password, octetsOf(salt), roundsOf(rounds), size);
  return { cipher: way.name, key: derived(1, way.bytes), iv: derived(2, 8) };
}

function keyOfPbes2(parameters: Value | undefined, password: string) {
  const [derivation, scheme] = partsOf(parameters);
  const [kind, settings] = partsOf(derivation);
  const [cipherName, iv] = partsOf(scheme);
  const cipher = ciphers[oidOf(cipherName)];
  if (oidOf(kind) !== pbkdf2 || !cipher) throw new Unsupported(`its certificates are closed with ${oidOf(cipherName)}`);
  const [salt, rounds, ...rest] = partsOf(settings);
  const named = rest.at(-1)?.tag === 0x30 ? algorithmOf(rest.at(-1)) : '1.2.840.113549.2.7';
  const prf = prfs[named];
  if (!prf) throw new Unsupported(`its key is derived with ${named}`);
  const key = pbkdf2Sync(Buffer.from(password, 'utf8'), octetsOf(salt), roundsOf(rounds), cipher.bytes, prf);
  return { cipher: cipher.name, key, iv: octetsOf(iv) };
}

function roundsOf(value: Value | undefined): number {
  const rounds = numberOf(value);
  if (rounds < 1 || rounds > mostRounds) throw new Malformed('too many rounds');
  return rounds;
}

/** A key of a password by PKCS #12's own way (RFC 7292, B.2); `purpose` is 1 for keys, 2 for first vectors, 3 for MACs. */
function derive(
  { name, block }: { name: string; block: number },
  purpose: number,
  password: string,
  salt: Uint8Array,
  rounds: number,
  size: number,
): Buffer {
  // two bytes a character, the higher one first, and a zero at the end
  const text = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const diversifier = Buffer.alloc(block, purpose);
  let input: Buffer = Buffer.concat([filled(salt, block), filled(text, block)]);
  const made: Buffer[] = [];
  for (let length = 0; length < size; length += made.at(-1)?.byteLength ?? 0) {
    let hash: Buffer = createHash(name).update(diversifier).update(input).digest();
    for (let round = 1; round < rounds; round += 1) hash = createHash(name).update(hash).digest();
    made.push(hash);
    input = addToEach(input, filled(hash, block).subarray(0, block), block);
  }
  return Buffer.concat(made).subarray(0, size);
}

/** Repeated to whole blocks. */
function filled(bytes: Uint8Array, block: number): Buffer {
  return Buffer.alloc(block * Math.ceil(bytes.byteLength / block), bytes.byteLength ? bytes : 0);
}

/** Each block plus this number plus one, without what runs over. */
function addToEach(input: Buffer, number: Buffer, block: number): Buffer {
  const sum = Buffer.from(input);
  for (let begin = 0; begin < sum.byteLength; begin += block) {
    let carry = 1;
    for (let at = block - 1; at >= 0; at -= 1) {
      carry += (sum[begin + at] ?? 0) + (number[at] ?? 0);
      sum[begin + at] = carry & 0xff;
      carry >>= 8;
    }
  }
  return sum;
}
