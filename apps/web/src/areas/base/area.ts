import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ComponentType, ReactNode } from 'react';

export interface ScreenModule {
  Screen: ComponentType;
  /** Asks the server for what takes long, while the frame is still being drawn. */
  ask?: () => void;
}

/** An area: its rows of the navigation, its frame, and how each screen is fetched. */
export interface AreaModule {
  routes: readonly Route[];
  Shell: ComponentType<{ route: Route; children: ReactNode }>;
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
}
