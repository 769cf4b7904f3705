import { handles } from '#kernel/jobs/job.ts';
import { batchRoutes } from './batch/batch.routes.ts';
import { type CheckServices, checkRoutes } from './checking/check.routes.ts';
import {
  type DocumentJobServices,
  documentJobs,
  documentValidity,
  forgetHeld,
  heldUploadExpire,
} from './document.jobs.ts';
import { type DocumentServices, documentRoutes, pendingRoutes } from './document.routes.ts';
import { restoreDocument } from './document.ts';
import { readingRoutes } from './reading.routes.ts';
import { documentPrepare, documentSeal, signatureSweep } from './seal.jobs.ts';
import { type SealServices, sealSignature } from './sealing/seal-document.ts';
import { sweepSignatures } from './sealing/sweep.ts';
import { type SharingServices, sharingRoutes } from './sharing/sharing.routes.ts';
import { type DeadlineServices, keepDeadlines } from './signing/deadlines.ts';
import { sendEntryCode } from './signing/entry.ts';
import { type PrepareServices, prepareSignature } from './signing/prepare.ts';
import { gaveUpMessage, type MessageServices, sendSignerMessage } from './signing/send-message.ts';
import { signatureDeadlines, signerEntry, signerMessage } from './signing/signing.jobs.ts';
import { type SigningServices, signingRoutes } from './signing/signing.routes.ts';
import { tellCompleted } from './signing/tell-signature.ts';
import { type StoreServices, storeRoutes } from './store/store.routes.ts';

type JobServices = DocumentJobServices &
  PrepareServices &
  MessageServices &
  DeadlineServices &
  Omit<SealServices, 'tellCompleted'>;

/** Documents between company and people: sending, reading, keeping; asking for signatures, signing, sealing, and what anybody may check. */
export const documentFeature = {
  routes: (services: DocumentServices & SigningServices & CheckServices & SharingServices & StoreServices) => [
    documentRoutes(services),
    batchRoutes(),
    readingRoutes(services),
    ...pendingRoutes(),
    ...signingRoutes(services),
    checkRoutes(services),
    sharingRoutes(services),
    storeRoutes(services),
  ],
  jobKinds: [
    ...[heldUploadExpire, forgetHeld, documentValidity, documentPrepare, signerMessage, signerEntry],
    ...[signatureDeadlines, documentSeal, signatureSweep],
  ],
  jobs: (services: JobServices) => [
    ...documentJobs(services),
    handles(documentPrepare, data => prepareSignature(services, data)),
    handles(
      signerMessage,
      data => sendSignerMessage(services, data),
      data => gaveUpMessage(services, data),
    ),
    handles(signerEntry, data => sendEntryCode(services, data)),
    handles(signatureDeadlines, (_, signal) => keepDeadlines(services, signal)),
    handles(documentSeal, data =>
      sealSignature({ ...services, tellCompleted: (tx, ...of) => tellCompleted(services, tx, ...of) }, data),
    ),
    handles(signatureSweep, (_, signal) => sweepSignatures(services, signal)),
  ],
  named: { document: 'document.title', signature: 'signature_request.check_code' },
  restores: () => ({ document: { restore: restoreDocument } }),
};
