import type pg from 'pg';
import type { MakeModelPaper } from '#core/template/model-paper.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { KitPapersJob } from './kit.jobs.ts';
import { insertEvent } from './kit.queries.ts';
import { holdUnmade, noteFailure, papersToMake, setDocument } from './kit-item.queries.ts';

export interface KitPaperServices {
  pool: pg.Pool;
  /** From models, which this feature doesn't know. */
  makeModelPaper: MakeModelPaper;
}

/** Makes the papers of a kit, by who opened it as they are now; why one could not be made stands at its item. */
export async function makeKitPapers(
  { pool, makeModelPaper }: KitPaperServices,
  job: KitPapersJob,
  signal: AbortSignal,
): Promise<void> {
  for (const item of await inGroupContext(pool, job, tx => papersToMake(tx, job.kitId))) {
    signal.throwIfAborted();
    const asked = {
      ...{ templateId: item.template_id ?? '', employmentId: item.employment_id, title: item.name, message: item.why },
      ...{ asks: item.kind === 'sign' ? ('sign' as const) : ('acknowledge' as const), dueOn: null },
      kit: item.kit_name,
      origin: item.kit_kind === 'termination' ? ('termination' as const) : ('kit' as const),
    };
    const failure = await makeModelPaper({ ...job, profile: 'rh' }, asked, {
      holds: tx => holdUnmade(tx, item.id),
      made: async (tx, documentId) => {
        await setDocument(tx, item.id, documentId);
        await insertEvent(tx, {
          kitId: job.kitId,
          itemId: item.id,
          accessGroupId: job.accessGroupId,
          verb: 'made',
          personId: null,
        });
      },
    });
    if (failure) await inGroupContext(pool, job, tx => noteFailure(tx, item.id, failure));
  }
}
