import type { MirrorAsker } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Acting } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { tellPayrollClock } from './port-acts.ts';
import { tellWorker } from './tell.ts';
import type { TimesheetRow } from './timesheet.queries.ts';
import { factsOfMirror, monthOfTimesheet, move, mustMove, timesheetOf } from './timesheet.ts';
import { seatOf } from './timesheet-parts.queries.ts';

/** What a reader is to a mirror. */
export interface ReaderOfMirror {
  profile: string;
  permissions: readonly string[];
  isOwner: boolean;
  /** Was asked to decide it. */
  isSeated: boolean;
  isOvertaken: boolean;
}

export async function readerOfMirror(tx: Tx, by: Acting, row: TimesheetRow): Promise<ReaderOfMirror> {
  const { actor } = by;
  const seat = actor.profile === 'trabalhador' ? undefined : await seatOf(tx, row.id, actor.personId);
  return {
    profile: actor.profile,
    permissions: [...actor.permissions],
    isOwner: row.person_id === actor.personId,
    isSeated: seat !== undefined,
    isOvertaken: row.decided_by !== null && row.decided_by !== actor.personId,
  };
}

/** The rules' view of who asks. */
export function askerOf(reader: ReaderOfMirror): MirrorAsker {
  return {
    isWorker: reader.isOwner && reader.profile === 'trabalhador',
    isHr: reader.profile === 'rh',
    isApprover: reader.isSeated && !reader.isOwner && reader.profile !== 'trabalhador',
    isOvertaken: reader.isOvertaken,
  };
}

/** Who was asked approves or gives back (M4, M5); HR puts a sent or approved one back (M6). */
export async function decideSent(
  tx: Tx,
  enqueue: Enqueue,
  by: Acting,
  id: string,
  { verb, version, reason }: { verb: 'approve' | 'return' | 'review'; version: number; reason?: string | undefined },
): Promise<TimesheetRow> {
  const row = await timesheetOf(tx, by, id, true);
  const month = await monthOfTimesheet(tx, row);
  const facts = await factsOfMirror(tx, row, month);
  const reader = await readerOfMirror(tx, by, row);
  mustMove(verb, facts, { ...askerOf(reader), isWorker: reader.isOwner, version, reason });
  const seat = await seatOf(tx, row.id, by.personId);
  await move(tx, by, row, verb, month, { reason: reason?.trim(), forPerson: seat?.for_person ?? null });
  await tellWorker(tx, row, verb);
  if (row.origin === 'fopag') await tellPort(tx, enqueue, by, row, verb, reason?.trim() ?? null);
  return timesheetOf(tx, by, id);
}

/** A payroll clock is told what became of its month. */
async function tellPort(
  tx: Tx,
  enqueue: Enqueue,
  by: Acting,
  row: TimesheetRow,
  verb: 'approve' | 'return' | 'review',
  reason: string | null,
): Promise<void> {
  const verdict = verb === 'approve' ? 'approved' : 'returned';
  await tellPayrollClock(
    tx,
    enqueue,
    { personId: by.personId, accessGroupId: row.access_group_id },
    {
      ...{ verb: 'decideMirror', subjectId: row.id, key: `${verdict}:${row.id}:${Date.now()}` },
      payload: { period: { from: row.from_day, until: row.until_day }, verdict, reason },
    },
  );
}
