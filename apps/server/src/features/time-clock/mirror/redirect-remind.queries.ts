import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { matching, type TimesheetFilter } from '../timesheet.queries.ts';

export type ReminderKind = 'responder' | 'enviar' | 'aprovar';

export interface Reminded {
  id: string;
  person_id: string;
  until_day: string;
}

/** Mirrors of ended periods that wait, with whom they wait for: the worker, or who was asked to decide. */
export async function remindedOf(
  tx: Tx,
  accessGroupId: string,
  kind: ReminderKind,
  ids: readonly string[] | undefined,
  filter: TimesheetFilter,
): Promise<Reminded[]> {
  const chosen = sql`${matching({ accessGroupId }, filter)} and (${ids ?? null}::text[] is null or t.id::text = any (${ids ?? null}::text[]))`;
  const waits =
    kind === 'responder'
      ? sql`t.answered_at is null and t.visible and t.state in ('open', 'review', 'closed')`
      : sql`t.visible and t.state in ('open', 'review')`;
  const ended = sql`t.until_day < (now() at time zone 'America/Sao_Paulo')::date`;
  const { rows } = await (kind === 'aprovar'
    ? sql<Reminded>`
        select t.id, s.person_id, t.until_day::text from timesheet t join approval_seat s on s.kind = 'timesheet' and s.subject_id = t.id and s.ended_at is null
         where ${chosen} and t.state = 'sent'`
    : sql<Reminded>`select t.id, t.person_id, t.until_day::text from timesheet t where ${chosen} and ${waits} and ${ended}`
  ).execute(tx);
  return rows;
}

/** Ends a seat, or all of them, and gives one to another. @returns false: that person may not decide for the worker's access group */
export async function moveSeat(tx: Tx, timesheetId: string, from: string | null, to: string): Promise<boolean> {
  const { rows } = await sql<{
    moved: boolean;
  }>`select access.move_seat(${timesheetId}::uuid, ${from}::text, ${to}::uuid) as moved`.execute(tx);
  return rows[0]?.moved === true;
}
