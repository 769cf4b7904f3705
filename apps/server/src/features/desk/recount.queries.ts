import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { reopenableDays } from './ticket.policy.ts';

/** A ticket with the context in which a job reaches it. */
type Found = Causer & { id: string };
const found = sql`t.id, t.access_group_id as "accessGroupId", t.person_id as "personId"`;

export async function dueTickets(tx: Tx, most: number): Promise<Found[]> {
  const { rows } =
    await sql<Found>`select ${found} from desk_ticket t where t.due_at <= now() and not t.late_told order by t.due_at limit ${most}`.execute(
      tx,
    );
  return rows;
}

export async function overTickets(tx: Tx, most: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${found} from desk_ticket t where t.state = 'solved' and t.solved_at <= now() - make_interval(days => ${reopenableDays}) order by t.solved_at limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Of the job's access group. */
export async function openTickets(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select t.id from desk_ticket t where t.state in ('new', 'inProgress', 'waiting') order by t.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** False: it was told already. */
export async function noteLate(tx: Tx, id: string): Promise<boolean> {
  const { rows } =
    await sql`update desk_ticket set late_told = true where id = ${id}::uuid and not late_told returning id`.execute(
      tx,
    );
  return rows.length > 0;
}
