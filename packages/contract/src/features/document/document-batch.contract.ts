import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { codedMessage, id, idOf, idParams, instant } from '../../kernel/wire.ts';

export const documentBatch = z.object({
  id,
  titulo: z.string(),
  idModelo: z.nullable(id),
  situacao: z.enum(['processando', 'terminado']),
  total: z.int(),
  feitos: z.int(),
  recusados: z.int(),
  criadoEm: instant,
  terminadoEm: z.nullable(instant),
});
export const batchRowStates = ['aguardando', 'feito', 'recusado'] as const;
export const batchRowQuery = z.object({
  ...cursorQuery,
  situacao: z.optional(z.enum(batchRowStates, 'INVALID_OPTION')),
});
export const documentBatchRow = z.object({
  n: z.int(),
  idEmpregado: z.nullable(id),
  /** Of the worker; of a row that found nobody, its CPF, masked. */
  nome: z.nullable(z.string()),
  situacao: z.enum(batchRowStates),
  /** Why no paper was made. */
  recusa: z.nullable(codedMessage),
  idDocumento: z.nullable(id),
  codigo: z.nullable(z.string()),
});

const reads = {
  roles: ['RH', 'GESTOR'],
  permission: [
    ...(['RhDocumentoEnviadoVisualizar', 'GestorDocumentoEnviadoVisualizar'] as const),
    ...(['RhMeuModeloVisualizar', 'GestorMeuModeloVisualizar'] as const),
  ],
  appAccess: ['docs-enviados', 'meu-modelo'],
} as const satisfies Access;

/** Documents that were sent to many, or made of a model, as one act; read by who began it alone (product 6.2, 6.7). */
export const documentBatchContract = {
  documentBatches: endpoint({
    method: 'GET',
    path: '/documento/lote/:page/:size',
    summary: "The reader's own batches, the newest first, with how far each is.",
    access: reads,
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(documentBatch),
  }),
  documentBatch: endpoint({
    method: 'GET',
    path: '/documento/lote/:id',
    summary: 'How far a batch is.',
    access: reads,
    params: idParams('document_batch'),
    response: documentBatch,
  }),
  documentBatchRows: endpoint({
    method: 'GET',
    path: '/documento/lote/:id/linhas/:page/:size',
    summary: 'What became of each row of a batch, in its order.',
    access: reads,
    params: z.extend(pageParams(defaultPageSize.staff), { id: idOf('document_batch') }),
    query: batchRowQuery,
    response: pageOf(documentBatchRow),
  }),
  refusedBatchRows: endpoint({
    method: 'GET',
    path: '/documento/lote/:id/recusadas',
    summary: 'The rows that got no paper as CSV, with a column that says why; counts as one download.',
    access: reads,
    params: idParams('document_batch'),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
