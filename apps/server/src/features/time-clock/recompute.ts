import type { ClockFacts, PunchFact } from '#core/clock/month/facts.types.ts';
import { type Month, monthOf, stretchOf } from '#core/clock/month/month-of.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import {
  type KeptDay,
  keepDays,
  keepSummaries,
  type OpenMirror,
  openMirrors,
  readFacts,
  type Summary,
} from './clock.queries.ts';

/** What somebody should look at before deciding. */
export const alertCodes = [
  'over_2h',
  'over_10h',
  'interday',
  'seventh_day',
  'no_break',
  'short_break',
  'dsr_lost',
  'minor_night',
] as const;

/** Mirrors as they are now, by the mirror's id. @throws RangeError where an employment is out of reach: the rows were read before */
export async function monthsNow(tx: Tx, mirrors: readonly OpenMirror[], now = Date.now()): Promise<Map<string, Month>> {
  const months = new Map<string, Month>();
  for (const { mirrors: those, ...period } of byPeriod(mirrors)) {
    const ids = those.map(({ employment_id }) => employment_id);
    const facts = await readFacts(tx, ids, stretchOf(period));
    for (const { id, employment_id } of those) {
      const known = facts.get(employment_id);
      if (!known) throw new RangeError('The clock of an employment out of reach was asked for.');
      months.set(id, monthOf(known, period, now));
    }
  }
  return months;
}

/** One mirror as it is now. @throws RangeError as {@link monthsNow} */
export async function monthNow(tx: Tx, mirror: OpenMirror, now = Date.now()): Promise<Month> {
  return theOnly(await monthsNow(tx, [mirror], now));
}

/** @throws RangeError where there is none */
export function theOnly<T>(map: ReadonlyMap<string, T>): T {
  for (const value of map.values()) return value;
  throw new RangeError('One mirror was asked for and none was read.');
}

interface OfPeriod {
  from: string;
  until: string;
  mirrors: OpenMirror[];
}

/** Mirrors by their days: the facts of one period are read in one query. */
function byPeriod(mirrors: readonly OpenMirror[]): OfPeriod[] {
  const those = Map.groupBy(mirrors, ({ from_day, until_day }) => `${from_day} ${until_day}`);
  return [...those.values()].flatMap(of =>
    of.slice(0, 1).map(({ from_day, until_day }) => ({ from: from_day, until: until_day, mirrors: of })),
  );
}

/**
 * Computes the open mirrors of some employments anew and keeps their days and sums. Sealed ones are left alone.
 * @param days those that changed; their weeks are computed whole @param until null: all later mirrors too
 * @param arriving of one employment: a punch that the same transaction writes afterwards
 */
export async function recompute(
  tx: Tx,
  employmentIds: readonly string[],
  days: { from: string; until: string | null },
  now = Date.now(),
  arriving?: PunchFact,
): Promise<number> {
  const mirrors = await openMirrors(tx, employmentIds, days);
  for (const { mirrors: those, ...period } of byPeriod(mirrors)) await computePeriod(tx, those, period, now, arriving);
  return mirrors.length;
}

async function computePeriod(
  tx: Tx,
  mirrors: readonly OpenMirror[],
  period: { from: string; until: string },
  now: number,
  arriving: PunchFact | undefined,
): Promise<void> {
  const ids = mirrors.map(({ employment_id }) => employment_id);
  const facts = await readFacts(tx, ids, stretchOf(period));
  const computed = mirrors.flatMap(mirror =>
    computeOne(mirror, withArriving(facts.get(mirror.employment_id), arriving), period, now),
  );
  await keepDays(
    tx,
    ids,
    period,
    computed.flatMap(one => one.days),
  );
  await keepSummaries(
    tx,
    computed.map(one => one.summary),
  );
}

/** Facts as they will be once a punch is written: the last of its minute. */
export function withArriving<F extends ClockFacts | undefined>(facts: F, arriving: PunchFact | undefined): F {
  if (!facts || !arriving) return facts;
  return { ...facts, punches: [...facts.punches, arriving].sort((a, b) => a.at.localeCompare(b.at)) };
}

function computeOne(
  { id, employment_id }: OpenMirror,
  facts: ClockFacts | undefined,
  period: { from: string; until: string },
  now: number,
): { summary: Summary; days: KeptDay[] }[] {
  if (!facts) return [];
  const month = monthOf(facts, period, now);
  return [{ summary: { id, ...summaryOf(month) }, days: month.days.map(day => keptDay(employment_id, day)) }];
}

function keptDay(
  employmentId: string,
  { marks: _marks, plan: _plan, holidayName: _name, ...day }: Month['days'][number],
): KeptDay {
  const { date, kind, status, occurrences } = day;
  return { employmentId, day: date, kind, pending: status === 'pending', occurrences, document: day };
}

/** What lists show of a mirror. */
export function summaryOf({ days, untilDay, totals }: Month): Omit<Summary, 'id'> {
  const alerting = new Set<string>(alertCodes);
  return {
    until: untilDay,
    incomplete: days.filter(({ status }) => status === 'pending').length,
    alerts: days.filter(({ occurrences }) => occurrences.some(code => alerting.has(code))).length,
    balance: totals.balance_current,
    result: totals.result,
  };
}
