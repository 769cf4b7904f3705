import { admissionNotices } from '../admission/admission.notices.ts';
import { announcementNotices } from '../announcement/announcement.notices.ts';
import { deskNotices } from '../desk/desk.notices.ts';
import { documentNotices } from '../document/document.notices.ts';
import { signatureNotices } from '../document/signature.notices.ts';
import { identityNotices } from '../identity/identity.notices.ts';
import { importNotices } from '../import/import.notices.ts';
import { kitNotices } from '../kit/kit.notices.ts';
import { receiptNotices } from '../receipt/receipt.notices.ts';
import { requestNotices } from '../request/request.notices.ts';
import { templateNotices } from '../template/template.notices.ts';
import { clockFileNotices } from '../time-clock/clock-file.notices.ts';
import { timesheetNotices } from '../time-clock/timesheet.notices.ts';
import { vacationNotices } from '../vacation/vacation.notices.ts';
import { workerNotices } from '../worker/worker.notices.ts';

/** Every notification. A feature brings its own (`<feature>.notices.ts`). */
export const notices = {
  ...receiptNotices,
  ...importNotices,
  ...workerNotices,
  ...identityNotices,
  ...announcementNotices,
  ...timesheetNotices,
  ...clockFileNotices,
  ...deskNotices,
  ...documentNotices,
  ...vacationNotices,
  ...requestNotices,
  ...signatureNotices,
  ...templateNotices,
  ...admissionNotices,
  ...kitNotices,
};
