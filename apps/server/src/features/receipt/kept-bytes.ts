import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '#kernel/files/file-store.ts';

/** Where bytes that are kept stand: in a file that their hash names, or in a pack of many from a byte on. */
export interface KeptPlace {
  sha256: string;
  size: number;
  pack_sha256: string | null;
  pack_from: number | null;
}

/** @throws FileMissing */
export function openKept(files: Pick<FileStore, 'open' | 'part'>, kept: KeptPlace): Promise<Readable> {
  const { sha256, size, pack_sha256: pack, pack_from: from } = kept;
  return pack !== null && from !== null ? files.part(pack, from, from + size - 1) : files.open(sha256);
}

/** Keeps documents that are made together in one file of the store. @returns each one's place */
export async function keepTogether(
  files: Pick<FileStore, 'put'>,
  documents: readonly Uint8Array[],
): Promise<Map<Uint8Array, KeptPlace>> {
  if (documents.length === 0) return new Map();
  const pack = await files.put(Readable.from([Buffer.concat(documents)]), { maxBytes: Number.MAX_SAFE_INTEGER });
  const [only] = documents;
  if (only && documents.length === 1) return new Map([[only, { ...pack, pack_sha256: null, pack_from: null }]]);
  let next = 0;
  return new Map(
    documents.map(bytes => {
      const from = next;
      next += bytes.length;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [bytes, { sha256, size: bytes.length, pack_sha256: pack.sha256, pack_from: from }];
    }),
  );
}
