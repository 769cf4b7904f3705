import { randomUUID } from 'node:crypto';
import { zoneOfState } from '#core/calendar/zone.ts';
import { civilText, offsetAt } from '#core/clock/instants/zone.ts';
import type { ClockFacts, PunchFact } from '#core/clock/month/facts.types.ts';
import { stretchOf } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { readFacts } from '../clock.queries.ts';
import { recompute, withArriving } from '../recompute.ts';
import { type DayNow, dayOfPunch, isRepeated, stretchAround } from './day-now.ts';
import {
  holdClock,
  markOfKey,
  noteMark,
  type OwnRecorder,
  ownRecorders,
  type WrittenMark,
  writeMark,
} from './mark.queries.ts';

/** Anexo V, field 6 of type 7: a browser. */
const browser = '02';

export const zoneOfRecorder = ({ zone, state, city }: OwnRecorder) => zone ?? zoneOfState(state, city);

export function worksHere(one: OwnRecorder, now = Date.now()): boolean {
  return one.dismissed === null || one.dismissed >= civilText(zoneOfRecorder(one), now).slice(0, 10);
}

/** Whether a company has the clock that its kind needs. */
export function isContracted({ kind, app_accesses: has }: OwnRecorder): boolean {
  if (kind === 'recorder') return has.includes('ponto-registro');
  return kind === 'manual' && (has.includes('ponto-manual') || has.includes('ponto-registro'));
}

const marksHere = (one: OwnRecorder) => one.kind === 'recorder' && isContracted(one);

/**
 * The employment that a call is about: the one named, or the only one that fits.
 * @throws EMPLOYEE_NOT_FOUND, FEATURE_NOT_CONTRACTED, STATUS_FORBIDS where somebody was dismissed, REQUIRED_FIELD where several fit
 */
export async function chosenRecorder(
  tx: Tx,
  named: string | undefined,
  fits: (one: OwnRecorder) => boolean = isContracted,
): Promise<OwnRecorder> {
  const all = await ownRecorders(tx);
  if (named !== undefined) {
    const found = all.find(one => one.employment_id === named) ?? refuse('EMPLOYEE_NOT_FOUND');
    return fits(found) ? found : refuse('FEATURE_NOT_CONTRACTED');
  }
  const fitting = all.filter(fits);
  const active = fitting.filter(one => worksHere(one));
  const [only, second] = active.length > 0 ? active : fitting;
  if (!only) return refuse('FEATURE_NOT_CONTRACTED');
  return second && active.length !== 0 ? refuseField('idVinculo', 'REQUIRED_FIELD') : only;
}

export interface Made {
  recorder: OwnRecorder;
  mark: WrittenMark;
  zone: string;
  day: DayNow;
  isRepeated: boolean;
}

/**
 * Records a punch, now: number, chain, punch and the recalculated day in one transaction. Only the number is taken under the
 * establishment's lock, so everything else is computed before, for the minute that it will have.
 * @param key the client's: sent again from another session it is still the same mark
 */
export async function makeMark(tx: Tx, named: string | undefined, key: string | undefined): Promise<Made> {
  const recorder = await chosenRecorder(tx, named, marksHere);
  if (!worksHere(recorder)) refuse('STATUS_FORBIDS');
  const employmentId = recorder.employment_id;
  const zone = zoneOfRecorder(recorder);
  await holdClock(tx, employmentId);
  const clientKey = key !== undefined && isUuid(key) ? key : null;
  const former = clientKey === null ? undefined : await markOfKey(tx, employmentId, clientKey);
  if (former) return { recorder, mark: former, zone, ...(await dayWith(tx, employmentId, former)) };
  const now = Date.now();
  const id = randomUUID();
  const expected = { id, nsr: 0, local: civilText(zone, now) };
  const first = await arrive(tx, employmentId, expected, now);
  const mark = await writeMark(tx, {
    id,
    employmentId,
    offset: offsetAt(zone, now),
    collector: browser,
    key: clientKey,
  });
  // it waited for its number into the next minute
  const { day, isRepeated } = mark.local === expected.local ? first : await arrive(tx, employmentId, mark, now, true);
  const marks = day.marks.map(one => (one.punchId === id ? { ...one, nsr: mark.nsr } : one));
  return { recorder, mark, zone, day: { ...day, marks }, isRepeated };
}

/** Mirror and day with the mark. @param isWritten it is among the facts already */
async function arrive(
  tx: Tx,
  employmentId: string,
  mark: Pick<WrittenMark, 'id' | 'nsr' | 'local'>,
  now: number,
  isWritten = false,
): Promise<Pick<Made, 'day' | 'isRepeated'>> {
  const arriving = isWritten ? undefined : factOf(mark);
  const found = await dayWith(tx, employmentId, mark, arriving, now);
  const { date } = found.day;
  await noteMark(tx, employmentId, date);
  await recompute(tx, [employmentId], { from: date, until: stretchAround(date).until }, now, arriving);
  return found;
}

async function dayWith(
  tx: Tx,
  employmentId: string,
  { id, local: at }: Pick<WrittenMark, 'id' | 'local'>,
  arriving?: PunchFact,
  now = Date.now(),
): Promise<Pick<Made, 'day' | 'isRepeated'>> {
  const facts = withArriving(await factsAround(tx, employmentId, at.slice(0, 10)), arriving);
  const day = dayOfPunch(facts, { id, at }, now);
  return { day, isRepeated: isRepeated(day, id) };
}

export async function factsAround(tx: Tx, employmentId: string, day: string): Promise<ClockFacts> {
  const facts = await readFacts(tx, [employmentId], stretchOf(stretchAround(day)));
  return facts.get(employmentId) ?? refuse('EMPLOYEE_NOT_FOUND');
}

function factOf({ id, nsr, local }: Pick<WrittenMark, 'id' | 'nsr' | 'local'>): PunchFact {
  return { id, at: local, nsr, source: 'recorder', trust: 'A', flags: [], offline: false, deviceId: '' };
}
