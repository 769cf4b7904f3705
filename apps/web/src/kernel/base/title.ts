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

/** After a route change the heading is what comes next, for the eye and for the screen reader. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
