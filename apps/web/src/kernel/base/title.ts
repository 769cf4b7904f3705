import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const area = createStore('Crachá');

/** The title is screen + area. */
export function useTitle(screen: string): void {
  const name = useStore(area);
  useEffect(() => {
    document.title = name === 'Crachá' ? `${screen} · Crachá` : `${screen} · ${name} · Crachá`;
  }, [screen, name]);
}

export function useAreaTitle(name: string): void {
  useEffect(() => {
    area.set(name);
    return () => area.set('Crachá');
  }, [name]);
}

/** After a route change the heading is what comes next, for the eye and the screen reader, or what the page begins with. */
export function focusHeading(): void {
  const first = document.querySelector('[data-begins]') ?? document.querySelector('h1');
  if (!(first instanceof HTMLElement)) return;
  if (first.matches('h1')) first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
