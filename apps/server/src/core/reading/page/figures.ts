import { termOf } from '../words/lexicon.ts';
import { newWord, type Word } from './word.ts';

/** A sign or an opening bracket that stands apart from its figure. */
const SIGN = /^[-−–—‐‑(]$/;
/** The currency alone, perhaps with the sign before or behind it. */
const CURRENCY = /^([-−–—‐‑(]?)R\$([-−–—‐‑(]?)$/;
const FIGURE = /^(?:R\$)?\d[\d.,'’]*\)?[DCPV]?$/;
const FIRST_GROUP = /^[-(]?\d{1,3}$/;
const GROUP = /^\d{3}$/;
const LAST_GROUP = /^\d{3}[,.]\d{2}[-)DCPV]?$/;
/** An amount of thousands that are parted by a mark, or not at all: then no blank of the page parts them. */
const WHOLE = /^\D{0,3}\d{1,3}(?:[.,'’]\d{3})+[.,]\d{2}(?!\d)|^\D{0,3}\d{4,}[.,]\d{2}(?!\d)/;
/** Blanks between groups are narrower than this share of the height, in letters of one width too. */
const BLANK = 0.56;

/** Whether the page may part its thousands by blanks; looked up once, where it matters. */
export function partsThousands(texts: readonly string[]): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= !texts.some(text => WHOLE.test(text));
    return known;
  };
}

/**
 * Joins the words of one row (left to right) that are one figure: "- R$ 1,00", "(R$ 1,00)", "R$ -1,00" are −1,00, "3 150,40" is 3150,40.
 * `cellGap` is the share of the height from which on words are in two cells.
 */
export function joinFigures(words: Word[], cellGap: number, mayPart: () => boolean): Word[] {
  const grouped = words.some((word, at) => isGroup(word, words[at + 1])) && mayPart() ? joinGroups(words) : words;
  return grouped.some(isSign) ? joinSigns(grouped, cellGap) : grouped;
}

/** A few digits, and close behind them three more: told by lengths first, since every word is asked. */
function isGroup(word: Word, next: Word | undefined): boolean {
  if (next === undefined || word.text.length > 4 || next.text.length < 3) return false;
  const first = next.text.charCodeAt(0);
  return (
    first >= 48 &&
    first <= 57 &&
    next.x0 - word.x1 < BLANK * (word.y1 - word.y0) &&
    FIRST_GROUP.test(word.text) &&
    (GROUP.test(next.text) || LAST_GROUP.test(next.text))
  );
}

function joinGroups(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const end = isGroup(word, words[at + 1]) ? lastGroup(words, at + 1) : at;
    const last = words[end];
    if (!last || end === at) joined.push(word);
    else {
      const text = words
        .slice(at, end + 1)
        .map(each => each.text)
        .join('');
      joined.push(newWord(termOf(text), word.x0, word.y0, last.x1, last.y1, word.order));
      at = end;
    }
  }
  return joined;
}

/** The place of the group that ends the amount, or the place before `from` where none does. */
function lastGroup(words: readonly Word[], from: number): number {
  let at = from;
  while (isClose(words[at], words[at + 1]) && GROUP.test(words[at]?.text ?? '')) at++;
  return LAST_GROUP.test(words[at]?.text ?? '') ? at : from - 1;
}

function isClose(word: Word | undefined, next: Word | undefined): boolean {
  return word !== undefined && next !== undefined && next.x0 - word.x1 < BLANK * (word.y1 - word.y0);
}

function isSign({ text }: Word): boolean {
  const first = text.charCodeAt(0);
  // a minus or a bracket, R$, or one of the longer dashes
  if (first !== 45 && first !== 40 && first !== 82 && !(first >= 0x2010 && first <= 0x2212)) return false;
  return SIGN.test(text) || CURRENCY.test(text);
}

function joinSigns(words: readonly Word[], cellGap: number): Word[] {
  const joined: Word[] = [];
  let negative = false;
  for (const [at, word] of words.entries()) {
    const currency = CURRENCY.exec(word.text);
    if (currency) {
      negative ||= currency[1] !== '' || currency[2] !== '';
      // it parts cells (words/lexicon.ts)
      joined.push(newWord(termOf('R$'), word.x0, word.y0, word.x1, word.y1, word.order));
    } else if (SIGN.test(word.text) && opensFigure(words, at, cellGap)) negative = true;
    else if (negative && FIGURE.test(word.text)) {
      const text = `-${word.text.replace(/^R\$|\)$/g, '')}`;
      joined.push(newWord(termOf(text), word.x0, word.y0, word.x1, word.y1, word.order));
      negative = false;
    } else if (!(word.text === ')' && joined.at(-1)?.text.startsWith('-'))) {
      joined.push(word);
      negative = false;
    }
  }
  return joined;
}

/** A dash behind a text is none: "INSS - R$ 1,00". It opens a cell, or stands behind R$ or a colon, right before the figure or R$. */
function opensFigure(words: readonly Word[], at: number, cellGap: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !next || !(FIGURE.test(next.text) || CURRENCY.test(next.text))) return false;
  if (next.x0 - word.x1 > cellGap * (next.y1 - next.y0)) return false;
  return (
    before === undefined ||
    CURRENCY.test(before.text) ||
    before.text.endsWith(':') ||
    word.x0 - before.x1 > cellGap * (before.y1 - before.y0)
  );
}
