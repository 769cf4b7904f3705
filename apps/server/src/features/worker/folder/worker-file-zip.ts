import type { Readable } from 'node:stream';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { zipOf } from '#core/file/zip-files.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
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

/** All of them as a ZIP. */
export function zipOfFolder(files: readonly Kept[], store: Pick<FileStore, 'open'>): Readable {
  return zipOf(
    files.map(file => ({ ...file, at: file.uploaded_at })),
    store,
  );
}
