import { accessProfileRoutes } from './access-profile.routes.ts';

export const accessProfileFeature = {
  named: { accessProfile: 'access_profile.name' },
  routes: () => [accessProfileRoutes()],
};
