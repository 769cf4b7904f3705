import { record } from '#core/audit/audit.ts';
import { dateText, dayOf, monthsAfter } from '#core/clock/engine/civil.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { dayTreated } from '../facts.ts';
import {
  balanceOf,
  closedFrom,
  insertMove,
  lotsOfBank,
  type NewMove,
  reverseMove,
  standingMove,
} from './bank.queries.ts';

/** An opening without a due day has the longest term that an individual agreement allows (CLT art. 59 § 5). */
const usualMonths = 6;

export type AskedMove = Omit<NewMove, 'reason' | 'by' | 'due'> & {
  due: string | undefined;
  reason: string | undefined;
};

/**
 * A move by hand (product 4, section 13). A payment takes the lots that are due first, a forgiveness pays the oldest debts: the closing of
 * its period posts which. @throws DENY_REASON_REQUIRED, EMPLOYEE_NOT_FOUND, PERIOD_CLOSED, MAX_VALUE, REQUIRED_FIELD
 */
export async function moveBank(tx: Tx, by: By, asked: AskedMove): Promise<string> {
  if (!isReason(asked.reason)) refuse('DENY_REASON_REQUIRED');
  const bank = await balanceOf(tx, asked.employmentId);
  if (!bank || bank.access_group_id !== groupOf(by)) return refuse('EMPLOYEE_NOT_FOUND');
  if (asked.minutes === 0) refuseField('minutos', 'REQUIRED_FIELD');
  if (await closedFrom(tx, asked.employmentId, asked.day)) refuse('PERIOD_CLOSED');
  const isTaken = asked.kind === 'payment' || asked.kind === 'forgiveness';
  if (isTaken) await mustHave(tx, asked);
  const isLot = !isTaken && asked.minutes > 0;
  const due = asked.due ?? dateText(monthsAfter(dayOf(asked.day), usualMonths));
  if (isLot && due < asked.day) refuseField('vence', 'START_AFTER_END');
  const id = await insertMove(tx, {
    ...asked,
    minutes: isTaken ? Math.abs(asked.minutes) : asked.minutes,
    percentage: isLot ? (asked.percentage ?? 50) : null,
    due: isLot ? due : null,
    reason: (asked.reason ?? '').trim(),
    by: by.personId,
  });
  await dayTreated(tx, asked.employmentId, asked.day);
  const after = { day: asked.day, minutes: asked.minutes, justification: (asked.reason ?? '').trim() };
  await record(tx, by, { verb: 'bankMoved', entity: 'bankPosting', entityId: id, after });
  return id;
}

/** More than there is can't be paid or forgiven. */
async function mustHave(tx: Tx, { kind, minutes, employmentId }: AskedMove): Promise<void> {
  const lots = await lotsOfBank(tx, employmentId);
  const sum = lots
    .filter(lot => (kind === 'payment' ? lot.minutes > 0 : lot.minutes < 0))
    .reduce((all, lot) => all + Math.abs(lot.minutes), 0);
  if (Math.abs(minutes) > sum) refuseField('minutos', 'MAX_VALUE', { max: sum });
}

/** @throws NOT_FOUND, PERIOD_CLOSED */
export async function undoBankMove(tx: Tx, by: By, id: string): Promise<void> {
  const move = (await standingMove(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  if (await closedFrom(tx, move.employment_id, move.day)) refuse('PERIOD_CLOSED');
  await reverseMove(tx, move.id, by.personId);
  await dayTreated(tx, move.employment_id, move.day);
  await record(tx, by, { verb: 'bankMoveUndone', entity: 'bankPosting', entityId: move.id, before: { day: move.day } });
}
