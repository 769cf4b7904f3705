import { requestBatchContract as contract } from '@cracha/contract/features/request/request-batch.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { filterOf } from '../request-filter.ts';
import { lastReasons } from './request-batch.queries.ts';
import { type AskedRequests, askRequests, presentRequests } from './request-batch.ts';

interface Asking {
  tx: Tx;
  by: By;
  body: BodyOf<(typeof contract)['approveRequests']>;
}

/** Acts on many requests. */
export function requestBatchRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  const many =
    (act: AskedRequests['act']) =>
    async ({ tx, by, body: { itens, filtro, motivo } }: Asking) => {
      const items = itens?.map(({ id, versao }) => ({ id, version: versao }));
      const filter = filtro && filterOf(filtro, 'mine');
      return { idLote: await askRequests(tx, enqueue, by, { act, items, filter, reason: motivo }) };
    };
  return routes(contract, {
    approveRequests: many('approveRequest'),
    denyRequests: many('denyRequest'),
    finishRequests: many('finishRequest'),
    requestBatch: ({ tx, params }) => presentRequests(tx, params.id),
    recentReasons: ({ tx, by }) => lastReasons(tx, groupOf(by), by.personId, 3),
  });
}
