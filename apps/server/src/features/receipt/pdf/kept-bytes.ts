import { Readable } from 'node:stream';
import type { MadePdf } from '#core/reading/made-pdf.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Loan } from '#kernel/lent-memory.ts';

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
  documents: readonly MadePdf[],
): Promise<Map<Uint8Array, KeptPlace>> {
  if (documents.length === 0) return new Map();
  const pieces = inRuns(documents.map(({ bytes }) => bytes));
  const pack = await files.put(Readable.from(pieces), { maxBytes: Number.MAX_SAFE_INTEGER });
  const [only] = documents;
  if (only && documents.length === 1) return new Map([[only.bytes, { ...pack, pack_sha256: null, pack_from: null }]]);
  let next = 0;
  return new Map(
    documents.map(({ bytes, sha256 }) => {
      const from = next;
      next += bytes.length;
      return [bytes, { sha256, size: bytes.length, pack_sha256: pack.sha256, pack_from: from }];
    }),
  );
}

/** Keeps one document; those of a group that come while others of it are being written are written together after them. */
export type KeepInGroup = (group: string, document: MadePdf) => Promise<KeptPlace>;

interface Writing {
  begun: boolean;
  documents: MadePdf[];
  kept: Promise<Map<Uint8Array, KeptPlace>>;
}

/** To bring a file to the medium takes longer than to cut it, and no longer for many. */
export function keepingInGroups(files: Pick<FileStore, 'put'>): KeepInGroup {
  const latest = new Map<string, Writing>();
  const begin = (group: string, before: Writing | undefined): Writing => {
    const documents: MadePdf[] = [];
    const write = async () => {
      await before?.kept.catch(() => {});
      writing.begun = true;
      return keepTogether(files, documents);
    };
    const writing: Writing = { begun: false, documents, kept: write() };
    const end = () => latest.get(group) === writing && latest.delete(group);
    writing.kept.then(end, end);
    latest.set(group, writing);
    return writing;
  };
  return async (group, document) => {
    const before = latest.get(group);
    const { documents, kept } = before && !before.begun ? before : begin(group, before);
    documents.push(document);
    const place = (await kept).get(document.bytes);
    return place ?? Promise.reject(new Error('A document that was made is kept nowhere.'));
  };
}

/** What stands one behind the other in memory is one piece: those who were cut together are written together. */
function inRuns(documents: readonly Uint8Array[]): Uint8Array[] {
  const runs: Uint8Array[] = [];
  for (const bytes of documents) {
    const last = runs.at(-1);
    if (last && last.buffer === bytes.buffer && last.byteOffset + last.length === bytes.byteOffset)
      runs[runs.length - 1] = new Uint8Array(last.buffer, last.byteOffset, last.length + bytes.length);
    else runs.push(bytes);
  }
  return runs;
}

/** Kept bytes of many, read into memory of the loan, at once where they stand one behind the other; in their order. @throws FileMissing */
export async function readTogether(
  files: Pick<FileStore, 'read'>,
  kept: readonly KeptPlace[],
  loan: Loan,
): Promise<Uint8Array[]> {
  const runs: KeptPlace[][] = [];
  for (const place of kept) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last?.pack_sha256 != null && last.pack_sha256 === place.pack_sha256 && endOf(last) === place.pack_from;
    if (run && follows) run.push(place);
    else runs.push([place]);
  }
  return (await Promise.all(runs.map(run => readRun(files, run, loan)))).flat();
}

const endOf = ({ pack_from, size }: KeptPlace) => (pack_from ?? 0) + size;

async function readRun(files: Pick<FileStore, 'read'>, run: readonly KeptPlace[], loan: Loan): Promise<Uint8Array[]> {
  const [first] = run;
  if (!first) return [];
  const size = run.reduce((sum, place) => sum + place.size, 0);
  const all = new Uint8Array(loan.take(size), 0, size);
  await files.read(first.pack_sha256 ?? first.sha256, first.pack_from ?? 0, all);
  let from = 0;
  return run.map(place => {
    from += place.size;
    return all.subarray(from - place.size, from);
  });
}
