import { notificationRoutes } from './notification.routes.ts';

export const notificationFeature = {
  routes: () => [notificationRoutes()],
};
