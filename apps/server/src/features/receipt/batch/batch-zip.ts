import { crc32 } from 'node:zlib';
import type { NamePart } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { type FlateError, Zip, type ZipInputFile } from 'fflate';
import { byteOrderMark, csvLine } from '#core/file/csv-line.ts';
import type { MadePdf } from '#core/reading/made-pdf.ts';
import { freeName, stampOf } from './batch-names.ts';
import type { EntryRow } from './batch-prepare.queries.ts';
import { batchWords } from './batch-words.ts';

/** A document on its way into a ZIP: its bytes, or why there are none. */
export interface MadeEntry {
  entry: EntryRow;
  made: MadePdf | { reason: string };
}

/** The library hands on what it is given, whoever else sees that memory. */
interface AnyMemory extends Omit<ZipInputFile, 'ondata'> {
  ondata?: (error: FlateError | null, data: Uint8Array, final: boolean) => void;
}

/** What one ZIP holds: below what needs the format's 64-bit fields, which not every program reads. */
export const partLimits = { bytes: 2 * 1024 * 1024 * 1024, entries: 60_000 };

/** What has gone into a part so far. */
export interface PartCounts {
  entries: number;
  first: number;
  last: number;
  bytes: number;
}

/**
 * A ZIP of documents as they come, stored as they are (a PDF is packed already); ends with an index of what is in it, with each
 * one's SHA-256, and what is missing. Takes from `documents` until the part is full; `counts` says then what it holds.
 */
export async function* zipPart(
  documents: AsyncIterator<MadeEntry>,
  {
    at,
    language,
    names = [],
    counts,
    full = partLimits,
  }: {
    at: Date;
    language: string;
    names?: readonly NamePart[];
    counts: PartCounts;
    full?: typeof partLimits;
  },
): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    out.push(chunk);
  });
  const add = (name: string, bytes: Uint8Array, crc: number) => {
    // stored, and summed by the platform: the library's own sum takes ten times as long
    const file: AnyMemory = { filename: name, mtime: at, size: bytes.length, crc, compression: 0 };
    zip.add(file);
    file.ondata?.(null, bytes, true);
  };
  const words = batchWords(language);
  const index = [byteOrderMark + csvLine(words.columns)];
  const taken = new Map<string, number>();
  while (counts.bytes < full.bytes && taken.size < full.entries) {
    const { value: document, done } = await documents.next();
    if (done) break;
    const { entry, made } = document;
    counts.first ||= entry.position;
    counts.last = entry.position;
    if (entry.gone === 'OUT_OF_REACH') {
      index.push(csvLine(['', '', '', '', '', words.reasons(entry.gone)]));
      continue;
    }
    const name = freeName(entry, names, taken);
    const known = [name, entry.registration, entry.worker_name, stampOf(entry)];
    if ('reason' in made) index.push(csvLine([...known, '', words.reasons(made.reason)]));
    else {
      add(name, made.bytes, made.crc32);
      counts.entries += 1;
      counts.bytes += made.bytes.length;
      index.push(csvLine([...known, made.sha256, words.inside]));
    }
    yield* out;
    out = [];
  }
  const table = new TextEncoder().encode(index.join(''));
  add(words.index, table, crc32(table));
  zip.end();
  yield* out;
}
