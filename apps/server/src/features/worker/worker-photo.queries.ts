import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Worker } from './worker.queries.ts';

type Whose = Pick<Worker, 'access_group_id' | 'person_id'>;

/** Keeps the photo of a worker for the access group alone, in the place of one there is. */
export async function keepPhoto(
  tx: Tx,
  { access_group_id, person_id }: Whose,
  sha256: string,
  setBy: string,
): Promise<void> {
  await sql`
    insert into worker_photo (access_group_id, person_id, sha256, set_by) values (${access_group_id}, ${person_id}, ${sha256}, ${setBy})
    on conflict (access_group_id, person_id) do update set sha256 = excluded.sha256, set_by = excluded.set_by, set_at = now()`.execute(
    tx,
  );
}

export async function removePhoto(tx: Tx, { access_group_id, person_id }: Whose): Promise<void> {
  await sql`delete from worker_photo where access_group_id = ${access_group_id} and person_id = ${person_id}`.execute(
    tx,
  );
}
