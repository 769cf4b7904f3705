import { accessProfileErrors } from '../features/access-profile/access-profile.errors.ts';
import { admissionErrors } from '../features/admission/admission.errors.ts';
import { companyErrors } from '../features/company/company.errors.ts';
import { documentErrors } from '../features/document/document.errors.ts';
import { historyErrors } from '../features/history/history.errors.ts';
import { identityErrors } from '../features/identity/identity.errors.ts';
import { importErrors } from '../features/import/import.errors.ts';
import { kitErrors } from '../features/kit/kit.errors.ts';
import { orgChartErrors } from '../features/org-chart/org-chart.errors.ts';
import { receiptErrors } from '../features/receipt/receipt.errors.ts';
import { recognitionModelErrors } from '../features/recognition-model/recognition-model.errors.ts';
import { requestErrors } from '../features/request/request.errors.ts';
import { templateErrors } from '../features/template/template.errors.ts';
import { timeClockErrors } from '../features/time-clock/time-clock.errors.ts';
import { workerErrors } from '../features/worker/worker.errors.ts';
import { generalErrors } from './general.errors.ts';
import { plannedErrors } from './planned.errors.ts';

/** The catalogue of every error. A feature brings its own (`<feature>.errors.ts`). */
export const errorCatalogue = {
  ...generalErrors,
  ...identityErrors,
  ...companyErrors,
  ...receiptErrors,
  ...importErrors,
  ...workerErrors,
  ...historyErrors,
  ...recognitionModelErrors,
  ...accessProfileErrors,
  ...orgChartErrors,
  ...requestErrors,
  ...timeClockErrors,
  ...documentErrors,
  ...templateErrors,
  ...admissionErrors,
  ...kitErrors,
  ...plannedErrors,
};

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
