import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { signatureMoved } from '#core/document/signature-moves.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { signaturesIn, signedParts } from '#kernel/pdf/revision/read-signatures.ts';
import { signRevision } from '#kernel/pdf/revision/signature-field.ts';
import { signDetached } from '#kernel/seal/cms.ts';
import type { Seal, Unusable } from '#kernel/seal/seal.ts';
import { verifyDetached } from '#kernel/seal/verify.ts';
import { appendEvent, chainOf } from '../chain.queries.ts';
import {
  moveSignature,
  type SealTold,
  type SignatureRow,
  type SignerRow,
  signatureById,
  signersOf,
} from '../signature.queries.ts';
import { drawEvidence } from './draw-evidence.ts';
import { evidenceOf } from './evidence-of.ts';
import { keepFailure, keepSeal, noteCertificates } from './seal.queries.ts';

export interface SealServices {
  pool: pg.Pool;
  files: FileStore;
  enqueue: Enqueue;
  publicUrl: string;
  seal: () => Promise<Seal | Unusable>;
  /** Tells who has no user that their copy is there. */
  tellCompleted: (tx: Tx, request: SignatureRow, signers: readonly SignerRow[]) => Promise<void>;
}

type Job = Causer & { requestId: string };

/** Why something could not be sealed, by the word that screens know. */
class NotSealed extends Error {
  readonly failure: string;
  constructor(failure: string, cause?: unknown) {
    super(`not sealed: ${failure}`, { cause });
    this.failure = failure;
  }
}

/**
 * Seals what everybody has signed: the prepared file, the evidence behind it, the platform's signature with a time stamp; opened again and
 * verified before it is stored, and stored before the request is completed. What fails is tried again after 1, 5 and 30 minutes, then each
 * hour. Two tries at once make one completed file: the second finds the request moved.
 */
export async function sealSignature(services: SealServices, job: Job): Promise<void> {
  const found = await inGroupContext(services.pool, job, async tx => {
    const request = await signatureById(tx, job.requestId);
    if (request?.state !== 'sealing' && request?.state !== 'sealFailed') return undefined;
    return { request, signers: await signersOf(tx, request.id), chain: await chainOf(tx, request.document_id) };
  });
  if (!found) return;
  const { request, signers, chain } = found;
  try {
    const seal = await usable(services.seal);
    const at = new Date();
    const prepared = await bytesOf(services.files, request.hash_read ?? '');
    const evidence = await drawEvidence(evidenceOf(request, signers, chain, { publicUrl: services.publicUrl, at }));
    const sealed = await withSeal(seal, prepared, evidence, request, at);
    const told = await verified(seal, prepared, sealed);
    const { sha256, size } = await services.files.put(Readable.from([sealed]), { maxBytes: sealed.length });
    await inGroupContext(services.pool, job, tx => complete(services, tx, job.requestId, seal, { sha256, size, told }));
  } catch (error) {
    const failure = error instanceof NotSealed ? error.failure : 'failed';
    await inGroupContext(services.pool, job, tx => failed(tx, job.requestId, failure));
    if (!(error instanceof NotSealed)) throw error;
  }
}

async function usable(seal: SealServices['seal']): Promise<Seal> {
  const found = await seal();
  if (!found.usable) throw new NotSealed(`certificate:${found.reason}`);
  return found;
}

/** The bytes that everybody read: others than those of the hash are never sealed. */
async function bytesOf(files: FileStore, hash: string): Promise<Uint8Array> {
  const bytes = await files
    .open(hash)
    .then(stream => buffer(stream))
    .catch(cause => {
      throw new NotSealed('file', cause);
    });
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new NotSealed('changed');
  return bytes;
}

async function withSeal(
  seal: Seal,
  prepared: Uint8Array,
  appended: Uint8Array,
  request: SignatureRow,
  at: Date,
): Promise<Uint8Array> {
  const { stamp } = seal;
  if (stamp === null) throw new NotSealed('stamp');
  const said = {
    field: 'Crachá',
    at,
    name: 'Crachá',
    reason: `${request.code} ${request.check_code}`,
    appended,
    certify: true,
  };
  try {
    return await signRevision(prepared, said, parts => signDetached(parts, seal.signer, stamp));
  } catch (cause) {
    throw new NotSealed(Object(cause).name === 'StampRefused' ? 'stamp' : 'signing', cause);
  }
}

/** What is stored begins with what was read, and its one signature and time stamp are right. */
async function verified(seal: Seal, prepared: Uint8Array, sealed: Uint8Array): Promise<SealTold> {
  const [one, ...others] = signaturesIn(sealed);
  const begins = Buffer.compare(sealed.subarray(0, prepared.length), prepared) === 0;
  if (!one || others.length > 0 || !one.coversAll || !begins) throw new NotSealed('verification');
  const { valid, signer, stamp } = await verifyDetached(one.der, signedParts(sealed, one), {
    ...{ roots: seal.roots, stampRoots: seal.stampRoots },
  });
  if (!valid || !signer || !stamp?.valid) throw new NotSealed('verification');
  return {
    ...{
      profile: 'PAdES B-T',
      certificate: signer.subject,
      serial: signer.serial,
      until: signer.notAfter.toISOString(),
    },
    stamp: { at: stamp.at.toISOString(), authority: stamp.authority },
  };
}

async function complete(
  services: SealServices,
  tx: Tx,
  id: string,
  seal: Seal,
  { sha256, size, told }: { sha256: string; size: number; told: SealTold },
): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (request?.state !== 'sealing' && request?.state !== 'sealFailed') return;
  const signers = await signersOf(tx, id);
  const move = signatureMoved({ state: 'sealing', signers, expiredDays: null }, 'sealed');
  if ('refusal' in move) return;
  await storeFile(tx, {
    ...{ accessGroupId: request.access_group_id, personId: request.asked_by, name: `${request.code}.pdf` },
    ...{ sha256, size, contentType: 'application/pdf' },
  });
  await noteCertificates(tx, seal);
  await keepSeal(tx, id, { sha256, size, told });
  await moveSignature(tx, request, move.state);
  await appendEvent(tx, request.document_id, {
    ...{ tipo: 'selado', ator: null, ip: null, agente: null, hashDocumento: request.hash_read },
    dados: { hashFinal: sha256, certificado: told.serial, carimbo: told.stamp?.at ?? null },
  });
  await services.tellCompleted(tx, { ...request, row_version: request.row_version + 1 }, signers);
}

async function failed(tx: Tx, id: string, failure: string): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (request?.state !== 'sealing' && request?.state !== 'sealFailed') return;
  if (request.state === 'sealing') await moveSignature(tx, request, 'sealFailed', { failure });
  await keepFailure(tx, id, failure);
  // the chain and the people hear of it once, not of each further try
  if (request.state === 'sealFailed') return;
  await appendEvent(tx, request.document_id, {
    ...{
      tipo: 'falhaSelo',
      ator: null,
      ip: null,
      agente: null,
      dados: { causa: failure },
      hashDocumento: request.hash_read,
    },
  });
  await notify(tx, [
    {
      ...{ personId: request.asked_by, accessGroupId: request.access_group_id, kind: 'sealFailed' },
      ...{ values: { codigo: request.code, titulo: request.title }, cause: `seal:${id}` },
      target: to.signature.document(id, request.side === 'job' ? 'rh' : request.side),
    },
  ]);
}
