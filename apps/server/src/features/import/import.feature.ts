import { endRuleChange, publishImport, readImport } from './import.jobs.ts';
import { importRoutes } from './import.routes.ts';
import { importJobs } from './import-handlers.ts';
import { releaseRoutes } from './release/release.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { rubricRoutes } from './rubric/rubric.routes.ts';

type Services = Parameters<typeof importRoutes>[0] & Parameters<typeof reviewRoutes>[0];

export const importFeature = {
  named: { import: 'import.file_name' },
  routes: (services: Services) => [
    releaseRoutes(services),
    rubricRoutes(),
    reviewRoutes(services),
    importRoutes(services),
  ],
  jobKinds: [readImport, publishImport, endRuleChange],
  jobs: importJobs,
};
