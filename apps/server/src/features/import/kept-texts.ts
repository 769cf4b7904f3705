import { textsEnd } from '#core/reading/file/texts-file.ts';
import type { ReadEvent } from '#core/reading/reading.ts';
import type { FileStore } from '#kernel/files/file-store.ts';

type Texts = Extract<ReadEvent, { kind: 'texts' }>;

/** Keeps the texts of PDFs' pages as files of the store, piece by piece as they are read; one PDF after the other. */
export interface KeptTexts {
  /** @returns the file's name once the PDF's last page is in it; undefined before, and where pages are missing */
  add(texts: Texts): Promise<string | undefined>;
  /** Takes away what is not whole. */
  leave(): Promise<void>;
}

export function keptTexts(files: Pick<FileStore, 'put'>): KeptTexts {
  let under: { file: GrowingFile; size: number; ends: number[] } | undefined;
  const leave = async () => {
    const left = under;
    under = undefined;
    await left?.file.leave();
  };
  return {
    leave,
    async add({ texts, fromPage, pages }) {
      if (fromPage === 1) {
        await leave();
        under = { file: growingFile(files), size: 0, ends: [] };
      }
      if (under?.ends.length !== fromPage - 1) return undefined;
      const { file, size, ends } = under;
      for (const end of texts.ends) ends.push(size + end);
      under.size += texts.bytes.length;
      file.add(texts.bytes);
      if (ends.length < pages) return undefined;
      under = undefined;
      file.add(textsEnd(ends));
      return file.end();
    },
  };
}

/** A file that is put into the store while it grows. */
interface GrowingFile {
  add(bytes: Uint8Array): void;
  /** @returns its name; throws what putting it threw */
  end(): Promise<string>;
  leave(): Promise<void>;
}

class Left extends Error {}

function growingFile(files: Pick<FileStore, 'put'>): GrowingFile {
  const pieces: Uint8Array[] = [];
  let state: 'grows' | 'whole' | 'left' = 'grows';
  let wake = () => {};
  async function* content() {
    while (state === 'grows' || pieces.length > 0) {
      const piece = pieces.shift();
      if (piece) yield piece;
      else
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      if (state === 'left') throw new Left();
    }
  }
  const stored = files.put(content(), { maxBytes: Number.MAX_SAFE_INTEGER });
  // met when it ends
  stored.catch(() => {});
  return {
    add(bytes) {
      if (bytes.length > 0) pieces.push(bytes);
      wake();
    },
    async end() {
      state = 'whole';
      wake();
      return (await stored).sha256;
    },
    async leave() {
      state = 'left';
      wake();
      await stored.catch(() => {});
    },
  };
}
