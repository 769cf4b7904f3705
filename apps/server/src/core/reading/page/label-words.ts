import type { FieldRole } from '../words/labels.ts';
import type { Label } from './labels-found.ts';
import type { Row, Word } from './sheet.ts';

/** Words that lead into another one: what follows them goes on with the text. */
const LINK =
  /^(?:d[aeo]s?|em|n[ao]s?|[aeo]s?|aos?|ou|que|uma?|sua?|seus?|nov[ao]|ess[ae]|est[ae]|pel[ao]|para|por|com|sem)$/;
/** Short or common registration words: in a sentence they never are labels. */
export const WEAK_WORDS: ReadonlySet<string> = new Set([
  'codigo',
  'cod',
  'contrato',
  'id',
  're',
  'reg',
  'registro',
  'mat',
  'cadastro',
]);
const DATED: ReadonlySet<FieldRole> = new Set(['birthDate', 'admission', 'paymentDate', 'dismissal', 'rgDate']);
/** Their values are words: nothing but a colon, a cell of their own or a layout without colons tells them from text. */
const WORDED: ReadonlySet<FieldRole> = new Set([
  'name',
  'employee',
  'companyName',
  'jobTitle',
  'department',
  'kind',
  'mother',
  'father',
  'maritalStatus',
  'city',
  'state',
  'other',
]);
/** Their labels are also names or words of any text; those of the other roles are words of any name at most. */
const ORDINARY: ReadonlySet<FieldRole> = new Set<FieldRole>([
  ...DATED,
  ...WORDED,
  'registration',
  'bank',
  'agency',
  'account',
  'zip',
  'cbo',
  'rg',
  'ctps',
]);
const DATE = /^\(?\d{1,2}[/.-]\d/;
const NUMBER = /^\d|^[A-Z]{1,3}-?\d{2,}/;
const PERIOD = /^\d|^(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/i;
const SIGN = /^(?:[:=.–—-]+|n[º°o.]+|R\$)$/i;
const HEADINGS = 3;

/**
 * The labels of a row without the words that only look like some: "Helena do Nascimento" and "rescisão do contrato" have none.
 * A label in the middle of a text, or right behind another's colon, needs a colon or a value of its kind behind it.
 */
export function withoutWords(row: Row, labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels) if (label.colon || !isWord(row, label, labels, kept)) kept.push(label);
  return kept;
}

function isWord(row: Row, label: Label, labels: readonly Label[], kept: readonly Label[]): boolean {
  const before = row.words[label.from - 1];
  if (isWeak(row, label) && goesOn(row, label, labels)) return true;
  if (!before) return false;
  if (endsWithColon(before)) return isBehindColon(kept, label) && !hasValue(row, label);
  if (!isText(row, label, before, kept)) return false;
  if (!ORDINARY.has(label.role)) return isInName(kept) && !hasValue(row, label);
  const linked = isLink(before);
  if (!linked && isHeading(row, labels)) return false;
  if (isWeak(row, label) && (linked || isLower(before))) return true;
  if (WORDED.has(label.role)) return linked || !startsWithBareLabel(row, label, kept);
  // "José Nascimento 01/02/2020" may be two columns of a list
  if (label.role === 'birthDate' && label.size === 1 && kept.length === 0) return true;
  return !hasValue(row, label);
}

/** Its word goes on in small letters: "contrato de trabalho", "registro 15 dias antes". */
function goesOn(row: Row, label: Label, labels: readonly Label[]): boolean {
  const [next, second] = row.words.slice(label.to + 1, label.to + 3);
  const cell = row.words[label.to]?.cell;
  if (!next || next.cell !== cell) return false;
  if (NUMBER.test(next.text)) return second?.cell === cell && isLower(second);
  return isLink(next) && !labels.some(other => other.from === label.to + 2);
}

/** The words before it are a text that it may belong to. */
function isText(row: Row, label: Label, before: Word, kept: readonly Label[]): boolean {
  const first = row.words[label.from];
  if (!first || !/\p{L}/u.test(before.text)) return false;
  const near = before.cell === first.cell || (isLink(before) && first.x0 - before.x1 < 1.5 * (first.y1 - first.y0));
  if (!near) return false;
  const last = kept.at(-1);
  if (!last || last.colon) return true;
  // "Código da Matrícula" is one heading
  return last.to !== label.from - 1 && !(isLink(before) && last.to === label.from - 2);
}

function isBehindColon(kept: readonly Label[], label: Label): boolean {
  const last = kept.at(-1);
  if (!last?.colon || last.role === 'other') return false;
  return WORDED.has(last.role) && label.from - last.to <= 2;
}

function isInName(kept: readonly Label[]): boolean {
  const role = kept.at(-1)?.role;
  return role === 'name' || role === 'employee';
}

/** Headings stand beside one another, without colons and without figures. */
function isHeading(row: Row, labels: readonly Label[]): boolean {
  return labels.filter(label => !label.colon).length >= HEADINGS && !row.words.some(word => /\d/.test(word.text));
}

/** "Nome João Silva Cargo Analista": a layout without colons, where the next words are the label's value. */
function startsWithBareLabel(row: Row, label: Label, kept: readonly Label[]): boolean {
  const last = kept.at(-1);
  const next = row.words[label.to + 1];
  return last !== undefined && !last.colon && next !== undefined && next.cell === row.words[label.to]?.cell;
}

function hasValue(row: Row, label: Label): boolean {
  if (WORDED.has(label.role)) return false;
  const cell = row.words[label.to]?.cell;
  const rest = row.words.slice(label.to + 1, label.to + 4);
  const next = rest.find(word => !SIGN.test(word.text));
  if (!next || (next.cell !== cell && ORDINARY.has(label.role))) return false;
  if (DATED.has(label.role)) return DATE.test(next.text);
  return (label.role === 'competence' ? PERIOD : NUMBER).test(next.text);
}

function isWeak(row: Row, label: Label): boolean {
  return label.role === 'registration' && label.size === 1 && WEAK_WORDS.has(row.words[label.from]?.tokens[0] ?? '');
}

const isLink = ({ folded }: Word) => LINK.test(folded);
const isLower = ({ text }: Word) => /^\p{Ll}/u.test(text);
const endsWithColon = ({ text }: Word) => text.endsWith(':');
