import { clockBankRoutes } from './bank/bank.routes.ts';
import {
  clockMail,
  clockMails,
  clockReminders,
  endedDays,
  missingExits,
  recomputeMirrors,
  sendOutbox,
  sendOutboxes,
  syncClock,
  syncClocks,
} from './clock.jobs.ts';
import { clockJobs } from './clock-handlers.ts';
import { clockDeviceRoutes } from './file/clock-device.routes.ts';
import { importClock, makeClock } from './file/clock-file.jobs.ts';
import { clockFileRoutes } from './file/clock-file.routes.ts';
import { clockFileJobs } from './file/clock-file-handlers.ts';
import { decideBatch } from './justification/batch.jobs.ts';
import { clockJustificationRoutes } from './justification/justification.routes.ts';
import { clockMarkRoutes } from './mark/mark.routes.ts';
import { restoreTimesheet } from './mirror/hide-delete.ts';
import { timesheetRoutes } from './mirror/timesheet.routes.ts';
import { timesheetFileRoutes } from './mirror/timesheet-file.routes.ts';
import { openPeriods, settleClosing } from './period/period.jobs.ts';
import { clockPeriodRoutes } from './period/period.routes.ts';
import { clockPortRoutes } from './port/port.routes.ts';
import { clockSetupRoutes } from './setup/setup.routes.ts';

type Services = Parameters<typeof clockSetupRoutes>[0] &
  Parameters<typeof clockJustificationRoutes>[0] &
  Parameters<typeof clockFileRoutes>[0] &
  Parameters<typeof clockDeviceRoutes>[0] &
  Parameters<typeof clockMarkRoutes>[0] &
  Parameters<typeof timesheetFileRoutes>[0] &
  Parameters<typeof clockPortRoutes>[0] &
  Parameters<typeof timesheetRoutes>[0];
type JobServices = Parameters<typeof clockJobs>[0] & Parameters<typeof clockFileJobs>[0];

export const timeClockFeature = {
  routes: (services: Services) => [
    clockSetupRoutes(services),
    clockPeriodRoutes(services),
    clockFileRoutes(services),
    clockDeviceRoutes(services),
    clockJustificationRoutes(services),
    clockBankRoutes(),
    clockMarkRoutes(services),
    clockPortRoutes(services),
    timesheetRoutes(services),
    timesheetFileRoutes(services),
  ],
  jobKinds: [
    recomputeMirrors,
    endedDays,
    clockMails,
    clockMail,
    clockReminders,
    missingExits,
    openPeriods,
    settleClosing,
    decideBatch,
    importClock,
    makeClock,
    ...[syncClock, syncClocks, sendOutbox, sendOutboxes],
  ],
  jobs: (services: JobServices) => [...clockJobs(services), ...clockFileJobs(services)],
  named: {
    timesheet: 'timesheet.worker_name',
    workSchedule: 'work_schedule.name',
    clockRules: 'clock_rule_set.name',
    holiday: 'holiday.name',
    justificationKind: 'justification_kind.name',
    clockFile: 'clock_file.name',
  },
  restores: () => ({ timesheet: { restore: restoreTimesheet } }),
};
