import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageNumber, pageOf, pageParams } from '../../kernel/page.ts';
import { deletion, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './recognition-model.schemas.ts';

const sees = { roles: ['ADMIN'], permission: ['AdminModeloPdfVisualizar'] } as const;
const makes = { roles: ['ADMIN'], permission: ['AdminModeloPdfCriar'] } as const;
/** A sample is people's data: who only sees the list doesn't open it. */
const edits = { roles: ['ADMIN'], permission: ['AdminModeloPdfEditar'] } as const;

/** Recognition models of PDF pages (platform document, 'Recognition models'). */
export const recognitionModelContract = {
  pdfModels: endpoint({
    method: 'GET',
    path: '/modelopdf/:page/:size?',
    summary: 'The recognition models, newest change first.',
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: s.modelFilter,
    response: pageOf(s.modelRow),
  }),
  modelGroups: endpoint({
    method: 'GET',
    path: '/modelopdf/grupos',
    summary: 'The access groups a model may be for.',
    access: sees,
    response: s.groups,
  }),
  pdfModel: endpoint({
    method: 'GET',
    path: '/modelopdf/registro/:id',
    summary: 'A model with its anchors and regions.',
    access: sees,
    params: idParams('recognition_model'),
    response: s.model,
  }),
  createPdfModel: endpoint({
    method: 'POST',
    path: '/modelopdf',
    summary: 'A draft with its sample (multipart: name, group and one PDF).',
    access: makes,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: true, extensions: ['pdf'] },
    body: s.newModel,
    response: s.model,
    ownTransactions: true,
  }),
  savePdfModel: endpoint({
    method: 'PUT',
    path: '/modelopdf/:id',
    summary: 'Changes name, group, anchors and regions; an active one becomes a draft until it is tried again.',
    access: edits,
    params: idParams('recognition_model'),
    body: z.extend(s.shape, s.place),
    response: s.model,
  }),
  tryPdfModel: endpoint({
    method: 'POST',
    path: '/modelopdf/:id/experimenta',
    summary: 'Reads the sample with the shape that is sent; nothing is kept but that the sample was opened.',
    access: edits,
    params: idParams('recognition_model'),
    body: s.shape,
    response: s.trial,
    ownTransactions: true,
  }),
  modelPage: endpoint({
    method: 'GET',
    path: '/modelopdf/:id/pagina/:pagina',
    summary: "A page of the sample as a picture; each person's first look in an hour is recorded.",
    access: edits,
    params: z.object({ id: idOf('recognition_model'), pagina: pageNumber }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  switchPdfModel: endpoint({
    method: 'PUT',
    path: '/modelopdf/:id/situacao',
    summary: 'Makes a model active, when it reads at least 98 % of its sample without a doubt, or retires it.',
    access: edits,
    params: idParams('recognition_model'),
    body: s.turned,
    response: s.model,
    ownTransactions: true,
  }),
  deletePdfModel: endpoint({
    method: 'DELETE',
    path: '/modelopdf',
    summary: 'Deletes models with their samples, with a reason.',
    access: { roles: ['ADMIN'], permission: ['AdminModeloPdfDeletar'] },
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
