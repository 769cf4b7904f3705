import { approverProfileRoutes } from './approver-profile.routes.ts';

export const approverProfileFeature = {
  named: { approverProfile: 'approver_profile.name' },
  routes: () => [approverProfileRoutes()],
};
