import { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import { ownPendingContract } from '@cracha/contract/features/document/own-pending.contract.ts';
import { pendingDocumentContract } from '@cracha/contract/features/document/pending-document.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import type { TellFilesShown } from '#core/document/tell-receiver.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import { chainLength, chainOf } from './chain.queries.ts';
import { seesSignatures } from './document.policy.ts';
import {
  presentDocument,
  presentFilters,
  presentForStaff,
  presentTotals,
  presentVersion,
  presentWhole,
} from './document.presenter.ts';
import {
  type Box,
  countDocuments,
  countPending,
  filterValues,
  listDocuments,
  lookUpDocuments,
  totalsOf,
} from './document.queries.ts';
import {
  acceptDocument,
  acknowledgeDocument,
  addVersion,
  changeDocument,
  deleteDocuments,
  documentOf,
  rejectDocument,
  viewDocument,
} from './document.ts';
import { filesOf, personsOf, receiversOf, signatureOf, versionsOf } from './document-parts.queries.ts';
import { filterOf } from './filter.ts';
import { holdFiles } from './held-upload.ts';
import { remindDocuments, showDocuments } from './many-documents.ts';
import { type PagePlace, pictureOf, placeOfPage, textOf } from './page-place.ts';
import { noteOpening, readerOf } from './reading.ts';
import { sendDocument } from './send-document.ts';
import { messagesTo, signaturesOf } from './signature.queries.ts';
import { sentFile, toTake } from './take-document.ts';

type Calls = typeof documentContract;

export interface DocumentServices {
  files: Pick<FileStore, 'open' | 'path' | 'put'>;
  tellFilesShown: TellFilesShown;
}

/** Documents between company and people: sending, receiving, reading, keeping (product 6.1, 6.2, 6.12). */
export function documentRoutes({ files, tellFilesShown }: DocumentServices): Routes {
  return routes(documentContract, {
    holdDocumentFiles: ({ by, uploads, inOwnTransaction }) => holdFiles(files, { by, uploads }, inOwnTransaction),
    createDocument: ({ tx, by, body }) => sendDocument(tx, { by, tellFilesShown }, body),
    hrSentDocuments: staffListOf('sent'),
    hrReceivedDocuments: staffListOf('received'),
    managerSentDocuments: staffListOf('sent'),
    managerReceivedDocuments: staffListOf('received'),
    ownSentDocuments: listOf('sent'),
    ownReceivedDocuments: listOf('received'),
    hrDocumentTotals: totals,
    managerDocumentTotals: totals,
    ownDocumentTotals: totals,
    hrDocumentFilters: filters,
    managerDocumentFilters: filters,
    ownDocumentFilters: filters,
    document: async ({ tx, by, params }) => {
      const row = await documentOf(tx, by, params.id);
      await noteOpening(tx, by, row, await personsOf(tx, row.id));
      return wholeOf(tx, by, row.id);
    },
    documentPage: async ({ by, params, inOwnTransaction }) =>
      pictureOf(files, by, await inOwnTransaction(tx => placeIn(tx, by, params)), params.n),
    documentText: async ({ by, params, inOwnTransaction }) =>
      textOf(files, by, await inOwnTransaction(tx => placeIn(tx, by, params))),
    documentBytes: async ({ by, params, inOwnTransaction }) =>
      sentFile(files, await inOwnTransaction(tx => toTake(tx, by, params.id))),
    documentFileBytes: async ({ by, params, inOwnTransaction }) =>
      sentFile(files, await inOwnTransaction(tx => toTake(tx, by, params.id, params.idArquivo))),
    documentVersions: async ({ tx, by, params }) => {
      const { id } = await documentOf(tx, by, params.id);
      const shown = [];
      for (const one of await versionsOf(tx, id)) shown.push(presentVersion(one, await filesOf(tx, id, one.number)));
      return shown;
    },
    documentEvents: async ({ tx, by, params }) => {
      const { id } = await documentOf(tx, by, params.id);
      const { page, size } = params;
      const total = await chainLength(tx, id);
      return {
        items: await chainOf(tx, id, { after: (page - 1) * size, limit: size }),
        total,
        page,
        size,
        after: null,
      };
    },
    updateDocument: async ({ tx, by, params, body }) => {
      await changeDocument(tx, by, params.id, body);
      return wholeOf(tx, by, params.id);
    },
    addDocumentVersion: async ({ tx, by, params, body }) => {
      await addVersion(tx, { by, tellFilesShown }, params.id, body);
      return wholeOf(tx, by, params.id);
    },
    viewDocument: async ({ tx, by, params }) => {
      await viewDocument(tx, by, params.id);
      return wholeOf(tx, by, params.id);
    },
    acknowledgeDocument: async ({ tx, by, params, body }) => {
      await acknowledgeDocument(tx, by, params.id, body.hash);
      return wholeOf(tx, by, params.id);
    },
    acceptDocument: async ({ tx, by, params, body }) => {
      await acceptDocument(tx, by, params.id, body);
      return wholeOf(tx, by, params.id);
    },
    rejectDocument: async ({ tx, by, params, body }) => {
      await rejectDocument(tx, by, params.id, body.motivo);
      return wholeOf(tx, by, params.id);
    },
    showDocuments: async ({ tx, by, body }) => ({ total: await showDocuments(tx, by, body) }),
    remindDocuments: async ({ tx, by, body }) => ({ total: await remindDocuments(tx, by, body.ids) }),
    deleteDocuments: async ({ tx, by, body }) => ({
      total: await deleteDocuments(tx, by, readDeletion(body), body.confirmado !== false),
    }),
  });
}

/** How many wait for who asks. */
export function pendingRoutes(): Routes[] {
  return [
    routes(pendingDocumentContract, { hrPendingDocuments: pending, managerPendingDocuments: pending }),
    routes(ownPendingContract, { ownPendingDocuments: pending }),
  ];
}

/** All that is told of one after an act. */
async function wholeOf(tx: Tx, by: By, id: string) {
  const row = await documentOf(tx, by, id);
  const [version] = await versionsOf(tx, row.id, row.file_version);
  return presentWhole(row, by, {
    ...{ version, files: await filesOf(tx, row.id, row.file_version), receivers: await receiversOf(tx, row.id) },
    signatureId: (await signatureOf(tx, row.id))?.id ?? null,
  });
}

type Listing = CallOf<Calls['hrSentDocuments']>;

function listOf(box: Box) {
  return async ({ tx, by, params, query }: Pick<Listing, 'tx' | 'by' | 'params' | 'query'>) => {
    const filter = await lookUpDocuments(tx, filterOf(by, box, query));
    const rows = await listDocuments(tx, filter, query.orderBy, { ...params, after: query.after });
    return pageOf(rows, await countDocuments(tx, filter), params, row => presentDocument(row, by));
  };
}

/** Of a row's signers so many messages are told; the rest its page tells. */
const messagesTold = 3;

function staffListOf(box: Box) {
  return async ({ tx, by, params, query }: Pick<Listing, 'tx' | 'by' | 'params' | 'query'>) => {
    const filter = await lookUpDocuments(tx, filterOf(by, box, query));
    const rows = await listDocuments(tx, filter, query.orderBy, { ...params, after: query.after });
    const toSign = seesSignatures(by) ? rows.filter(({ asks }) => asks === 'sign').map(({ id }) => id) : [];
    const signatures = await signaturesOf(tx, toSign);
    const signers = signatures.flatMap(one => one.signers.map(({ id }) => id));
    const messages = signers.length > 0 ? await messagesTo(tx, signers, messagesTold) : [];
    const byDocument = new Map(signatures.map(one => [one.document_id, one]));
    return pageOf(rows, await countDocuments(tx, filter), params, row =>
      presentForStaff(row, by, byDocument.get(row.id), messages),
    );
  };
}

async function totals({ tx, by, query }: Pick<Listing, 'tx' | 'by'> & { query: QueryOf<Calls['hrDocumentTotals']> }) {
  return presentTotals(await totalsOf(tx, await lookUpDocuments(tx, filterOf(by, 'both', query))));
}

async function filters({ tx, by }: Pick<Listing, 'tx' | 'by'>) {
  return presentFilters(await filterValues(tx, filterOf(by, 'both', {})));
}

function pending({ tx, by }: Pick<Listing, 'tx' | 'by'>) {
  return countPending(tx, readerOf(by));
}

async function placeIn(tx: Tx, by: By, { id, n }: { id: string; n: number }): Promise<PagePlace> {
  const row = await documentOf(tx, by, id);
  return placeOfPage(tx, row.id, row.file_version, n);
}
