/** Bytes that are no DER, or not the structure that was asked for. */
export class Malformed extends Error {}

/** What a signature, a token or an answer may be long: ours have 1 to 6 KB, a PDF's container 16 KB. */
export const longestDer = 65_536;

/** One value of ASN.1 as it stands in the bytes; nothing is copied, and nothing of it is read before it is asked for. */
export interface Value {
  readonly tag: number;
  /** Tag, length and content. */
  readonly der: Uint8Array;
  readonly content: Uint8Array;
}

export const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** [n] with values inside. */
export const inTag = (number: number): number => 0xa0 | number;
/** [n] that is the value itself. */
export const asTag = (number: number): number => 0x80 | number;

/**
 * The one value that these bytes are (ITU-T X.690). Lengths without an end (BER) are read too: some authorities write them.
 * @throws Malformed where it is cut off, too long, or something follows it
 */
export function readDer(bytes: Uint8Array, longest = longestDer): Value {
  if (bytes.byteLength > longest) throw new Malformed(`longer than ${longest} bytes`);
  const value = readAt(bytes, 0);
  if (value.der.byteLength !== bytes.byteLength) throw new Malformed('bytes after the end');
  return value;
}

/** A PDF keeps a signature in a container that zeros fill up: the signature alone. @throws Malformed */
export function withoutPadding(container: Uint8Array): Uint8Array {
  const { der } = readAt(container, 0);
  if (container.subarray(der.byteLength).some(byte => byte !== 0)) throw new Malformed('bytes after the end');
  return der;
}

/** Nothing that is read here nests lengths without an end deeper. */
const deepest = 16;

function readAt(bytes: Uint8Array, at: number, depth = 0): Value {
  const [tag, short] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || short === undefined || (tag & 0x1f) === 0x1f) throw new Malformed('no value');
  if (short === 0x80) return readToEnd(bytes, at, depth);
  const sizes = short < 0x80 ? 0 : short & 0x7f;
  const begin = at + 2 + sizes;
  const length = sizes ? bytes.subarray(at + 2, begin).reduce((sum, byte) => sum * 256 + byte, 0) : short;
  if (begin + length > bytes.byteLength) throw new Malformed('cut off');
  return { tag, der: bytes.subarray(at, begin + length), content: bytes.subarray(begin, begin + length) };
}

/** A value without a length: it ends with two zeros (X.690, 8.1.3.6). */
function readToEnd(bytes: Uint8Array, at: number, depth: number): Value {
  const tag = bytes[at] ?? 0;
  if (depth >= deepest || !(tag & 0x20)) throw new Malformed('no end');
  let next = at + 2;
  while (bytes[next] !== 0 || bytes[next + 1] !== 0) next += readAt(bytes, next, depth + 1).der.byteLength;
  return { tag, der: bytes.subarray(at, next + 2), content: bytes.subarray(at + 2, next) };
}

/** @throws Malformed where there is no such value */
export function expect(value: Value | undefined, tag: number): Value {
  if (value?.tag !== tag) throw new Malformed(`not ${tag.toString(16)}`);
  return value;
}

/** The values inside a value of this tag. @throws Malformed */
export function partsOf(value: Value | undefined, tag: number = tags.sequence): Value[] {
  const { content } = expect(value, tag);
  const parts: Value[] = [];
  for (let at = 0; at < content.byteLength; at += parts.at(-1)?.der.byteLength ?? 0) parts.push(readAt(content, at));
  return parts;
}

/** An OCTET STRING's content, whole or in pieces. @throws Malformed */
export function octetsOf(value: Value | undefined, tag: number = tags.octets): Buffer {
  if (value?.tag === (tag | 0x20))
    return Buffer.concat(partsOf(value, tag | 0x20).map(part => expect(part, 4).content));
  return Buffer.from(expect(value, tag).content);
}

/** A number that is not negative and small. @throws Malformed */
export function numberOf(value: Value | undefined): number {
  const { content } = expect(value, tags.integer);
  if (content.byteLength > 4) throw new Malformed('a large number');
  return Buffer.from(content).readIntBE(0, content.byteLength);
}

/** `1.2.840…` @throws Malformed */
export function oidOf(value: Value | undefined): string {
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of expect(value, tags.oid).content) {
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(arc);
    arc = 0n;
  }
  const [both = 0n, ...rest] = arcs;
  const first = both < 80n ? both / 40n : 2n;
  return [first, both - first * 40n, ...rest].join('.');
}

/** The identifier of an AlgorithmIdentifier (RFC 5280, 4.1.1.2). @throws Malformed */
export function algorithmOf(value: Value | undefined): string {
  return oidOf(partsOf(value)[0]);
}

/** A GeneralizedTime as DER has it, in UTC (X.690, 11.7). @throws Malformed */
export function timeOf(value: Value | undefined): Date {
  const text = Buffer.from(expect(value, tags.generalizedTime).content).toString('latin1');
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  if (Number.isNaN(at.getTime())) throw new Malformed('no time');
  return at;
}
