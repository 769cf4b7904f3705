import { helpRoutes } from './help.routes.ts';

export const helpFeature = {
  routes: (services: Parameters<typeof helpRoutes>[0]) => [helpRoutes(services)],
};
