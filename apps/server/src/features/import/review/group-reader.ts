import type pg from 'pg';
import type { ReadingModel, Registry } from '#core/reading/reading.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { activeModels, registryOf } from '../import-reading.queries.ts';

/** What pages of an access group are read with: everybody of it and its models, whoever has them read. None of it is shown to them. */
export type GroupReader = (causer: Causer) => Promise<{ registry: Registry; models: ReadingModel[] }>;

export function groupReader(pool: pg.Pool): GroupReader {
  return causer =>
    inGroupContext(pool, causer, async tx => {
      const { models } = await activeModels(tx);
      return { models, registry: await registryOf(tx) };
    });
}
