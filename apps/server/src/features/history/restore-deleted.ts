import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { mayRestore, type Restoring } from './history.policy.ts';
import { lockDeletion, markRestored, type Reach } from './history.queries.ts';

/** How a kind of record comes back, and who may bring it. */
export interface Restorer extends Restoring {
  /** In the transaction of the restoring: refused where something took its place. */
  restore: (tx: Tx, doer: Doer, id: string, reason: string, actor: Actor) => Promise<void>;
}
/** By what the history calls the record; each feature brings its own. */
export type Restorers = Readonly<Record<string, Restorer>>;

export function restorerOf(restorers: Restorers, entity: string): Restorer | undefined {
  return Object.hasOwn(restorers, entity) ? restorers[entity] : undefined;
}

/**
 * Brings back what was deleted, once. Who sends the confirmation as missing is told what stands against it.
 * @throws NOT_FOUND, EXCLUSION_ALREADY_RESTORED, EXCLUSION_NOT_RESTORABLE, CONFIRMATION_REQUIRED, and what the record's own kind refuses
 */
export async function restoreDeleted(
  tx: Tx,
  restorers: Restorers,
  { by, reach }: { by: By; reach: Reach },
  { id, reason, confirmed }: { id: string; reason: string; confirmed: boolean },
): Promise<void> {
  const row = (await lockDeletion(tx, reach, id)) ?? refuse('NOT_FOUND');
  const { entity, entity_id } = row;
  if (row.restored_at) refuse('EXCLUSION_ALREADY_RESTORED');
  const restorer = restorerOf(restorers, entity);
  if (!restorer || !mayRestore(by.actor, restorer, false)) refuse('EXCLUSION_NOT_RESTORABLE');
  await restorer.restore(tx, by, entity_id, reason, by.actor);
  await markRestored(tx, id, by.personId, reason);
  if (!confirmed) refuse('CONFIRMATION_REQUIRED', { total: 1 });
}
