import { documentJobs, documentValidity, forgetHeld, heldUploadExpire } from './document.jobs.ts';
import { documentRoutes } from './document.routes.ts';
import { restoreDocument } from './document.ts';

export const documentFeature = {
  routes: (services: Parameters<typeof documentRoutes>[0]) => [documentRoutes(services)],
  jobKinds: [heldUploadExpire, forgetHeld, documentValidity],
  jobs: documentJobs,
  named: { document: 'document.title' },
  restores: () => ({ document: { restore: restoreDocument } }),
};
