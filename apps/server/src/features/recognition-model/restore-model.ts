import { record } from '#core/audit/audit.ts';
import { lockFile } from '#core/file/forget-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { bringBackModel, deletedSample } from './model.queries.ts';

/**
 * A deleted model comes back as a draft, to be tried again, as long as its sample is still in the store.
 * @throws MODEL_SAMPLE_GONE, NOT_FOUND
 */
export function modelRestorer(files: Pick<FileStore, 'has'>) {
  return async (tx: Tx, doer: Doer, id: string, justification: string): Promise<void> => {
    const sha256 = (await deletedSample(tx, id)) ?? refuse('NOT_FOUND');
    await lockFile(tx, sha256);
    if (!(await files.has(sha256))) refuse('MODEL_SAMPLE_GONE');
    await bringBackModel(tx, id);
    await record(tx, doer, {
      verb: 'modelRestored',
      entity: 'recognitionModel',
      entityId: id,
      after: { justification },
    });
  };
}
