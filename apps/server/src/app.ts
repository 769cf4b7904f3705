import { contract } from '@cracha/contract/contract.ts';
import type { Contract } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { createCaptcha } from '#core/identity/captcha.ts';
import type { MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import { accessProfileRoutes } from '#features/access-profile/access-profile.routes.ts';
import { approverProfileRoutes } from '#features/approver-profile/approver-profile.routes.ts';
import { companyRoutes } from '#features/company/company.routes.ts';
import { groupUserRoutes } from '#features/identity/group-user.routes.ts';
import { identityRoutes } from '#features/identity/identity.routes.ts';
import { messageSender, personTeller } from '#features/identity/identity-messages.ts';
import { platformUserRoutes } from '#features/identity/platform-user.routes.ts';
import { privacyRoutes } from '#features/identity/privacy.routes.ts';
import { importRoutes } from '#features/import/import.routes.ts';
import type { UndoListener } from '#features/import/import-acts.ts';
import { releaseRoutes } from '#features/import/release.routes.ts';
import { reviewRoutes } from '#features/import/review.routes.ts';
import { notificationRoutes } from '#features/notification/notification.routes.ts';
import type { EnqueueReceiptMails } from '#features/receipt/receipt.jobs.ts';
import { receiptRoutes } from '#features/receipt/receipt.routes.ts';
import { disputeRoutes } from '#features/receipt/receipt-dispute.routes.ts';
import { typedReceiptRoutes } from '#features/receipt/receipt-typed.routes.ts';
import { withholdingRoutes } from '#features/receipt/receipt-withholding.routes.ts';
import type { Env } from '#kernel/env.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { mount } from '#kernel/http/mount.ts';
import type { MountServices } from '#kernel/http/services.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { publicUrl } from './settings.ts';

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
  const send = messageSender(services.secrets, jobs.enqueue);
  const invitations = { secrets: services.secrets, send, tell: personTeller(send), publicUrl: publicUrl(env) };
  const built: Routes[] = [
    identityRoutes({
      tokens: services.tokens,
      secrets: services.secrets,
      captcha: createCaptcha(services.secrets),
      enqueue: jobs.enqueue,
      files,
    }),
    privacyRoutes(),
    releaseRoutes({ enqueue: jobs.enqueue }),
    reviewRoutes({ enqueue: jobs.enqueue, files }),
    importRoutes({ enqueue: jobs.enqueue, files, undo: listeners.importUndone }),
    notificationRoutes(),
    accessProfileRoutes(),
    approverProfileRoutes(),
    groupUserRoutes(invitations),
    platformUserRoutes(invitations),
    companyRoutes(),
    disputeRoutes(),
    withholdingRoutes(),
    typedReceiptRoutes({ enqueueMails }),
    receiptRoutes({ files, makePdf, enqueueMails, publicUrl: publicUrl(env) }),
  ];
  const served = new Set(built.map(feature => feature.contract));
  const declared: Contract[] = Object.values(contract);
  for (const feature of built) mount(app, services, feature);
  for (const feature of declared) if (!served.has(feature)) mount(app, services, routes(feature, {}));
}
