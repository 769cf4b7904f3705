import type { AppAccess } from '@cracha/contract/access/app-accesses.ts';
import type { BatchCategory, BatchState } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import type { Category } from '#core/receipt/category.ts';
import { may, type Reader } from '../receipt.policy.ts';
import type { StoredBatchState } from './batch-download.queries.ts';

/** Categories as they travel and as they are stored. */
export const categoryOfBatch = {
  recibos: 1,
  beneficios: 2,
  informes: 3,
  espelhos: 7,
  fichas: 6,
} as const satisfies Record<BatchCategory, Category>;
export const batchOfCategory = {
  1: 'recibos',
  2: 'beneficios',
  3: 'informes',
  6: 'fichas',
  7: 'espelhos',
} as const satisfies Record<Category, BatchCategory>;

/** What a single document of a category is bought with. */
const bought: Record<Category, readonly AppAccess[]> = {
  1: ['recibos'],
  2: ['beneficios'],
  3: ['informe-rendimentos'],
  6: ['docs-empregado'],
  7: ['ponto-pdf', 'ponto-registro', 'ponto-manual', 'ponto-fopag'],
};

/** Who asks for a batch, or takes one. */
export interface BatchReader extends Reader {
  appAccesses: ReadonlySet<string>;
}

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

/** A batch asks for what a single download of its category asks for: its grant, and what it is bought with. */
export function mayBatch(category: Category, reader: BatchReader): boolean {
  return may('download', category, reader) && bought[category].some(access => reader.appAccesses.has(access));
}

/** What the reader may do with a batch of their own; sent with it. */
export function batchActsOf(
  { state, category }: { state: StoredBatchState; category: Category },
  reader: BatchReader,
): ('baixar' | 'cancelar')[] {
  const under = state === 'queued' || state === 'preparing';
  return [
    ...(state === 'ready' && reader.permissions.has('RhDownloadLoteDownload') && mayBatch(category, reader)
      ? (['baixar'] as const)
      : []),
    ...(under && reader.permissions.has('RhDownloadLoteCriar') ? (['cancelar'] as const) : []),
  ];
}
