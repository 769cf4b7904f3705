import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { renderDocumentPage } from '#core/reading/cut.ts';
import { personTurn } from '#kernel/http/actor.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { sharesOf } from '../company-scope.queries.ts';
import { presentImport } from '../import.presenter.ts';
import { findImport } from '../import.queries.ts';
import { replaceImport } from '../import-acts.ts';
import { employmentsLike, findDocument, queueItemOf, queueOf, reserve } from '../review.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { presentChoice, presentQueue, presentQueueItem } from './review.presenter.ts';
import { confirmDocument, ignoreDocument, reopenDocument, typeDocument } from './review-acts.ts';
import { setDays, undoDays } from './review-days.ts';
import { presentCheck, reviewOf } from './review-document.ts';
import { decideExisting, undoExisting } from './review-existing.ts';
import { mayRegister, registerWorkers } from './review-registry.ts';
import { type SplitServices, splitDocument } from './split.ts';

export interface ReviewServices extends SplitServices {
  enqueue: Enqueue;
}

type Calls = typeof reviewContract;

const mostInQueue = 1000;
/** Pixels per point: a page 1,190 pixels wide reads well on the desk and at twice its size. */
const pictureScale = 2;

/** The review desk: the queue, a document, the decisions (design addendum B3). */
export function reviewRoutes({ enqueue, ...services }: ReviewServices): Routes {
  return routes(reviewContract, {
    reviewQueue: async ({ tx, actor, params }) => {
      const row = (await findImport(tx, params.id)) ?? refuse('NOT_FOUND');
      const { others } = await sharesOf(tx, params.id);
      return presentQueue(row, await queueOf(tx, params.id, mostInQueue), others, actor);
    },
    reviewDocument: async ({ tx, actor, params }) => reviewOf(tx, actor, params.id, params.documento),
    pagePicture: call => pictureOf(services.files, call),
    reserveDocument: async ({ tx, actor, params }) => {
      const row = (await findDocument(tx, params.id, params.documento)) ?? refuse('NOT_FOUND');
      const taken = await reserve(tx, row.id, actor.personId);
      return { reservadoPor: taken ? null : row.held_by };
    },
    checkDocument: async ({ tx, params, body }) => {
      const row = (await findDocument(tx, params.id, params.documento)) ?? refuse('NOT_FOUND');
      return presentCheck(storedReading(row.reading), body);
    },
    confirmDocument: async call => {
      const { tx, by, params, body } = call;
      await confirmDocument(tx, by, params.id, params.documento, body);
      return itemOf(call);
    },
    ignoreDocument: async call => {
      await ignoreDocument(call.tx, call.by, call.params.id, call.params.documento);
      return itemOf(call);
    },
    reopenDocument: async call => {
      await reopenDocument(call.tx, call.by, call.params.id, call.params.documento);
      return itemOf(call);
    },
    typeDocument: async call => {
      const { tx, by, params, body } = call;
      await typeDocument(tx, by, params.id, params.documento, body.tipo);
      return itemOf(call);
    },
    splitDocument: async call => splitDocument(services, call),
    decideExisting: async ({ tx, by, params, body }) => decideExisting(tx, by, params.id, body.existente),
    undoExisting: async ({ tx, by, params, body }) => ({ total: await undoExisting(tx, by, params.id, body.ato) }),
    setCreditDays: async ({ tx, by, params, body }) => setDays(tx, by, params.id, body.dia, body.documentos),
    undoCreditDays: async ({ tx, by, params, body }) => ({
      total: await undoDays(tx, by, params.id, body.ato),
    }),
    registerWorkers: async ({ tx, actor, by, params, body }) => {
      if (!mayRegister(actor)) refuse('OPERATION_NOT_ALLOWED');
      if (!(await findImport(tx, params.id))) refuse('NOT_FOUND');
      return registerWorkers(tx, by, params.id, body.documentos);
    },
    workerChoices: async ({ tx, params, query }) => {
      if (!(await findImport(tx, params.id))) refuse('NOT_FOUND');
      return (await employmentsLike(tx, query.pesquisa ?? '')).map(found => presentChoice(found, [], []));
    },
    replaceImport: async ({ tx, actor, by, params }) => {
      const id = await replaceImport(tx, enqueue, by, params.id);
      return presentImport((await findImport(tx, id)) ?? refuse('NOT_FOUND'), actor);
    },
  });
}

async function itemOf({ tx, params }: Pick<CallOf<Calls['confirmDocument']>, 'tx' | 'params'>) {
  return presentQueueItem((await queueItemOf(tx, params.id, params.documento)) ?? refuse('NOT_FOUND'));
}

/** Draws a page outside of any transaction; that a worker's pay was looked at is recorded first. */
async function pictureOf(
  files: ReviewServices['files'],
  { by, params, inOwnTransaction }: CallOf<Calls['pagePicture']>,
) {
  const row = await inOwnTransaction(async tx => {
    const found = (await findDocument(tx, params.id, params.documento)) ?? refuse('NOT_FOUND');
    if (!found.pages.includes(params.pagina)) refuse('NOT_FOUND');
    if (found.person_id) {
      const opened = { accessGroupId: found.access_group_id, personId: found.person_id };
      await recordOpening(tx, by, { ...opened, entity: 'importDocument', entityId: found.id });
    }
    return found;
  });
  const content = await renderDocumentPage(
    await files.path(row.source_sha256 ?? row.file_sha256),
    params.pagina,
    pictureScale,
    personTurn(by.actor),
  );
  return { content, contentType: 'image/png', name: `pagina-${params.pagina}.png`, size: content.length, inline: true };
}
