import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageNumber, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idOf, idParams } from '../../kernel/wire.ts';
import * as s from './batch-download.schemas.ts';

const by = (
  ...permission: readonly ('RhDownloadLoteVisualizar' | 'RhDownloadLoteCriar' | 'RhDownloadLoteDownload')[]
) => ({ roles: ['RH'], permission, appAccess: ['download-lote'] }) as const satisfies Access;
const sees = by('RhDownloadLoteVisualizar');

/** Many documents in ZIPs that a job prepares (07-insight, 'Batch download'); each person's own. */
export const batchDownloadContract = {
  batches: endpoint({
    method: 'GET',
    path: '/downloadlote/:page/:size',
    summary: "One's own batches, newest first.",
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(s.batchItem),
  }),
  batchFilters: endpoint({
    method: 'GET',
    path: '/downloadlote/filtros/:categoria',
    summary: 'The values that documents of a category have, to filter by.',
    access: sees,
    params: s.batchCategoryParams,
    response: s.batchFilterValues,
  }),
  batchPreview: endpoint({
    method: 'GET',
    path: '/downloadlote/previa',
    summary: "How many documents and workers a batch would hold, and the hour's downloads.",
    access: sees,
    query: s.batchForm,
    response: s.batchPreview,
  }),
  batchEvents: endpoint({
    method: 'GET',
    path: '/downloadlote/eventos',
    summary:
      'Server-sent events `batch` {id} while one is prepared; `sync` {calmoHaMs} first and after a gap: read anew, save what was asked for within the milliseconds for which it says that nothing happened.',
    access: sees,
    response: z.object({ id }),
    responseKind: 'events',
  }),
  batchById: endpoint({
    method: 'GET',
    path: '/downloadlote/:id',
    summary: 'One batch.',
    access: sees,
    params: idParams('batch_download'),
    response: s.batchItem,
  }),
  startBatch: endpoint({
    method: 'POST',
    path: '/downloadlote',
    summary: 'Asks for a batch: what the filter finds now is what it will hold.',
    access: by('RhDownloadLoteCriar'),
    body: s.batchOrder,
    response: s.batchItem,
  }),
  cancelBatch: endpoint({
    method: 'POST',
    path: '/downloadlote/:id/cancelar',
    summary: 'Stops a batch that is not ready.',
    access: by('RhDownloadLoteCriar'),
    params: idParams('batch_download'),
    response: s.batchItem,
  }),
  batchFile: endpoint({
    method: 'GET',
    path: '/downloadlote/:id/arquivo/:numero',
    summary:
      'A ZIP of a batch, resumable by Range; counts as one download and as an opening of each document. Refused where the reader may no longer open one of them.',
    access: by('RhDownloadLoteDownload'),
    params: z.object({ id: idOf('batch_download'), numero: pageNumber }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
