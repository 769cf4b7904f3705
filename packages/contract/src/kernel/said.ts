import type { Language } from './wire.ts';

/** The same words in the three languages; a screen's build keeps the reader's (apps/web/vite/one-column.ts). */
export type Said = readonly [portuguese: string, english: string, spanish: string];

export function said(portuguese: string, english: string, spanish: string): Said {
  return [portuguese, english, spanish];
}

export const columns = { 'pt-BR': 0, 'en-US': 1, 'es-ES': 2 } as const satisfies Record<Language, number>;

/** The words of one language, by key. */
export function saidIn<K extends string>(
  all: Readonly<Record<K, Said | { readonly said: Said }>>,
  language: Language,
): Record<K, string> {
  const words = Object.entries<Said | { readonly said: Said }>(all).map(([key, one]) => [
    key,
    wordsOf(one)[columns[language]],
  ]);
  return Object.fromEntries(words) as Record<K, string>;
}

function wordsOf(one: Said | { readonly said: Said }): Said {
  return 'said' in one ? one.said : one;
}

export function keysOf<K extends string>(all: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(all) as K[];
}

/** One part of each as one record with the keys of all; no two may have the same. */
export function merged<T extends object, P extends string>(all: readonly T[], part: P): Merged<PartOf<T, P>> {
  return Object.assign({}, ...all.map(one => Reflect.get(one, part)));
}
type PartOf<T, P extends string> = T extends { readonly [K in P]: infer Part } ? Part : never;
type Merged<T> = (T extends unknown ? (one: T) => void : never) extends (one: infer All) => void ? All : never;
