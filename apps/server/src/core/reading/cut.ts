import { runTask } from './pool.ts';
import type { Region } from './reading-types.ts';
import type { PersonMarks } from './worker-tasks.ts';

export type { PersonMarks } from './worker-tasks.ts';

/**
 * The PDF of one worker's pages (1-based) only, cut on a worker thread. With a region (fractions of the upright page)
 * everything outside is removed for good. The result is read again: `ReadingRefusal` CUT_FOREIGN_DATA when a CPF, PIS,
 * registration or name of `foreign` is still inside, CUT_EMPTY when the worker's own is not.
 */
export function cutDocument(
  path: string,
  from: { readonly pages: readonly number[]; readonly region?: Region },
  own: PersonMarks,
  foreign: readonly PersonMarks[],
): Promise<Uint8Array> {
  return runTask({ kind: 'cut', path, pages: from.pages, region: from.region, own, foreign });
}

/** A page (1-based) as a PNG picture, drawn on a worker thread; `scale` is pixels per point. */
export function renderDocumentPage(path: string, page: number, scale: number): Promise<Uint8Array> {
  return runTask({ kind: 'render', path, page, scale });
}
