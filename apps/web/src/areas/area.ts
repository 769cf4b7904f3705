import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ComponentType, ReactNode } from 'react';

interface ScreenModule {
  Screen: ComponentType;
}

/** An area: its rows of the navigation, its frame, and how each screen is fetched. */
export interface AreaModule {
  routes: readonly Route[];
  Shell: ComponentType<{ route: Route; children: ReactNode }>;
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
}
