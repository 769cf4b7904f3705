import { crc32 } from 'node:zlib';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { clearMemory, savingMemory } from '#kernel/memory.ts';
import { type BatchJob, expireBatches, prepareBatch } from './batch-download.jobs.ts';
import { keptDays } from './batch-download.policy.ts';
import { expiredBatchFiles, forgetBatchFiles } from './batch-expire.queries.ts';
import { tellBatch } from './batch-live.ts';
import {
  type BegunBatch,
  beginBatch,
  type EntryRow,
  entriesAfter,
  failBatch,
  finishBatch,
  keepBatchFile,
  keepFiles,
  type NewFile,
  noteEntries,
  pageSources,
  stillPrepares,
} from './batch-prepare.queries.ts';
import { type MadeEntry, partLimits, zipPart } from './batch-zip.ts';
import { drawnReceipt } from './drawn-receipt.ts';
import { type KeptPlace, keepTogether, readTogether } from './kept-bytes.ts';
import { type KeptMarks, keptMarks } from './make-version.ts';
import { ownNamesOf } from './name-fields.ts';
import { receiptOf } from './receipt.queries.ts';
import { newestFile } from './receipt-file.queries.ts';

export interface BatchJobServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put' | 'open' | 'part' | 'remove'>;
  makePdfs: MakeReceiptPdfs;
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

type Source = CutPdfSource | DrawnPdfSource;

interface Run {
  services: BatchJobServices;
  job: BatchJob;
  signal: AbortSignal;
  batch: BegunBatch;
  marks: KeptMarks;
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
      await makeFiles({ services, job, signal, batch, marks: keptMarks(), inContext });
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
  const begun: Promise<MadeEntry[]>[] = [];
  let told = 0;
  const begin = (after: number) => {
    const tells = performance.now() - told > tellMs;
    if (tells) told = performance.now();
    const stretch = makeStretch(run, after, tells);
    // one that fails is told when it is asked for
    stretch.catch(() => undefined);
    begun.push(stretch);
  };
  let next = 0;
  while (next < total || begun.length > 0) {
    for (; next < total && begun.length < inFlight; next += stretchSize) begin(next);
    const stretch = await (begun.shift() ?? []);
    yield* stretch;
    giveBack(stretch);
  }
}

/**
 * The next document is asked for when those before are written: their memory is given back at once, for V8 would look for garbage again
 * and again because of it. Who still had a piece of it would find it empty, never another's document in it.
 */
function giveBack(stretch: readonly MadeEntry[]): void {
  const memories = new Set(stretch.flatMap(({ made }) => ('bytes' in made ? made.bytes.buffer : [])));
  for (const memory of memories) memory.transfer(0);
}

/** Looks up, cuts what was never served, keeps it, and notes how far the batch is: two short transactions, the slow work between. */
async function makeStretch(run: Run, position: number, tells: boolean): Promise<MadeEntry[]> {
  const { services, job, signal, batch, inContext } = run;
  if (signal.aborted) throw new Overtaken();
  const entries = await inContext(async tx => {
    if (!(await stillPrepares(tx, job.batchId, batch.attempt))) throw new Overtaken();
    return entriesAfter(tx, job.batchId, position, stretchSize);
  });
  if (entries.length === 0) return [];
  const standing = entries.filter(entry => entry.gone === null);
  const kept = await readKept(
    services,
    standing.filter(entry => entry.served),
  );
  const cut = await makeNew(
    run,
    standing.filter(entry => !entry.served),
  );
  const all = new Map([...kept, ...cut].map(made => [made.entry.position, made]));
  const made = entries.map(entry => all.get(entry.position) ?? { entry, made: { reason: entry.gone ?? 'NOT_MADE' } });
  const missing = made.flatMap(one =>
    'reason' in one.made ? [{ position: one.entry.position, reason: one.made.reason }] : [],
  );
  await inContext(async tx => {
    const stretch = { first: entries[0]?.position ?? 0, last: entries.at(-1)?.position ?? 0, missing };
    if (!(await noteEntries(tx, job, batch.attempt, stretch))) throw new Overtaken();
    if (tells) await tellBatch(tx, job);
  });
  return made;
}

/** The bytes that a single download serves. */
async function readKept({ files }: BatchJobServices, entries: readonly EntryRow[]): Promise<MadeEntry[]> {
  const places = entries.map(({ sha256, size, pack_sha256, pack_from }) => {
    return { sha256: sha256 ?? '', size: size ?? 0, pack_sha256, pack_from };
  });
  const all = await readTogether(files, places);
  return entries.flatMap((entry, at) => {
    const bytes = all[at];
    return bytes ? { entry, made: { bytes, sha256: entry.sha256 ?? '', crc32: crc32(bytes) } } : [];
  });
}

/** Cuts or draws the first bytes of receipts, and keeps them for ever, together. */
async function makeNew(run: Run, entries: readonly EntryRow[]): Promise<MadeEntry[]> {
  if (entries.length === 0) return [];
  const { services, inContext } = run;
  const sources = await inContext(tx => sourcesOf(run, tx, entries));
  const pdfs = await services.makePdfs(sources);
  const places = await keepTogether(
    services.files,
    pdfs.flatMap(one => (one instanceof Error ? [] : one)),
  );
  const made = entries.map((entry, at): MadeEntry & { place?: KeptPlace; source?: Source } => {
    const made = pdfs[at];
    const place = made && !(made instanceof Error) ? places.get(made.bytes) : undefined;
    if (!made || made instanceof Error || !place) return { entry, made: { reason: reasonOf(made) } };
    return { entry, made, place, source: sources[at] };
  });
  const slower = await inContext(tx =>
    keepFiles(
      tx,
      made.flatMap(({ entry, place, source }) => (place && source ? [fileOf(entry, place, source)] : [])),
    ),
  );
  // who was faster has served other bytes: those are the genuine ones
  const genuine = await genuineOf(
    run,
    made.flatMap(({ entry }) => (slower.has(entry.receipt_id) ? entry : [])),
  );
  return made.map(one => genuine.get(one.entry.position) ?? one);
}

function fileOf(entry: EntryRow, place: KeptPlace, source: Source): NewFile {
  const { receipt_id, access_group_id, company_id, employment_id, person_id, qr_code } = entry;
  const version = (entry.version ?? 0) + 1;
  const drawn = 'drawn' in source ? source.drawn : undefined;
  const said = { drawn: drawn !== undefined, drawn_day: drawn?.paidOn ?? null };
  return { receipt_id, access_group_id, company_id, employment_id, person_id, qr_code, version, ...place, ...said };
}

async function genuineOf({ services, inContext }: Run, entries: readonly EntryRow[]): Promise<Map<number, MadeEntry>> {
  if (entries.length === 0) return new Map();
  const newest = await inContext(async tx => {
    const found: EntryRow[] = [];
    for (const entry of entries) found.push({ ...entry, ...(await newestFile(tx, entry.receipt_id)) });
    return found;
  });
  return new Map((await readKept(services, newest)).map(made => [made.entry.position, made]));
}

/** What each is made of, with everybody of its file. */
async function sourcesOf(
  { job, services, marks, batch }: Run,
  tx: Tx,
  entries: readonly EntryRow[],
): Promise<Source[]> {
  const pages = await pageSources(
    tx,
    entries.map(entry => entry.receipt_id),
  );
  const all: Source[] = [];
  for (const { receipt_id: id, qr_code, verification_code } of entries) {
    const qr = qr_code ? { url: services.publicUrl + to.authenticity(verification_code) } : null;
    const source = pages.get(id);
    if (source) all.push({ ...source, file: await marks.of(tx, id, source), qr });
    else {
      const row = await receiptOf(tx, { ...job, profile: 'rh' }, id, [batch.category]);
      all.push({ drawn: drawnReceipt(row, await ownNamesOf(tx, row)), qr });
    }
  }
  return all;
}

function reasonOf(error: unknown): string {
  return error instanceof ReadingRefusal ? error.code : 'NOT_MADE';
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

/** Takes the files of batches past their time out of the store, then forgets them. */
async function expire({ pool, files }: BatchJobServices): Promise<void> {
  const gone = await expiredBatchFiles(pool);
  for (const sha256 of gone) await files.remove(sha256);
  await forgetBatchFiles(pool, gone);
}
