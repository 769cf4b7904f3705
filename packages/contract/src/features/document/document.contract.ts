import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './document.schemas.ts';

/** Five files of 20 MB, PDF, pictures and office files (product 6.1). */
const upload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx', 'xlsx', 'odt', 'txt'],
} as const;

const makes = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: ['TrabalhadorDocumentoEnviadoCriar', 'GestorDocumentoEnviadoCriar', 'RhDocumentoEnviadoCriar'],
  appAccess: ['docs-enviados'],
} as const satisfies Access;
const reads = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: [
    ...(['TrabalhadorDocumentoEnviadoVisualizar', 'GestorDocumentoEnviadoVisualizar'] as const),
    ...(['RhDocumentoEnviadoVisualizar', 'TrabalhadorDocumentoRecebidoVisualizar'] as const),
    ...(['GestorDocumentoRecebidoVisualizar', 'RhDocumentoRecebidoVisualizar'] as const),
    ...(['TrabalhadorAssinaturaDigitalVisualizar', 'GestorAssinaturaDigitalVisualizar'] as const),
    'RhAssinaturaDigitalVisualizar',
  ],
} as const satisfies Access;
/** A portal user, or a signer by the link. */
const follows = {
  roles: [...reads.roles, 'ASSINANTE'],
  permission: [...reads.permission, 'AssinanteDocumentoVisualizar'],
} as const satisfies Access;

/** Documents to sign: their files, and reading them to the end (product 6.1 to 6.4). */
export const documentContract = {
  holdDocumentFiles: endpoint({
    method: 'POST',
    path: '/documento/arquivo',
    summary: 'Takes files for a document, each or why not; held for a day for its sender.',
    access: makes,
    bodyKind: 'upload',
    upload,
    response: s.heldFiles,
    ownTransactions: true,
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/documento',
    summary: 'Makes a draft of held files; it is seen and told to nobody until its signers are named and it is sent.',
    access: makes,
    body: s.newDocument,
    response: s.documentMade,
  }),
  document: endpoint({
    method: 'GET',
    path: '/documento/:id',
    summary: 'One document with its files.',
    access: reads,
    params: idParams('document'),
    response: s.documentWhole,
  }),
  beginReading: endpoint({
    method: 'POST',
    path: '/assinante/leitura',
    summary: 'Begins a way through what is signed: pages are handed out and counted by the server.',
    access: follows,
    body: s.readingOf,
    response: s.readingBegun,
  }),
  readingPage: endpoint({
    method: 'GET',
    path: '/assinante/pagina/:n',
    summary: 'A page of a reading as a picture.',
    access: follows,
    params: z.object({ n: s.pageNumber }),
    query: s.readingQuery,
    responseKind: 'file',
    // that it was handed out is noted
    changesState: true,
    ownTransactions: true,
  }),
  readingText: endpoint({
    method: 'GET',
    path: '/assinante/texto/:n',
    summary: 'The text of a page of a reading, for who hears it.',
    access: follows,
    params: z.object({ n: s.pageNumber }),
    query: s.readingQuery,
    response: s.pageText,
    changesState: true,
    ownTransactions: true,
  }),
  countPage: endpoint({
    method: 'POST',
    path: '/assinante/leitura/:id/pagina/:n',
    summary: 'The reader was on a page for a second.',
    access: follows,
    params: z.object({ id: idOf('document_reading'), n: s.pageNumber }),
    response: s.readingStanding,
  }),
} satisfies Contract;
