import type { Tx } from '#kernel/database/transaction.ts';

/** A file of an access group, whose bytes are in the store already (decision 003). */
export interface HeldFile {
  accessGroupId: string;
  personId: string;
  name: string;
  sha256: string;
  size: number;
  contentType: string;
}

/** Notes that the access group holds a file of this content; noted before: nothing to do. */
export async function storeFile(tx: Tx, file: HeldFile): Promise<void> {
  const stored = {
    access_group_id: file.accessGroupId,
    sha256: file.sha256,
    size: file.size,
    content_type: file.contentType,
    name: file.name,
    stored_by: file.personId,
  };
  await tx
    .insertInto('stored_file')
    .values(stored)
    .onConflict(c => c.doNothing())
    .execute();
}
