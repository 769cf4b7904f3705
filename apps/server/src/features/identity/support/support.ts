import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { endRequest, grantRequest, insertRequest, requestOf, type SupportRequest } from './support.queries.ts';

/** Asks for help in the present profile and access group: support will act in no other. */
export async function askSupport(
  tx: Tx,
  by: By,
  asked: { reason: string; message: string | null },
): Promise<SupportRequest> {
  const { actor } = by;
  const id = await insertRequest(tx, actor, asked);
  await note(tx, by, 'supportAsked', id, { reason: asked.reason });
  return findRequest(tx, actor, id);
}

/** Lets support in for some minutes, once. @throws NOT_FOUND, ALREADY_DECIDED */
export async function grantSupport(tx: Tx, by: By, id: string, minutes: number): Promise<SupportRequest> {
  const { actor } = by;
  await findRequest(tx, actor, id);
  if (!(await grantRequest(tx, actor, id, minutes))) refuse('ALREADY_DECIDED');
  await note(tx, by, 'supportGranted', id, { minutes });
  return findRequest(tx, actor, id);
}

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function endSupport(tx: Tx, by: By, id: string): Promise<void> {
  await endRequest(tx, id);
  await note(tx, by, 'supportEnded', id);
}

/** @throws NOT_FOUND */
export async function findRequest(tx: Tx, actor: Actor, id: string): Promise<SupportRequest> {
  return (await requestOf(tx, actor, id)) ?? refuse('NOT_FOUND');
}

async function note(tx: Tx, by: By, verb: HistoryVerb, entityId: string, after?: unknown) {
  await record(tx, by, { verb, entity: 'supportRequest', entityId, after });
}
