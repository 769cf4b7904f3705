import { Readable } from 'node:stream';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { Zip, ZipPassThrough } from 'fflate';
import { numberedName } from '#core/file/numbered-name.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName, extensionOf } from '#kernel/upload/file-name.ts';
import type { Former } from '../worker-folder.queries.ts';
import { formerFolderName } from '../worker-words.ts';
import type { WorkerFile } from './worker-file.queries.ts';

type Kept = Pick<WorkerFile, 'name' | 'sha256' | 'size' | 'uploaded_at'>;

/** Below what needs the format's 64-bit fields, which not every program reads. */
const limits = { bytes: 2 * 1024 * 1024 * 1024, files: 60_000 };

/** @throws FILE_NOT_FOUND of an empty folder, UPLOAD_TOO_LARGE */
export function refuseUnzippable(files: readonly Kept[]): void {
  if (files.length === 0) refuse('FILE_NOT_FOUND');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes || files.length > limits.files) refuse('UPLOAD_TOO_LARGE', { max: '2 GB' });
}

/** What comes from a former employment stands in a folder of its own, which says which one. */
export function inFolders(
  files: readonly WorkerFile[],
  former: ReadonlyMap<string, Former>,
  language: Language,
): WorkerFile[] {
  return files.map(file => {
    const from = former.get(file.employment_id);
    if (!from) return file;
    const folder = cleanFileName(formerFolderName[language](from.trade_name, from.until));
    return { ...file, name: `${folder}/${file.name}` };
  });
}

/** One file after the other as it is read, none of them held whole; what is of one name is numbered. */
export function zipOf(files: readonly Kept[], store: Pick<FileStore, 'open'>): Readable {
  return Readable.from(zipped(files, store), { objectMode: false });
}

async function* zipped(files: readonly Kept[], store: Pick<FileStore, 'open'>): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    out.push(chunk);
  });
  const taken = new Map<string, number>();
  for (const { name, sha256, uploaded_at: at } of files) {
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
