import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { signatureMoved } from '#core/document/signature-moves.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { NotSignable, plainCopy } from '#kernel/pdf/revision/plain-copy.ts';
import { appendEvent } from '../chain.queries.ts';
import { moveSignature, type SignatureRow, signatureById, signersOf } from '../signature.queries.ts';
import { type InviteServices, invite } from './invite.ts';
import { filesToSign } from './signer.queries.ts';
import { keepPrepared } from './prepare.queries.ts';

export interface PrepareServices extends InviteServices {
  pool: pg.Pool;
  files: FileStore;
}

type Job = Causer & { requestId: string };
const kinds = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** Draws the pages into one plain PDF, freezes it, and invites whose turn begins. What can't be drawn goes back to its sender. */
export async function prepareSignature(services: PrepareServices, job: Job): Promise<void> {
  const { pool, files } = services;
  const found = await inGroupContext(pool, job, async tx => {
    const request = await signatureById(tx, job.requestId);
    return request?.state === 'preparing'
      ? { request, parts: await filesToSign(tx, request.document_id, request.version) }
      : undefined;
  });
  if (!found) return;
  const { request, parts } = found;
  try {
    const read = [];
    for (const part of parts) {
      const kind = kinds[part.content_type as keyof typeof kinds];
      if (kind === undefined) throw new NotSignable('broken');
      read.push({ kind, bytes: await buffer(await files.read(request.access_group_id, part.sha256)) });
    }
    const { bytes, pages } = await plainCopy(read, { foot: `${request.code} · ${request.check_code}` });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await files.store(request.access_group_id, sha256, bytes);
    await inGroupContext(pool, job, tx => prepared(tx, services, request, { sha256, size: bytes.length, pages }));
  } catch (error) {
    if (!(error instanceof NotSignable)) throw error;
    await inGroupContext(pool, job, tx => unprepared(tx, request.id, error.reason));
  }
}
