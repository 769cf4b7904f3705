import type pg from 'pg';
import { handles } from '#kernel/jobs/job.ts';
import { vacationOpeningRoutes } from './opening.routes.ts';
import { giveUpOpenings, type OpeningReading, readOpeningFile } from './read-openings.ts';
import { readOpenings, recomputeVacations } from './vacation.jobs.ts';
import { vacationRoutes } from './vacation.routes.ts';
import { computeStale } from './vacation.ts';

export const vacationFeature = {
  routes: (services: Parameters<typeof vacationOpeningRoutes>[0]) => [
    vacationRoutes(),
    vacationOpeningRoutes(services),
  ],
  named: { vacation: 'employment.name', vacationFile: 'vacation_opening_file.name' },
  jobKinds: [recomputeVacations, readOpenings],
  jobs: ({ pool, files }: OpeningReading & { pool: pg.Pool }) => [
    handles(recomputeVacations, (_, signal) => computeStale(pool, signal)),
    handles(
      readOpenings,
      (job, signal) => readOpeningFile({ pool, files }, job, signal),
      job => giveUpOpenings(pool, job),
    ),
  ],
};
