import {
  type batchRowStates,
  documentBatchContract as contract,
} from '@cracha/contract/features/document/document-batch.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { countDownload } from '#core/file/download.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { readerOf } from '../reading.ts';
import {
  type Batch,
  type BatchRow,
  batchById,
  countBatches,
  countRowsOfBatch,
  listBatches,
  rowsOfBatch,
} from './batch.queries.ts';
import { refusedSheet } from './refused-sheet.ts';

type Wire = (typeof batchRowStates)[number];

const words = { waiting: 'aguardando', done: 'feito', refused: 'recusado' } as const satisfies Record<
  BatchRow['state'],
  Wire
>;
const stored = { aguardando: 'waiting', feito: 'done', recusado: 'refused' } as const satisfies Record<
  Wire,
  BatchRow['state']
>;

/** Batches of documents, as who began them follows them. */
export function batchRoutes(): Routes {
  return routes(contract, {
    documentBatches: async ({ tx, by, params, query }) => {
      const rows = await listBatches(tx, readerOf(by), { ...params, after: query.after });
      return pageOf(rows, await countBatches(tx, readerOf(by)), params, presentBatch);
    },
    documentBatch: async ({ tx, by, params }) => presentBatch(await ownBatch(tx, by, params.id)),
    documentBatchRows: async ({ tx, by, params, query }) => {
      const { id } = await ownBatch(tx, by, params.id);
      const state = query.situacao && stored[query.situacao];
      const rows = await rowsOfBatch(tx, id, state, { ...params, after: query.after });
      return pageOf(rows, await countRowsOfBatch(tx, id, state), params, presentBatchRow);
    },
    refusedBatchRows: async ({ by, request, inOwnTransaction, params }) => {
      const { id } = await inOwnTransaction(async tx => {
        const found = await ownBatch(tx, by, params.id);
        await countDownload(tx, by.actor, 'batchRefused', found.id);
        return found;
      });
      return refusedSheet(inOwnTransaction, id, request.language);
    },
  });
}

const ownBatch = async (tx: Tx, by: By, id: string) => (await batchById(tx, readerOf(by), id)) ?? refuse('NOT_FOUND');

function presentBatch(one: Batch): ResponseSent<(typeof contract)['documentBatch']> {
  return {
    ...{ id: one.id, titulo: one.title, idModelo: one.template_id, total: one.total },
    ...{ situacao: one.ended_at ? 'terminado' : 'processando', feitos: one.done, recusados: one.refused },
    ...{ criadoEm: one.made_at.toISOString(), terminadoEm: one.ended_at?.toISOString() ?? null },
  };
}

function presentBatchRow(row: BatchRow): ResponseSent<(typeof contract)['documentBatchRows']>['items'][number] {
  return {
    ...{ n: row.number, idEmpregado: row.employment_id, nome: row.name, situacao: words[row.state] },
    recusa: row.refusal === null ? null : { codigo: row.refusal, valores: row.data },
    ...{ idDocumento: row.document_id, codigo: row.code },
  };
}
