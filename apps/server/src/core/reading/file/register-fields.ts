import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';

/** A span of columns of a fixed-width record: from (inclusive) to (exclusive). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function slice(line: string, span: Span): string {
  return line.slice(span.from, span.to);
}

/** The first 11 columns that are a valid CPF in every line: by chance that is one in a hundred per line. */
export function findCpf(lines: readonly string[]): Span | undefined {
  const width = Math.min(...lines.map(line => line.length));
  for (let from = 0; from + 11 <= width; from++) {
    if (lines.every(line => isCpf(line.slice(from, from + 11)))) return { from, to: from + 11 };
  }
  return undefined;
}

/** The widest text column from `start`: begins where every line has a letter, ends before the next field. */
export function findName(lines: readonly string[], start: number): Span | undefined {
  const width = Math.max(...lines.map(line => line.length));
  let from = start;
  while (from < width && !lines.every(line => /\p{L}/u.test(line[from] ?? ''))) from++;
  if (from >= width) return undefined;
  let to = from + 1;
  while (to < width && !lines.every(line => /\d/.test(line[to] ?? '')) && !beginsText(lines, to)) to++;
  return { from, to };
}

/** The longest span after the record type that a worker's record and all the records below it share. */
export function findKey(
  groups: readonly { readonly head: string; readonly rest: readonly string[] }[],
  typeWidth: number,
): Span | undefined {
  let to = typeWidth;
  const shared = (at: number) => groups.every(({ head, rest }) => rest.every(line => line[at] === head[at]));
  while (shared(to) && to < typeWidth + 30) to++;
  const span = { from: typeWidth, to };
  const distinct = new Set(groups.map(({ head }) => slice(head, span))).size;
  return to > typeWidth && distinct === groups.length && groups.length > 1 ? span : undefined;
}

/** A valid date (yyyymmdd or ddmmyyyy) at one place in every line → YYYY-MM-DD reader. */
export function findDate(lines: readonly string[], start: number): ((line: string) => string) | undefined {
  const width = Math.min(...lines.map(line => line.length));
  for (let from = start; from + 8 <= width; from++) {
    for (const read of [yearFirst, dayFirst]) {
      if (lines.every(line => read(line.slice(from, from + 8)) !== undefined))
        return line => read(line.slice(from, from + 8)) ?? '';
    }
  }
  return undefined;
}

function yearFirst(text: string): string | undefined {
  return /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text)
    ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
    : undefined;
}

function dayFirst(text: string): string | undefined {
  return /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/.test(text)
    ? `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
    : undefined;
}

/** Another left-aligned field begins here: text in every line, and blanks before it in all but the fullest lines. */
function beginsText(lines: readonly string[], at: number): boolean {
  const blanks = lines.filter(line => line[at - 1] === ' ' && line[at - 2] === ' ').length;
  return blanks >= lines.length * 0.9 && lines.every(line => /[\p{L}\d]/u.test(line[at] ?? ' '));
}
