import { importClock, makeClock } from './file/clock-file.jobs.ts';
import { clockFileRoutes } from './file/clock-file.routes.ts';
import { clockFileJobs } from './file/clock-file-handlers.ts';

type Services = Parameters<typeof clockFileRoutes>[0];
type JobServices = Parameters<typeof clockFileJobs>[0];

export const timeClockFeature = {
  routes: (services: Services) => [clockFileRoutes(services)],
  jobKinds: [importClock, makeClock],
  jobs: (services: JobServices) => clockFileJobs(services),
  named: { clockFile: 'clock_file.name' },
};
