import { record } from '#core/audit/audit.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Acting } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { applyRequest } from './request.jobs.ts';
import type { RequestRow } from './request.queries.ts';
import { insertEvent } from './request-change.queries.ts';
import { forgetFailure, noteEffect } from './request-effect.queries.ts';
import { askedOf } from './request-types.ts';
import { requestOf } from './request-verbs.ts';

/** It was approved, and what it brings about could not be applied: HR has a word. */
export const effectFailed = ({
  state,
  effect_failure: failure,
  applied_at: applied,
}: Pick<RequestRow, 'state' | 'effect_failure' | 'applied_at'>): boolean =>
  state === 'approved' && failure !== null && applied === null;

/** HR lets the effect be tried once more. @throws NOT_FOUND, REQUEST_OWN_APPROVAL, STATUS_FORBIDS, STALE_VERSION */
export async function retryEffect(tx: Tx, enqueue: Enqueue, by: Acting, id: string, version: number): Promise<void> {
  const row = await failedOne(tx, by, id, version);
  await forgetFailure(tx, row.id);
  await insertEvent(tx, row.id, { verb: 'effectRetried', by });
  await record(tx, by, { ...entryOf(row), verb: 'requestEffectRetried', after: { codigo: row.code } });
  const { access_group_id: accessGroupId } = row;
  await enqueue(tx, applyRequest, { personId: by.personId, accessGroupId, requestId: row.id });
}

/** HR says that it was brought about elsewhere. @throws DENY_REASON_REQUIRED, NOT_FOUND, REQUEST_OWN_APPROVAL, STATUS_FORBIDS, STALE_VERSION */
export async function effectElsewhere(
  tx: Tx,
  by: Acting,
  id: string,
  { version, reason }: { version: number; reason: string | undefined },
): Promise<void> {
  if (!isReason(reason)) return refuse('DENY_REASON_REQUIRED');
  const row = await failedOne(tx, by, id, version);
  await noteEffect(tx, row.id, null, { noticeId: null, ends: askedOf(row).endsWithEffect });
  await insertEvent(tx, row.id, { verb: 'effectElsewhere', by, reason });
  const after = { codigo: row.code, justification: reason?.trim() };
  await record(tx, by, { ...entryOf(row), verb: 'requestEffectElsewhere', after });
}

const entryOf = (row: RequestRow) => ({
  ...{ entity: 'request', entityId: row.id, accessGroupId: row.access_group_id },
});

async function failedOne(tx: Tx, by: Acting, id: string, version: number): Promise<RequestRow> {
  const row = await requestOf(tx, by, id, true);
  if (row.person_id === by.personId) refuse('REQUEST_OWN_APPROVAL');
  if (!effectFailed(row)) refuse('STATUS_FORBIDS');
  if (row.version !== version) refuse('STALE_VERSION');
  return row;
}
