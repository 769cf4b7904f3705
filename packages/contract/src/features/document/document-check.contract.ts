import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { givenText, megabyte } from '../../kernel/wire.ts';
import * as s from './signature.schemas.ts';

/** What anybody may check of a signed document, without signing in (product 6.6). */
export const documentCheckContract = {
  checkDocumentCode: endpoint({
    method: 'GET',
    path: '/autenticidade/documento/:codigo',
    summary: 'Where a signed document stands, by the code on its pages; never its content.',
    access: 'public',
    params: z.object({ codigo: givenText(40) }),
    response: s.documentCheck,
    ownTransactions: true,
  }),
  checkDocumentFile: endpoint({
    method: 'POST',
    path: '/autenticidade/documento',
    summary: 'Whether a PDF is ours and unchanged; a receipt beside it compares the chain. Nothing is kept.',
    access: 'public',
    bodyKind: 'upload',
    upload: { maxFiles: 2, maxBytes: 20 * megabyte, keep: false, held: true, extensions: ['pdf', 'json'] },
    response: s.fileCheck,
    ownTransactions: true,
  }),
  sealCertificates: endpoint({
    method: 'GET',
    path: '/autenticidade/certificados',
    summary: 'The roots and chains of our seals as PEM, for common tools.',
    access: 'public',
    responseKind: 'file',
  }),
} satisfies Contract;
