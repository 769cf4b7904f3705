import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { readParts } from '#core/reading/read-parts.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { CallOf } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { markExisting, storeDocuments } from '../import-document.queries.ts';
import { stateOf } from '../reading-state.ts';
import { decide } from '../review.queries.ts';
import type { GroupReader } from './group-reader.ts';
import { asItIs, settle, waitingDocument } from './review-acts.ts';
import { markParts, nextPosition } from './split.queries.ts';

export interface SplitServices {
  files: Pick<FileStore, 'path'>;
  readerOfGroup: GroupReader;
}

type Split = CallOf<(typeof reviewContract)['splitDocument']>;

/**
 * Splits a document's page: each part is read as a document of its own, and the document is left out. The page is read between two
 * transactions. @throws STATUS_FORBIDS of what has no page of its own to split, STALE_VERSION where somebody decided it meanwhile
 */
export async function splitDocument(
  { files, readerOfGroup }: SplitServices,
  { by, params, body, inOwnTransaction }: Split,
) {
  const { id, documento } = params;
  const { page, sha256, accessGroupId } = await inOwnTransaction(async tx => {
    const row = await waitingDocument(tx, id, documento);
    const [page] = row.pages;
    const isPdf = row.source_sha256 !== null || row.content_type === 'application/pdf';
    if (page === undefined || row.pages.length !== 1 || !isPdf) refuse('STATUS_FORBIDS', { status: 'paraConferir' });
    return { page, sha256: row.source_sha256 ?? row.file_sha256, accessGroupId: row.access_group_id };
  });
  const known = await readerOfGroup({ personId: by.personId, accessGroupId });
  const split = { path: await files.path(sha256), page, regions: body.partes, models: known.models };
  const parts = await readParts(split, known.registry, personTurn(by.actor)).catch(refuseUnread);
  await inOwnTransaction(async tx => {
    const row = await waitingDocument(tx, id, documento);
    const from = await nextPosition(tx, id);
    const company = (cnpj: string | undefined) => known.registry.companies.find(one => one.cnpj === cnpj)?.id ?? null;
    const ofWorker = (employmentId: string | null) =>
      known.registry.workers.find(worker => worker.employmentId === employmentId)?.companyId;
    const documents = parts.map((document: ReadDocument, at) => {
      const employmentId = document.match.state === 'matched' ? document.match.employmentId : null;
      return {
        ...{ position: from + at, state: stateOf(document), employmentId, document },
        companyId: ofWorker(employmentId) ?? company(document.companyCnpj),
        ...{ entry: row.entry, sourceSha256: row.source_sha256 },
      };
    });
    await storeDocuments(tx, id, row.access_group_id, documents);
    await markParts(tx, id, from, documento);
    await decide(tx, documento, by.personId, { ...asItIs(row), state: 'ignored' });
    await markExisting(tx, id);
    await settle(tx, by, row, 'documentSplit', { parts: parts.length });
  });
  return { partes: parts.length };
}

function refuseUnread(error: unknown): never {
  throw error instanceof ReadingRefusal ? refuse('UPLOAD_UNREADABLE') : error;
}
