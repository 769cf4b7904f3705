import { type Day, daysBetween, earlier, plusDays } from '#core/calendar/days.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import { type Interruption, type VacationPeriod, vacationPeriods } from './entitlement.ts';
import { allowanceUntil, startRefusal, type VacationDates, vacationDates } from './start.ts';

/** What the balances of an employment are computed from. Days are calendar days. */
export interface VacationInputs {
  admitted: Day | null;
  dismissed: Day | null;
  /** Days between asking and start. */
  notice: number;
  /** What HR told of the time before (V0); null: nothing yet. */
  opening: { firstDay: Day; taken: number; sold: number; absences: number; toldOn: Day } | null;
  /** Vacations on the record. Without a period they count for the oldest one with a balance. */
  parts: readonly { from: Day; until: Day; periodBegin: Day | null; sold: number }[];
  /** Other leaves; `does`: what they do to a period, null nothing. An open end goes on. */
  leaves: readonly { from: Day; until: Day | null; does: Interruption['kind'] | null }[];
  /** Unjustified ones of settled months. */
  absences: readonly Day[];
}

export interface VacationBalance extends VacationPeriod {
  /** Days of each part that is taken or booked. */
  parts: readonly number[];
  /** Their sum. */
  taken: number;
  sold: number;
  /** Days left. */
  balance: number;
  dates: VacationDates;
  /** HR has not told where counting begins. */
  unchecked: boolean;
}

/** Every acquisition period that counts on a day, oldest first (V0, V2–V4, V9). Without an admission there is none. */
export function balancesOf(inputs: VacationInputs, today: Day, calendar: WorkCalendar): VacationBalance[] {
  const { opening, admitted, dismissed } = inputs;
  const begin = opening?.firstDay ?? admitted;
  if (begin === null) return [];
  const known = periodsFrom(begin, inputs, earlier(today, dismissed ?? undefined));
  // what nobody checked counts as long as its concession runs
  const counting = opening ? known : known.filter(one => one.concession === null || one.concession[1] >= today);
  const used = usedDays(counting, inputs);
  return counting.map((period, at) => {
    const { parts, sold } = used[at] ?? { parts: [], sold: 0 };
    const taken = sumOf(parts);
    const balance = Math.max(0, period.days - taken - sold);
    const ends = {
      acquisitionEnd: period.acquisition[1],
      concessionEnd: period.concession?.[1] ?? period.acquisition[1],
    };
    return {
      ...period,
      parts,
      taken,
      sold,
      balance,
      dates: vacationDates(ends, { balance, today, calendar }),
      unchecked: !opening,
    };
  });
}

function periodsFrom(begin: Day, { opening, leaves, absences }: VacationInputs, until: Day): VacationPeriod[] {
  const interruptions = leaves.flatMap(({ from, until: end, does }) =>
    does === null || from > until ? [] : [{ kind: does, from, to: end ?? until }],
  );
  const known = opening ? absences.filter(day => day >= opening.toldOn) : absences;
  return vacationPeriods(
    { admission: begin, interruptions, absences: known, firstAbsences: opening?.absences ?? 0 },
    until,
  );
}

const sumOf = (days: readonly number[]) => days.reduce((sum, one) => sum + one, 0);

/** Days taken or booked and days sold, by period. */
function usedDays(
  periods: readonly VacationPeriod[],
  { opening, parts }: Pick<VacationInputs, 'opening' | 'parts'>,
): { parts: number[]; sold: number }[] {
  const used = periods.map((_, at) => ({
    parts: at === 0 && opening && opening.taken > 0 ? [opening.taken] : [],
    sold: at === 0 ? (opening?.sold ?? 0) : 0,
  }));
  const left = (at: number) => (periods[at]?.days ?? 0) - sumOf(used[at]?.parts ?? []) - (used[at]?.sold ?? 0);
  for (const { from, until, periodBegin, sold } of parts) {
    // what lies before HR told is in what was told
    if (periodBegin === null && opening && from < opening.toldOn) continue;
    const own = periods.findIndex(({ acquisition }) => acquisition[0] === periodBegin);
    const oldest = periods.findIndex(({ acquisition }, at) => acquisition[1] < from && left(at) > 0);
    const of = used[own === -1 ? oldest : own];
    if (!of) continue;
    of.parts.push(daysBetween(from, until) + 1);
    of.sold += sold;
  }
  return used;
}

/** The same as if what is asked for were booked already. @param asked in the order of their days */
export function withAsked(
  inputs: VacationInputs,
  asked: readonly { from: Day; until: Day; sold: number }[],
): VacationInputs {
  const booked = asked.map(({ from, until, sold }) => ({ from, until, periodBegin: null, sold }));
  return { ...inputs, parts: [...inputs.parts, ...booked].sort((a, b) => a.from.localeCompare(b.from)) };
}

/** The period that a new vacation is taken from: the oldest with days left. */
export function oldestWithBalance(balances: readonly VacationBalance[]): VacationBalance | undefined {
  return balances.find(({ balance }) => balance > 0);
}

/**
 * The days of a stretch on which a vacation of so many days may start: lawful by V6, after the notice and the acquisition, over no other
 * leave. @param days null: the whole balance
 */
export function lawfulStarts(
  inputs: VacationInputs,
  {
    days,
    from,
    until,
    today,
    calendar,
  }: { days: number | null; from: Day; until: Day; today: Day; calendar: WorkCalendar },
): { days: number; starts: Day[] } {
  const period = oldestWithBalance(balancesOf(inputs, today, calendar));
  const length = days ?? period?.balance ?? 0;
  if (!period || length < 1) return { days: length, starts: [] };
  const away = [...inputs.parts, ...inputs.leaves].map(one => [one.from, one.until ?? '9999-12-31'] as const);
  const earliest = plusDays(today, inputs.notice);
  const starts: Day[] = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const end = plusDays(day, length - 1);
    const isFree = !away.some(([first, last]) => first <= end && day <= last);
    if (day >= earliest && day > period.acquisition[1] && isFree && !startRefusal(day, calendar)) starts.push(day);
  }
  return { days: length, starts };
}

/** Until when a third of a period may be sold. */
export const allowanceDay = ({ acquisition }: VacationPeriod): Day =>
  allowanceUntil({ acquisitionEnd: acquisition[1] });
