import type pg from 'pg';
import { forgets } from '#core/file/forget-file.ts';
import type { DeliveryServices } from '#core/identity/deliver.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { admissionExpire, candidateEntry, candidateErase, candidateMessage, forgetPaper } from './admission.jobs.ts';
import { admissionRoutes } from './admission.routes.ts';
import { sendCandidateCode } from './candidate-entry.ts';
import { gaveUpOnCandidate, sendCandidateMessage } from './tell-candidate.ts';
import { eraseCandidates, expireAdmissions } from './terms.ts';

export interface AdmissionJobServices extends DeliveryServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'remove'>;
  secrets: Secrets;
  enqueue: Enqueue;
}

/** Online admission, from an invitation to a hired worker, and openings. */
export const admissionFeature = {
  routes: admissionRoutes,
  jobKinds: [candidateMessage, candidateEntry, admissionExpire, candidateErase, forgetPaper],
  jobs: (services: AdmissionJobServices) => [
    handles(
      candidateMessage,
      data => sendCandidateMessage(services, data),
      data => gaveUpOnCandidate(services, data),
    ),
    handles(candidateEntry, data => sendCandidateCode(services, data)),
    handles(admissionExpire, (_, signal) => expireAdmissions(services.pool, signal)),
    handles(candidateErase, (_, signal) => eraseCandidates(services, signal)),
    forgets(forgetPaper, services, 'a paper of a candidate: does anybody else name it'),
  ],
  named: { admission: 'admission.name', opening: 'opening.title', candidate: 'candidate.name' },
};
