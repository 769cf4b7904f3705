import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { affected, idOf, idParams, searchText } from '../../kernel/wire.ts';
import { importItem } from './import.schemas.ts';
import { changesImports, seesImports } from './import-access.ts';
import * as s from './review.schemas.ts';

const documentParams = z.object({ id: idOf('import'), documento: idOf('import_document') });
const pageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'INVALID_PAGE')), z.transform(Number));

/** The review desk of an import (receipts document, 'Review'; design addendum B3). Our own calls. */
export const reviewContract = {
  reviewQueue: endpoint({
    method: 'GET',
    path: '/importacao/:id/conferencia',
    summary: 'The documents of an import that wait for a person or were decided, gravest cause first.',
    access: seesImports,
    params: idParams('import'),
    response: s.reviewQueue,
  }),
  reviewDocument: endpoint({
    method: 'GET',
    path: '/importacao/:id/conferencia/:documento',
    summary: 'One document with its fields, boxes, findings, candidates and what would close its sum.',
    access: seesImports,
    params: documentParams,
    response: s.reviewDocument,
  }),
  pagePicture: endpoint({
    method: 'GET',
    path: '/importacao/:id/conferencia/:documento/paginas/:pagina',
    summary: "A picture (PNG) of one of the document's pages.",
    access: seesImports,
    params: z.object({ id: idOf('import'), documento: idOf('import_document'), pagina: pageNumber }),
    responseKind: 'file',
    ownTransactions: true,
    forSupport: true,
  }),
  reserveDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/reservar',
    summary: 'Says that one is at a document, for two minutes; answers who else is, if somebody was faster.',
    access: changesImports,
    params: documentParams,
    response: z.object({ reservadoPor: z.nullable(z.string()) }),
  }),
  checkDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/verificar',
    summary: 'Runs the self-check on a correction; changes nothing.',
    access: changesImports,
    params: documentParams,
    body: s.correction,
    response: s.checked,
    forSupport: true,
  }),
  confirmDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/confirmar',
    summary: 'Takes a decision: the document is clean from now on.',
    access: changesImports,
    params: documentParams,
    body: s.decision,
    response: s.queueItem,
  }),
  ignoreDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/ignorar',
    summary: 'Leaves a document out of the publication.',
    access: changesImports,
    params: documentParams,
    response: s.queueItem,
  }),
  reopenDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/reabrir',
    summary: 'Takes a decision back, as long as nothing is published: the document is as it was read.',
    access: changesImports,
    params: documentParams,
    response: s.queueItem,
  }),
  typeDocument: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/:documento/tipo',
    summary: 'Says what an unrecognised page is.',
    access: changesImports,
    params: documentParams,
    body: s.typeForm,
    response: s.queueItem,
  }),
  decideExisting: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/existentes',
    summary: 'Replaces or keeps the existing receipts of all documents that wait for nothing else.',
    access: changesImports,
    params: idParams('import'),
    body: s.existingForm,
    response: importItem,
  }),
  setCreditDays: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/dias',
    summary: 'One day of credit for all documents whose day is in doubt, or for those named; all or none of them.',
    access: changesImports,
    params: idParams('import'),
    body: s.daysForm,
    response: s.daysSet,
  }),
  undoCreditDays: endpoint({
    method: 'POST',
    path: '/importacao/:id/conferencia/dias/desfazer',
    summary: "Takes one's own setting of many days back, of what is not published and nobody has decided since.",
    access: changesImports,
    params: idParams('import'),
    body: s.daysUndoForm,
    response: affected,
  }),
  registerWorkers: endpoint({
    method: 'POST',
    path: '/importacao/:id/cadastrar',
    summary: 'Registers the workers of documents that match nobody, with what the documents say.',
    access: { ...changesImports, permission: ['RhTrabalhadorCriar'] },
    params: idParams('import'),
    body: s.registerForm,
    response: s.registered,
  }),
  workerChoices: endpoint({
    method: 'GET',
    path: '/importacao/:id/vinculos',
    summary: 'Employments by name or registration, to match a document by hand; twenty at most.',
    access: seesImports,
    params: idParams('import'),
    query: z.object({ pesquisa: searchText }),
    response: z.array(s.workerChoice),
  }),
  replaceImport: endpoint({
    method: 'POST',
    path: '/importacao/:id/substituir',
    summary: 'Imports the same file anew in place of this import, which stays as it is.',
    access: { ...changesImports, permission: ['RhImportacaoCriar'] },
    params: idParams('import'),
    response: importItem,
  }),
} satisfies Contract;
