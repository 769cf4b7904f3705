import type { Tx } from '#kernel/database/transaction.ts';
import { announce } from '#kernel/live/live.ts';

/** The topic of a person's own batches. */
export const batchTopic = (personId: string) => `batch:${personId}`;

/** Open screens read a batch anew once the transaction commits. */
export async function tellBatch(tx: Tx, of: { personId: string; batchId: string }): Promise<void> {
  await announce(tx, { topic: batchTopic(of.personId), kind: 'batch', id: of.batchId });
}
