import { workerFileRoutes } from './folder/worker-file.routes.ts';
import { restoreFile } from './folder/worker-file-acts.ts';
import { recordFormRoutes } from './record-form.routes.ts';
import { applyRegistry, readRegistry, undoRegistry } from './registry/registry.jobs.ts';
import { registryRoutes } from './registry/registry.routes.ts';
import { registryJobs } from './registry/registry-handlers.ts';
import { dueBankChanges, dueChanges, forgetPhoto, workerJobs } from './worker.jobs.ts';
import { workerRoutes } from './worker.routes.ts';

type Services = Parameters<typeof registryRoutes>[0] &
  Parameters<typeof workerRoutes>[0] &
  Parameters<typeof workerFileRoutes>[0];
type JobServices = Parameters<typeof workerJobs>[0] & Parameters<typeof registryJobs>[0];

export const workerFeature = {
  routes: (services: Services) => [
    recordFormRoutes(),
    registryRoutes(services),
    workerRoutes(services),
    workerFileRoutes(services),
  ],
  jobKinds: [dueChanges, dueBankChanges, readRegistry, applyRegistry, undoRegistry, forgetPhoto],
  jobs: (services: JobServices) => [...workerJobs(services), ...registryJobs(services)],
  named: { registryImport: 'registry_import.file_name' },
  restores: () => ({ workerFile: { restore: restoreFile } }),
};
