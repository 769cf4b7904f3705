import { handles } from '#kernel/jobs/job.ts';
import { atHomeRoutes } from './at-home.routes.ts';
import { decideRequests } from './batch/request-batch.jobs.ts';
import { requestBatchRoutes } from './batch/request-batch.routes.ts';
import { giveUpRequests, settleRequests } from './batch/request-batch.ts';
import { benefitPlanRoutes } from './benefit-plan/benefit-plan.routes.ts';
import { draftRoutes } from './draft.routes.ts';
import { payrollQueueRoutes } from './payroll/payroll-queue.routes.ts';
import { proofRoutes } from './proof/proof.routes.ts';
import { applyRequest, draftExpiry, requestFinish, requestReminders } from './request.jobs.ts';
import { requestRoutes } from './request.routes.ts';
import { applyEffect, giveUpEffect } from './request-effect.ts';
import { expireDrafts, finishRequests, remindOfRequests } from './request-night.ts';
import { requestSetupRoutes } from './request-setup.routes.ts';
import { routeTrialRoutes } from './trial/route-trial.routes.ts';

export const requestFeature = {
  routes: (services: Parameters<typeof requestRoutes>[0]) => [
    requestRoutes(services),
    atHomeRoutes(),
    routeTrialRoutes(),
    payrollQueueRoutes(),
    requestBatchRoutes(services),
    requestSetupRoutes(),
    benefitPlanRoutes(),
    draftRoutes(),
    proofRoutes(),
  ],
  named: {
    request: 'hr_request.code',
    requestCategory: 'request_category.name',
    benefitPlan: 'benefit_plan.name',
    requestSetting: 'company.trade_name',
    proofRule: 'company.trade_name',
  },
  jobKinds: [applyRequest, decideRequests, requestReminders, requestFinish, draftExpiry],
  jobs: (services: Parameters<typeof applyEffect>[0] & Parameters<typeof settleRequests>[0]) => [
    handles(
      applyRequest,
      job => applyEffect(services, job),
      job => giveUpEffect(services, job),
    ),
    handles(
      decideRequests,
      (job, signal) => settleRequests(services, job, signal),
      job => giveUpRequests(services, job),
    ),
    handles(requestReminders, (_, signal) => remindOfRequests(services.pool, signal)),
    handles(requestFinish, (_, signal) => finishRequests(services.pool, signal)),
    handles(draftExpiry, () => expireDrafts(services.pool)),
  ],
};
