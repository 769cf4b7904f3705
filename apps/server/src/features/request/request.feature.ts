import { handles } from '#kernel/jobs/job.ts';
import { applyRequest } from './request.jobs.ts';
import { requestRoutes } from './request.routes.ts';
import { applyEffect } from './request-effect.ts';
import { routeTrialRoutes } from './route-trial.routes.ts';

export const requestFeature = {
  routes: (services: Parameters<typeof requestRoutes>[0]) => [requestRoutes(services), routeTrialRoutes()],
  named: { request: 'hr_request.code' },
  jobKinds: [applyRequest],
  jobs: (services: Parameters<typeof applyEffect>[0]) => [handles(applyRequest, job => applyEffect(services, job))],
};
