import { handles } from '#kernel/jobs/job.ts';
import { benefitPlanRoutes } from './benefit-plan/benefit-plan.routes.ts';
import { payrollQueueRoutes } from './payroll/payroll-queue.routes.ts';
import { applyRequest, requestFinish, requestReminders } from './request.jobs.ts';
import { requestRoutes } from './request.routes.ts';
import { applyEffect, giveUpEffect } from './request-effect.ts';
import { finishRequests, remindOfRequests } from './request-night.ts';
import { requestSetupRoutes } from './request-setup.routes.ts';
import { routeTrialRoutes } from './route-trial.routes.ts';

export const requestFeature = {
  routes: (services: Parameters<typeof requestRoutes>[0]) => [
    requestRoutes(services),
    routeTrialRoutes(),
    payrollQueueRoutes(),
    requestSetupRoutes(),
    benefitPlanRoutes(),
  ],
  named: {
    ...{ request: 'hr_request.code', requestCategory: 'request_category.name', benefitPlan: 'benefit_plan.name' },
    requestSetting: 'company.trade_name',
  },
  jobKinds: [applyRequest, requestReminders, requestFinish],
  jobs: (services: Parameters<typeof applyEffect>[0]) => [
    handles(
      applyRequest,
      job => applyEffect(services, job),
      job => giveUpEffect(services, job),
    ),
    handles(requestReminders, (_, signal) => remindOfRequests(services.pool, signal)),
    handles(requestFinish, (_, signal) => finishRequests(services.pool, signal)),
  ],
};
