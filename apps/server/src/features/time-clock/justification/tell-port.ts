import type { DecidedJustification, ForeignJustification } from '#core/clock/port/foreign-acts.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { tellPayrollClock } from '../port-acts.ts';
import type { Justification } from './justification.queries.ts';

/** As a payroll clock is told of it. Who the worker is there is put in by the database. Words of health stay here. */
function askedOf(one: Justification): Omit<ForeignJustification, 'worker'> {
  return {
    ...{ id: one.id, day: one.day, periods: one.type === 'period' ? one.periods : [], hour: one.hour, days: one.days },
    ...{ effect: one.effect, kind: one.kind, words: one.medical ? null : one.words },
  };
}

/** What was asked goes to the company's payroll clock, where one works. */
export async function tellAskedToPort(tx: Tx, enqueue: Enqueue, by: string, one: Justification): Promise<boolean> {
  return tellPayrollClock(tx, enqueue, causerOf(by, one), {
    ...{ verb: 'putJustification', subjectId: one.id, key: `put:${one.id}:${one.version}`, payload: askedOf(one) },
  });
}

/** What became of it goes there too. @param one as it was before the decision */
export async function tellDecidedToPort(
  tx: Tx,
  enqueue: Enqueue,
  by: string,
  one: Justification,
  { verdict, reason }: Pick<DecidedJustification, 'verdict' | 'reason'>,
): Promise<boolean> {
  return tellPayrollClock(tx, enqueue, causerOf(by, one), {
    ...{ verb: 'decideJustification', subjectId: one.id, key: `${verdict}:${one.id}:${one.version}` },
    payload: { asked: askedOf(one), verdict, reason },
  });
}

const causerOf = (personId: string, { access_group_id }: Justification) => ({
  personId,
  accessGroupId: access_group_id,
});
