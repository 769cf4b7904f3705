import type pg from 'pg';
import { handles } from '#kernel/jobs/job.ts';
import { recomputeVacations } from './vacation.jobs.ts';
import { vacationRoutes } from './vacation.routes.ts';
import { computeStale } from './vacation.ts';

export const vacationFeature = {
  routes: () => [vacationRoutes()],
  named: { vacation: 'employment.name' },
  jobKinds: [recomputeVacations],
  jobs: ({ pool }: { pool: pg.Pool }) => [handles(recomputeVacations, (_, signal) => computeStale(pool, signal))],
};
