import { merged } from '../../kernel/said.ts';
import { accessProfileHistory } from '../access-profile/access-profile.history.ts';
import { admissionHistory } from '../admission/admission.history.ts';
import { announcementHistory } from '../announcement/announcement.history.ts';
import { approverProfileHistory } from '../approver-profile/approver-profile.history.ts';
import { companyHistory } from '../company/company.history.ts';
import { deskHistory } from '../desk/desk.history.ts';
import { documentHistory } from '../document/document.history.ts';
import { signatureHistory } from '../document/signature.history.ts';
import { helpHistory } from '../help/help.history.ts';
import { identityHistory } from '../identity/identity.history.ts';
import { importHistory } from '../import/import.history.ts';
import { kitHistory } from '../kit/kit.history.ts';
import { orgChartHistory } from '../org-chart/org-chart.history.ts';
import { ratingHistory } from '../rating/rating.history.ts';
import { receiptHistory } from '../receipt/receipt.history.ts';
import { recognitionModelHistory } from '../recognition-model/recognition-model.history.ts';
import { requestHistory } from '../request/request.history.ts';
import { templateHistory } from '../template/template.history.ts';
import { clockFileHistory } from '../time-clock/clock-file.history.ts';
import { timesheetHistory } from '../time-clock/timesheet.history.ts';
import { vacationHistory } from '../vacation/vacation.history.ts';
import { workerHistory } from '../worker/worker.history.ts';
import { sharedHistory } from './shared.history.ts';

/** What each feature brings to the histories (`<feature>.history.ts`). */
const every = [
  workerHistory,
  receiptHistory,
  companyHistory,
  announcementHistory,
  importHistory,
  identityHistory,
  accessProfileHistory,
  helpHistory,
  recognitionModelHistory,
  orgChartHistory,
  approverProfileHistory,
  ratingHistory,
  timesheetHistory,
  clockFileHistory,
  vacationHistory,
  deskHistory,
  documentHistory,
  requestHistory,
  signatureHistory,
  templateHistory,
  admissionHistory,
  kitHistory,
  sharedHistory,
] as const;

export const kinds = merged(every, 'kinds');
export const verbs = merged(every, 'verbs');
export const fields = merged(every, 'fields');
export const values = merged(every, 'values');

type Told = Readonly<Record<string, Readonly<Record<string, string>>>>;
export const told: Told = merged(every, 'told');
export const onlyChanged: Told = merged(every, 'onlyChanged');
export const deletedFields: Told = merged(every, 'deleted');
