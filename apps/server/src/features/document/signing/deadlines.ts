import type pg from 'pg';
import { signatureMoved } from '#core/document/signature-moves.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { moveSignature, setSignerState, signatureById, signersOf } from '../signature.queries.ts';
import { remindAll } from './change-signature.ts';
import { dueSignatures } from './deadlines.queries.ts';
import type { InviteServices } from './invite.ts';
import { remindsOn } from './reminder-days.ts';
import { tellEverybody } from './tell-signature.ts';

export interface DeadlineServices extends InviteServices {
  pool: pg.Pool;
}

/** Ends what ran out with yesterday, in Brasília, and reminds on the days that are for it. Each is read again under its lock. */
export async function keepDeadlines(services: DeadlineServices, signal: AbortSignal, now = new Date()): Promise<void> {
  const today = dayFrom();
  const due = await acrossTenants(services.pool, 'signatures that run out or are reminded', tx => dueSignatures(tx));
  for (const { id, asked_by, access_group_id, due_on, sent_on } of due) {
    if (signal.aborted) return;
    const causer: Causer = { personId: asked_by, accessGroupId: access_group_id };
    if (due_on < today) await inGroupContext(services.pool, causer, tx => expire(services, tx, id));
    else if (remindsOn({ today, sentOn: sent_on, dueOn: due_on, now }))
      await inGroupContext(services.pool, causer, tx => remind(services, tx, id));
  }
}

async function expire(services: InviteServices, tx: Tx, id: string): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (!request || request.due_on >= dayFrom()) return;
  const signers = await signersOf(tx, id);
  const move = signatureMoved({ state: request.state, signers, expiredDays: null }, 'expire');
  if ('refusal' in move || !(await moveSignature(tx, request, move.state))) return;
  for (const [at, signer] of signers.entries()) await setSignerState(tx, signer.id, move.signers[at] ?? signer.state);
  await tellEverybody(services, tx, { ...request, row_version: request.row_version + 1 }, signers, 'signatureExpired');
}

async function remind(services: InviteServices, tx: Tx, id: string): Promise<void> {
  const request = await signatureById(tx, id, true);
  if (request?.state === 'waiting') await remindAll(services, tx, request, await signersOf(tx, id), null);
}
