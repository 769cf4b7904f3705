import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { plainPaper } from '#core/document/paper.ts';
import { signatureMoved } from '#core/document/signature-moves.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Causer, jobTurn } from '#kernel/jobs/job.ts';
import { NotSignable } from '#kernel/pdf/revision/not-signable.ts';
import type { Part } from '#kernel/pdf/revision/plain-copy.ts';
import { appendEvent } from '../chain.queries.ts';
import { moveSignature, signatureById, signersOf } from '../signature.queries.ts';
import { type InviteServices, invite } from './invite.ts';
import { type FileToSign, filesToSign, keepPrepared } from './signer.queries.ts';

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
    const read = await Promise.all(parts.map(part => partOf(files, part)));
    const { bytes, pages } = await plainPaper(read, `${request.code} · ${request.check_code}`, jobTurn(job));
    const { sha256, size } = await files.put(Readable.from([bytes]), { maxBytes: bytes.length });
    await inGroupContext(pool, job, tx => prepared(tx, services, request.id, { sha256, size, pages }));
  } catch (error) {
    if (!(error instanceof NotSignable)) throw error;
    await inGroupContext(pool, job, tx => unprepared(tx, request.id, error.reason));
  }
}

async function partOf(files: FileStore, { content_type, sha256 }: FileToSign): Promise<Part> {
  const kind = kinds[content_type as keyof typeof kinds];
  if (kind === undefined) throw new NotSignable('broken');
  return { kind, bytes: await buffer(await files.open(sha256)) };
}

async function prepared(
  tx: Tx,
  services: PrepareServices,
  id: string,
  file: { sha256: string; size: number; pages: number },
): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (request?.state !== 'preparing') return;
  const signers = await signersOf(tx, id);
  const move = signatureMoved({ state: request.state, signers, expiredDays: null }, 'prepared');
  if ('refusal' in move) return;
  await storeFile(tx, {
    ...{ accessGroupId: request.access_group_id, personId: request.asked_by, name: `${request.code}.pdf` },
    ...{ sha256: file.sha256, size: file.size, contentType: 'application/pdf' },
  });
  await keepPrepared(tx, request, file);
  await moveSignature(tx, request, move.state);
  const hashDocumento = file.sha256;
  const dados = { paginas: file.pages, resumoEnviado: request.hash_sent };
  await appendEvent(tx, request.document_id, {
    ...{ tipo: 'preparado', ator: null, ip: null, agente: null, dados, hashDocumento },
  });
  const ready = { ...request, hash_read: file.sha256, row_version: request.row_version + 1 };
  await invite(tx, services, ready, signers, move.signers);
}

/** It goes back to its sender as a draft, with why. */
async function unprepared(tx: Tx, id: string, failure: string): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (request?.state !== 'preparing') return;
  await moveSignature(tx, request, 'draft', { failure });
  const profile = request.side === 'job' ? 'rh' : request.side;
  await notify(tx, [
    {
      ...{ personId: request.asked_by, accessGroupId: request.access_group_id, kind: 'documentNotPrepared' },
      ...{ values: { codigo: request.code, titulo: request.title }, target: to.signature.document(id, profile) },
      cause: `signature:${id}:${request.row_version}`,
    },
  ]);
}
