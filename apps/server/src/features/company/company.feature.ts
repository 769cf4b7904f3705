import { companyRoutes } from './company.routes.ts';
import { restoreCompany } from './restore-company.ts';

export const companyFeature = {
  routes: (services: Parameters<typeof companyRoutes>[0]) => [companyRoutes(services)],
  restores: () => ({ company: restoreCompany }),
};
