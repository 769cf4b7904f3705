import type { Language } from '@cracha/contract/kernel/wire.ts';
import { createStore, remembered, useStore } from './store.ts';

/** In the order of the chooser, each in its own words. */
export const languageNames: Record<Language, string> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' };

const saved = remembered('language');
const store = createStore<Language>(asLanguage(saved.get()));
const loaders: Array<(language: Language) => Promise<unknown>> = [];

export const currentLanguage = store.get;

export function useLanguage(): Language {
  return useStore(store);
}

/** Words first, then the switch: the page changes language in one step, without a gap. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all(loaders.map(load => load(language)));
  saved.set(language);
  document.documentElement.lang = language;
  store.set(language);
}

/** `texts.ts` registers every bundle in use here. */
export function onLanguageChange(load: (language: Language) => Promise<unknown>): void {
  loaders.push(load);
}

/** Any text as one of the three languages; else the one for everybody, Portuguese. */
export function asLanguage(text: string | null): Language {
  return text === 'en-US' || text === 'es-ES' ? text : 'pt-BR';
}
