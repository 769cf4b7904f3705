import type { FieldRole } from '../words/labels.ts';
import { type Phrase, type PhraseIndex, phraseAt } from '../words/phrases.ts';
import { FIELDS } from '../words/tokens.ts';
import { withoutWords } from './label-words.ts';
import type { Row, Sheet, Word } from './sheet.ts';

/** A label seen on the page: words `from`…`to` (inclusive) of row `row`. */
export interface Label<Role extends string = FieldRole> {
  readonly role: Role;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
  /** Number of tokens: a longer phrase is a surer one. */
  readonly size: number;
  readonly colon: boolean;
}

/** Words of one phrase stand this close, in shares of their height. */
const PHRASE_GAP = 1.3;

const ofSheets = new WeakMap<Sheet, Label[][]>();

/** Every field label of the sheet, row by row, left to right. */
export function findLabels(sheet: Sheet): Label[][] {
  const kept = ofSheets.get(sheet);
  if (kept) return kept;
  const labels = sheet.rows.map((row, index) => fieldLabels(row, index));
  ofSheets.set(sheet, labels);
  return labels;
}

/** The field labels of one row; asked for many times a page, so they are kept with the row. */
export function fieldLabels(row: Row, index: number): Label[] {
  const kept = row.known.fieldLabels;
  if (kept && kept.index === index) return kept.labels;
  const labels = kept
    ? kept.labels.map(label => ({ ...label, row: index }))
    : withoutWords(row, labelsOfRow(row, index, FIELDS));
  row.known.fieldLabels = { index, labels };
  return labels;
}

/** A label as it is printed. */
export function labelText({ sheet }: { readonly sheet: Sheet }, { row, from, to }: Label): string {
  return (sheet.rows[row]?.words ?? [])
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** The labels of one row for any dictionary; phrases don't overlap and the longest wins. */
export function labelsOfRow<Role extends string>(row: Row, index: number, phrases: PhraseIndex<Role>): Label<Role>[] {
  if (!mayHold(row, phrases)) return [];
  const tokens: string[] = [];
  const owners: number[] = [];
  for (const [at, word] of row.words.entries()) {
    for (const token of word.tokens) {
      tokens.push(token);
      owners.push(at);
    }
  }
  const found: Label<Role>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = startsWord(owners, at) ? longestWhole(phrases, tokens, owners, at, row.words) : undefined;
    if (phrase) {
      found.push(toLabel(phrase, row, index, owners[at] ?? 0, owners[at + phrase.tokens.length - 1] ?? 0));
      at += phrase.tokens.length;
    } else at++;
  }
  return found;
}

/** Most rows hold no label: no word of theirs begins one. */
function mayHold({ words }: Row, { byFirst }: PhraseIndex<string>): boolean {
  for (const { tokens } of words) if (tokens[0] !== undefined && byFirst.has(tokens[0])) return true;
  return false;
}

function startsWord(owners: readonly number[], at: number): boolean {
  return at === 0 || owners[at] !== owners[at - 1];
}

/** Tries the longest phrase; shorter ones when its words are too far apart or it would end inside of a word. */
function longestWhole<Role extends string>(
  phrases: PhraseIndex<Role>,
  tokens: readonly string[],
  owners: readonly number[],
  at: number,
  words: readonly Word[],
): Phrase<Role> | undefined {
  if (!phrases.byFirst.has(tokens[at] ?? '')) return undefined;
  let limit = tokens.length;
  for (;;) {
    const phrase = phraseAt(phrases, tokens, at, limit);
    if (!phrase) return undefined;
    const end = at + phrase.tokens.length - 1;
    const whole = end + 1 >= owners.length || owners[end + 1] !== owners[end];
    if (whole && isClose(words, owners[at] ?? 0, owners[end] ?? 0)) return phrase;
    limit = end;
  }
}

function isClose(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const word = words[at];
    const next = words[at + 1];
    if (word && next && next.x0 - word.x1 > PHRASE_GAP * (word.y1 - word.y0)) return false;
    if (word?.text.endsWith(':')) return false;
  }
  return true;
}

function toLabel<Role extends string>(
  phrase: Phrase<Role>,
  row: Row,
  index: number,
  from: number,
  to: number,
): Label<Role> {
  const first = row.words[from];
  const last = row.words[to];
  const next = row.words[to + 1];
  const colon = (last?.text.endsWith(':') ?? false) || next?.text === ':';
  return {
    role: phrase.role,
    row: index,
    from,
    to,
    x0: first?.x0 ?? 0,
    x1: last?.x1 ?? 0,
    size: phrase.tokens.length,
    colon,
  };
}
