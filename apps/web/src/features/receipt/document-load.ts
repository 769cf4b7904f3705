import { isRefusal } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';

/** What `ListBody` has to know of one document: `empty` where it has gone since the link to it was made, or the address names `none`. */
export function loadOfOne(
  query: Parameters<typeof loadOf>[0],
  none = false,
): ReturnType<typeof loadOf> & { empty: boolean } {
  const empty = none || isRefusal(query.error, 'RECEIPT_NOT_FOUND') || isRefusal(query.error, 'NOT_FOUND');
  return { ...loadOf(query), ...(empty ? { state: 'ready' } : {}), empty };
}
