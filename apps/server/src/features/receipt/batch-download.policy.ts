import type { BatchCategory, BatchState } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import type { Category } from '#core/receipt/category.ts';
import type { StoredBatchState } from './batch-download.queries.ts';
import { may, type Reader } from './receipt.policy.ts';

/** Categories as they travel and as they are stored. */
export const categoryOfBatch = { recibos: 1, beneficios: 2, informes: 3 } as const satisfies Record<
  BatchCategory,
  Category
>;
/** The categories that HR downloads together. */
export type BatchedCategory = (typeof categoryOfBatch)[BatchCategory];
export const batchOfCategory = { 1: 'recibos', 2: 'beneficios', 3: 'informes' } as const satisfies Record<
  BatchedCategory,
  BatchCategory
>;

/** States as they are stored and as they travel. */
export const batchWire = {
  queued: 'naFila',
  preparing: 'preparando',
  ready: 'pronto',
  failed: 'comErro',
  cancelled: 'cancelado',
  expired: 'vencido',
} as const satisfies Record<StoredBatchState, BatchState>;

/** Batches of a person that are prepared at the same time. */
export const mostAtOnce = 2;
/** How long what is ready stays. */
export const keptDays = 7;

/** A batch asks for what a single download of its category asks for. */
export function mayBatch(category: BatchedCategory, reader: Reader): boolean {
  return may('download', category, reader);
}

/** What the reader may do with a batch of their own; sent with it. */
export function batchActsOf(
  { state, category }: { state: StoredBatchState; category: BatchedCategory },
  reader: Reader,
): ('baixar' | 'cancelar')[] {
  const under = state === 'queued' || state === 'preparing';
  return [
    ...(state === 'ready' && reader.permissions.has('RhDownloadLoteDownload') && mayBatch(category, reader)
      ? (['baixar'] as const)
      : []),
    ...(under && reader.permissions.has('RhDownloadLoteCriar') ? (['cancelar'] as const) : []),
  ];
}
