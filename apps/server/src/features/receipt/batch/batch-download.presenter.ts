import type { batchDownloadContract } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { receiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { type BatchReader, batchActsOf, batchOfCategory, batchWire } from './batch-download.policy.ts';
import type { BatchRow } from './batch-download.queries.ts';

type Item = ResponseSent<(typeof batchDownloadContract)['batchById']>;

/** A batch as its owner sees it. */
export function presentBatch(row: BatchRow, reader: BatchReader): Item {
  return {
    id: row.id,
    categoria: batchOfCategory[row.category],
    filtro: { ...z.parse(receiptFilter, row.filter), ...(row.company ? { empresa: row.company } : {}) },
    pedidoEm: row.requested_at.toISOString(),
    situacao: batchWire[row.state],
    total: row.total,
    feitos: row.done,
    faltam: row.missing,
    arquivos:
      row.state === 'ready'
        ? row.files.map(({ number, size, entries }) => ({ numero: number, tamanho: size, documentos: entries }))
        : [],
    terminadoEm: row.ended_at?.toISOString() ?? null,
    venceEm: row.expires_at?.toISOString() ?? null,
    can: batchActsOf(row, reader),
  };
}
