import type { Language } from '@cracha/contract/kernel/wire.ts';
import { currentLanguage, useLanguage } from './language.ts';

const zone = 'America/Sao_Paulo';
const cache = new Map<Language, Formats>();

export interface Formats {
  /** Centavos as `2.847,32`, without sign or symbol. */
  amount: (centavos: number) => string;
  /** Centavos as `R$ 2.847,32`, with `−` before. */
  money: (centavos: number) => string;
  int: (n: number) => string;
  /** `6 de novembro`. Of a day or an instant. */
  dayInWords: (at: string) => string;
  /** `6 nov`. */
  dayShort: (at: string) => string;
  /** `06/11/2026`. */
  date: (at: string) => string;
  /** `06 nov, 18:12`. */
  moment: (at: string) => string;
  /** `06/11/2026 18:12`, as documents show it. */
  momentInFull: (at: string) => string;
  /** `hoje, 16:38`, `ontem, 17:51`, else `16 nov, 09:12`. */
  recent: (at: string, now?: Date) => string;
  /** `uma, outra e a terceira`. */
  list: (names: readonly string[]) => string;
  /** `outubro`. */
  monthName: (month: number) => string;
  /** `Outubro de 2026`. */
  competence: (month: number, year: number) => string;
  time: (at: string) => string;
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

/** Money, numbers and Brasília dates in one language. */
export function formatsOf(language: Language): Formats {
  const known = cache.get(language) ?? makeFormats(language);
  cache.set(language, known);
  return known;
}

/** `***.291.733-**`; a CPF that comes masked already stays as it is. */
export function cpfMasked(cpf: string): string {
  return /^\d{11}$/.test(cpf) ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : cpf;
}

/** `048.291.733-12`: for its owner and legal prints only. */
export function cpfInFull(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** `12.345.678/0001-95`, letters allowed. */
export function cnpjInFull(cnpj: string): string {
  return cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');
}

/** A month's name inside a sentence: `outubro de 2026`; English keeps its capital. */
export function inSentence(month: string): string {
  return currentLanguage() === 'en-US' ? month : month.toLowerCase();
}

function makeFormats(language: Language): Formats {
  const cents = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  const whole = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const date = dater(language);
  const amount = (centavos: number) => cents.format(Math.abs(centavos) / 100);
  const time = (at: string) => date(at, { hour: '2-digit', minute: '2-digit', hour12: false });
  const dayShort = (at: string) =>
    date(at, { day: 'numeric', month: 'short' }).replace(/\sde\s|\./g, match => (match === '.' ? '' : ' '));
  const moment = (at: string) => `${dayShort(at).replace(/^(\d)(?=\s)/, '0$1')}, ${time(at)}`;
  const numeric = (at: string) => date(at, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const monthName = (month: number) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 15));
  return {
    amount,
    money: centavos => `${centavos < 0 ? '−\u2009' : ''}R$\u00a0${amount(centavos)}`,
    int: n => whole.format(n),
    list: names => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
    dayInWords: at => date(at, { day: 'numeric', month: 'long' }),
    dayShort,
    date: numeric,
    moment,
    momentInFull: at => `${numeric(at)} ${time(at)}`,
    recent: (at, now = new Date()) => recent(language, at, now, time) ?? moment(at),
    monthName,
    competence: (month, year) =>
      capital(
        new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          Date.UTC(year, month - 1, 15),
        ),
      ),
    time,
  };
}

/** A day (`2026-11-06`) is that day everywhere; an instant is read in Brasília. */
function dater(language: Language) {
  return (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: at.length === 10 ? 'UTC' : zone }).format(new Date(at));
}

function recent(language: Language, at: string, now: Date, time: (at: string) => string): string | undefined {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const days = Math.round((Date.parse(day.format(now)) - Date.parse(day.format(new Date(at)))) / 86_400_000);
  if (days < 0 || days > 1) return undefined;
  return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}, ${time(at)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
