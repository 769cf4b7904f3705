import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { batchesApart } from '../apart.ts';
import { ReadingRefusal } from '../refusal.ts';
import { type ArchiveEntry, unpackAll } from './unzip.ts';

export type { ArchiveEntry } from './unzip.ts';

/** Unpacking the two gigabytes that a ZIP may hold takes some twenty seconds. */
const limits = { oldMegabytes: 128, longestMs: 5 * 60 * 1000 };

/**
 * Unpacks a ZIP file by file to a temporary folder, where this runs: for threads. Paths inside are dropped, nested archives are handed on by
 * name only (the reader refuses them). Throws `ReadingRefusal` at the first limit passed; nothing is left behind.
 */
export async function* forEachEntry(path: string): AsyncGenerator<ArchiveEntry> {
  for await (const entries of inFolder(path, unpackAll))
    for (const entry of entries) {
      yield entry;
      await rm(entry.path, { force: true });
    }
}

/** All files of a ZIP at once, there until the next step of the loop, unpacked in a thread of its own. @throws ReadingRefusal */
export async function* unpacked(path: string): AsyncGenerator<readonly ArchiveEntry[]> {
  yield* inFolder(path, async (zip, folder) => {
    const url = new URL('./unzip-thread.ts', import.meta.url);
    for await (const entries of batchesApart<ArchiveEntry[]>(url, { path: zip, folder }, limits)) return entries;
    return [];
  });
}

async function* inFolder(
  path: string,
  unpack: (path: string, folder: string) => Promise<ArchiveEntry[]>,
): AsyncGenerator<readonly ArchiveEntry[]> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-zip-'));
  try {
    const entries = await unpack(path, folder);
    if (entries.length === 0) throw new ReadingRefusal('FILE_EMPTY', { name: basename(path) });
    yield entries;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
