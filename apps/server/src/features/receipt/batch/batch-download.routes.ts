import { batchDownloadContract } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import {
  type BatchForm,
  batchCategories,
  mostDocuments,
} from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { record } from '#core/audit/audit.ts';
import { recentDownloads } from '#core/file/download.queries.ts';
import { countDownload, downloadLimit } from '#core/file/download.ts';
import type { Category } from '#core/receipt/category.ts';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayOf } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { type FoundFilter, filterValuesOf, lookUpSearch } from '../list/receipt-list.queries.ts';
import { scopeOf } from '../list/receipt-list.routes.ts';
import { filterOf, presentFilterValues } from '../list/receipt-list.ts';
import { documentsOf } from './batch-documents.queries.ts';
import { prepareBatch } from './batch-download.jobs.ts';
import { batchOfCategory, categoryOfBatch, mayBatch, mostAtOnce } from './batch-download.policy.ts';
import { presentBatch } from './batch-download.presenter.ts';
import {
  batchFileOf,
  countBatches,
  countChosen,
  findBatch,
  hasBegun,
  listBatches,
  lostOf,
  noteBatchOpening,
  openBatch,
  runningBatches,
  stopBatch,
} from './batch-download.queries.ts';
import { batchTopic, tellBatch } from './batch-live.ts';

type Calls = typeof batchDownloadContract;

export interface BatchServices {
  enqueue: Enqueue;
  files: Pick<FileStore, 'path' | 'part'>;
}

/** HR's batches: what a filter finds, in ZIPs that a job prepares. */
export function batchDownloadRoutes({ enqueue, files }: BatchServices): Routes {
  return routes(batchDownloadContract, {
    ...readHandlers,
    startBatch: async ({ tx, actor, by, body }) => {
      const category = categoryFor(actor, body);
      const { personId } = actor;
      const accessGroupId = groupOf(by);
      if ((await runningBatches(tx, personId)) >= mostAtOnce) refuse('JOB_ALREADY_RUNNING');
      const scope = scopeOf(actor, category);
      const filter = await filterFor(tx, body);
      const { total } = await countChosen(tx, scope, filter, mostDocuments);
      if (total > mostDocuments) refuse('MAX_VALUE', { max: mostDocuments });
      const { categoria: _, nomes, ...asked } = body;
      const batch = { accessGroupId, personId, category, filter: asked, names: nomes, language: actor.language };
      const opened = (await openBatch(tx, batch, scope, filter)) ?? refuse('RECORDS_NOT_FOUND');
      await enqueue(tx, prepareBatch, { accessGroupId, personId, batchId: opened.id });
      await record(tx, by, {
        verb: 'batchAsked',
        entity: 'batchDownload',
        entityId: opened.id,
        // that it was searched is told, not for whom
        after: { ...body, pesquisa: body.pesquisa ? true : undefined, total: opened.total },
      });
      return present(tx, opened.id, actor);
    },
    cancelBatch: async ({ tx, actor, by, params: { id } }) => {
      const batch = (await findBatch(tx, id)) ?? refuse('NOT_FOUND');
      if (!(await stopBatch(tx, id))) refuse('REQUEST_ALREADY_FINISHED');
      await record(tx, by, { verb: 'batchCancelled', entity: 'batchDownload', entityId: id });
      await tellBatch(tx, { personId: batch.requested_by, batchId: id });
      return present(tx, id, actor);
    },
    batchFile: call => takeFile(files, call),
  });
}

const readHandlers = {
  batches: async ({ tx, actor, params, query }) => {
    const rows = await listBatches(tx, actor.personId, { ...params, after: query.after });
    return pageOf(rows, await countBatches(tx, actor.personId), params, row => presentBatch(row, actor));
  },
  batchFilters: async ({ tx, actor, params }) => {
    const category = categoryFor(actor, params);
    const values = await filterValuesOf(tx, scopeOf(actor, category), documentsOf(category));
    return {
      // only a payslip's kinds are known by a word of their own
      ...presentFilterValues(values.map(value => (payslipKind(value.kind) ? value : { ...value, kind: null }))),
      categorias: batchCategories.filter(one => mayBatch(categoryOfBatch[one], actor)),
    };
  },
  batchPreview: async ({ tx, actor, query }) => {
    const scope = scopeOf(actor, categoryFor(actor, query));
    const { total, workers } = await countChosen(tx, scope, await filterFor(tx, query), mostDocuments);
    return {
      total,
      trabalhadores: workers,
      maximo: mostDocuments,
      baixados: await recentDownloads(tx, actor.personId),
      limite: downloadLimit,
    };
  },
  batchEvents: async ({ actor }) => ({ topics: [batchTopic(actor.personId)] }),
  batchById: async ({ tx, actor, params }) => present(tx, params.id, actor),
} satisfies Handlers<Calls>;

/**
 * One transaction looks whether all that is in the file may still be opened, counts the download and writes the openings; what
 * goes on with a delivery of this hour by Range is part of it.
 */
async function takeFile(
  files: BatchServices['files'],
  { actor, by, request, inOwnTransaction, params }: CallOf<Calls['batchFile']>,
) {
  const { id, numero } = params;
  const file = await inOwnTransaction(async tx => {
    const batch = (await findBatch(tx, id)) ?? refuse('NOT_FOUND');
    if (!mayBatch(batch.category, actor)) refuse('OPERATION_NOT_ALLOWED');
    if (batch.state === 'queued' || batch.state === 'preparing') refuse('FILE_NOT_READY');
    const found = (await batchFileOf(tx, id, numero)) ?? refuse('FILE_NOT_FOUND');
    const lost = await lostOf(tx, id, scopeOf(actor, batch.category));
    if (lost > 0) refuse('OPERATION_NOT_ALLOWED', { perdidos: lost });
    const entity = `${id}:${numero}`;
    const goesOn = request.range !== undefined && (await hasBegun(tx, actor.personId, entity));
    if (!goesOn) {
      await countDownload(tx, actor, 'batchDownload', entity);
      await noteBatchOpening(tx, id, numero, by);
      await record(tx, by, {
        verb: 'batchTaken',
        entity: 'batchDownload',
        entityId: id,
        after: { categoria: batchOfCategory[batch.category], part: numero, total: found.entries },
      });
    }
    return { ...found, batch };
  });
  const { requested_at: asked, files: parts } = file.batch;
  const stamp = dayOf(asked);
  const name = `Documentos ${stamp}${parts.length > 1 ? ` parte ${numero}` : ''}.zip`;
  return {
    content: { etag: file.sha256, part: (from: number, to: number) => files.part(file.sha256, from, to) },
    size: file.size,
    contentType: 'application/zip',
    name,
  };
}

/** @throws OPERATION_NOT_ALLOWED without the grant of downloading what is asked for */
function categoryFor(actor: Actor, { categoria }: Pick<BatchForm, 'categoria'>): Category {
  const category = categoryOfBatch[categoria];
  return mayBatch(category, actor) ? category : refuse('OPERATION_NOT_ALLOWED');
}

async function filterFor(tx: Tx, form: BatchForm): Promise<FoundFilter> {
  const filter = filterOf(form.categoria === 'recibos' ? form : { ...form, especie: undefined });
  // mirrors have no index of found receipts: their words are looked for where they are
  return form.categoria === 'espelhos' ? filter : lookUpSearch(tx, filter);
}

async function present(tx: Tx, id: string, actor: Actor) {
  return presentBatch((await findBatch(tx, id)) ?? refuse('NOT_FOUND'), actor);
}
