import { isCpf, isPis } from '@cracha/contract/kernel/wire-numbers.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import type { Parse } from './label-values.ts';
import type { Word } from './sheet.ts';

const NOT_A_NAME = /^(?:ltda|s\.a\.?|s\/a|eireli|epp|cnpj|cpf|mensalista|horista)\.?$/i;
const NAME_WORD = /^[\p{L}][\p{L}'’`´.-]*$/u;
const NAME_PARTICLE = /^(?:d[aeo]s?|e)$/i;

/** An amount at the start of the words, in centavos; a sign that stands apart counts. */
export function amountIn(style: DecimalStyle): Parse<number> {
  return words => {
    for (const word of words) {
      const amount = parseAmount(word.text, style);
      if (amount) return { value: amount.centavos, words: [word] };
      if (/[\d]/.test(word.text) || /\p{L}{2,}/u.test(word.text)) return undefined;
    }
    return undefined;
  };
}

/** dd/mm/yyyy (or yy, or with . or -) → YYYY-MM-DD. */
export const dateIn: Parse<string> = words => {
  for (const word of words.slice(0, 3)) {
    const date = parseDate(word.text);
    if (date) return { value: date, words: [word] };
  }
  return undefined;
};

export function parseDate(text: string): string | undefined {
  const match = /^\(?(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})[,;.)]?$/.exec(text);
  const [, day = '', month = '', year = ''] = match ?? [];
  if (!match) return undefined;
  const full = year.length === 4 ? year : `${Number(year) > 60 ? '19' : '20'}${year}`;
  const date = `${full}-${month}-${day}`;
  // 31/02 is printed by nobody's calendar, and no database takes it
  return new Date(Date.UTC(Number(full), Number(month) - 1, Number(day))).toISOString().startsWith(date)
    ? date
    : undefined;
}

export const cpfIn: Parse<string> = words => identifierIn(words, digitsOf, isCpf);
export const pisIn: Parse<string> = words => identifierIn(words, digitsOf, isPis);

/** A registration: digits, perhaps with a check digit or a letter, as printed. "000007 - Nome" gives 000007. */
export const registrationIn: Parse<string> = words => {
  const first = words[0];
  if (!first) return undefined;
  const text = first.text.replace(/[:;,|]+$/, '');
  // "08." numbers a line
  if (/^\d{1,3}\.$/.test(text)) return undefined;
  if (!/^\d[\d.]*(?:[-/][\dA-Z]{1,2})?$|^[A-Z]{1,3}-?\d{2,}$/.test(text) || text.length > 14 || parseDate(text))
    return undefined;
  return { value: text, words: [first] };
};

/** A person's name: two words or more, letters only, up to the first thing that is none. */
export const nameIn: Parse<string> = words => {
  const name: Word[] = [];
  for (const word of words) {
    if (name.length > 0 && word.cell !== name[name.length - 1]?.cell) break;
    if (!NAME_WORD.test(word.text)) {
      if (name.length === 0 && /^[-–:]$/.test(word.text)) continue;
      break;
    }
    if (NOT_A_NAME.test(word.text)) return undefined;
    name.push(word);
  }
  const full = name.filter(word => !NAME_PARTICLE.test(word.text) && word.text.length > 1);
  if (full.length < 2 && !(name.length >= 2 && full.length >= 1)) return undefined;
  return { value: name.map(word => word.text).join(' '), words: name };
};

/** The name of somebody who has only one: all that its cell holds. */
export const oneNameIn: Parse<string> = words => {
  const [first, second] = words;
  if (!first || second?.cell === first.cell || first.text.length < 2) return undefined;
  return NAME_WORD.test(first.text) && !NOT_A_NAME.test(first.text) && !NAME_PARTICLE.test(first.text)
    ? { value: first.text, words: [first] }
    : undefined;
};

/** Free text of one cell (job title, department). */
export const cellIn: Parse<string> = words => {
  const first = words[0];
  if (!first || !/[\p{L}]{2,}/u.test(words.map(word => word.text).join(' '))) return undefined;
  const cell = words.filter(word => word.cell === first.cell);
  return { value: cell.map(word => word.text).join(' '), words: cell };
};

/** A small whole number, e.g. of dependants. */
export const countIn: Parse<number> = words => {
  const first = words[0];
  return first && /^\d{1,2}$/.test(first.text) ? { value: Number(first.text), words: [first] } : undefined;
};

/** An account or agency number as printed. */
export const numberIn: Parse<string> = words => {
  const first = words[0];
  return first && /^\d[\d.]*(?:-[\dxX])?,?$/.test(first.text)
    ? { value: first.text.replace(/,$/, ''), words: [first] }
    : undefined;
};

export function digitsOf(text: string): string {
  return text.replace(/[.\-/]/g, '').replace(/[,;:]+$/, '');
}

export function cnpjOf(text: string): string {
  return /^[\dA-Za-z.\-/]+[,;:]?$/.test(text) ? text.toUpperCase().replace(/[^0-9A-Z]/g, '') : '';
}

function identifierIn(words: readonly Word[], plain: (text: string) => string, valid: (value: string) => boolean) {
  for (const word of words.slice(0, 2)) {
    const value = plain(word.text);
    if (valid(value)) return { value, words: [word] };
  }
  const joined = plain(
    words
      .slice(0, 3)
      .map(word => word.text)
      .join(''),
  );
  return valid(joined) ? { value: joined, words: words.slice(0, 3) } : undefined;
}
