import { forgetSample, recognitionModelJobs } from './model.jobs.ts';
import { recognitionModelRoutes } from './model.routes.ts';
import { modelRestorer } from './restore-model.ts';
import { sheetModelRoutes } from './sheet-model.routes.ts';

type Services = Parameters<typeof recognitionModelRoutes>[0] & Parameters<typeof sheetModelRoutes>[0];
type Files = Parameters<typeof modelRestorer>[0];

export const recognitionModelFeature = {
  routes: (services: Services) => [recognitionModelRoutes(services), sheetModelRoutes(services)],
  jobKinds: [forgetSample],
  jobs: recognitionModelJobs,
  named: { recognitionModel: 'recognition_model.name' },
  restores: ({ files }: { files: Files }) => ({
    recognitionModel: { restore: modelRestorer(files), profile: 'admin' as const },
  }),
};
