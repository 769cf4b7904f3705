import { carriesOwn, type FileMarks, findForeign, type PersonMarks } from './file-marks.ts';
import { runTask } from './pool.ts';
import type { Region } from './reading-types.ts';
import { ReadingRefusal } from './refusal.ts';

/**
 * The PDF of one worker's pages (1-based) only, cut on a worker thread. With a region (fractions of the upright page)
 * everything outside is removed for good. The result is read again: `ReadingRefusal` CUT_FOREIGN_DATA when a CPF, PIS,
 * registration or name of somebody else of the file is still inside, CUT_EMPTY when the worker's own is not.
 */
export async function cutDocument(
  path: string,
  from: { readonly pages: readonly number[]; readonly region?: Region },
  own: PersonMarks,
  file: FileMarks,
): Promise<Uint8Array> {
  const { bytes, words } = await runTask({ kind: 'cut', path, pages: from.pages, region: from.region });
  const found = findForeign(words, own, file);
  if (found) throw new ReadingRefusal('CUT_FOREIGN_DATA', { field: found });
  if (!carriesOwn(words, own)) throw new ReadingRefusal('CUT_EMPTY', {});
  return bytes;
}

/** A page (1-based) as a PNG picture, drawn on a worker thread; `scale` is pixels per point. */
export function renderDocumentPage(path: string, page: number, scale: number): Promise<Uint8Array> {
  return runTask({ kind: 'render', path, page, scale });
}
