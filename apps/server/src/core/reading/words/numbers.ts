/** How a block writes its decimals: `1.234,56` or `1,234.56`. */
export type DecimalStyle = 'comma' | 'point';

const COMMA = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’]\d{3})+|\d+),(\d{2})$/;
const POINT = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:['’]\d{3})+|\d+)\.(\d{2})$/;
/** Dashes that are printed for a minus. */
const MINUS = /[−–—‐‑]/g;
const MAX_INTEGER_DIGITS = 11;

/** An amount as printed: centavos, and the mark that stood beside it, if any. */
export interface PrintedAmount {
  readonly centavos: number;
  readonly mark?: '+' | '-' | 'D' | 'C' | 'P' | 'V';
}

/** `1.234,56`, `-988,07`, `980,10-`, `(980,10)`, `R$12,00`, `12,00D` → centavos; the sign is in both the value and the mark. */
export function parseAmount(text: string, style: DecimalStyle): PrintedAmount | undefined {
  if (!mayBeAmount(text, style === 'comma' ? 44 : 46)) return undefined;
  const known = style === 'comma' ? commas : points;
  const kept = known.get(text);
  if (kept !== undefined) return kept ?? undefined;
  if (known.size > KEPT_LIMIT) known.clear();
  const amount = parseMarked(text, style);
  known.set(text, amount ?? null);
  return amount;
}

/** Amounts are asked for many times a page, so the answer is kept. */
const KEPT_LIMIT = 10_000;
const commas = new Map<string, PrintedAmount | null>();
const points = new Map<string, PrintedAmount | null>();

/** Two decimals behind the mark at the end, perhaps with a sign or a letter after them: most words are told by that. */
function mayBeAmount(text: string, mark: number): boolean {
  const { length } = text;
  const last = text.charCodeAt(length - 1);
  return text.charCodeAt(length - (last >= 48 && last <= 57 ? 3 : 4)) === mark;
}

function parseMarked(text: string, style: DecimalStyle): PrintedAmount | undefined {
  const first = text.charCodeAt(0);
  if (!(first >= 48 && first <= 57) && !/^(?:R\$|[-+(−–—‐‑])/.test(text)) return undefined;
  const bare = text.replace(/^R\$/, '').replace(MINUS, '-');
  const match = /^([-+(]?)(?:R\$)?([\d.,'’]+)([-+)DCPV]?)$/.exec(bare);
  if (!match) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const parts = (style === 'comma' ? COMMA : POINT).exec(digits);
  if (!parts) return undefined;
  const whole = (parts[1] ?? '').replace(/[.,'’]/g, '');
  if (whole.length > MAX_INTEGER_DIGITS) return undefined;
  const value = Number(whole) * 100 + Number(parts[2]);
  const negative = before === '-' || after === '-' || (before === '(' && after === ')');
  const mark = negative ? '-' : before === '+' || after === '+' ? '+' : letterMark(after);
  return { centavos: negative ? -value : value, mark };
}

function letterMark(text: string): PrintedAmount['mark'] {
  return text === 'D' || text === 'C' || text === 'P' || text === 'V' ? text : undefined;
}

/** The style most of the texts are written in; commas win a draw, since the payrolls are Brazilian. */
export function decimalStyle(texts: Iterable<string>): DecimalStyle {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    const mark = text.charCodeAt(text.length - 3);
    if (mark !== 44 && mark !== 46) continue;
    if (mark === 44 && parseAmount(text, 'comma')) commas++;
    else if (mark === 46 && parseAmount(text, 'point')) points++;
  }
  return points > commas ? 'point' : 'comma';
}

/** Text that stands in a quantity column: 30, 30,00, 07:24, 051/072, 9,65%, 220h, 4d. */
export function isQuantity(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first !== 45 && !(first >= 48 && first <= 57)) return false;
  return /^-?\d{1,4}(?:[.,]\d{1,4})?\s?(?:%|h|d|hs|hrs|dias?)?$/i.test(text) || /^\d{1,3}[:/]\d{2,3}$/.test(text);
}
