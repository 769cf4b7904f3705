import { sql } from 'kysely';
import type { Person } from '#core/document/make-document.queries.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** The worker's own employments, those that last first. */
export async function ownEmployments(tx: Tx, personId: string): Promise<(Person & { lasts: boolean })[]> {
  const { rows } = await sql<Person & { lasts: boolean }>`
    select e.id, e.person_id, e.company_id, e.access_group_id, e.name, e.dismissed_on is null or e.dismissed_on >= ${today} as lasts from employment e where e.person_id = ${personId}::uuid order by lasts desc, e.id`.execute(
    tx,
  );
  return rows;
}

/** Who gets what a worker sends to HR, or to their manager. */
export async function readersOf(tx: Tx, employmentId: string, side: 'rh' | 'gestor'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from access.document_readers(${employmentId}::uuid, ${side}) r(id)`.execute(tx);
  return rows.map(({ id }) => id);
}
