import * as z from 'zod/mini';
import { type Causer, causer, defineJob } from '#kernel/jobs/job.ts';

/** What both jobs are about. */
export type ImportJob = Causer & { importId: string };

/** The topic of an access group's imports. */
export const importTopic = (accessGroupId: string) => `imports:${accessGroupId}`;

const ofImport = z.extend(causer, { importId: z.uuid() });

/** Reads a file that was sent. Begun anew after a crash: what a broken try stored is forgotten first. */
export const readImport = defineJob({
  name: 'import-read',
  data: ofImport,
  retries: 3,
  timeoutSeconds: 3600,
  atOnce: 3,
});

/** Publishes the clean documents of an import, in batches; each document once, however often it runs. */
export const publishImport = defineJob({
  name: 'import-publish',
  data: ofImport,
  retries: 8,
  timeoutSeconds: 1800,
  atOnce: 2,
});

/** Ends a change of the release rules that nobody confirmed in time. Run again it finds it ended. */
export const endRuleChange = defineJob({
  name: 'release-rule-end',
  data: z.extend(causer, { changeId: z.uuid() }),
  retries: 8,
  timeoutSeconds: 60,
});
