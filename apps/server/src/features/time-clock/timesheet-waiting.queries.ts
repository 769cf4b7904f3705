import { type SqlBool, sql } from 'kysely';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { byId, columns, head, matching, type TimesheetFilter, type TimesheetRow } from './timesheet.queries.ts';

/** Whose decision is asked for, of which of them. */
export type AskedDecisions = TimesheetFilter & { accessGroupId: string; personId: string };

/** Sent ones that wait for a person, the oldest first. */
export async function timesheetsToDecide(
  tx: Tx,
  asked: AskedDecisions,
  page: AskedPage,
): Promise<Placed<TimesheetRow>[]> {
  const oldest = [{ value: sql`t.sent_at`, type: 'instant' }, byId] as const;
  const { beyond, orderBy, limit, place } = keyset(oldest, page);
  const { rows } = await sql<Placed<TimesheetRow>>`
    select ${columns}, ${place} from timesheet t ${head} where ${waiting(asked)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countToDecide(tx: Tx, asked: AskedDecisions): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from timesheet t where ${waiting(asked)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

const waiting = ({ accessGroupId, personId, ...filter }: AskedDecisions) => sql<SqlBool>`
  ${matching({ accessGroupId }, { ...filter, state: 'sent' })} and t.person_id <> ${personId}::uuid
  and exists (select from approval_seat s where s.kind = 'timesheet' and s.subject_id = t.id and s.person_id = ${personId}::uuid and s.ended_at is null)`;

/** Visible ones of ended periods that wait for an answer (call 73). */
export async function countUnanswered(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from timesheet t where ${matching({ ofWorker: personId }, {})} and t.answered_at is null
       and t.state in ('open', 'review', 'closed') and t.until_day < (now() at time zone 'America/Sao_Paulo')::date`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
