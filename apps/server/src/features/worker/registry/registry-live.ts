import type { Tx } from '#kernel/database/transaction.ts';
import { announce } from '#kernel/live/live.ts';

/** The topic of an access group's registry imports. */
export const registryTopic = (accessGroupId: string) => `registry:${accessGroupId}`;

/** Open screens read an import anew once the transaction commits. */
export async function tellRegistry(
  tx: Tx,
  { accessGroupId, importId }: { accessGroupId: string; importId: string },
): Promise<void> {
  await announce(tx, { topic: registryTopic(accessGroupId), kind: 'registry', id: importId });
}
