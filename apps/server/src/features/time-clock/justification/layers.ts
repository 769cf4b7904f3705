import { createHash } from 'node:crypto';
import { clockOf, dateText, dayOf, instantText, minutesOfDay } from '#core/clock/engine/civil.ts';
import { borderOf } from '#core/clock/engine/journeys.ts';
import { type DayPlan, plansOf } from '#core/clock/engine/plan.ts';
import { stretchOf } from '#core/clock/month/month-of.ts';
import { toInput } from '#core/clock/month/to-input.ts';
import { isSealed } from '#core/clock/states/mirror-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';
import { answeredMirrors, readFacts } from '../clock.queries.ts';
import { monthNow, recompute, summaryOf } from '../recompute.ts';
import { tellChanged } from '../tell.ts';
import type { Justification } from './justification.queries.ts';
import { keepComputed, nextVersion, layOver as writeLayers } from './justification-change.queries.ts';

type Layer =
  | { kind: 'include'; at: string; day: string }
  | { kind: 'excuse'; from: string | null; until: string | null; minutes: number | null }
  | { kind: 'leave'; leave: string; from: string; until: string };

/** What an approval lays over the facts (product 4, section 10). @throws JUSTIFICATION_INCOMPLETE where an hour is missing */
export async function applyLayers(tx: Tx, one: Justification, by: string): Promise<void> {
  const layers = await layersOf(tx, one);
  if (layers.length > 0) await writeLayers(tx, one.id, by, layers);
}

async function layersOf(tx: Tx, one: Justification): Promise<Layer[]> {
  const { day, effect } = one;
  if (effect === 'none') return [];
  if (effect === 'bankDay') return [{ kind: 'leave', leave: 'folgaBanco', from: day, until: day }];
  const { plan, border, isPunched } = await dayOfIt(tx, one);
  if (effect === 'include') {
    const hours = one.type === 'period' ? one.periods.flat() : one.hour === null ? [] : [one.hour];
    if (hours.length === 0) refuse('JUSTIFICATION_INCOMPLETE');
    return hours.map(hour => ({ kind: 'include', at: on(day, hour, border), day }));
  }
  if (one.type === 'period')
    return one.periods.map(([from, until]) => ({
      kind: 'excuse',
      from: on(day, from, border),
      until: on(day, until, border),
      minutes: null,
    }));
  const days = one.days ?? 1;
  // a certificate of several days, or of a day nobody came, is a leave of the record
  if (days > 1 || (one.medical && !isPunched))
    return [
      { kind: 'leave', leave: one.medical ? 'atestado' : 'abonada', from: day, until: dateText(dayOf(day) + days - 1) },
    ];
  if (plan.isFlexible) return [{ kind: 'excuse', from: null, until: null, minutes: Math.max(1, plan.planned) }];
  return plan.scheduled.map(([from, until]) => ({
    kind: 'excuse',
    from: instantText(from),
    until: instantText(until),
    minutes: null,
  }));
}

async function dayOfIt(
  tx: Tx,
  { employment_id, day }: Justification,
): Promise<{ plan: DayPlan; border: number; isPunched: boolean }> {
  const facts =
    (await readFacts(tx, [employment_id], stretchOf({ from: day, until: day }))).get(employment_id) ??
    refuse('NOT_FOUND');
  const plans = plansOf(toInput(facts, { from: day, to: day }));
  const border = borderOf(plans, dayOf(day));
  const next = borderOf(plans, dayOf(day) + 1);
  const isPunched = facts.punches.some(({ at }) => {
    const instant = dayOf(at.slice(0, 10)) * minutesOfDay + clockOf(at.slice(11));
    return border <= instant && instant < next;
  });
  return { plan: plans.on(dayOf(day)), border, isPunched };
}

/** An hour of a journey: before the journey begins it is the next day's. */
function on(day: string, hour: string, border: number): string {
  const instant = dayOf(day) * minutesOfDay + clockOf(hour);
  return instantText(instant < border ? instant + minutesOfDay : instant);
}

/** The mirror after its rows changed: a new version, its sums, and a new snapshot where it is sent. */
export async function settleRows(tx: Tx, one: Justification, answerStands: boolean): Promise<void> {
  const unanswered = answerStands ? [] : await answeredMirrors(tx, [one.timesheet_id]);
  await nextVersion(tx, one.timesheet_id, answerStands);
  await tellChanged(tx, unanswered);
  const { timesheet_id: id, employment_id, from_day, until_day } = one;
  const month = await monthNow(tx, { id, employment_id, from_day, until_day });
  const document = JSON.stringify(month);
  const kept = isSealed(one.mirror_state) ? document : null;
  const digest = createHash('sha256').update(document).digest('hex');
  await keepComputed(tx, one.timesheet_id, { summary: summaryOf(month), snapshot: kept, digest });
  if (kept === null) await recompute(tx, [one.employment_id], { from: one.from_day, until: one.until_day });
}
