import { type Term, termOf } from '../words/lexicon.ts';

export interface Word {
  readonly text: string;
  readonly tokens: readonly string[];
  /** `text` as labels and titles are compared. */
  readonly folded: string;
  /** A line or a sign that parts words. */
  readonly rules: boolean;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Its place in the order in which the page was drawn. */
  readonly order: number;
  /** Words of one row that stand close together share a cell number. */
  cell: number;
}

export interface Overprint {
  readonly first: string;
  readonly second: string;
}

/** Words that share more than this share of the shorter one are printed one over the other. */
const OVER = 0.6;

export function newWord(term: Term, x0: number, y0: number, x1: number, y1: number, order: number): Word {
  const { text, tokens, folded, rules } = term;
  return { text, tokens, folded, rules, x0, y0, x1, y1, order, cell: 0 };
}

/** Most of a word stands where the next one does. */
export function isOver(word: Word, next: Word | undefined): boolean {
  return next !== undefined && word.x1 - next.x0 > OVER * Math.min(word.x1 - word.x0, next.x1 - next.x0);
}

/** Of texts one over the other the last one is taken; the same one twice is bold. */
export function drawnLast(ordered: readonly Word[], overprints: Overprint[]): Word[] {
  const kept: Word[] = [];
  for (const word of ordered) {
    const before = kept[kept.length - 1];
    if (!before || !isOver(before, word) || word.rules || before.rules) kept.push(word);
    else if (word.text === before.text) continue;
    else if (!/\d/.test(word.text) || !/\d/.test(before.text)) kept.push(word);
    else {
      const [first, second] = before.order < word.order ? [before, word] : [word, before];
      overprints.push({ first: first.text, second: second.text });
      kept[kept.length - 1] = second;
    }
  }
  return kept;
}

/** "P R O V E N T O S" is one word; four letters in even steps are enough to tell. */
export function joinSpacedLetters(words: Word[]): Word[] {
  if (!words.some(word => word.text.length === 1)) return words;
  const joined: Word[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (isLetterStep(words[end], words[end + 1])) end++;
    const first = words[start];
    const last = words[end];
    if (first && last && end - start >= 3) {
      const text = words
        .slice(start, end + 1)
        .map(word => word.text)
        .join('');
      joined.push(newWord(termOf(text), first.x0, first.y0, last.x1, last.y1, first.order));
    } else joined.push(...words.slice(start, end + 1));
    start = end + 1;
  }
  return joined;
}

function isLetterStep(word: Word | undefined, next: Word | undefined): boolean {
  if (!word || !next || word.text.length !== 1 || next.text.length !== 1) return false;
  if (!/\p{L}/u.test(word.text) || !/\p{L}/u.test(next.text)) return false;
  return next.x0 - word.x1 < (word.y1 - word.y0) * 0.9;
}
