import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { forgetFile } from '#core/file/forget-file.ts';
import { notify } from '#core/notification/notify.ts';
import type { MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler, jobTurn } from '#kernel/jobs/job.ts';
import { type LentMemory, type Loan, lentMemory } from '#kernel/lent-memory.ts';
import { clearMemory, savingMemory } from '#kernel/memory.ts';
import { drawnReceipt } from '../pdf/drawn-receipt.ts';
import { type KeptMarks, keptMarks } from '../pdf/make-version.ts';
import { ownNamesOf } from '../pdf/name-fields.ts';
import { newestFile } from '../pdf/receipt-file.queries.ts';
import { receiptOf } from '../receipt.queries.ts';
import { type BatchJob, expireBatches, prepareBatch } from './batch-download.jobs.ts';
import { keptDays } from './batch-download.policy.ts';
import { expiredBatchFiles, forgetBatchFiles } from './batch-expire.queries.ts';
import { tellBatch } from './batch-live.ts';
import { drawPapers, makeNew, papersOf, readKept, type SealedPaperOf, type Source } from './batch-make.ts';
import {
  type BegunBatch,
  beginBatch,
  type EntryRow,
  entriesAfter,
  failBatch,
  finishBatch,
  keepBatchFile,
  keepFiles,
  noteEntries,
  pageSources,
  stillPrepares,
} from './batch-prepare.queries.ts';
import { type MadeEntry, partLimits, zipPart } from './batch-zip.ts';

export interface BatchJobServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put' | 'read' | 'remove'>;
  makePdfs: MakeReceiptPdfs;
  sealedPaper: SealedPaperOf;
  publicUrl: string;
}

/** Documents that are looked up, cut, kept and noted together, and how many such stretches are held at a time: while one is cut, another goes to disk. */
const stretchSize = 144;
const inFlight = 3;
/** Documents that take a second or two. */
const many = 500;
/** Open pages hear of progress at most this often. */
const tellMs = 500;

/** What the batches' jobs do, bound to the process. */
export function batchJobs(services: BatchJobServices): JobHandler[] {
  return [
    handles(
      prepareBatch,
      (job, signal) => prepare(services, job, signal),
      job => giveUp(services.pool, job),
    ),
    handles(expireBatches, () => expire(services)),
  ];
}

/** The batch was stopped, or another try has begun: this one ends without a word. */
class Overtaken extends Error {}

interface Run {
  services: BatchJobServices;
  job: BatchJob;
  signal: AbortSignal;
  batch: BegunBatch;
  marks: KeptMarks;
  memory: LentMemory;
  inContext: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

async function prepare(services: BatchJobServices, job: BatchJob, signal: AbortSignal): Promise<void> {
  const inContext = <T>(work: (tx: Tx) => Promise<T>) => inJobContext(services.pool, job, work);
  const batch = await inContext(async tx => {
    const begun = await beginBatch(tx, job.batchId);
    if (begun) await tellBatch(tx, job);
    return begun;
  });
  if (!batch) return;
  try {
    await savingMemory(async () => {
      if (batch.total > many) clearMemory();
      await makeFiles({ services, job, signal, batch, marks: keptMarks(), memory: lentMemory(), inContext });
    });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}

async function makeFiles(run: Run): Promise<void> {
  const { services, job, batch, inContext } = run;
  const documents = documentsOf(run);
  let last = 0;
  for (let number = 1; last < batch.total; number++) {
    const counts = { entries: 0, first: 0, last, bytes: 0 };
    const content = zipPart(documents, {
      at: batch.requested_at,
      language: batch.language,
      names: batch.name_parts,
      counts,
    });
    const stored = await services.files.put(content, { maxBytes: partLimits.bytes * 2 });
    await inContext(async tx => {
      if (!(await stillPrepares(tx, job.batchId, batch.attempt))) throw new Overtaken();
      await keepBatchFile(tx, job, { number, ...stored, ...counts });
    });
    if (counts.last === last) throw new Error('A batch names documents that are not there.');
    last = counts.last;
  }
  await inContext(tx => finish(tx, job, batch));
}

/** The batch's documents in their order; while one stretch is taken, the next ones are made. */
async function* documentsOf(run: Run): AsyncGenerator<MadeEntry> {
  const { total } = run.batch;
  const begun: { stretch: Promise<MadeEntry[]>; loan: Loan }[] = [];
  let told = 0;
  const begin = (after: number) => {
    const tells = performance.now() - told > tellMs;
    if (tells) told = performance.now();
    const loan = run.memory.borrow();
    const stretch = makeStretch(run, after, tells, loan);
    // one that fails is told when it is asked for
    stretch.catch(() => undefined);
    begun.push({ stretch, loan });
  };
  let next = 0;
  while (next < total || begun.length > 0) {
    for (; next < total && begun.length < inFlight; next += stretchSize) begin(next);
    const first = begun.shift();
    if (first) yield* await first.stretch;
    // the next document is asked for when those before are written
    first?.loan.giveBack();
  }
}

/** Looks up, cuts what was never served, keeps it, and notes how far the batch is: two short transactions, the slow work between. */
async function makeStretch(run: Run, position: number, tells: boolean, loan: Loan): Promise<MadeEntry[]> {
  const { services, job, signal, batch, inContext } = run;
  if (signal.aborted) throw new Overtaken();
  const { entries, sources, papers } = await inContext(async tx => {
    if (!(await stillPrepares(tx, job.batchId, batch.attempt))) throw new Overtaken();
    const entries = await entriesAfter(tx, { id: job.batchId, category: batch.category }, position, stretchSize);
    const never = entries.filter(entry => entry.gone === null && !entry.served && !entry.mirror);
    const papers = await papersOf(tx, services.sealedPaper, entries);
    return { entries, sources: await sourcesOf(run, tx, never), papers };
  });
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const kept = await readKept(
    services.files,
    entries.filter(entry => entry.gone === null && entry.served),
    loan,
  );
  const cut = await madeOf(run, sources, loan);
  const mirrors = await drawPapers(papers);
  const all = new Map([...kept, ...cut, ...mirrors].map(made => [made.entry.position, made]));
  const made = entries.map(entry => all.get(entry.position) ?? { entry, made: { reason: entry.gone ?? 'NOT_MADE' } });
  const missing = made.flatMap(one =>
    'reason' in one.made ? [{ position: one.entry.position, reason: one.made.reason }] : [],
  );
  const slower = await inContext(async tx => {
    const slower = await keepFiles(
      tx,
      cut.flatMap(({ file }) => file ?? []),
    );
    for (const { made, paper } of mirrors) await paper.note(tx, made.sha256);
    const stretch = { first: first.position, last: last.position, missing };
    const goesOn = await noteEntries(tx, job, batch.attempt, stretch);
    if (goesOn && tells) await tellBatch(tx, job);
    return goesOn ? slower : undefined;
  });
  // what it cut is kept, though nobody waits for it any more
  if (!slower) throw new Overtaken();
  // who was faster has served other bytes: those are the genuine ones
  const genuine = await genuineOf(
    run,
    entries.filter(entry => slower.has(entry.receipt_id)),
    loan,
  );
  return made.map(one => genuine.get(one.entry.position) ?? one);
}

/** Cut, or drawn; what can't be cut is drawn from its values. */
async function madeOf(run: Run, sources: ReadonlyMap<EntryRow, Source>, loan: Loan) {
  const { services, job, inContext } = run;
  const cut = await makeNew(services, sources, jobTurn(job), loan);
  const uncut = cut.flatMap(({ entry, made }) => ('reason' in made && made.reason !== 'NOT_MADE' ? [entry] : []));
  if (uncut.length === 0) return cut;
  const drawn = new Map<EntryRow, Source>();
  await inContext(async tx => {
    for (const entry of uncut) drawn.set(entry, await drawnSource(run, tx, entry));
  });
  return [...cut.filter(({ entry }) => !drawn.has(entry)), ...(await makeNew(services, drawn, jobTurn(job), loan))];
}

async function drawnSource({ job, services, batch }: Run, tx: Tx, entry: EntryRow): Promise<Source> {
  const row = await receiptOf(tx, { ...job, profile: 'rh' }, entry.receipt_id, [batch.category]);
  return { drawn: drawnReceipt(row, await ownNamesOf(tx, row)), qr: qrOf(services, entry) };
}

const qrOf = ({ publicUrl }: BatchJobServices, { qr_code, verification_code }: EntryRow) =>
  qr_code ? { url: publicUrl + to.authenticity(verification_code) } : null;

async function genuineOf(
  { services, inContext }: Run,
  entries: readonly EntryRow[],
  loan: Loan,
): Promise<Map<number, MadeEntry>> {
  if (entries.length === 0) return new Map();
  const newest = await inContext(async tx => {
    const found: EntryRow[] = [];
    for (const entry of entries) found.push({ ...entry, ...(await newestFile(tx, entry.receipt_id)) });
    return found;
  });
  return new Map((await readKept(services.files, newest, loan)).map(made => [made.entry.position, made]));
}

/** What each is made of, with everybody of its file, in their order. */
async function sourcesOf(run: Run, tx: Tx, entries: readonly EntryRow[]): Promise<Map<EntryRow, Source>> {
  const pages = await pageSources(
    tx,
    entries.map(entry => entry.receipt_id),
  );
  const all = new Map<EntryRow, Source>();
  for (const entry of entries) {
    const { receipt_id: id } = entry;
    const source = pages.get(id);
    const cut = source && { ...source, file: await run.marks.of(tx, id, source), qr: qrOf(run.services, entry) };
    all.set(entry, cut ?? (await drawnSource(run, tx, entry)));
  }
  return all;
}

async function finish(tx: Tx, job: BatchJob, { attempt }: BegunBatch): Promise<void> {
  const ended = await finishBatch(tx, job.batchId, attempt, keptDays);
  if (!ended) throw new Overtaken();
  await notify(tx, [
    {
      ...job,
      kind: 'batchReady',
      values: { total: ended.total, data: ended.expires_on },
      target: to.hr.batches(),
      cause: `batch-ready:${job.batchId}`,
    },
  ]);
  await tellBatch(tx, job);
}

/** Every try has failed for a reason of ours. */
async function giveUp(pool: pg.Pool, job: BatchJob): Promise<void> {
  await inJobContext(pool, job, async tx => {
    if (!(await failBatch(tx, job.batchId))) return;
    await notify(tx, [
      { ...job, kind: 'batchFailed', values: {}, target: to.hr.batches(), cause: `batch-failed:${job.batchId}` },
    ]);
    await tellBatch(tx, job);
  });
}

/** Takes the files of batches past their time out of the store where nothing else names them, then forgets them. */
async function expire(services: BatchJobServices): Promise<void> {
  const done: string[] = [];
  for (const sha256 of await expiredBatchFiles(services.pool)) {
    if (await forgetFile(services, 'a batch of payslips has had its time', sha256)) done.push(sha256);
  }
  await forgetBatchFiles(services.pool, done);
}
