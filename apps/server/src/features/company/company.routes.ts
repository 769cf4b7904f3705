import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { doerOf } from '#core/audit/audit.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentChoice, presentConfig } from './company.presenter.ts';
import { companiesInScope, showsFullReceipt } from './company.queries.ts';
import { wishOf } from './company-config.ts';
import { configureCompany } from './configure-company.ts';

/** Companies: those to choose from, and what HR configures of one. */
export function companyRoutes(): Routes {
  return routes(companyContract, handlers);
}

const handlers = {
  companies: async ({ tx, actor }) =>
    (await companiesInScope(tx, actor)).map(row => presentChoice(row, actor.profile === 'rh')),
  showsFullReceipt: async ({ tx, params }) => (await showsFullReceipt(tx, params.id)) ?? refuse('NOT_FOUND'),
  configureCompany: async ({ tx, actor, request, params, body }) =>
    presentConfig(await configureCompany(tx, doerOf(actor, request), params.id, wishOf(body))),
} satisfies Handlers<typeof companyContract>;
