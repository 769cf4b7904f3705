/**
 * The one part of a file that a Range header asks for, both ends included; undefined: the whole (no header, several parts at once, or
 * what we don't understand: RFC 9110, 14.2 lets a server leave it). Pure.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (from >= size) return 'unsatisfiable';
  return to < from ? undefined : { from, to };
}
