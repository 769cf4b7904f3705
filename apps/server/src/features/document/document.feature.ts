import { handles } from '#kernel/jobs/job.ts';
import { type CheckServices, checkRoutes } from './checking/check.routes.ts';
import { documentRoutes } from './document.routes.ts';
import { documentPrepare, documentSeal, signatureSweep } from './seal.jobs.ts';
import { type SealServices, sealSignature } from './sealing/seal-document.ts';
import { sweepSignatures } from './sealing/sweep.ts';
import { type DeadlineServices, keepDeadlines } from './signing/deadlines.ts';
import { sendEntryCode } from './signing/entry.ts';
import { type PrepareServices, prepareSignature } from './signing/prepare.ts';
import { gaveUpMessage, type MessageServices, sendSignerMessage } from './signing/send-message.ts';
import { signatureDeadlines, signerEntry, signerMessage } from './signing/signing.jobs.ts';
import { type SigningServices, signingRoutes } from './signing/signing.routes.ts';
import { tellCompleted } from './signing/tell-signature.ts';

type JobServices = PrepareServices & MessageServices & DeadlineServices & Omit<SealServices, 'tellCompleted'>;

/** Documents to sign: asking for them, signing, sealing, and what anybody may check. */
export const documentFeature = {
  routes: (services: SigningServices & CheckServices) => [
    documentRoutes(services),
    ...signingRoutes(services),
    checkRoutes(services),
  ],
  jobKinds: [documentPrepare, signerMessage, signerEntry, signatureDeadlines, documentSeal, signatureSweep],
  jobs: (services: JobServices) => [
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
  named: { signature: 'signature_request.check_code' },
};
