import type { Route } from '@cracha/contract/navigation/route.ts';

/** The address of a screen of one area, by the screen's name: typed, so that a renamed screen doesn't compile. */
export function pathOf<const R extends readonly Route[]>(routes: R, screen: R[number]['screen']): string {
  return routes.find(route => route.screen === screen)?.path ?? '/';
}
