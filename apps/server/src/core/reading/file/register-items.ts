import { flagSide } from '../page/table-sides.ts';
import type { ReadLine } from '../reading-types.ts';

/** How to read an item record: where the description begins, the flag stands and the amount runs to the end. */
export function itemReader(lines: readonly string[], start: number): ((line: string) => ReadLine) | undefined {
  if (lines.length < 2) return undefined;
  const flag = findFlag(lines, start);
  const description = findDescription(lines, start);
  if (flag === undefined || description === undefined || flag <= description) return undefined;
  return line => {
    const rest = line.slice(description, flag);
    const parts = /^(.*?)\s*(\d[\d.,:/%]*)?$/.exec(rest);
    // a quantity is right-aligned against the flag; digits that end a description are followed by blanks
    const reference = parts?.[2];
    const text = (reference === undefined ? rest : (parts?.[1] ?? '')).trim();
    const read: ReadLine = { description: text, earnings: null, deductions: null };
    const code = line.slice(start, description).trim();
    if (code !== '') read.code = code;
    if (reference !== undefined) read.reference = reference;
    const centavos = Number(line.slice(flag + 1).replace(/\D/g, ''));
    const side = flagSide(line.charAt(flag).toLowerCase());
    if (side === 'informative') Object.assign(read, { informative: true, informativeAmount: centavos });
    else read[side] = centavos;
    return read;
  };
}

/** The column that holds a side's letter in every line, with the amount's digits right behind it. */
function findFlag(lines: readonly string[], start: number): number | undefined {
  const width = Math.min(...lines.map(line => line.length));
  for (let at = width - 2; at > start; at--) {
    if (!lines.every(line => /[PDVCBI+-]/.test(line.charAt(at)))) continue;
    const digits = lines.every(line => /^[\d.,]+$/.test(line.slice(at + 1).trim()) && /\d{2}$/.test(line.trimEnd()));
    const sides = new Set(lines.map(line => line.charAt(at)));
    if (digits && sides.size >= 2 && sides.size <= 4) return at;
  }
  return undefined;
}

/** The first column where nearly every line has a letter and a digit or blank stands before it. */
function findDescription(lines: readonly string[], start: number): number | undefined {
  const width = Math.min(...lines.map(line => line.length));
  for (let at = start; at < width; at++) {
    const letters = lines.filter(line => /\p{L}/u.test(line.charAt(at))).length;
    const before = at === start || lines.every(line => /[\d\s]/.test(line.charAt(at - 1)));
    if (letters >= lines.length * 0.9 && before) return at;
  }
  return undefined;
}
