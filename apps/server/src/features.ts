import { accessProfileFeature } from '#features/access-profile/access-profile.feature.ts';
import { admissionFeature } from '#features/admission/admission.feature.ts';
import { announcementFeature } from '#features/announcement/announcement.feature.ts';
import { approverProfileFeature } from '#features/approver-profile/approver-profile.feature.ts';
import { companyFeature } from '#features/company/company.feature.ts';
import { deskFeature } from '#features/desk/desk.feature.ts';
import { documentFeature } from '#features/document/document.feature.ts';
import { helpFeature } from '#features/help/help.feature.ts';
import { historyFeature } from '#features/history/history.feature.ts';
import type { Named } from '#features/history/history.queries.ts';
import type { Restorers } from '#features/history/restore-deleted.ts';
import { identityFeature } from '#features/identity/identity.feature.ts';
import { importFeature } from '#features/import/import.feature.ts';
import { kitFeature } from '#features/kit/kit.feature.ts';
import { notificationFeature } from '#features/notification/notification.feature.ts';
import { orgChartFeature } from '#features/org-chart/org-chart.feature.ts';
import { ratingFeature } from '#features/rating/rating.feature.ts';
import { receiptFeature } from '#features/receipt/receipt.feature.ts';
import { recognitionModelFeature } from '#features/recognition-model/recognition-model.feature.ts';
import { requestFeature } from '#features/request/request.feature.ts';
import { templateFeature } from '#features/template/template.feature.ts';
import { timeClockFeature } from '#features/time-clock/time-clock.feature.ts';
import { vacationFeature } from '#features/vacation/vacation.feature.ts';
import { workerFeature } from '#features/worker/worker.feature.ts';
import type { Routes } from '#kernel/http/handler.ts';
import type { JobHandler, JobKind } from '#kernel/jobs/job.ts';
import { tidy, tidyJobs } from './tidy/tidy.jobs.ts';

/** What a feature brings to the product; a part that it has none of is left out. */
interface Feature {
  routes?: (services: Services) => Routes[];
  /** Their queues are made when the database is migrated. */
  jobKinds?: readonly JobKind[];
  jobs?: (services: JobServices) => JobHandler[];
  /** What the history calls a record by, as `table.column`. */
  named?: Named;
  /** How what was deleted comes back, and who may bring it, by what the history calls it. */
  restores?: (services: Asked<'restores'>) => Restorers;
}

const every = [
  identityFeature,
  accessProfileFeature,
  approverProfileFeature,
  companyFeature,
  workerFeature,
  orgChartFeature,
  importFeature,
  recognitionModelFeature,
  receiptFeature,
  announcementFeature,
  notificationFeature,
  historyFeature,
  helpFeature,
  ratingFeature,
  timeClockFeature,
  requestFeature,
  vacationFeature,
  deskFeature,
  documentFeature,
  templateFeature,
  admissionFeature,
  kitFeature,
  { jobKinds: [tidy], jobs: tidyJobs },
] as const;

type Taker<F, Part extends keyof Feature> = F extends { [P in Part]: (services: infer S) => unknown }
  ? (services: S) => void
  : never;
type Asked<Part extends keyof Feature> =
  Taker<(typeof every)[number], Part> extends (services: infer All) => void ? All : never;

/** What the features' calls ask for, all of them together. */
export type Services = Asked<'routes'>;
/** What the features' jobs ask for, all of them together. */
export type JobServices = Asked<'jobs'>;

/** Every feature of the product. A new one is a line here. */
export const features: readonly Feature[] = every;
