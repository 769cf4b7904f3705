import { recordAll } from '#core/audit/audit.queries.ts';
import type { Doer } from '#core/audit/audit.ts';
import { impossibleDay } from '#core/reading/pay-day.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { daysOf, setPaidOn } from './credit-days.queries.ts';
import { chosenOf } from './hr-acts.ts';
import type { Scope } from './receipt-list.queries.ts';

interface DaySet {
  /** The day that the person saw of each. */
  seen: ReadonlyMap<string, string | null>;
  day: string | null;
  /** What the day is called on the wire. */
  field: string;
}

/**
 * Sets the day of the credit of published benefits or payslips, or takes it away (decision 13), all or none.
 * @throws STALE_VERSION where one has another by now, DATE_OUT_OF_RANGE where one's month forbids the day. @returns how many changed
 */
export async function setCreditDays(tx: Tx, doer: Doer, scope: Scope, { seen, day, field }: DaySet): Promise<number> {
  const chosen = await chosenOf(tx, scope, { ids: [...seen.keys()] });
  const stand = await daysOf(
    tx,
    chosen.map(({ id }) => id),
  );
  if (chosen.some(({ id }) => stand.get(id) !== seen.get(id))) refuse('STALE_VERSION');
  for (const { month, year } of chosen)
    for (const { values } of impossibleDay({ type: scope.category, month, year, paymentDate: day ?? undefined }))
      refuseField(field, 'DATE_OUT_OF_RANGE', { min: values.first, max: values.last });
  const changing = chosen.filter(({ id }) => stand.get(id) !== day);
  await setPaidOn(
    tx,
    changing.map(({ id }) => id),
    day,
  );
  await recordAll(
    tx,
    doer,
    { verb: 'creditDaySet', entity: 'receipt' },
    changing.map(({ id }) => ({
      entityId: id,
      before: { creditDay: stand.get(id) ?? null },
      after: { creditDay: day },
    })),
  );
  return changing.length;
}
