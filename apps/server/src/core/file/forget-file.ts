import type pg from 'pg';
import * as z from 'zod/mini';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { defineJob, handles, type JobHandler, type JobKind } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { whileUnnamed } from './forget-file.queries.ts';

const file = z.object({ sha256: z.string() });
type ForgetKind = JobKind<typeof file>;

/** Longer than from the first byte of an upload to the row that names it. */
const uploadMs = 60 * 60 * 1000;

/**
 * The one way out of the store: takes the bytes away where no row of any tenant names them any more and nobody has sent the same ones
 * lately, whose row may be on its way. `reason`: why rows of all tenants are asked. @returns false: try again later
 */
export async function forgetFile(
  { pool, files }: { pool: pg.Pool; files: Pick<FileStore, 'remove'> },
  reason: string,
  sha256: string,
): Promise<boolean> {
  let gone = false;
  const unnamed = await whileUnnamed(pool, reason, sha256, async () => {
    gone = await files.remove(sha256, { putBefore: new Date(Date.now() - uploadMs) });
  });
  return gone || !unnamed;
}

/** A kind of job that takes files of one use out of the store. */
export function forgetKind(name: string): ForgetKind {
  return defineJob({ name, data: file, retries: 5, timeoutSeconds: 60 });
}

/** Takes a job's file out of the store (`forgetFile`). */
export function forgets(
  kind: ForgetKind,
  { pool, files }: { pool: pg.Pool; files: Pick<FileStore, 'remove'> },
  reason: string,
): JobHandler {
  return handles(kind, async ({ sha256 }) => {
    await forgetFile({ pool, files }, reason, sha256);
  });
}

/** Now, and once more for a file that may not leave the store yet because its bytes came within the hour. */
export async function enqueueForgetting(tx: Tx, enqueue: Enqueue, kind: ForgetKind, sha256: string): Promise<void> {
  await enqueue(tx, kind, { sha256 });
  await enqueue(tx, kind, { sha256 }, { startAfter: new Date(Date.now() + uploadMs + 15 * 60 * 1000) });
}
