import { fold } from './fold.ts';
import { BASE_IN_BRACKETS, composedLabels } from './label-grammar.ts';
import { COLUMN_LABELS, FIELD_LABELS } from './labels.ts';
import { indexPhrases, roleEntries } from './phrases.ts';
import { RECORD_LABELS } from './record-labels.ts';

export const FIELDS = indexPhrases([...roleEntries(FIELD_LABELS), ...composedLabels()]);
/** Of an employee record alone: what no other page has a use for (`other`) is a field there. */
export const RECORD_FIELDS = indexPhrases([...roleEntries(RECORD_LABELS), ...roleEntries(FIELD_LABELS)]);
export const COLUMNS = indexPhrases(roleEntries(COLUMN_LABELS));

/** A private-use character stands for a letter the file lost. */
const WILD = '\ue000';
/** Shorter words say too little: "Cação" is a name, not a damaged "Cargo". */
const SHORTEST_REPAIR = 6;

/**
 * The comparable tokens of one printed word: "F.G.T.S" → fgts, "Sal.Contr.INSS" → sal contr inss, "Mês/Ano:" → mes ano.
 * A label whose accented letters the file lost ("Compet•ncia") is recognised by its other letters.
 * `lexicon.ts` keeps the answer.
 */
export function tokensOf(text: string): readonly string[] {
  const tokens = tokenise(fold(text));
  return hasForeignLetters(text) ? repair(text, tokens) : tokens;
}

function hasForeignLetters(text: string): boolean {
  return /[^ -~]/.test(text);
}

const BRACKETS = /\((?:[aos]|base)\)/g;
const inBrackets = (text: string) => (text === '(base)' ? ` ${BASE_IN_BRACKETS} ` : '');

function tokenise(folded: string): string[] {
  const tokens: string[] = [];
  let initials = '';
  const flush = () => {
    if (initials !== '') tokens.push(initials);
    initials = '';
  };
  for (const part of folded.replace(BRACKETS, inBrackets).split(/([^a-z0-9%\ue000\u0080-\uffff]+)/)) {
    if (part === '') continue;
    if (/^[^a-z0-9%\ue000\u0080-\uffff]/.test(part)) {
      if (part !== '.') flush();
    } else if (part.length === 1 && part >= 'a' && part <= 'z') initials += part;
    else {
      flush();
      tokens.push(part);
    }
  }
  flush();
  return tokens.map(token => token.replace(/[º°ª»→]/g, '')).filter(token => token !== '' && token !== 'r$');
}

function repair(text: string, tokens: readonly string[]): readonly string[] {
  const wild = tokenise(text.toLowerCase().replace(/[^ -~º°ª»→]/g, WILD));
  return tokens.map((token, at) => {
    const pattern = wild[at];
    if (
      FIELDS.words.has(token) ||
      COLUMNS.words.has(token) ||
      !pattern?.includes(WILD) ||
      pattern.length < SHORTEST_REPAIR
    )
      return token;
    return lookUp(pattern) ?? token;
  });
}

function lookUp(pattern: string): string | undefined {
  if (pattern.split(WILD).length - 1 > pattern.length * 0.4) return undefined;
  const shape = new RegExp(`^${pattern.replaceAll(WILD, '.').replace(/%/g, '\\%')}$`);
  const found = [...FIELDS.words, ...COLUMNS.words].filter(word => shape.test(word));
  return new Set(found).size === 1 ? found[0] : undefined;
}

const SHORTEST_PART = 4;

/**
 * Where two labels ran into each other ("VENCIMENTOSTOTAL"): the position at which the second one begins, or 0.
 * Both parts must be label words and the second one a label's first, so that ordinary words stay whole.
 */
export function jointOf(text: string): number {
  return text.length < SHORTEST_PART * 2 ? 0 : jointIn(fold(text));
}

function jointIn(folded: string): number {
  const letters = /^[a-z]+/.exec(folded)?.[0] ?? '';
  if (FIELDS.words.has(letters) || COLUMNS.words.has(letters)) return 0;
  for (let at = SHORTEST_PART; at <= letters.length - SHORTEST_PART; at++) {
    const second = letters.slice(at);
    if (
      (FIELDS.byFirst.has(second) || COLUMNS.byFirst.has(second)) &&
      (FIELDS.words.has(letters.slice(0, at)) || COLUMNS.words.has(letters.slice(0, at)))
    )
      return at;
  }
  return 0;
}
