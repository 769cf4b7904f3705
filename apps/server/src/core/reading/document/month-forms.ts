/** A month as it is printed in a text; what must stand before it so that it is believed. */
export interface MonthForm {
  readonly month: number;
  readonly year: number;
  /** Where in the text it begins, and how long it is. */
  readonly at: number;
  readonly length: number;
  readonly weight: number;
  /** 'near': a word that names a month right before or above it; 'pair': "Mês" and "Ano" above; 'day': it is a full date. */
  readonly needs?: 'near' | 'pair' | 'day';
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const NAME =
  '(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|m.r.o|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)';
const NAMED = new RegExp(
  `(?<![a-z])(${NAME})(?:\\s*(?:de\\s+|do\\s+ano\\s+(?:de\\s+)?|[/.\\-'’]\\s*|\\s)\\s*(20\\d{2}|\\d{2})|(20\\d{2}))(?![\\d/])`,
  'g',
);
const NUMERIC = /(?<![\d/.])(?<!\d-)(0?[1-9]|1[0-2])\s?[/.-]\s?(20\d{2})(?![\d/])/g;
const YEAR_FIRST = /(?<![\d/.])(20\d{2})[/-](0[1-9]|1[0-2])(?![\d/-])/g;
const SHORT = /(?<![\d/.-])(0[1-9]|1[0-2])([/-])(\d{2})(?![\d/.,-])/g;
/** "202605", "052026" */
const COMPACT = /(?<![\d/.,-])(?:(20\d{2})(0[1-9]|1[0-2])|(0[1-9]|1[0-2])(20\d{2}))(?![\d/.,-])/g;
/** "05 2026" under "Mês" and "Ano" */
const PAIR = /(?<![\d/.,-])(0?[1-9]|1[0-2])\s+(20\d{2})(?![\d/.,-])/g;
/** "Mês: 10 Ano: 2026", "mês de maio, ano de 2026" */
const PARTED = new RegExp(
  `(?<![a-z])mes\\s*(?:de\\s+)?[:.]?\\s*(\\d{1,2}|${NAME})\\s*[-/,]?\\s*ano\\s*(?:de\\s+)?[:.]?\\s*(20\\d{2})(?!\\d)`,
  'g',
);
const YEAR_PARTED = new RegExp(
  `(?<![a-z])(?:ano|exercicio)\\s*[:.]?\\s*(20\\d{2})\\s*[-/,]?\\s*mes\\s*[:.]?\\s*(\\d{1,2}|${NAME})(?![a-z\\d])`,
  'g',
);
const DAY = '(\\d{1,2})[/.-](\\d{1,2})';
const PERIOD = new RegExp(
  `(?<![\\d/.-])${DAY}(?:[/.-](\\d{4}|\\d{2}))?\\s*(?:a|ate(?: o dia)?|-|–)\\s*${DAY}[/.-](\\d{4}|\\d{2})(?![\\d/])`,
  'g',
);
/** "1 a 31/05/2026" */
const DAYS = /(?<![\d/.-])(\d{1,2})\s*(?:a|ate)\s*(\d{1,2})[/.-](\d{2})[/.-](20\d{2})(?![\d/])/g;
const DATE = /(?<![\d/.-])(\d{2})[/.-](\d{2})[/.-](20\d{2})(?![\d/]|\s*(?:a|ate|-|–)\s*\d)/g;
const OF_PERIOD = /\d\s*(?:a|ate|-|–)\s*$/;
/** "05 de junho de 2026" is a day; "1 a 31 de maio de 2026" is a month. */
const OF_DAY = /\d{1,2}\s*(?:de|\/)\s*$/;
const OF_DAYS = /\d{1,2}\s*(?:a|ate)\s*\d{1,2}\s*de\s*$/;
/** What every form of a month has: most rows hold amounts only, and are told by one search. */
const MAYBE = new RegExp(`20\\d{2}|\\d\\/\\d|\\d\\d-\\d\\d(?!\\d)|(?<![a-z])${NAME}\\s*(?:de\\s|[/.\\-\\s'’])\\s*\\d`);
/** Two days with something between. */
const SPAN = /\d (?:a|ate|-|–) \d|\d\s?(?:[-–]|a|ate)\s?\d{1,2}[/.-]/;
const HAS_DATE = /\d[/.-]\d{1,2}[/.-]\d/;
const MONTH_ALONE = new RegExp(
  `(?<![a-z])(?:mes|competencia|referencia|ref)\\s*[:.]+\\s*(\\d{1,2}|${NAME})(?![a-z\\d/.,-])`,
);
const YEAR_ALONE = /(?<![a-z])(?:ano|exercicio)\s*[:.]+\s*(20\d{2})(?!\d)/;

/** Every form of a month in the text, which is folded. Pure. */
export function monthForms(text: string): MonthForm[] {
  if (!MAYBE.test(text)) return [];
  const found: MonthForm[] = HAS_DATE.test(text) ? dated(text) : [];
  const add = (match: RegExpExecArray, month: number, year: number, weight: number, needs?: MonthForm['needs']) => {
    if (month >= 1 && month <= 12)
      found.push({ month, year: fullYear(year), at: match.index, length: match[0].length, weight, needs });
  };
  if (text.includes('mes') && /ano|exercicio/.test(text)) {
    for (const match of text.matchAll(PARTED)) add(match, numberOf(match[1]), Number(match[2]), 7);
    for (const match of text.matchAll(YEAR_PARTED)) add(match, numberOf(match[2]), Number(match[1]), 7);
  }
  for (const match of text.matchAll(NAMED)) {
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    if (OF_DAY.test(before) && !OF_DAYS.test(before)) continue;
    const year = match[2] ?? match[3] ?? '';
    add(match, numberOf(match[1]), Number(year), year.length === 4 ? 2 : 0);
  }
  for (const match of text.matchAll(NUMERIC)) add(match, Number(match[1]), Number(match[2]), 2);
  for (const match of text.matchAll(YEAR_FIRST)) add(match, Number(match[2]), Number(match[1]), 1);
  for (const match of text.matchAll(SHORT))
    add(match, Number(match[1]), Number(match[3]), -2, match[2] === '-' ? 'near' : undefined);
  if (found.length > 0) return found;
  for (const match of text.matchAll(COMPACT))
    add(match, Number(match[2] ?? match[3]), Number(match[1] ?? match[4]), 1, 'near');
  for (const match of text.matchAll(PAIR)) add(match, Number(match[1]), Number(match[2]), 2, 'pair');
  return found;
}

/** "Mês: Maio" and, somewhere else, "Ano: 2026": one of each. Texts are folded. Pure. */
export function monthInParts(texts: readonly string[]): { month: number; year: number } | undefined {
  const months = new Set(texts.flatMap(text => numberOf(MONTH_ALONE.exec(text)?.[1]) || []));
  const years = new Set(texts.flatMap(text => YEAR_ALONE.exec(text)?.[1] ?? []));
  const [month] = months;
  const [year] = years;
  return months.size === 1 && years.size === 1 && month && month <= 12 ? { month, year: Number(year) } : undefined;
}

/** A period names its month when it lies in one, or else by its end (payrolls that close on the 20th). */
function dated(text: string): MonthForm[] {
  const found: MonthForm[] = [];
  const add = ({ index: at, 0: { length } }: RegExpExecArray, month: number, year: number, weight: number) => {
    if (month >= 1 && month <= 12) found.push({ month, year, at, length, weight });
  };
  for (const match of SPAN.test(text) ? text.matchAll(PERIOD) : []) {
    const [first, last] = [Number(match[2]), Number(match[5])];
    const year = fullYear(Number(match[6]));
    const from = match[3] ? fullYear(Number(match[3])) : first > last ? year - 1 : year;
    const months = year * 12 + last - from * 12 - first;
    if (months === 0 || months === 1) add(match, last, year, months === 0 ? 2 : 0);
  }
  for (const match of SPAN.test(text) ? text.matchAll(DAYS) : [])
    if (Number(match[1]) < Number(match[2])) add(match, Number(match[3]), Number(match[4]), 2);
  for (const match of text.matchAll(DATE)) {
    const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const isEnd = day === 1 || day === new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (month >= 1 && month <= 12 && isEnd && !OF_PERIOD.test(text.slice(0, match.index)))
      found.push({ month, year, at: match.index, length: match[0].length, weight: 1, needs: 'day' });
  }
  return found;
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function numberOf(text = ''): number {
  return /^\d/.test(text) ? Number(text) : monthNumber(text);
}

/** "mai", "maio" (folded), a "março" that lost its letter; 0 where it is none. */
export function monthNumber(text: string): number {
  const index = MONTHS.indexOf(text.slice(0, 3));
  return index >= 0 ? index + 1 : /^m.r.o$/.test(text) ? 3 : 0;
}
