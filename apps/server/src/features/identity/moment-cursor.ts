import { readCursor } from '#kernel/http/cursor.ts';
import { refuse } from '#kernel/refusal.ts';

/** The cursor of a list by moment and id; undefined: from the beginning. @throws INVALID_PAGE */
export function momentAndId(after: string | undefined): readonly [place: string, id: string] | undefined {
  if (after === undefined) return undefined;
  const [place, id] = readCursor(after, 2);
  const isPlace = typeof place === 'string' && /^\d{4}-\d{2}-\d{2}[\d :.+-]*$/.test(place);
  const isId = typeof id === 'string' && /^[\da-f-]{36}$/.test(id);
  return isPlace && isId ? [place, id] : refuse('INVALID_PAGE');
}
