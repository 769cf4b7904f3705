import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import { lockPublication } from '#core/receipt/publication.queries.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { announce } from '#kernel/live/live.ts';
import { type ImportJob, importTopic } from './import.jobs.ts';
import { importLog } from './import.queries.ts';
import { countTaken, markExisting, refreshCounts } from './import-document.queries.ts';
import {
  finishPublishing,
  type Outgoing,
  publishedUndated,
  reachesAnybody,
  scheduled,
  sendToReview,
  type Taken,
  takeClean,
} from './import-publish.queries.ts';
import { releasers } from './release/release-request.queries.ts';

/** What an import asks of receipts; given by main.ts, called in the transaction that marks the documents. */
export interface ImportListeners {
  publish(tx: Tx, receipts: NewReceipt[], by: Outgoing): Promise<number>;
  /** The receipts that stand of these workers' months go to the exclusion history. */
  supersede(tx: Tx, doer: Doer, of: Taken['replacing'], justification: string): Promise<void>;
}

/** What is made of a batch keeps the answering thread from others for some milliseconds. */
const batch = 100;
/** Kept in the exclusion history, in the language of the records. */
const superseded = 'Substituído por outro recibo do mesmo mês, conferido pelo RH.';

/**
 * Publishes the clean documents in batches: receipt, notification, mail job and the document's new state in one
 * transaction each. Killed anywhere, it goes on with what is still clean; run twice, it finds nothing.
 */
export async function publishCleanDocuments(
  pool: pg.Pool,
  job: ImportJob,
  listeners: ImportListeners,
  signal: AbortSignal,
): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(pool, job, work);
  for (let left = true; left && !signal.aborted; ) {
    left = await inContext(async tx => {
      await lockPublication(tx, job.accessGroupId);
      const out = await scheduled(tx, job.importId);
      if (!out) return false;
      const taken = await takeClean(tx, job.importId, batch);
      if (taken.replacing.length > 0) await listeners.supersede(tx, doerOfJob(job), taken.replacing, superseded);
      await listeners.publish(tx, taken.receipts, out);
      await countTaken(tx, job.importId, { ...taken, published: taken.receipts.length });
      await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
      return taken.seen === batch;
    });
  }
  if (!signal.aborted) await inContext(tx => finish(tx, job));
}

async function finish(tx: Tx, job: ImportJob): Promise<void> {
  const out = await scheduled(tx, job.importId);
  if (!out) return;
  await refreshCounts(tx, job.importId);
  const done = await finishPublishing(tx, job.importId);
  if (!done) return;
  if (done.clean > 0 && !(await reachesAnybody(tx))) return tellStopped(tx, job, done);
  await recheckWaiting(tx, job);
  const undated = await publishedUndated(tx, job.importId);
  await importLog.add(tx, {
    ...job,
    personId: null,
    kind: 'published',
    values: { total: done.published, semDia: undated },
  });
  const of = { ...job, cause: `import-published:${job.importId}:${done.published}` };
  const values = { arquivo: done.file_name, total: done.published };
  await notify(tx, [{ ...of, kind: 'importPublished', values, target: '/rh/importacoes' }]);
  // nobody was asked where it published itself: who can say the days learns that they are missing
  if (undated > 0)
    await notify(tx, [
      {
        ...of,
        kind: 'creditDaysMissing',
        values: { ...values, total: undated },
        target: '/rh/beneficios?competencia=todas&dia=sem',
        cause: `credit-days-missing:${job.importId}:${done.published}`,
      },
    ]);
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
}

/** Nobody is paid by what waits unseen: all who may release it are told. */
async function tellStopped(
  tx: Tx,
  job: ImportJob,
  { file_name, clean }: { file_name: string; clean: number },
): Promise<void> {
  const values = { arquivo: file_name, total: clean };
  await importLog.add(tx, { ...job, personId: null, kind: 'publicationStopped', values: { total: clean } });
  await notify(
    tx,
    (await releasers(tx)).map(({ idUsuario }) => ({
      personId: idUsuario,
      accessGroupId: job.accessGroupId,
      kind: 'publicationStopped' as const,
      values,
      target: '/rh/importacoes',
      cause: `publication-stopped:${job.importId}:${clean}`,
    })),
  );
  await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id: job.importId });
}

/** What is out now may be in another import that waits: it is told before somebody publishes it twice. */
async function recheckWaiting(tx: Tx, job: ImportJob): Promise<void> {
  const changed = await markExisting(tx);
  for (const id of changed) {
    await refreshCounts(tx, id);
    await announce(tx, { topic: importTopic(job.accessGroupId), kind: 'import', id });
  }
  await sendToReview(tx, changed);
}

function doerOfJob({ personId, accessGroupId }: ImportJob): Doer {
  return { personId, accessGroupId, profile: 'job', ip: null, supporterId: null };
}
