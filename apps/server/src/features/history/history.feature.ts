import { historyRoutes } from './history.routes.ts';
import { openingRoutes } from './opening.routes.ts';
import type { Restorers } from './restore-deleted.ts';

export const historyFeature = {
  routes: ({ restorers }: { restorers: Restorers }) => [historyRoutes(restorers), openingRoutes()],
};
