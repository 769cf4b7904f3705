import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A document as it is kept and sent. */
export interface MadePdf {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** The sum that a ZIP writes of it. */
  readonly crc32: number;
}

export function madePdf(bytes: Uint8Array): MadePdf {
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), crc32: crc32(bytes) };
}
