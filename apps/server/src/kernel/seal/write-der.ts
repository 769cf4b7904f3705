/* Each function gives the DER of one value (ITU-T X.690): what was read elsewhere goes in byte by byte. */

export const sequence = (...parts: readonly Uint8Array[]): Buffer => value(0x30, parts);
/** SET OF: its values stand in the order of their bytes (X.690, 11.6). */
export const setOf = (...parts: readonly Uint8Array[]): Buffer => value(0x31, [...parts].sort(Buffer.compare));
export const octets = (content: Uint8Array): Buffer => value(0x04, [content]);
export const nothing = (): Buffer => value(0x05, []);
export const yes = (): Buffer => value(0x01, [Uint8Array.of(0xff)]);
export const utf8 = (text: string): Buffer => value(0x0c, [Buffer.from(text, 'utf8')]);
export const printable = (text: string): Buffer => value(0x13, [Buffer.from(text, 'ascii')]);
/** BIT STRING; `unused` bits at its end don't count. */
export const bits = (content: Uint8Array, unused = 0): Buffer => value(0x03, [Uint8Array.of(unused), content]);
/** [n] with values inside. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]): Buffer => value(0xa0 | number, parts);
/** [n] that is the value itself. */
export const plain = (number: number, content: Uint8Array): Buffer => value(0x80 | number, [content]);

/** A number that is not negative, as a number or as its bytes. */
export function integer(number: number | Uint8Array): Buffer {
  if (typeof number !== 'number') return value(0x02, [unsigned(number)]);
  const hex = number.toString(16);
  return value(0x02, [unsigned(Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'))]);
}

/** `1.2.840…`; the arcs may be of any length. */
export function oid(dotted: string): Buffer {
  const [first = 0n, second = 0n, ...rest] = dotted.split('.').map(BigInt);
  return value(0x06, [Buffer.from([first * 40n + second, ...rest].flatMap(base128))]);
}

/** A moment, to the second: GeneralizedTime (RFC 5280, 4.1.2.5.2). */
export function generalizedTime(at: Date): Buffer {
  const text = at.toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
  return value(0x18, [Buffer.from(text, 'ascii')]);
}

/** A certificate's moment: UTCTime until 2049, GeneralizedTime after it (RFC 5280, 4.1.2.5). */
export function time(at: Date): Buffer {
  if (at.getUTCFullYear() >= 2050) return generalizedTime(at);
  return value(0x17, [generalizedTime(at).subarray(4)]);
}

function value(tag: number, parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return Buffer.concat([Uint8Array.of(tag, ...lengthOf(length)), ...parts]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [0x80 | bytes.length, ...bytes];
}

function unsigned(bytes: Uint8Array): Uint8Array {
  const begin = bytes.findIndex(byte => byte !== 0);
  const short = begin < 0 ? Uint8Array.of(0) : bytes.subarray(begin);
  return (short[0] ?? 0) & 0x80 ? Buffer.concat([Uint8Array.of(0), short]) : short;
}

function base128(arc: bigint): number[] {
  const bytes = [Number(arc & 0x7fn)];
  for (let rest = arc >> 7n; rest > 0n; rest >>= 7n) bytes.unshift(Number(rest & 0x7fn) | 0x80);
  return bytes;
}
