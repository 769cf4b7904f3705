import { recordAll } from '#core/audit/audit.queries.ts';
import { impossibleDay } from '#core/reading/document/pay-day.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { daysOf, setPaidOn } from './credit-days.queries.ts';
import { chosenOf } from './hr-acts.ts';
import type { ChosenReceipt } from './receipt-choice.queries.ts';
import type { ReceiptFilter, Scope } from './receipt-list.queries.ts';

interface DaySet {
  day: string | null;
  /** What the day is called on the wire. */
  field: string;
}

/**
 * Sets the day of the credit of published benefits or payslips, or takes it away (decision 13), all or none. `seen` is the day that the
 * person saw of each.
 * @throws STALE_VERSION where one has another by now, DATE_OUT_OF_RANGE where one's month forbids the day. @returns how many changed
 */
export async function setCreditDays(
  tx: Tx,
  doer: Doer,
  scope: Scope,
  seen: ReadonlyMap<string, string | null>,
  set: DaySet,
): Promise<number> {
  const chosen = await chosenOf(tx, scope, { ids: [...seen.keys()] });
  const stand = await daysOf(
    tx,
    chosen.map(({ id }) => id),
  );
  if (chosen.some(({ id }) => stand.get(id) !== seen.get(id))) refuse('STALE_VERSION');
  return setDays(tx, doer, chosen, stand, set);
}

/**
 * The same of all that a filter finds without a day: those that have one are left alone.
 * @throws DATE_OUT_OF_RANGE where one's month forbids the day. @returns how many changed
 */
export async function setMissingDays(
  tx: Tx,
  doer: Doer,
  scope: Scope,
  filter: ReceiptFilter,
  set: DaySet,
): Promise<number> {
  const chosen = await chosenOf(tx, scope, { filter: { ...filter, undated: true } });
  return setDays(tx, doer, chosen, new Map(), set);
}

async function setDays(
  tx: Tx,
  doer: Doer,
  chosen: readonly ChosenReceipt[],
  stand: ReadonlyMap<string, string | null>,
  { day, field }: DaySet,
): Promise<number> {
  for (const { month, year, category } of chosen)
    for (const { values } of impossibleDay({ type: category, month, year, paymentDate: day ?? undefined }))
      refuseField(field, 'DATE_OUT_OF_RANGE', { min: values.first, max: values.last });
  const dayBefore = (id: string) => stand.get(id) ?? null;
  const changing = chosen.filter(({ id }) => dayBefore(id) !== day);
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
      before: { creditDay: dayBefore(id) },
      after: { creditDay: day },
    })),
  );
  return changing.length;
}
