import { accessProfileRoutes } from './access-profile.routes.ts';

export const accessProfileFeature = {
  routes: () => [accessProfileRoutes()],
};
