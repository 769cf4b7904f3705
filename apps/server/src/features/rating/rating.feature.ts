import { ratingRoutes } from './rating.routes.ts';

export const ratingFeature = {
  routes: () => [ratingRoutes()],
};
