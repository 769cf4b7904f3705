import { accessProfileContract } from './features/access-profile/access-profile.contract.ts';
import { admissionContract } from './features/admission/admission.contract.ts';
import { openingsContract } from './features/admission/opening.contract.ts';
import { ownAdmissionContract } from './features/admission/own-admission.contract.ts';
import { teamAdmissionContract } from './features/admission/team-admission.contract.ts';
import { announcementContract } from './features/announcement/announcement.contract.ts';
import { announcementFileContract } from './features/announcement/announcement-file.contract.ts';
import { approverProfileContract } from './features/approver-profile/approver-profile.contract.ts';
import { companyContract } from './features/company/company.contract.ts';
import { deskContract } from './features/desk/desk.contract.ts';
import { deskSetupContract } from './features/desk/desk-setup.contract.ts';
import { documentContract } from './features/document/document.contract.ts';
import { documentBatchContract } from './features/document/document-batch.contract.ts';
import { documentCheckContract } from './features/document/document-check.contract.ts';
import { documentStoreContract } from './features/document/document-store.contract.ts';
import { ownPendingContract } from './features/document/own-pending.contract.ts';
import { pendingDocumentContract } from './features/document/pending-document.contract.ts';
import { readingContract } from './features/document/reading.contract.ts';
import { sharingContract } from './features/document/sharing.contract.ts';
import { signatureContract } from './features/document/signature.contract.ts';
import { signingContract } from './features/document/signing.contract.ts';
import { employmentContract } from './features/employment/employment.contract.ts';
import { helpContract } from './features/help/help.contract.ts';
import { historyContract } from './features/history/history.contract.ts';
import { openingContract } from './features/history/opening.contract.ts';
import { accessLetterContract } from './features/identity/access-letter.contract.ts';
import { companyUserContract } from './features/identity/company-user.contract.ts';
import { groupUserContract } from './features/identity/group-user.contract.ts';
import { identityContract } from './features/identity/identity.contract.ts';
import { linkContract } from './features/identity/link.contract.ts';
import { managerContract } from './features/identity/manager.contract.ts';
import { passkeyContract } from './features/identity/passkey.contract.ts';
import { platformUserContract } from './features/identity/platform-user.contract.ts';
import { privacyContract } from './features/identity/privacy.contract.ts';
import { providerContract } from './features/identity/provider.contract.ts';
import { ticketContract } from './features/identity/ticket.contract.ts';
import { importContract } from './features/import/import.contract.ts';
import { releaseContract } from './features/import/release.contract.ts';
import { reviewContract } from './features/import/review.contract.ts';
import { rubricContract } from './features/import/rubric.contract.ts';
import { kitContract } from './features/kit/kit.contract.ts';
import { ownMissingContract } from './features/kit/own-missing.contract.ts';
import { notificationContract } from './features/notification/notification.contract.ts';
import { orgChartContract } from './features/org-chart/org-chart.contract.ts';
import { ratingContract } from './features/rating/rating.contract.ts';
import { batchDownloadContract } from './features/receipt/batch-download.contract.ts';
import { benefitContract } from './features/receipt/benefit.contract.ts';
import { filedDocumentContract } from './features/receipt/filed-document.contract.ts';
import { incomeProofContract } from './features/receipt/income-proof.contract.ts';
import { incomeStatementContract } from './features/receipt/income-statement.contract.ts';
import { payDayContract } from './features/receipt/pay-day.contract.ts';
import { phoneCopyContract } from './features/receipt/phone-copy.contract.ts';
import { receiptContract } from './features/receipt/receipt.contract.ts';
import { disputeContract } from './features/receipt/receipt-dispute.contract.ts';
import { typedReceiptContract } from './features/receipt/receipt-typed.contract.ts';
import { withholdingContract } from './features/receipt/receipt-withholding.contract.ts';
import { recognitionModelContract } from './features/recognition-model/recognition-model.contract.ts';
import { sheetModelContract } from './features/recognition-model/sheet-model.contract.ts';
import { benefitPlanContract } from './features/request/benefit-plan.contract.ts';
import { draftContract } from './features/request/draft.contract.ts';
import { payrollQueueContract } from './features/request/payroll-queue.contract.ts';
import { proofContract } from './features/request/proof.contract.ts';
import { requestContract } from './features/request/request.contract.ts';
import { requestBatchContract } from './features/request/request-batch.contract.ts';
import { requestSetupContract } from './features/request/request-setup.contract.ts';
import { requestsAtHomeContract } from './features/request/requests-at-home.contract.ts';
import { routeTrialContract } from './features/request/route-trial.contract.ts';
import { templateContract } from './features/template/template.contract.ts';
import { clockBankContract } from './features/time-clock/clock-bank.contract.ts';
import { clockDeviceContract } from './features/time-clock/clock-device.contract.ts';
import { clockFileContract } from './features/time-clock/clock-file.contract.ts';
import { clockJustificationContract } from './features/time-clock/clock-justification.contract.ts';
import { clockMarkContract } from './features/time-clock/clock-mark.contract.ts';
import { clockPeriodContract } from './features/time-clock/clock-period.contract.ts';
import { clockPortContract } from './features/time-clock/clock-port.contract.ts';
import { clockSetupContract } from './features/time-clock/clock-setup.contract.ts';
import { timeClockContract } from './features/time-clock/time-clock.contract.ts';
import { timesheetFileContract } from './features/time-clock/timesheet-file.contract.ts';
import { vacationOpeningContract } from './features/vacation/opening.contract.ts';
import { vacationContract } from './features/vacation/vacation.contract.ts';
import { recordFormContract } from './features/worker/record-form.contract.ts';
import { registryContract } from './features/worker/registry.contract.ts';
import { workerContract } from './features/worker/worker.contract.ts';

/** What each feature brings. Written down, since what a compiler would print of all calls at once is longer than it may be. */
type Contracts = {
  'access-profile': typeof accessProfileContract;
  admission: typeof admissionContract;
  'own-admission': typeof ownAdmissionContract;
  'admission-opening': typeof openingsContract;
  'team-admission': typeof teamAdmissionContract;
  announcement: typeof announcementContract;
  'announcement-file': typeof announcementFileContract;
  'approver-profile': typeof approverProfileContract;
  'batch-download': typeof batchDownloadContract;
  benefit: typeof benefitContract;
  company: typeof companyContract;
  'company-user': typeof companyUserContract;
  desk: typeof deskContract;
  'desk-setup': typeof deskSetupContract;
  document: typeof documentContract;
  'document-batch': typeof documentBatchContract;
  'document-pending': typeof pendingDocumentContract;
  'document-own-pending': typeof ownPendingContract;
  'document-reading': typeof readingContract;
  'document-store': typeof documentStoreContract;
  'document-sharing': typeof sharingContract;
  employment: typeof employmentContract;
  'filed-document': typeof filedDocumentContract;
  'group-user': typeof groupUserContract;
  help: typeof helpContract;
  history: typeof historyContract;
  'history-opening': typeof openingContract;
  identity: typeof identityContract;
  manager: typeof managerContract;
  'org-chart': typeof orgChartContract;
  'phone-copy': typeof phoneCopyContract;
  privacy: typeof privacyContract;
  'recognition-model': typeof recognitionModelContract;
  'recognition-model-sheet': typeof sheetModelContract;
  'platform-user': typeof platformUserContract;
  'identity-access-letter': typeof accessLetterContract;
  'identity-link': typeof linkContract;
  'identity-passkey': typeof passkeyContract;
  'identity-provider': typeof providerContract;
  'identity-ticket': typeof ticketContract;
  import: typeof importContract;
  release: typeof releaseContract;
  rubric: typeof rubricContract;
  review: typeof reviewContract;
  'income-proof': typeof incomeProofContract;
  'income-statement': typeof incomeStatementContract;
  notification: typeof notificationContract;
  rating: typeof ratingContract;
  receipt: typeof receiptContract;
  'receipt-dispute': typeof disputeContract;
  'receipt-typed': typeof typedReceiptContract;
  'pay-day': typeof payDayContract;
  'receipt-withholding': typeof withholdingContract;
  'clock-bank': typeof clockBankContract;
  'clock-device': typeof clockDeviceContract;
  'clock-file': typeof clockFileContract;
  'clock-justification': typeof clockJustificationContract;
  'clock-mark': typeof clockMarkContract;
  'clock-period': typeof clockPeriodContract;
  'clock-port': typeof clockPortContract;
  'clock-setup': typeof clockSetupContract;
  'time-clock': typeof timeClockContract;
  'timesheet-file': typeof timesheetFileContract;
  'benefit-plan': typeof benefitPlanContract;
  'payroll-queue': typeof payrollQueueContract;
  request: typeof requestContract;
  'request-batch': typeof requestBatchContract;
  'request-proof': typeof proofContract;
  'request-draft': typeof draftContract;
  'request-setup': typeof requestSetupContract;
  'requests-at-home': typeof requestsAtHomeContract;
  'request-route-trial': typeof routeTrialContract;
  signature: typeof signatureContract;
  signing: typeof signingContract;
  'document-check': typeof documentCheckContract;
  kit: typeof kitContract;
  'kit-own-missing': typeof ownMissingContract;
  template: typeof templateContract;
  vacation: typeof vacationContract;
  'vacation-opening': typeof vacationOpeningContract;
  worker: typeof workerContract;
  'worker-record-form': typeof recordFormContract;
  'worker-registry': typeof registryContract;
};

/** Every call of the product, by feature: the one record that the mount, the API page and the sweeps walk. */
export const contract: Contracts = {
  'access-profile': accessProfileContract,
  admission: admissionContract,
  'own-admission': ownAdmissionContract,
  'admission-opening': openingsContract,
  'team-admission': teamAdmissionContract,
  announcement: announcementContract,
  'announcement-file': announcementFileContract,
  'approver-profile': approverProfileContract,
  'batch-download': batchDownloadContract,
  benefit: benefitContract,
  company: companyContract,
  'company-user': companyUserContract,
  desk: deskContract,
  'desk-setup': deskSetupContract,
  document: documentContract,
  'document-batch': documentBatchContract,
  'document-pending': pendingDocumentContract,
  'document-own-pending': ownPendingContract,
  'document-reading': readingContract,
  'document-store': documentStoreContract,
  'document-sharing': sharingContract,
  employment: employmentContract,
  'filed-document': filedDocumentContract,
  'group-user': groupUserContract,
  help: helpContract,
  history: historyContract,
  'history-opening': openingContract,
  identity: identityContract,
  manager: managerContract,
  'org-chart': orgChartContract,
  'phone-copy': phoneCopyContract,
  privacy: privacyContract,
  'recognition-model': recognitionModelContract,
  'recognition-model-sheet': sheetModelContract,
  'platform-user': platformUserContract,
  'identity-access-letter': accessLetterContract,
  'identity-link': linkContract,
  'identity-passkey': passkeyContract,
  'identity-provider': providerContract,
  'identity-ticket': ticketContract,
  import: importContract,
  release: releaseContract,
  rubric: rubricContract,
  review: reviewContract,
  'income-proof': incomeProofContract,
  'income-statement': incomeStatementContract,
  notification: notificationContract,
  rating: ratingContract,
  receipt: receiptContract,
  'receipt-dispute': disputeContract,
  'receipt-typed': typedReceiptContract,
  'pay-day': payDayContract,
  'receipt-withholding': withholdingContract,
  'clock-bank': clockBankContract,
  'clock-device': clockDeviceContract,
  'clock-file': clockFileContract,
  'clock-justification': clockJustificationContract,
  'clock-mark': clockMarkContract,
  'clock-period': clockPeriodContract,
  'clock-port': clockPortContract,
  'clock-setup': clockSetupContract,
  'time-clock': timeClockContract,
  'timesheet-file': timesheetFileContract,
  'benefit-plan': benefitPlanContract,
  'payroll-queue': payrollQueueContract,
  request: requestContract,
  'request-batch': requestBatchContract,
  'request-proof': proofContract,
  'request-draft': draftContract,
  'request-setup': requestSetupContract,
  'requests-at-home': requestsAtHomeContract,
  'request-route-trial': routeTrialContract,
  signature: signatureContract,
  signing: signingContract,
  'document-check': documentCheckContract,
  kit: kitContract,
  'kit-own-missing': ownMissingContract,
  template: templateContract,
  vacation: vacationContract,
  'vacation-opening': vacationOpeningContract,
  worker: workerContract,
  'worker-record-form': recordFormContract,
  'worker-registry': registryContract,
};

export type Feature = keyof typeof contract;
