import { contract } from '@cracha/contract/contract.ts';
import type { Contract } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { createCaptcha } from '#core/identity/captcha.ts';
import type { MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import { accessProfileRoutes } from '#features/access-profile/access-profile.routes.ts';
import { announcementRoutes } from '#features/announcement/announcement.routes.ts';
import { announcementFileRoutes } from '#features/announcement/announcement-file.routes.ts';
import { restoreAnnouncement } from '#features/announcement/restore-announcement.ts';
import { approverProfileRoutes } from '#features/approver-profile/approver-profile.routes.ts';
import { companyRoutes } from '#features/company/company.routes.ts';
import { restoreCompany } from '#features/company/restore-company.ts';
import { helpRoutes } from '#features/help/help.routes.ts';
import { historyRoutes } from '#features/history/history.routes.ts';
import { openingRoutes } from '#features/history/opening.routes.ts';
import { accessLetterRoutes } from '#features/identity/access-letter.routes.ts';
import { inTurn } from '#features/identity/attempts.ts';
import { companyUserRoutes } from '#features/identity/company-user.routes.ts';
import { groupUserRoutes } from '#features/identity/group-user.routes.ts';
import { switchHeld } from '#features/identity/group-user.ts';
import { identityRoutes } from '#features/identity/identity.routes.ts';
import {
  bankChangeTeller,
  filesShownTeller,
  messageSender,
  personTeller,
} from '#features/identity/identity-messages.ts';
import { sendInvitation } from '#features/identity/invitation.ts';
import { managerRoutes } from '#features/identity/manager.routes.ts';
import { passkeyRoutes } from '#features/identity/passkey.routes.ts';
import { platformUserRoutes } from '#features/identity/platform-user.routes.ts';
import { privacyRoutes } from '#features/identity/privacy.routes.ts';
import { providerRoutes } from '#features/identity/provider.routes.ts';
import { createProvider } from '#features/identity/provider-client.ts';
import { restoreManager } from '#features/identity/restore-manager.ts';
import { requireSecondFactor } from '#features/identity/second-factor.ts';
import { sessionAnswers } from '#features/identity/session-answers.ts';
import { ticketRoutes } from '#features/identity/ticket.routes.ts';
import { importRoutes } from '#features/import/import.routes.ts';
import type { UndoListener } from '#features/import/import-acts.ts';
import { releaseRoutes } from '#features/import/release.routes.ts';
import { reviewRoutes } from '#features/import/review.routes.ts';
import { rubricRoutes } from '#features/import/rubric.routes.ts';
import { notificationRoutes } from '#features/notification/notification.routes.ts';
import { orgChartRoutes } from '#features/org-chart/org-chart.routes.ts';
import { ratingRoutes } from '#features/rating/rating.routes.ts';
import { batchDownloadRoutes } from '#features/receipt/batch-download.routes.ts';
import { benefitRoutes } from '#features/receipt/benefit.routes.ts';
import { incomeProofRoutes } from '#features/receipt/income-proof.routes.ts';
import { incomeStatementRoutes } from '#features/receipt/income-statement.routes.ts';
import { payDayRoutes } from '#features/receipt/pay-day.routes.ts';
import { phoneCopyRoutes } from '#features/receipt/phone-copy.routes.ts';
import type { EnqueueReceiptMails } from '#features/receipt/receipt.jobs.ts';
import { may } from '#features/receipt/receipt.policy.ts';
import { receiptRoutes } from '#features/receipt/receipt.routes.ts';
import { disputeRoutes } from '#features/receipt/receipt-dispute.routes.ts';
import { typedReceiptRoutes } from '#features/receipt/receipt-typed.routes.ts';
import { withholdingRoutes } from '#features/receipt/receipt-withholding.routes.ts';
import { restoreReceipt } from '#features/receipt/restore-receipt.ts';
import { pdfServer } from '#features/receipt/serve-pdf.ts';
import { recognitionModelRoutes } from '#features/recognition-model/model.routes.ts';
import { modelRestorer } from '#features/recognition-model/restore-model.ts';
import { sheetModelRoutes } from '#features/recognition-model/sheet-model.routes.ts';
import { recordFormRoutes } from '#features/worker/record-form.routes.ts';
import { registryRoutes } from '#features/worker/registry.routes.ts';
import { workerRoutes } from '#features/worker/worker.routes.ts';
import { workerFileRoutes } from '#features/worker/worker-file.routes.ts';
import { restoreFile } from '#features/worker/worker-file-acts.ts';
import type { Env } from '#kernel/env.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { mount } from '#kernel/http/mount.ts';
import type { MountServices } from '#kernel/http/services.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { filedDocumentRoutes } from './features/receipt/filed-document.routes.ts';
import { passkeySite, providerSettings, publicUrl } from './settings.ts';

/** What the features' calls need beside the mount's own services. */
export interface FeatureServices {
  env: Env;
  files: FileStore;
  jobs: Pick<Jobs, 'enqueue'>;
  listeners: { importUndone: UndoListener };
  makePdf: MakeReceiptPdf;
  enqueueMails: EnqueueReceiptMails;
}

/** Mounts every call of the product: what a feature serves, and what is only declared. */
export function mountAll(
  app: FastifyInstance,
  services: MountServices,
  { env, files, jobs, listeners, makePdf, enqueueMails }: FeatureServices,
): void {
  const { tokens, secrets } = services;
  const captcha = createCaptcha(secrets);
  const answers = sessionAnswers(tokens);
  const provider = providerSettings(env);
  const send = messageSender(secrets, jobs.enqueue);
  const tell = personTeller(send);
  const invitations = { secrets, send, tell, publicUrl: publicUrl(env) };
  const pdfs = pdfServer({ files, makePdf, publicUrl: publicUrl(env) });
  const { servePdf } = pdfs;
  const built: Routes[] = [
    identityRoutes({ tokens, secrets, captcha, enqueue: jobs.enqueue, files }),
    privacyRoutes({ files }),
    passkeyRoutes({ site: passkeySite(env), secrets, tell }, answers),
    providerRoutes({ provider: provider && createProvider(provider), secrets }, answers),
    accessLetterRoutes({ secrets, captcha }, answers),
    ticketRoutes({ captcha, send }),
    announcementRoutes(),
    announcementFileRoutes({ files }),
    helpRoutes({ files }),
    recognitionModelRoutes({ files, enqueue: jobs.enqueue }),
    sheetModelRoutes({ files, enqueue: jobs.enqueue }),
    ratingRoutes(),
    historyRoutes({
      receipt: restoreReceipt,
      company: restoreCompany,
      workerFile: restoreFile,
      announcement: restoreAnnouncement,
      manager: restoreManager,
      recognitionModel: modelRestorer(files),
    }),
    openingRoutes(),
    releaseRoutes({ enqueue: jobs.enqueue }),
    rubricRoutes(),
    reviewRoutes({ enqueue: jobs.enqueue, files }),
    importRoutes({ enqueue: jobs.enqueue, files, undo: listeners.importUndone }),
    notificationRoutes(),
    accessProfileRoutes(),
    approverProfileRoutes(),
    groupUserRoutes(invitations),
    managerRoutes(invitations),
    orgChartRoutes(),
    platformUserRoutes(invitations),
    companyRoutes({ files }),
    companyUserRoutes(invitations),
    recordFormRoutes(),
    registryRoutes({ enqueue: jobs.enqueue }),
    workerRoutes({
      files,
      enqueue: jobs.enqueue,
      invite: (tx, personId) => sendInvitation(tx, invitations, personId),
      switchRoles: switchHeld,
      secondFactor: requireSecondFactor,
      tellBankChange: bankChangeTeller(send, publicUrl(env)),
    }),
    workerFileRoutes({
      files,
      published: { may, serve: servePdf },
      tellFilesShown: filesShownTeller(send, publicUrl(env)),
    }),
    disputeRoutes(),
    payDayRoutes(),
    withholdingRoutes(),
    typedReceiptRoutes({ enqueueMails }),
    batchDownloadRoutes({ enqueue: jobs.enqueue, files }),
    benefitRoutes({ servePdf, enqueueMails }),
    incomeProofRoutes({ publicUrl: publicUrl(env), inTurn }),
    incomeStatementRoutes({ servePdf, enqueueMails }),
    filedDocumentRoutes({ servePdf }),
    phoneCopyRoutes({ servePdf }),
    receiptRoutes({ ...pdfs, enqueueMails }),
  ];
  const served = new Set(built.map(feature => feature.contract));
  const declared: Contract[] = Object.values(contract);
  for (const feature of built) mount(app, services, feature);
  for (const feature of declared) if (!served.has(feature)) mount(app, services, routes(feature, {}));
}
