import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { ESCAPING, RATIO_FREE_BYTES, ZIP_LIMITS } from '#kernel/upload/zip-limits.ts';
import { ReadingRefusal } from '../refusal.ts';
import { readZipDirectory } from './zip-directory.ts';

/** Packed bytes unpacked at a time: a thousand times as many may come out of them at once. */
const PIECE = 512;
/** How much may come out, in bytes and in files, before others get their turn. */
const TURN = { bytes: 256 * 1024, files: 20 };
/** What systems leave behind in folders: no file of anybody's. */
const LEFT_BEHIND = /(?:^|\/)(?:__MACOSX\/|\.|~\$|Thumbs\.db$|desktop\.ini$|Icon\r$)/i;
const NESTED = /\.(?:zip|rar|7z|gz|tar)$/i;

/** A file of the archive, unpacked to a path of ours. */
export interface ArchiveEntry {
  readonly name: string;
  readonly path: string;
}

interface Budget {
  readonly packed: number;
  bytes: number;
  files: number;
  /** Of the file that is being unpacked. */
  writer?: WriteStream;
}

/** Unpacks a ZIP into a folder, where this runs. @throws ReadingRefusal at the first limit passed */
export async function unpackAll(path: string, folder: string): Promise<ArchiveEntry[]> {
  const packed = (await stat(path)).size;
  const directory = await readZipDirectory(path);
  if (directory?.isEncrypted) throw new ReadingRefusal('FILE_PASSWORD_PROTECTED', { name: basename(path) });
  let met = 0;
  const entries: ArchiveEntry[] = [];
  const writing: Promise<void>[] = [];
  const budget: Budget = { packed, bytes: 0, files: 0 };
  let failure: Error | undefined;
  const unzip = new Unzip(file => {
    met++;
    if (ESCAPING.test(file.name)) failure ??= new ReadingRefusal('FILE_BROKEN', { name: basename(file.name) });
    if (file.name.endsWith('/') || LEFT_BEHIND.test(file.name)) return;
    budget.files++;
    if (budget.files > ZIP_LIMITS.files)
      failure ??= new ReadingRefusal('ZIP_TOO_MANY_FILES', { limit: ZIP_LIMITS.files });
    if (failure) return;
    const entry = { name: basename(file.name), path: join(folder, `${entries.length}`) };
    entries.push(entry);
    writing.push(
      unpackOne(file, entry.path, budget, NESTED.test(entry.name)).catch(error => {
        failure ??= toError(error);
      }),
    );
  });
  unzip.register(UnzipInflate);
  let turn = { bytes: 0, files: 0 };
  for await (const piece of piecesOf(path)) {
    unzip.push(piece, false);
    if (failure) throw failure;
    if (budget.bytes - turn.bytes < TURN.bytes && budget.files - turn.files < TURN.files) continue;
    turn = { bytes: budget.bytes, files: budget.files };
    // lets the writer drain, so that what is unpacked doesn't pile up in memory
    if (budget.writer?.writableNeedDrain) await once(budget.writer, 'drain');
    else await new Promise(resolve => setImmediate(resolve));
  }
  unzip.push(new Uint8Array(0), true);
  await Promise.all(writing);
  if (failure) throw failure;
  // a file that the directory names and nobody met would be lost without a word
  if (directory && met !== directory.entries) throw new ReadingRefusal('FILE_BROKEN', { name: basename(path) });
  return entries;
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    const bytes = toBytes(chunk);
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}

function unpackOne(file: UnzipFile, path: string, budget: Budget, nested: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const out = createWriteStream(path);
    budget.writer = out;
    out.on('error', reject).on('finish', () => resolve());
    file.ondata = (error, data, final) => {
      budget.bytes += data?.length ?? 0;
      const refusal = error ? new ReadingRefusal('FILE_BROKEN', { name: basename(file.name) }) : overBudget(budget);
      if (refusal) {
        file.terminate();
        out.destroy();
        reject(refusal);
        return;
      }
      if (!nested) out.write(data);
      if (final) out.end();
    };
    file.start();
  });
}

function overBudget(budget: Budget): ReadingRefusal | undefined {
  if (budget.bytes > ZIP_LIMITS.unpackedBytes)
    return new ReadingRefusal('ZIP_TOO_LARGE', { limit: ZIP_LIMITS.unpackedBytes });
  if (budget.bytes > RATIO_FREE_BYTES && budget.bytes / budget.packed > ZIP_LIMITS.ratio)
    return new ReadingRefusal('ZIP_RATIO_SUSPICIOUS', { ratio: Math.round(budget.bytes / budget.packed) });
  return undefined;
}

function toBytes(chunk: unknown): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : new Uint8Array(0);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
