import type { Actor } from '#kernel/http/actor.ts';
import { companyRoutes } from './company.routes.ts';
import { restoreCompany } from './restore-company.ts';

export const companyFeature = {
  routes: (services: Parameters<typeof companyRoutes>[0]) => [companyRoutes(services)],
  named: { company: 'company.trade_name' },
  restores: () => ({
    // for who is limited to companies it would be outside of what they were given
    company: { restore: restoreCompany, may: ({ allCompanies }: Pick<Actor, 'allCompanies'>) => allCompanies },
  }),
};
