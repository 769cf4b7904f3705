import { requestsAtHomeContract } from '@cracha/contract/features/request/requests-at-home.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { dueToWorker } from './at-home.queries.ts';
import { countRequests, inReview } from './request.queries.ts';
import { typeOf } from './request-types.ts';
import { readerOf } from './request-verbs.ts';

/** Requests on the worker's home. */
export function atHomeRoutes(): Routes {
  return routes(requestsAtHomeContract, {
    ownRequestsAtHome: async ({ tx, by }) => {
      const { total, newest } = await inReview(tx, readerOf(by));
      return {
        esperam: await countRequests(tx, readerOf(by), { queue: 'mine' }),
        emAnalise: { total, maisNovo: newest && { id: newest.id, tipo: typeOf(newest.kind) } },
        aReceber: (await dueToWorker(tx, by.personId)).map(({ id, kind, month, year, amount }) => ({
          ...{ id, tipo: typeOf(kind), mes: month, ano: year, valor: amount },
        })),
      };
    },
  });
}
