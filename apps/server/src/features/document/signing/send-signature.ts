import { record } from '#core/audit/audit.ts';
import { signatureMoved } from '#core/document/signature-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { documentPrepare } from '../seal.jobs.ts';
import { moveSignature, type SignatureRow, signatureById, signersOf } from '../signature.queries.ts';
import { filesToSign } from './signer.queries.ts';

/** Whether there is a seal to close it with. */
export type SealReady = () => Promise<boolean>;

/** One whose signers the reader named, or any of HR's side. @throws NOT_FOUND, OPERATION_NOT_ALLOWED for who may only read it */
export async function ownSignature(tx: Tx, by: Doer, id: string): Promise<SignatureRow> {
  const request = (await signatureById(tx, id, true)) ?? refuse('NOT_FOUND');
  const isSenders = request.asked_by === by.personId || (by.profile === 'rh' && request.side !== 'trabalhador');
  return isSenders ? request : refuse('OPERATION_NOT_ALLOWED');
}

/**
 * Checks everything at once, then has the document prepared; whose turn it is then is invited. Nobody is told before.
 * @throws STATUS_FORBIDS, SIGNERS_COUNT, UPLOAD_REQUIRED, FORMAT_NOT_SIGNABLE, SEALING_NOT_CONFIGURED, INVALID_DATE
 */
export async function sendSignature(
  { enqueue, sealReady }: { enqueue: Enqueue; sealReady: SealReady },
  tx: Tx,
  by: Doer,
  id: string,
): Promise<void> {
  const request = await ownSignature(tx, by, id);
  const signers = await signersOf(tx, id);
  const move = signatureMoved({ state: request.state, signers, expiredDays: null }, 'send');
  if ('refusal' in move) return refuse(move.refusal, { status: request.state });
  const files = await filesToSign(tx, request.document_id, request.version);
  if (files.length === 0) refuse('UPLOAD_REQUIRED');
  if (files.some(({ pages }) => pages === null)) refuse('FORMAT_NOT_SIGNABLE');
  if (request.due_on <= dayFrom()) refuseField('prazo', 'INVALID_DATE');
  if (!(await sealReady())) refuse('SEALING_NOT_CONFIGURED');
  if (!(await moveSignature(tx, request, move.state))) refuse('STALE_VERSION');
  await enqueue(tx, documentPrepare, {
    ...{ personId: by.personId, accessGroupId: request.access_group_id, requestId: id },
  });
  await record(tx, by, {
    ...{ verb: 'signatureSent', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, prazo: request.due_on },
  });
}
