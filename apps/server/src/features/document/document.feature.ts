import { documentJobs, documentValidity, forgetHeld, heldUploadExpire } from './document.jobs.ts';
import { documentRoutes } from './document.routes.ts';
import { restoreDocument } from './document.ts';
import { readingRoutes } from './reading.routes.ts';

export const documentFeature = {
  routes: (services: Parameters<typeof documentRoutes>[0] & Parameters<typeof readingRoutes>[0]) => [
    documentRoutes(services),
    readingRoutes(services),
  ],
  jobKinds: [heldUploadExpire, forgetHeld, documentValidity],
  jobs: documentJobs,
  named: { document: 'document.title' },
  restores: () => ({ document: { restore: restoreDocument } }),
};
