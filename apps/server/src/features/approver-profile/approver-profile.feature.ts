import { approverProfileRoutes } from './approver-profile.routes.ts';

export const approverProfileFeature = {
  routes: () => [approverProfileRoutes()],
};
