import * as z from 'zod/mini';
import { type Access, endpoint } from '../../kernel/endpoint.ts';
import { idOf } from '../../kernel/wire.ts';
import { reads } from './document.contract.ts';
import * as s from './document.schemas.ts';

/** Of who got a document, or signs it, by a session of their own or by the link. */
const readers = {
  roles: ['EMPREGADO', 'GESTOR', 'RH', 'ASSINANTE'],
  permission: [...reads.permission, 'AssinanteDocumentoVisualizar'],
} as const satisfies Access;

/** Reading a document to its end, as the server hands out its pages and counts them (product 6.4): to acknowledge it, or to sign it. */
export const readingContract = {
  beginReading: endpoint({
    method: 'POST',
    path: '/assinante/leitura',
    summary: 'Begins a way through a version: pages handed out and counted by the server.',
    access: readers,
    body: s.readingOf,
    response: s.readingBegun,
  }),
  readingPage: endpoint({
    method: 'GET',
    path: '/assinante/pagina/:n',
    summary: 'A page of a reading as a picture.',
    access: readers,
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
    summary: 'The text of a page of a reading.',
    access: readers,
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
    access: readers,
    params: z.object({ id: idOf('document_reading'), n: s.pageNumber }),
    response: s.readingStanding,
  }),
};
