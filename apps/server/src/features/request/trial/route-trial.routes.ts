import { routeTrialContract } from '@cracha/contract/features/request/route-trial.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { tryRoute } from './try-route.ts';

/** Approver profiles tried out. */
export function routeTrialRoutes(): Routes {
  return routes(routeTrialContract, { tryRoute: ({ tx, body }) => tryRoute(tx, body) });
}
