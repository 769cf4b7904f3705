import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { FileStore } from '#kernel/files/file-store.ts';
import { extensionOf } from '#kernel/upload/file-name.ts';
import { numberedName } from './numbered-name.ts';

/** A file of the store as it goes into a ZIP. */
export interface KeptFile {
  name: string;
  sha256: string;
  size: number;
  /** What the ZIP says of when it was made. */
  at: Date;
}

/** One file after the other as it is read, none of them held whole; what is of one name is numbered. @throws FileMissing while it is read */
export function zipOf(files: readonly KeptFile[], store: Pick<FileStore, 'open'>): Readable {
  return Readable.from(zipped(files, store), { objectMode: false });
}

async function* zipped(files: readonly KeptFile[], store: Pick<FileStore, 'open'>): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    out.push(chunk);
  });
  const taken = new Map<string, number>();
  for (const { name, sha256, at } of files) {
    const file = new ZipPassThrough(numberedName(number => numberedAs(name, number), taken));
    file.mtime = at;
    zip.add(file);
    const content: AsyncIterable<Uint8Array> = await store.open(sha256);
    for await (const chunk of content) {
      file.push(chunk);
      yield* out;
      out = [];
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* out;
}

/** `contrato (2).pdf` */
function numberedAs(name: string, number: number): string {
  if (number === 1) return name;
  const ending = extensionOf(name);
  return ending ? `${name.slice(0, -ending.length - 1)} (${number}).${ending}` : `${name} (${number})`;
}
