import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import type { requestQuery } from '@cracha/contract/features/request/request.schemas.ts';
import { visibleText } from '@cracha/contract/kernel/rich-text.ts';
import type * as z from 'zod/mini';
import type { JustificationPort } from '#core/clock/justification-port.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuseField } from '#kernel/refusal.ts';
import { offeredBenefits } from './benefit-form.ts';
import { redirectRequest } from './redirect-request.ts';
import { registrationForm } from './registration-form.ts';
import { presentEvent, presentRequest, presentRow } from './request.presenter.ts';
import { countRequests, eventsOf, listRequests, type RequestFilter } from './request.queries.ts';
import { insertMessage } from './request-change.queries.ts';
import { effectElsewhere, retryEffect } from './request-effect-by-hand.ts';
import { fileToTake } from './request-file.ts';
import { filterOf } from './request-filter.ts';
import { namesOf, planRoute } from './request-route.ts';
import { decideRequest, giveConsent, readerOf, requestOf, resendRequest, takeNote } from './request-verbs.ts';
import { askedIn, mustReadIt, type SendServices, sendRequest, subjectOf } from './send-request.ts';

interface Services extends SendServices {
  files: Pick<FileStore, 'open'>;
  justifications: JustificationPort;
}

/** Requests: sending, reading, deciding. */
export function requestRoutes(services: Services): Routes {
  const { files } = services;
  const decides =
    (verb: 'approve' | 'deny' | 'review' | 'cancel' | 'finish') =>
    async ({ tx, by, params: { id }, body }: Deciding) => {
      await decideRequest(services, tx, by, id, verb, { version: body.versao, reason: body.motivo });
      return whole(services, tx, by, id);
    };
  return routes(requestContract, {
    sendRequest: ({ tx, by, body, uploads }) => sendRequest(services, tx, by, body, uploads),
    sendRequestAsManager: ({ tx, by, body, uploads }) => sendRequest(services, tx, by, body, uploads),
    sendRequestAsHr: ({ tx, by, body, uploads }) => sendRequest(services, tx, by, body, uploads),
    checkRequest: async ({ tx, by, body, uploads }) => {
      const facts = await subjectOf(tx, by, body.idVinculo);
      const { asked, around } = await askedIn(tx, services, facts, body, { files: uploads.length });
      mustReadIt(by, asked);
      const { recusas, avisos, valores } = await asked.find(around);
      if (asked.holdsAtOnce) return { recusas, avisos, valores, rota: [] };
      const { route, world } = await planRoute(around, asked, by.personId, valores);
      return { recusas, avisos, valores, rota: route.steps.map(step => namesOf(world, step)) };
    },
    registrationForm: ({ tx, by, params }) => registrationForm(services, tx, by, params.idVinculo),
    offeredBenefits: ({ tx, by, params }) => offeredBenefits(tx, by, params.idVinculo),
    ownRequests: call => list(call, 'all'),
    managerRequests: call => list(call, 'mine'),
    hrRequests: call => list(call, 'mine'),
    ownPendingRequests: ({ tx, by }) => countRequests(tx, readerOf(by), { queue: 'mine' }),
    managerPendingRequests: ({ tx, by }) => countRequests(tx, readerOf(by), { queue: 'mine' }),
    hrPendingRequests: ({ tx, by }) => countRequests(tx, readerOf(by), { queue: 'mine' }),
    ownRequestTotals: call => totals(call),
    managerRequestTotals: call => totals(call),
    hrRequestTotals: call => totals(call),
    request: ({ tx, by, params }) => whole(services, tx, by, params.id),
    requestHistory: async ({ tx, by, params }) => {
      const { id } = await requestOf(tx, by, params.id);
      return (await eventsOf(tx, id)).map(presentEvent);
    },
    requestFile: async ({ inOwnTransaction, by, params }) => {
      const file = await inOwnTransaction(tx => fileToTake(services, tx, by, params.id, params.idArquivo));
      const { name, size, content_type: contentType, sha256 } = file;
      return { content: await files.open(sha256), contentType, name, size };
    },
    approveRequest: decides('approve'),
    denyRequest: decides('deny'),
    reviewRequest: decides('review'),
    cancelRequest: decides('cancel'),
    finishRequest: decides('finish'),
    resendRequest: async ({ tx, by, params: { id }, body: { versao, ...form }, uploads }) => {
      await resendRequest(services, tx, by, id, { form, version: Number(versao), uploads });
      return whole(services, tx, by, id);
    },
    consentToRequest: async ({ tx, by, params: { id }, body: { versao, concorda, motivo } }) => {
      await giveConsent(tx, services.enqueue, by, id, { version: versao, agrees: concorda, reason: motivo });
      return whole(services, tx, by, id);
    },
    noteRequest: async ({ tx, by, params: { id } }) => {
      await takeNote(tx, by, id);
      return whole(services, tx, by, id);
    },
    redirectRequest: async ({ tx, by, params: { id }, body: { etapa, de, para, motivo } }) => {
      await redirectRequest(tx, by, id, { step: etapa, from: de ?? null, to: para, reason: motivo });
      return whole(services, tx, by, id);
    },
    retryEffect: async ({ tx, by, params: { id }, body }) => {
      await retryEffect(tx, services.enqueue, by, id, body.versao);
      return whole(services, tx, by, id);
    },
    effectElsewhere: async ({ tx, by, params: { id }, body }) => {
      await effectElsewhere(tx, by, id, { version: body.versao, reason: body.motivo });
      return whole(services, tx, by, id);
    },
    writeOnRequest: async ({ tx, by, params, body }) => {
      const row = await requestOf(tx, by, params.id);
      const text = visibleText(body.mensagem);
      if (text === '') return refuseField('mensagem', 'REQUIRED_FIELD');
      if (text.length > 2000) return refuseField('mensagem', 'MAX_LENGTH', { max: 2000 });
      if (row.kind !== 'clock') return { id: await insertMessage(tx, row.id, by, text) };
      await services.justifications.write(tx, by, row.id, text);
      return { id: row.id };
    },
  });
}

interface Deciding {
  tx: Tx;
  by: By;
  params: { id: string };
  body: { versao: number; motivo?: string | undefined };
}

async function whole(services: Services, tx: Tx, by: By, id: string) {
  return presentRequest(services, tx, by, await requestOf(tx, by, id));
}

type Query = z.output<typeof requestQuery>;

async function list(
  { tx, by, params, query }: { tx: Tx; by: By; params: { page: number; size: number }; query: Query },
  queue: RequestFilter['queue'],
) {
  const filter = filterOf(query, queue);
  const rows = await listRequests(tx, readerOf(by), filter, { ...params, after: query.after });
  return pageOf(rows, await countRequests(tx, readerOf(by), filter), params, row => presentRow(row, by));
}

async function totals({ tx, by, query }: { tx: Tx; by: By; query: Omit<Query, 'after'> }) {
  const reader = readerOf(by);
  const count = (queue: RequestFilter['queue'], isLate = false) =>
    countRequests(tx, reader, { ...filterOf({ ...query, fila: undefined }, queue), isLate });
  return {
    ...{ minhas: await count('mine'), decididas: await count('decided'), equipe: await count('team') },
    ...{ todas: await count('all'), atrasadas: await count('all', true) },
  };
}
