import { createStore, remembered, useStore } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const saved = remembered('theme');
const store = createStore<Theme>(themes.find(theme => theme === saved.get()) ?? 'system');

export function useTheme(): Theme {
  return useStore(store);
}

/** The saved choice wins over the system's; `/theme.js` reads the same key before the first paint. */
export function setTheme(theme: Theme): void {
  saved.set(theme);
  store.set(theme);
  paint();
}

/** Follows the system while nothing else is chosen. */
export function followSystemTheme(): void {
  darkQuery().addEventListener('change', paint);
}

function paint(): void {
  const dark = store.get() === 'dark' || (store.get() === 'system' && darkQuery().matches);
  document.documentElement.dataset.tema = dark ? 'escuro' : 'claro';
}

function darkQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
