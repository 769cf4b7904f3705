import { handles } from '#kernel/jobs/job.ts';
import { giveUpMaking, makeDocuments } from './make-documents.ts';
import type { MakingServices } from './make-paper.ts';
import { templateBatch } from './template.jobs.ts';
import { templateRoutes } from './template.routes.ts';
import { restoreTemplate } from './template.ts';

/** Models of papers: written, published, filled and made into documents (product 6.7). */
export const templateFeature = {
  routes: (services: Parameters<typeof templateRoutes>[0]) => [templateRoutes(services)],
  jobKinds: [templateBatch],
  jobs: (services: MakingServices) => [
    handles(
      templateBatch,
      (job, signal) => makeDocuments(services, job, signal),
      job => giveUpMaking(services, job),
    ),
  ],
  named: { template: 'template.title' },
  restores: () => ({ template: { restore: restoreTemplate } }),
};
