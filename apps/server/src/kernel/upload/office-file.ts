import { unzipSync } from 'fflate';
import { docxType, odtType } from './content-type.ts';
import { ESCAPING, RATIO_FREE_BYTES, ZIP_LIMITS } from './zip-limits.ts';

/** What a document of its kind has among its files; what runs by itself it must not have. */
const parts: Record<string, readonly string[]> = {
  [docxType]: ['[Content_Types].xml', 'word/document.xml'],
  [odtType]: ['mimetype', 'META-INF/manifest.xml', 'content.xml'],
};
const RUNS = /vbaProject|^(?:Basic|Scripts)\//i;

export function isOffice(contentType: string): boolean {
  return contentType in parts;
}

/** Whether the directory at its end, which programs go by, says the same as its first bytes; nothing is unpacked. */
export function isWholeOffice(file: Uint8Array, contentType: string): boolean {
  const names = new Set<string>();
  let [files, unpacked] = [0, 0];
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        files += 1;
        unpacked += originalSize;
        const bomb = unpacked > RATIO_FREE_BYTES && unpacked / file.length > ZIP_LIMITS.ratio;
        const tooMuch = files > ZIP_LIMITS.files || unpacked > ZIP_LIMITS.unpackedBytes || bomb;
        if (tooMuch || ESCAPING.test(name) || RUNS.test(name)) throw new RangeError(name);
        return false;
      },
    });
  } catch {
    // no ZIP to its end, or one that is refused
    return false;
  }
  return parts[contentType]?.every(part => names.has(part)) ?? false;
}
