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

type Others<T> = Record<Exclude<Language, 'pt-BR'>, () => Promise<{ texts: T }>>;

/**
 * The texts of a feature or area. Portuguese travels with the code that uses it (nearly everybody reads it, and it saves
 * a round trip); English and Spanish are chunks of their own. A missing or extra text doesn't compile.
 */
export function defineTexts<T>(portuguese: T, others: Others<T>): TextBundle<T> {
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
export function counted(language: Language): (n: number, one: string, other: string) => string {
  return (n, one, other) => `${grouped(language, n)} ${n === 0 || rule(language).select(n) !== 'one' ? other : one}`;
}

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
