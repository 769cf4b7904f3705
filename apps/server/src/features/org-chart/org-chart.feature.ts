import { orgChartRoutes } from './org-chart.routes.ts';

export const orgChartFeature = {
  routes: () => [orgChartRoutes()],
};
