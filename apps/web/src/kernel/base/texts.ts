import type { Language } from '@cracha/contract/kernel/wire.ts';
import { use, useRef } from 'react';
import { currentLanguage, onLanguageChange, useLanguage } from './language.ts';

/** The same keys, each text free, each function with the same values, the same of a group of texts: what a translation must be. */
export type TextsOf<T> = {
  [K in keyof T]: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends object
      ? TextsOf<T[K]>
      : string;
};

export interface TextBundle<T> {
  load: (language: Language) => Promise<T>;
  ready: (language: Language) => T | undefined;
}

/** What a component gets that takes the texts of a bundle. */
export type TextsIn<B> = B extends TextBundle<infer T> ? T : never;

type Row<T> = readonly [pt: T, en: Widened<NoInfer<T>>, es: Widened<NoInfer<T>>];
type Widened<T> = T extends string ? string : T;

/** Each text in Portuguese, English and Spanish; a function says its values in Portuguese. A group holds texts of its own. */
type Columns<T> = {
  [K in keyof T]: T[K] extends string | ((...values: never[]) => string)
    ? Row<T[K]>
    : T[K] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? never
      : Columns<T[K]> & Group;
};

/** Neither a bare text nor a row that isn't of texts. */
interface Group {
  [Symbol.iterator]?: never;
}

/**
 * The texts of a feature or area, every one in three languages: a missing or extra one doesn't compile. The build leaves
 * Portuguese in place and makes a chunk of each other language (`vite/split-texts.ts`). Elsewhere they are read from here.
 */
export function defineTexts<T>(texts: Columns<T>): TextBundle<TextsOf<T>> {
  return splitTexts<TextsOf<T>>(column(texts, 0), {
    'en-US': async () => ({ texts: column(texts, 1) }),
    'es-ES': async () => ({ texts: column(texts, 2) }),
  });
}

function column<T>(texts: object, at: 0 | 1 | 2): T {
  const chosen = Object.entries(texts).map(([key, row]) => [key, Array.isArray(row) ? row[at] : column(row, at)]);
  return Object.fromEntries(chosen) as T;
}

type Others<T> = Record<Exclude<Language, 'pt-BR'>, () => Promise<{ texts: T }>>;

/**
 * Texts that stand in one file a language. Portuguese travels with the code that uses it (nearly everybody reads it, and
 * it saves a round trip); English and Spanish are chunks of their own.
 */
export function splitTexts<T>(portuguese: T, others: Others<T>): TextBundle<T> {
  const ready = new Map<Language, T>([['pt-BR', portuguese]]);
  const pending = new Map<Language, Promise<T>>([['pt-BR', Promise.resolve(portuguese)]]);
  const fetchTexts = async (language: Exclude<Language, 'pt-BR'>) => {
    const { texts } = await others[language]();
    ready.set(language, texts);
    return texts;
  };
  const load = (language: Language) => {
    const known = pending.get(language) ?? (language === 'pt-BR' ? Promise.resolve(portuguese) : fetchTexts(language));
    pending.set(language, known);
    return known;
  };
  onLanguageChange(load);
  void load(currentLanguage());
  return { load, ready: language => ready.get(language) };
}

/** A component that waited is rendered again where it stood, and must wait there again for what is there by then: React would lose its place. */
export function useTexts<T>(bundle: TextBundle<T>): T {
  const language = useLanguage();
  const waited = useRef(false);
  const ready = bundle.ready(language);
  if (ready && !waited.current) return ready;
  waited.current = true;
  return use(bundle.load(language));
}

/** Texts outside React (a toast from the client); falls back to nothing shown wrong: the promise is awaited. */
export function textsNow<T>(bundle: TextBundle<T>): Promise<T> {
  return bundle.load(currentLanguage());
}

const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

/** `counted('pt-BR')(3, 'recibo', 'recibos')` is `3 recibos`; thousands are grouped as the language does. */
function counted(language: Language): (n: number, one: string, other: string) => string {
  return (n, one, other) => `${grouped(language, n)} ${n === 0 || rule(language).select(n) !== 'one' ? other : one}`;
}

/** Counts in the words of a column: `pt(3, 'recibo', 'recibos')`. */
export const pt = counted('pt-BR');
export const en = counted('en-US');
export const es = counted('es-ES');

function rule(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function grouped(language: Language, n: number): string {
  const known = numbers.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'always' });
  numbers.set(language, known);
  return known.format(n);
}
