/**
 * How a PDF's objects are written (ISO 32000-1, 7.2 and 7.3): read without making anything of them, for they are copied as they stand.
 * Texts here are bytes, one character each (latin1).
 */

export interface Token {
  /** A `word` is a number, a keyword or an operator. */
  readonly kind: 'string' | 'name' | 'word' | 'open' | 'close';
  readonly from: number;
  /** Behind its last character. */
  readonly to: number;
}

const blanks = new Set(['\0', '\t', '\n', '\f', '\r', ' ']);
const delimiters = new Set([...blanks, ...'()<>[]{}/%']);

/** What stands at `at`, or behind the blanks and comments there; nothing when the text ends before it does. */
export function tokenAt(text: string, at: number): Token | undefined {
  const from = behindBlanks(text, at);
  const first = text[from];
  if (first === undefined) return undefined;
  const token = (kind: Token['kind'], to: number) => (to > text.length ? undefined : { kind, from, to });
  if (first === '(') return token('string', behindString(text, from));
  if (first === '/') return token('name', behindRegular(text, from + 1));
  if (first === '[' || first === '{') return token('open', from + 1);
  if (first === ']' || first === '}') return token('close', from + 1);
  if (text.startsWith('<<', from)) return token('open', from + 2);
  if (text.startsWith('>>', from)) return token('close', from + 2);
  if (first === '<') return token('string', text.indexOf('>', from) + 1 || text.length + 1);
  return token('word', Math.max(from + 1, behindRegular(text, from)));
}

function behindBlanks(text: string, at: number): number {
  let to = at;
  for (;;) {
    while (blanks.has(text[to] ?? '')) to += 1;
    if (text[to] !== '%') return to;
    while (to < text.length && text[to] !== '\n' && text[to] !== '\r') to += 1;
  }
}

function behindRegular(text: string, at: number): number {
  let to = at;
  while (to < text.length && !delimiters.has(text[to] ?? '')) to += 1;
  return to;
}

/** Parentheses within a string are in pairs, or behind a backslash. */
function behindString(text: string, at: number): number {
  let depth = 0;
  for (let to = at; to < text.length; to++) {
    if (text[to] === '\\') to += 1;
    else if (text[to] === '(') depth += 1;
    else if (text[to] === ')' && --depth === 0) return to + 1;
  }
  return text.length + 1;
}

/** Where the value that begins at `at` ends: a reference (`12 0 R`) is one value. Nothing when the text ends before it does. */
export function behindValue(text: string, at: number): number | undefined {
  let token = tokenAt(text, at);
  if (token?.kind === 'word') return behindReference(text, token) ?? (token.to < text.length ? token.to : undefined);
  for (let depth = 0; token; token = tokenAt(text, token.to)) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth <= 0) return token.to;
  }
  return undefined;
}

const wholeNumber = /^\d+$/;

function behindReference(text: string, first: Token): number | undefined {
  if (!wholeNumber.test(text.slice(first.from, first.to))) return undefined;
  const second = tokenAt(text, first.to);
  if (second?.kind !== 'word' || !wholeNumber.test(text.slice(second.from, second.to))) return undefined;
  const third = tokenAt(text, second.to);
  return third && text.slice(third.from, third.to) === 'R' ? third.to : undefined;
}

/** A dictionary's values as they stand, by their keys. Empty for what is no dictionary. */
export function entriesOf(dictionary: string): Map<string, string> {
  const entries = new Map<string, string>();
  eachEntry(dictionary, (key, from, to) => entries.set(key, dictionary.slice(from, to)));
  return entries;
}

/** Where the value of a key stands in a dictionary: the last, where the key comes twice, as for `entriesOf`. */
export function placeIn(dictionary: string, key: string): { readonly from: number; readonly to: number } | undefined {
  let found: { from: number; to: number } | undefined;
  eachEntry(dictionary, (other, from, to) => {
    if (other === key) found = { from, to };
  });
  return found;
}

function eachEntry(dictionary: string, visit: (key: string, from: number, to: number) => void): void {
  const first = tokenAt(dictionary, 0);
  if (!first || !dictionary.startsWith('<<', first.from)) return;
  let key = tokenAt(dictionary, first.to);
  while (key?.kind === 'name') {
    const value = tokenAt(dictionary, key.to);
    const to = value && behindValue(dictionary, value.from);
    if (!to) break;
    visit(nameOf(dictionary.slice(key.from, key.to)), value.from, to);
    key = tokenAt(dictionary, to);
  }
}

/** A dictionary of values as they stand. */
export function writtenDictionary(entries: Iterable<readonly [key: string, value: string]>): string {
  return `<<${[...entries].map(([key, value]) => `${writtenName(key)} ${value}`).join('')}>>`;
}

/** `/A#42` is the name AB. */
export function nameOf(token: string): string {
  return token
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The numbers of the objects that a value refers to. */
export function referencesOf(value: string): number[] {
  const numbers: number[] = [];
  const lastTwo = ['', ''];
  for (let token = tokenAt(value, 0); token; token = tokenAt(value, token.to)) {
    const word = token.kind === 'word' ? value.slice(token.from, token.to) : '';
    if (word === 'R' && lastTwo.every(each => wholeNumber.test(each))) numbers.push(Number(lastTwo[0]));
    lastTwo.shift();
    lastTwo.push(word);
  }
  return numbers;
}

/** The object a value refers to, where it is nothing but a reference. */
export function referenceOf(value: string | undefined): number | undefined {
  const found = /^\s*(\d+)\s+\d+\s+R\s*$/.exec(value ?? '');
  return found ? Number(found[1]) : undefined;
}

/** A name as it is written: what isn't a plain character is, by its code. */
export function writtenName(name: string): string {
  return `/${name.replace(/[^!$&-'*-.0-;=?-Z\\^-z|~]/g, each => `#${each.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}
