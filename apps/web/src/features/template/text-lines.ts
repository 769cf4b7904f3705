import { linesOf, type TemplateBody, templateParts } from '@cracha/contract/features/template/template-tree.ts';

/** What became of a line between two texts. */
export interface ComparedLine {
  kind: 'same' | 'added' | 'gone';
  text: string;
}

/** Every line of a text in reading order, tags as they stand. */
export function textLines(body: TemplateBody): string[] {
  return templateParts.flatMap(part =>
    body[part].flatMap(block =>
      linesOf(block)
        .map(({ runs }) => runs.map(({ texto }) => texto).join(''))
        .filter(line => line.trim() !== ''),
    ),
  );
}

/** The lines of both texts in one row: what only one of them has is told. */
export function comparedLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const shared = commonOf(before, after);
  const lines: ComparedLine[] = [];
  let [at, to] = [0, 0];
  for (const text of [...shared, undefined]) {
    for (; at < before.length && before[at] !== text; at++) lines.push({ kind: 'gone', text: before[at] ?? '' });
    for (; to < after.length && after[to] !== text; to++) lines.push({ kind: 'added', text: after[to] ?? '' });
    if (text === undefined) break;
    lines.push({ kind: 'same', text });
    at += 1;
    to += 1;
  }
  return lines;
}

/** The longest row of lines that both have in the same order. */
function commonOf(before: readonly string[], after: readonly string[]): string[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--) {
      const [row, below] = [lengths[a], lengths[a + 1]];
      if (!row || !below) continue;
      row[b] = before[a] === after[b] ? (below[b + 1] ?? 0) + 1 : Math.max(below[b] ?? 0, row[b + 1] ?? 0);
    }
  const shared: string[] = [];
  for (let a = 0, b = 0; a < before.length && b < after.length; ) {
    if (before[a] === after[b]) {
      shared.push(before[a] ?? '');
      a += 1;
      b += 1;
    } else if ((lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0)) a += 1;
    else b += 1;
  }
  return shared;
}
