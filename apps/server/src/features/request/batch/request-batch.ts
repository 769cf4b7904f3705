import type { requestBatchContract } from '@cracha/contract/features/request/request-batch.contract.ts';
import { mostAtOnce } from '@cracha/contract/features/request/request-batch.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { batchById } from '#core/batch/batch.queries.ts';
import { type BatchJob, type BatchWork, giveUpBatch, runBatch, startBatch } from '#core/batch/batch.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { By } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { decidedMany } from '../batch-types.ts';
import { countRequests, listRequests, type RequestFilter } from '../request.queries.ts';
import { typeOf } from '../request-types.ts';
import { decideRequest, readerOf, requestOf, type VerbServices } from '../request-verbs.ts';
import { decideRequests } from './request-batch.jobs.ts';
import { batchResults, batchTypesOf } from './request-batch.queries.ts';

const verbs = { approveRequest: 'approve', denyRequest: 'deny', finishRequest: 'finish' } as const;
type BatchAct = keyof typeof verbs;
const acts = ['approveRequest', 'denyRequest', 'finishRequest'] as const satisfies BatchAct[];

/** The single act's permissions. */
const permissions = {
  rh: {
    approveRequest: 'RhSolicitacaoAprovar',
    denyRequest: 'RhSolicitacaoNegar',
    finishRequest: 'RhSolicitacaoFinalizar',
  },
  gestor: { approveRequest: 'GestorSolicitacaoAprovar', denyRequest: 'GestorSolicitacaoNegar', finishRequest: '' },
} as const;

export interface AskedRequests {
  act: BatchAct;
  items: readonly { id: string; version: number }[] | undefined;
  filter: RequestFilter | undefined;
  reason: string | undefined;
}

/** Writes down an act on many requests. @throws DENY_REASON_REQUIRED, REQUIRED_FIELD, REQUEST_BATCH_TOO_LARGE, NOT_FOUND for what is no id */
export async function askRequests(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { act, items, filter, reason }: AskedRequests,
): Promise<string> {
  if (act === 'denyRequest' && !isReason(reason)) refuse('DENY_REASON_REQUIRED');
  if ((items === undefined) === (filter === undefined)) refuseField('itens', 'REQUIRED_FIELD');
  const chosen = items ?? (await found(tx, by, filter ?? { queue: 'mine' }));
  if (chosen.length > mostAtOnce) refuse('REQUEST_BATCH_TOO_LARGE', { total: chosen.length, max: mostAtOnce });
  const job = await startBatch(tx, by, { kind: 'requestBatch', act, reason, items: chosen });
  await enqueue(tx, decideRequests, job);
  return job.batchId;
}

/** All that a filter finds, as it is now. */
async function found(tx: Tx, by: By, filter: RequestFilter): Promise<{ id: string; version: number }[]> {
  const reader = readerOf(by);
  const rows = await listRequests(tx, reader, filter, { size: mostAtOnce });
  // a list reads one row more than it is asked for
  const total = rows.length <= mostAtOnce ? rows.length : await countRequests(tx, reader, filter);
  if (total > mostAtOnce) refuse('REQUEST_BATCH_TOO_LARGE', { total, max: mostAtOnce });
  return rows;
}

type Services = VerbServices & { pool: pg.Pool };

function workOf(services: VerbServices): BatchWork {
  return {
    acts,
    async decide(tx, by, { act, reason, profile }, { subject_id: id, version }) {
      const asked = acts.find(one => one === act) ?? refuse('INVALID_OPTION');
      if (!by.actor.permissions.has(permissions[profile][asked])) refuse('OPERATION_NOT_ALLOWED');
      const row = await requestOf(tx, by, id);
      const types = decidedMany(await batchTypesOf(tx, row.employment_id));
      if (!types.includes(typeOf(row.kind))) refuse('REQUEST_ONE_BY_ONE');
      await decideRequest(services, tx, by, id, verbs[asked], { version, reason: reason ?? undefined });
    },
    target: ({ id }, profile) => `${(profile === 'rh' ? to.hr : to.manager).requests()}?lote=${id}`,
    cause: 'request-batch',
  };
}

/** Many requests one after the other, each by the rules of the single act. */
export function settleRequests(services: Services, job: BatchJob, signal: AbortSignal): Promise<void> {
  return runBatch(services.pool, job, signal, workOf(services));
}

/** After the last try: what was not decided has that as its result. */
export function giveUpRequests(services: Services, job: BatchJob): Promise<void> {
  return giveUpBatch(services.pool, job, workOf(services));
}

/** @throws NOT_FOUND to all but who started it */
export async function presentRequests(
  tx: Tx,
  id: string,
): Promise<ResponseSent<(typeof requestBatchContract)['requestBatch']>> {
  const batch = isUuid(id) ? await batchById(tx, id, acts) : undefined;
  if (!batch) return refuse('NOT_FOUND');
  const outcomes = { waiting: null, done: 'ok' } as const;
  return {
    ...{ total: batch.total, feitos: batch.done },
    itens: (await batchResults(tx, batch.id)).map(({ id: subject, state, refusal, data, code, name }) => ({
      ...{ id: subject, codigo: code, nome: name, valores: messageValues.parse(data) },
      resultado: state === 'refused' ? refusal : outcomes[state],
    })),
  };
}
