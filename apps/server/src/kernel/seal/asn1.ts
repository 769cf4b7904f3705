import * as asn1js from 'asn1js';

/** Bytes that are no ASN.1, or not the structure that was asked for. */
export class Malformed extends Error {}

/** What a signature, a token or an answer may be long: ours have 1 to 6 KB, a PDF's container 16 KB. */
export const longestDer = 65_536;

/** The one value that these bytes are (ITU-T X.690); lengths without an end (BER) are read too. @throws Malformed */
export function parse(bytes: Uint8Array, longest = longestDer): asn1js.AsnType {
  const { result, offset } = parseFirst(bytes, longest);
  if (offset !== bytes.byteLength) throw new Malformed('bytes after the end');
  return result;
}

/** A PDF keeps a signature in a container that zeros fill up: the signature alone. @throws Malformed */
export function withoutPadding(container: Uint8Array): Uint8Array {
  const { offset } = parseFirst(container, longestDer);
  if (container.subarray(offset).some(byte => byte !== 0)) throw new Malformed('bytes after the end');
  return container.subarray(0, offset);
}

function parseFirst(bytes: Uint8Array, longest: number) {
  if (bytes.byteLength > longest) throw new Malformed(`longer than ${longest} bytes`);
  return reading(() => {
    // depth and number of values are bounded by asn1js itself
    const read = asn1js.fromBER(Uint8Array.from(bytes), { parseEmbedded: false });
    if (read.offset === -1) throw new Malformed(read.result.error);
    return read;
  });
}

/** Whatever goes wrong with bytes of somebody else. @throws Malformed, and nothing else */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Malformed ? error : new Malformed('another structure', { cause: error });
  }
}

/** The values inside a SEQUENCE; none in what is none. */
export function partsOf(value: asn1js.AsnType | undefined): asn1js.AsnType[] {
  return value instanceof asn1js.Sequence ? value.valueBlock.value : [];
}
