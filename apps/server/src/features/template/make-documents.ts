import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type MakingServices, makePaper } from './make-paper.ts';
import {
  endMaking,
  holdRow,
  type Making,
  makingById,
  rowMade,
  rowRefused,
  type WaitingRow,
  waitingRows,
} from './making.queries.ts';
import { type Printable, printableOf } from './preview.ts';
import type { MakingJob } from './template.jobs.ts';
import { versionOfTemplate } from './template.queries.ts';

/**
 * Makes the papers of a batch one after the other, each by who asked as they are now. A paper and its row's result are one transaction:
 * killed anywhere it goes on, and delivered twice nothing is made twice.
 */
export async function makeDocuments(services: MakingServices, job: MakingJob, signal: AbortSignal): Promise<void> {
  const { pool, files } = services;
  const begun = await inGroupContext(pool, job, async tx => {
    const making = await makingById(tx, job.batchId);
    if (!making || making.ended_at) return undefined;
    const version = await versionOfTemplate(tx, making.template_id, making.template_version);
    return version && { making, version };
  });
  if (!begun) return;
  const { making, version } = begun;
  const printable = await printableOf(files, { ...version, title: making.title });
  for (;;) {
    const waiting = await inGroupContext(pool, job, tx => waitingRows(tx, making.id, 50));
    if (waiting.length === 0) break;
    for (const row of waiting) {
      signal.throwIfAborted();
      await settle(services, job, { making, printable, row });
    }
  }
  await inGroupContext(pool, job, tx => end(tx, making.id));
}

/** After the last try: what still waits is refused, and who asked hears of it. */
export async function giveUpMaking({ pool }: Pick<MakingServices, 'pool'>, job: MakingJob): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    await rowRefused(tx, job.batchId, undefined, { code: 'ERROR_SEND' });
    await end(tx, job.batchId);
  });
}

interface One {
  making: Making;
  printable: Printable;
  row: WaitingRow;
}

/** A refusal is the row's result: it is written in a transaction of its own, since the paper's was taken back. */
async function settle(services: MakingServices, job: MakingJob, { making, printable, row }: One): Promise<void> {
  const { asks, title, message, due_on: dueOn, tells, template_id, template_version } = making;
  const refusal = await makePaper(
    services,
    job,
    {
      ...{ asks, title, message, dueOn, tells, printable, employmentId: row.employment_id },
      ...{ template: { id: template_id, version: template_version }, batchId: making.id, origin: 'model' },
      own: { ...making.fields, ...row.fields },
    },
    {
      holds: tx => holdRow(tx, making.id, row.number),
      made: (tx, documentId) => rowMade(tx, making.id, row.number, documentId),
    },
  );
  if (refusal) await inGroupContext(services.pool, job, tx => rowRefused(tx, making.id, row.number, refusal));
}

/** Whoever asked hears how many were made, once. */
async function end(tx: Tx, id: string): Promise<void> {
  const making = await makingById(tx, id);
  if (!making || !(await endMaking(tx, id))) return;
  const { person_id: personId, access_group_id: accessGroupId, title, done, refused, profile } = making;
  const target = profile === 'rh' ? to.hr.documentBatch(id) : to.manager.documentBatch(id);
  const values = { titulo: title, feitos: done, recusados: refused };
  await notify(tx, [
    { personId, accessGroupId, kind: 'batchDocumentsDone', values, target, cause: `batchDocumentsDone:${id}` },
  ]);
}
