import { contract } from '@cracha/contract/contract.ts';
import type { Contract } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import { createCaptcha } from '#core/identity/captcha.ts';
import type { MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import { holdFiles } from '#features/document/held-upload.ts';
import { paperCanceler } from '#features/document/signing/cancel-paper.ts';
import { inTurn } from '#features/identity/attempts.ts';
import {
  bankChangeTeller,
  filesShownTeller,
  messageSender,
  personTeller,
} from '#features/identity/identity-messages.ts';
import { provePassword } from '#features/identity/password-change.ts';
import { requireSecondFactor } from '#features/identity/second-factor.ts';
import { switchHeld } from '#features/identity/users/group-user.ts';
import { sendInvitation } from '#features/identity/users/invitation.ts';
import type { UndoListener } from '#features/import/import-acts.ts';
import { groupReader } from '#features/import/review/group-reader.ts';
import { kitOpener, kitPapersOf } from '#features/kit/open-kit.ts';
import { pdfServer } from '#features/receipt/pdf/serve-pdf.ts';
import type { EnqueueReceiptMails } from '#features/receipt/receipt.jobs.ts';
import { may } from '#features/receipt/receipt.policy.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { justificationPort } from '#features/time-clock/justification/justification-port.ts';
import { serveSealedMirror } from '#features/time-clock/mirror/mirror-pdf.ts';
import { workerHiring } from '#features/worker/hire-worker.ts';
import { recordPort } from '#features/worker/record-of-requests.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Env } from '#kernel/env.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { routes } from '#kernel/http/handler.ts';
import { mount } from '#kernel/http/mount.ts';
import type { MountServices } from '#kernel/http/services.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { features, type Services } from './features.ts';
import type { SealKeeper } from './seal.ts';
import { passkeySite, providerSettings, publicUrl } from './settings.ts';

/** What the features' calls need beside the mount's own services. */
interface FeatureServices {
  env: Env;
  files: FileStore;
  jobs: Pick<Jobs, 'enqueue'>;
  listeners: { importUndone: UndoListener };
  makePdf: MakeReceiptPdf;
  enqueueMails: EnqueueReceiptMails;
  clockAdapters: ClockAdapters;
  seal: SealKeeper;
}

/** Mounts every call of the product: what a feature serves, and what is only declared. */
export function mountAll(app: FastifyInstance, mounted: MountServices, given: FeatureServices): void {
  const services = handOver(mounted, given);
  const built = features.flatMap(feature => feature.routes?.(services) ?? []);
  const served = new Set(built.map(feature => feature.contract));
  const declared: Contract[] = Object.values(contract);
  for (const feature of built) mount(app, mounted, feature);
  for (const feature of declared) if (!served.has(feature)) mount(app, mounted, routes(feature, {}));
}

/** What features get from the process, and from each other: none imports another. */
function handOver(
  { tokens, secrets, pool }: MountServices,
  { env, files, jobs, listeners, makePdf, enqueueMails, clockAdapters, seal }: FeatureServices,
): Services {
  const link = publicUrl(env);
  const send = messageSender(secrets, jobs.enqueue);
  const tell = personTeller(send);
  const invitations = { secrets, send, tell, publicUrl: link };
  const invite = (tx: Tx, personId: string) => sendInvitation(tx, invitations, personId);
  const records = recordPort({ tellBankChange: bankChangeTeller(send, link) });
  const pdfs = pdfServer({ files, makePdf, publicUrl: link });
  return {
    ...invitations,
    tokens,
    files,
    enqueue: jobs.enqueue,
    clockAdapters,
    captcha: createCaptcha(secrets),
    site: passkeySite(env),
    provider: providerSettings(env),
    timeServer: env.NTP_SERVER,
    undo: listeners.importUndone,
    readerOfGroup: groupReader(pool),
    // identity to workers and proofs of income
    invite,
    switchRoles: switchHeld,
    secondFactor: requireSecondFactor,
    tellBankChange: bankChangeTeller(send, link),
    clockRoute,
    justifications: justificationPort({ enqueue: jobs.enqueue, clockRoute }),
    // the worker record to requests and admissions, which hire by its own act
    recordPort: records,
    hireWorker: workerHiring({ invite, recordPort: records }),
    // kits to admissions
    kitPapersOf,
    openKit: kitOpener({ enqueue: jobs.enqueue }),
    tellFilesShown: filesShownTeller(send, link),
    inTurn,
    // identity to signatures
    provePassword,
    seal,
    sealReady: async () => (await seal()).usable,
    pool,
    // documents to kits
    holdFiles: (by, uploads, inOwnTransaction) => holdFiles(files, { by, uploads }, inOwnTransaction),
    cancelPaper: paperCanceler({ secrets, enqueue: jobs.enqueue, publicUrl: link }),
    // receipts to workers' files
    ...pdfs,
    published: {
      may,
      serve: pdfs.servePdf,
      serveMirror: (call, id) => serveSealedMirror({ publicUrl: link }, call, id),
    },
    enqueueMails,
    // everybody's to the history
    restorers: Object.fromEntries(features.flatMap(each => Object.entries(each.restores?.({ files }) ?? {}))),
    named: Object.fromEntries(features.flatMap(each => Object.entries(each.named ?? {}))),
  };
}
