import { historyRoutes } from './history.routes.ts';
import { openingRoutes } from './opening.routes.ts';

export const historyFeature = {
  routes: (services: Parameters<typeof historyRoutes>[0]) => [historyRoutes(services), openingRoutes()],
};
