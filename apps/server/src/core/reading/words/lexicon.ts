import { fold } from './fold.ts';
import { jointOf, tokensOf } from './tokens.ts';

/** All that a printed word's text says by itself: words repeat from page to page, so it is found out once and looked up once a word. */
export interface Term {
  readonly text: string;
  readonly tokens: readonly string[];
  /** The text as labels and titles are compared. */
  readonly folded: string;
  /** A line or a sign that parts words: dropped. */
  readonly rules: boolean;
  /** One printed word that is two. */
  readonly parts: readonly [string, string] | undefined;
}

const LIMIT = 30_000;
const PLAIN = /^[ -~]*$/;
const known = new Map<string, Term>();

export function termOf(text: string): Term {
  const kept = known.get(text);
  if (kept) return kept;
  if (known.size > LIMIT) known.clear();
  const term = newTerm(PLAIN.test(text) ? text : text.normalize('NFC'));
  known.set(text, term);
  return term;
}

const RULE = /^[-=_*+~.·•—–\u2500-\u257f#:]{3,}$|^[|\u2502\u2551]+$|^[-−–—‐‑(]?R\$[-−–—‐‑(]?$/;
/** Figures, dates and numbers of documents: on most pages half of what is printed, and hardly two alike. */
const FIGURE = /^\d[\d.,/-]*$/;

function newTerm(text: string): Term {
  if (FIGURE.test(text))
    return { text, tokens: text.match(/\d+/g) ?? [], folded: text, rules: false, parts: undefined };
  return { text, tokens: tokensOf(text), folded: fold(text), rules: RULE.test(text), parts: partsOf(text) };
}

/** A fixed-width column that ran into the next one: "SEGURO DE VID012/024". */
const GLUED = /^(.*\p{L}{3,}\.?)(\d{2,3}\/\d{2,3}|\d{1,3}(?:\.\d{3})*,\d{2})$/u;

/** A value right behind its label's colon, columns or labels that ran into each other. */
function partsOf(text: string): [string, string] | undefined {
  const match = GLUED.exec(text) ?? /^(%)(\p{L}.*)$/u.exec(text) ?? /^([\p{L}.()/ºª]+:)([^\s:].*)$/u.exec(text);
  if (match?.[1] && match[2]) return [match[1], match[2]];
  const joint = jointOf(text);
  return joint > 0 ? [text.slice(0, joint), text.slice(joint)] : undefined;
}
