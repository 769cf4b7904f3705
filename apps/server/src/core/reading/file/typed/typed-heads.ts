import { isCnpj, isCpf, normaliseCnpj, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type { PageDocument } from '../../reading-types.ts';
import { findName, type Span, slice } from '../register-fields.ts';

/** What a record that begins a worker says of whom it is; `facts` may stand in it or once above all. */
export type Head = Pick<PageDocument, 'cpf' | 'registration' | 'name' | 'companyCnpj' | 'month' | 'year'>;

const CNPJ = /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}|[\dA-Z]{12}\d{2}/g;
const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}/g;
const MONTH = /(?:0[1-9]|1[0-2])\/?20\d{2}|20\d{2}[/-]?(?:0[1-9]|1[0-2])/g;
const DATE = /\d{2}\/\d{2}\/\d{4}/g;
const MONEY = /\d{1,3}(?:\.\d{3})*,\d{2}|\d+[.,]\d{2}/g;

/** Reads the records that begin the workers: what is a CPF, a month or a company in all of them at one place, then what is a number or a name. */
export function readHeads(lines: readonly string[], typeWidth: number): Head[] | undefined {
  const taken = new Set<number>();
  const take = (span: Span | undefined) => {
    for (let at = span?.from ?? 0; at < (span?.to ?? 0); at++) taken.add(at);
    return span;
  };
  const cnpj = take(placeOf(lines, CNPJ, text => isCnpj(normaliseCnpj(text)), taken, typeWidth));
  take(placeOf(lines, DATE, () => true, taken, typeWidth));
  const cpf = take(placeOf(lines, CPF, text => isCpf(normaliseCpf(text)), taken, typeWidth));
  const month = take(placeOf(lines, MONTH, () => true, taken, typeWidth));
  take(placeOf(lines, MONEY, () => true, taken, typeWidth));
  const name = nameIn(lines, typeWidth);
  const registration = numberIn(lines, typeWidth, taken, name);
  if (!name || (!cpf && !registration)) return undefined;
  return lines.map(line => ({
    cpf: cpf && normaliseCpf(slice(line, cpf)),
    registration: registration && slice(line, registration).trim(),
    name: slice(line, name).trim(),
    companyCnpj: cnpj && normaliseCnpj(slice(line, cnpj)),
    ...(month && monthIn(slice(line, month))),
  }));
}

/** What the records above the first worker say. */
export function factsAbove(lines: readonly string[]): Pick<Head, 'companyCnpj' | 'month' | 'year'> {
  const text = lines.join('\n');
  // one may begin inside of what looks like another
  const found = [...text.matchAll(new RegExp(`(?=(${CNPJ.source}))`, 'g'))];
  const company = found.map(([, one = '']) => normaliseCnpj(one)).find(isCnpj);
  const [month] = text.replace(DATE, ' ').match(MONTH) ?? [];
  return { companyCnpj: company, ...(month && monthIn(month)) };
}

function monthIn(text: string): { month: number; year: number } {
  const digits = text.replace(/\D/g, '');
  const isYearFirst = /^20\d{2}(?:0[1-9]|1[0-2])$/.test(digits);
  const [month, year] = isYearFirst ? [digits.slice(4), digits.slice(0, 4)] : [digits.slice(0, 2), digits.slice(2)];
  return { month: Number(month), year: Number(year) };
}

/** The first place where every record has such a text. */
function placeOf(
  lines: readonly string[],
  form: RegExp,
  holds: (text: string) => boolean,
  taken: ReadonlySet<number>,
  from: number,
): Span | undefined {
  const [first = ''] = lines;
  const pattern = new RegExp(form.source, 'y');
  for (let at = from; at < first.length; at++) {
    if (taken.has(at)) continue;
    pattern.lastIndex = at;
    const length = pattern.exec(first)?.[0].length ?? 0;
    const whole = new RegExp(`^(?:${form.source})$`);
    const isIt = (line: string) => whole.test(line.slice(at, at + length)) && holds(line.slice(at, at + length));
    if (length > 0 && !taken.has(at + length - 1) && lines.every(isIt)) return { from: at, to: at + length };
  }
  return undefined;
}

/** The first column of text that differs from worker to worker: the company's name is the same in all. */
function nameIn(lines: readonly string[], from: number): Span | undefined {
  for (let start = from; ; ) {
    const span = findName(lines, start);
    if (!span) return undefined;
    const texts = new Set(lines.map(line => slice(line, span).trim()));
    if (texts.size > 1 && [...texts].filter(text => /\p{L}\s+\p{L}/u.test(text)).length * 2 > texts.size) return span;
    start = span.to;
  }
}

/** Digits in all records that differ from worker to worker; those right before the name go first. */
function numberIn(
  lines: readonly string[],
  from: number,
  taken: ReadonlySet<number>,
  name: Span | undefined,
): Span | undefined {
  const width = Math.min(...lines.map(line => line.length));
  const spans: Span[] = [];
  for (let at = from; at < width; at++) {
    if (taken.has(at) || !lines.every(line => /\d/.test(line.charAt(at)))) continue;
    const last = spans.at(-1);
    if (last?.to === at) spans[spans.length - 1] = { from: last.from, to: at + 1 };
    else spans.push({ from: at, to: at + 1 });
  }
  const own = spans.filter(span => new Set(lines.map(line => slice(line, span))).size === lines.length);
  return own.find(({ to }) => to === name?.from) ?? own[0];
}
