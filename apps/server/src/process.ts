import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { adaptersOf, type ClockAdapters } from '#core/clock/port/clock-port.ts';
import { lookAt } from '#core/looking/look.ts';
import { bothSign } from '#features/document/signing/ask-both-to-sign.ts';
import { bankChangeTeller, filesShownTeller, messageSender } from '#features/identity/identity-messages.ts';
import { pdfServer } from '#features/receipt/pdf/serve-pdf.ts';
import { publishReceipts, supersedeReceipts, withdrawReceiptsOf } from '#features/receipt/receipt.events.ts';
import { type EnqueueReceiptMails, receiptMail } from '#features/receipt/receipt.jobs.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { modelPapers } from '#features/template/make-paper.ts';
import { justificationPort } from '#features/time-clock/justification/justification-port.ts';
import { sealedPaper } from '#features/time-clock/mirror/mirror-pdf.ts';
import { recordPort } from '#features/worker/record-of-requests.ts';
import { openReplica } from '#kernel/database/replica.ts';
import type { Env } from '#kernel/env.ts';
import { type FileStore, openFileStore } from '#kernel/files/file-store.ts';
import {
  type Admission,
  callLimits,
  createAdmission,
  longLimits,
  strangerLimits,
  uploadLimits,
} from '#kernel/http/admission.ts';
import type { Door } from '#kernel/http/door.ts';
import { serveMetrics } from '#kernel/http/metrics-route.ts';
import { createReach, type Reach, serveHealth } from '#kernel/http/readiness.ts';
import { createServer } from '#kernel/http/server.ts';
import type { MountServices } from '#kernel/http/services.ts';
import { createTokens } from '#kernel/http/token.ts';
import { serveWebApp } from '#kernel/http/web-app.ts';
import { createJobs, type Jobs } from '#kernel/jobs/jobs.ts';
import { queueStates } from '#kernel/jobs/queue-states.ts';
import { createLive } from '#kernel/live/live.ts';
import type { Log } from '#kernel/log.ts';
import { createMetrics, type Gate, type Metrics } from '#kernel/metrics/metrics.ts';
import { openSecrets } from '#kernel/secrets.ts';
import { createClamd } from '#kernel/upload/clamd.ts';
import { receiveInto } from '#kernel/upload/receive.ts';
import { scanning } from '#kernel/upload/scanner.ts';
import { mountAll } from './app.ts';
import { features, type JobServices } from './features.ts';
import type { Installation } from './installation.ts';
import { countingFailures, mailerOf, smsOf } from './mail.ts';
import { servePages } from './pages/pages.ts';
import { makeReceiptPdf, makeReceiptPdfs } from './receipt-pdf.ts';
import { sealKeeper } from './seal.ts';
import { fileSettings, publicUrl } from './settings.ts';

/** What one process runs on an installation: the calls and, unless JOBS=off, the jobs. */
export interface Process {
  app: FastifyInstance;
  jobs: Jobs;
  files: FileStore;
  reach: Pick<Reach, 'reaches'>;
  metrics: Metrics;
  stop(): Promise<void>;
}

const webFolder = join(import.meta.dirname, '../../web/dist');

/** Turns at the calls and at the files of one process, by how many connections it has. */
export function admissionOf(pool: pg.Pool): Record<keyof MountServices['admission'], Admission & Gate> {
  return {
    calls: createAdmission(callLimits(pool.options.max)),
    long: createAdmission(longLimits),
    uploads: createAdmission(uploadLimits),
    strangers: createAdmission(strangerLimits),
  };
}

type Opened = Pick<Installation, 'pool' | 'read' | 'sessions' | 'signingKey'>;

/** Puts the product together on an open installation. The caller listens, or opens the door that it gives. What was begun when something fails is ended again. */
export async function createProcess(
  env: Env,
  installation: Opened,
  log: Log,
  { clockAdapters = adaptersOf(), door }: { clockAdapters?: ClockAdapters; door?: Door } = {},
): Promise<Process> {
  const begun: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of begun.splice(0).reverse()) await end();
  };
  try {
    return { ...(await putTogether(env, installation, log, { clockAdapters, door }, begun)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param begun gets what ends each part that was begun, in the order in which they began */
async function putTogether(
  env: Env,
  { pool, read, sessions, signingKey }: Opened,
  log: Log,
  { clockAdapters, door }: { clockAdapters: ClockAdapters; door: Door | undefined },
  begun: (() => Promise<unknown>)[],
): Promise<Omit<Process, 'stop'>> {
  const metrics = createMetrics();
  const files = await openFileStore(fileSettings(env));
  const secrets = await openSecrets(env);
  const jobs = await createJobs(pool, log, sessions);
  begun.push(() => jobs.stop());
  const live = await createLive(sessions);
  begun.push(() => live.stop());
  const replica = read && (await openReplica(pool, read, log));
  if (replica) begun.push(async () => replica.stop());
  const reach = createReach(pool);
  begun.push(() => reach.stop());
  const app = await createServer(env, log, door);
  begun.push(() => app.close());
  begun.push(() => app.drain(env.DRAIN_SECONDS * 1_000));
  const enqueueMails: EnqueueReceiptMails = (tx, mails) => jobs.enqueueMany(tx, receiptMail, mails);
  // who reacts when something happens: called in the transaction of the cause
  const listeners = {
    importPublished: (
      tx: Parameters<typeof publishReceipts>[0],
      receipts: Parameters<typeof publishReceipts>[1],
      by: Parameters<typeof publishReceipts>[3],
    ) => publishReceipts(tx, receipts, enqueueMails, by),
    importUndone: withdrawReceiptsOf,
  };
  const admission = admissionOf(pool);
  metrics.watch({
    gates: { ...admission },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    streams: live.streams,
    replicaLag: replica && (() => replica.lag()),
    queues: queueStates(pool),
  });
  const seal = sealKeeper(env, secrets);
  const makePdf = makeReceiptPdf(files);
  mountAll(
    app,
    {
      pool,
      replica,
      tokens: createTokens(signingKey),
      log,
      secrets,
      live,
      receive: receiveInto(files, lookAt, env.CLAMD ? scanning(createClamd(env.CLAMD), log) : undefined),
      admission,
    },
    { env, files, jobs, listeners, makePdf, enqueueMails, clockAdapters, seal },
  );
  serveHealth(app, reach.reaches);
  serveMetrics(app, env, metrics);
  servePages(app, env, pool);
  const told = {
    ...(env.OIDC_ISSUER ? { provedor: env.OIDC_NAME } : {}),
    ...(env.PHONE_COPIES === 'off' ? { guardar: 'off' } : {}),
  };
  await serveWebApp(app, webFolder, told, env.PHONE_COPIES);
  if (env.JOBS === 'inline') {
    const send = messageSender(secrets, jobs.enqueue);
    const tellFilesShown = filesShownTeller(send, publicUrl(env));
    const askBothToSign = bothSign({ enqueue: jobs.enqueue, sealReady: async () => (await seal()).usable });
    const services: JobServices = {
      pool,
      files,
      secrets,
      enqueue: jobs.enqueue,
      clockAdapters,
      clockRoute,
      justifications: justificationPort({ enqueue: jobs.enqueue, clockRoute }),
      send,
      recordPort: recordPort({ tellBankChange: bankChangeTeller(send, publicUrl(env)) }),
      mailer: countingFailures(mailerOf(env, pool), () => metrics.messageFailed('mail')),
      sms: countingFailures(smsOf(env, pool), () => metrics.messageFailed('sms')),
      countPages: metrics.pagesRead,
      seal,
      publicUrl: publicUrl(env),
      pdfs: pdfServer({ files, makePdf, publicUrl: publicUrl(env) }),
      makePdfs: makeReceiptPdfs(files),
      tellFilesShown,
      // signatures to what is made of models
      askBothToSign,
      makeModelPaper: modelPapers({ pool, files, tellFilesShown, askBothToSign }),
      sealedPaper: (tx, accessGroupId, id) => sealedPaper({ publicUrl: publicUrl(env) }, tx, accessGroupId, id),
      listeners: { publish: listeners.importPublished, supersede: supersedeReceipts },
    };
    await jobs.work(features.flatMap(feature => feature.jobs?.(services) ?? []));
  }
  return { app, jobs, files, reach, metrics };
}
