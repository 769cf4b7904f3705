import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attachmentsOf, countAttachments } from '#kernel/pdf/attachments.ts';
import type { OpenPdf } from '#kernel/pdf/open.ts';
import { RATIO_FREE_BYTES, ZIP_LIMITS } from '#kernel/upload/zip-limits.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { ArchiveEntry } from './archive.ts';

/** Writes the files within a PDF of `packed` bytes into a folder, where this runs. @throws ReadingRefusal at the first limit of a ZIP passed */
export function detach(pdf: OpenPdf, folder: string, packed: number, step: (at: number) => void): ArchiveEntry[] {
  if (countAttachments(pdf) > ZIP_LIMITS.files)
    throw new ReadingRefusal('ZIP_TOO_MANY_FILES', { limit: ZIP_LIMITS.files });
  const entries: ArchiveEntry[] = [];
  let size = 0;
  for (const { name, read } of attachmentsOf(pdf)) {
    step(entries.length + 1);
    const content = read();
    size += content.length;
    if (size > ZIP_LIMITS.unpackedBytes) throw new ReadingRefusal('ZIP_TOO_LARGE', { limit: ZIP_LIMITS.unpackedBytes });
    if (size > RATIO_FREE_BYTES && size / packed > ZIP_LIMITS.ratio)
      throw new ReadingRefusal('ZIP_RATIO_SUSPICIOUS', { ratio: Math.round(size / packed) });
    const path = join(folder, `${entries.length}`);
    writeFileSync(path, content);
    entries.push({ name: basename(name.replaceAll('\\', '/')) || `#${entries.length + 1}`, path });
  }
  return entries;
}
