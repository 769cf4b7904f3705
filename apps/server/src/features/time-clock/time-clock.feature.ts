import { endedDays, recomputeMirrors } from './clock.jobs.ts';
import { clockJobs } from './clock-handlers.ts';
import { restoreTimesheet } from './mirror/hide-delete.ts';
import { timesheetRoutes } from './mirror/timesheet.routes.ts';
import { settleClosing } from './period/period.jobs.ts';
import { clockPeriodRoutes } from './period/period.routes.ts';
import { clockSetupRoutes } from './setup/setup.routes.ts';

type Services = Parameters<typeof clockSetupRoutes>[0];

export const timeClockFeature = {
  routes: (services: Services) => [clockSetupRoutes(services), clockPeriodRoutes(services), timesheetRoutes()],
  jobKinds: [recomputeMirrors, endedDays, settleClosing],
  jobs: clockJobs,
  named: {
    timesheet: 'timesheet.worker_name',
    workSchedule: 'work_schedule.name',
    clockRules: 'clock_rule_set.name',
    holiday: 'holiday.name',
    justificationKind: 'justification_kind.name',
  },
  restores: () => ({ timesheet: { restore: restoreTimesheet } }),
};
