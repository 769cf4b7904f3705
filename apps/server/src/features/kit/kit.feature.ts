import { handles } from '#kernel/jobs/job.ts';
import { restoreDefinition } from './definition.ts';
import { kitPapers, paperReminders } from './kit.jobs.ts';
import { type KitServices, kitRoutes, ownMissingRoutes } from './kit.routes.ts';
import { type KitPaperServices, makeKitPapers } from './kit-papers.ts';
import { remindPapers } from './remind-papers.ts';

/** Kits of papers for who comes and who goes, and single papers asked of a worker (product 6.8). */
export const kitFeature = {
  routes: (services: KitServices) => [kitRoutes(services), ownMissingRoutes()],
  jobKinds: [kitPapers, paperReminders],
  jobs: (services: KitPaperServices) => [
    handles(kitPapers, (job, signal) => makeKitPapers(services, job, signal)),
    handles(paperReminders, (_, signal) => remindPapers(services.pool, signal)),
  ],
  named: { kit: 'kit.name', kitDefinition: 'kit_definition.name' },
  restores: () => ({ kitDefinition: { restore: restoreDefinition } }),
};
