import { weekdayOf } from '#core/calendar/days.ts';
import { clockOf, dateText, dayAt, instantOf, instantText, minutesOfDay } from '#core/clock/engine/civil.ts';

/** Hours of a desk by ISO weekday, as `[['08:00', '12:00']]`, and the days it is shut. */
export interface DeskHours {
  hours: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  isClosed(day: string): boolean;
}

/** Working minutes to the first answer and to the solution. */
export interface DeskTimes {
  first: number;
  solution: number;
}

export type TicketState = 'new' | 'inProgress' | 'waiting' | 'solved' | 'closed';

/** What happened to a ticket; `at` is civil time `YYYY-MM-DDTHH:MM`. */
export type TicketEvent = { at: string } & (
  | { act: 'take' | 'answer' | 'wait' | 'reply' | 'solve' | 'reopen' | 'close' }
  | ({ act: 'category' } & DeskTimes)
);

export interface TicketTimes {
  state: TicketState;
  /** Civil times `YYYY-MM-DDTHH:MM`. */
  firstDue: string;
  firstLate: boolean;
  /** Working minutes. */
  consumed: number;
  /** Null while the clock stands. */
  solutionDue: string | null;
  solutionLate: boolean;
}

const after: Partial<Record<TicketEvent['act'], (state: TicketState) => TicketState>> = {
  take: state => (state === 'new' ? 'inProgress' : state),
  answer: state => (state === 'new' ? 'inProgress' : state),
  wait: () => 'waiting',
  reply: state => (state === 'waiting' ? 'inProgress' : state),
  solve: () => 'solved',
  reopen: () => 'inProgress',
  close: () => 'closed',
};
const firstAnswers: ReadonlySet<string> = new Set(['answer', 'wait', 'solve']);
const runs = (state: TicketState) => state === 'new' || state === 'inProgress';

/** A ticket's clock at a moment (D1–D5). */
export function ticketTimes(
  desk: DeskHours,
  { times, created, events, now }: { times: DeskTimes; created: string; events: readonly TicketEvent[]; now: string },
): TicketTimes {
  let [state, current]: [TicketState, DeskTimes] = ['new', times];
  let since = instantOf(created);
  const ran: [number, number][] = [];
  for (const event of events) {
    const at = instantOf(event.at);
    if (event.act === 'category') current = event;
    const next: TicketState = after[event.act]?.(state) ?? state;
    if (runs(state) && !runs(next)) ran.push([since, at]);
    if (!runs(state) && runs(next)) since = at;
    state = next;
  }
  const moment = instantOf(now);
  if (runs(state)) ran.push([since, moment]);
  const consumed = ran.reduce((sum, [from, to]) => sum + workingMinutes(desk, from, to), 0);
  const firstDue = plusWorking(desk, instantOf(created), current.first);
  const answered = events.find(({ act }) => firstAnswers.has(act));
  return {
    state,
    firstDue: instantText(firstDue),
    firstLate: (answered ? instantOf(answered.at) : moment) > firstDue,
    consumed,
    solutionDue: runs(state) ? instantText(solutionDue(desk, ran, current.solution)) : null,
    solutionLate: consumed > current.solution,
  };
}

/** The moment at which that many minutes are or were consumed: the clock runs on after the last stretch. */
function solutionDue(desk: DeskHours, ran: readonly [number, number][], solution: number): number {
  let left = solution;
  for (const [from, to] of ran.slice(0, -1)) {
    const minutes = workingMinutes(desk, from, to);
    if (minutes >= left) return plusWorking(desk, from, left);
    left -= minutes;
  }
  return plusWorking(desk, ran.at(-1)?.[0] ?? 0, left);
}

/** The desk's stretches of a day, as instants. */
function stretches({ hours, isClosed }: DeskHours, day: number): [number, number][] {
  const text = dateText(day);
  if (isClosed(text)) return [];
  const begin = day * minutesOfDay;
  return (hours[weekdayOf(text)] ?? []).map(([from, to]) => [begin + clockOf(from), begin + clockOf(to)]);
}

/** Minutes inside the desk's hours between two moments (D1). */
function workingMinutes(desk: DeskHours, from: number, to: number): number {
  let sum = 0;
  for (let day = dayAt(from); day <= dayAt(to); day++)
    for (const [begin, end] of stretches(desk, day)) sum += Math.max(0, Math.min(end, to) - Math.max(begin, from));
  return sum;
}

// a desk that is never open has no due moment: after so many days the search ends
const farthest = 3660;

/** The earliest moment with that many working minutes since `from`: at a day's end it is that end (D2). */
function plusWorking(desk: DeskHours, from: number, minutes: number): number {
  let left = minutes;
  if (left <= 0) return from;
  for (let day = dayAt(from); day < dayAt(from) + farthest; day++)
    for (const [begin, end] of stretches(desk, day)) {
      const start = Math.max(begin, from);
      if (end <= start) continue;
      if (end - start >= left) return start + left;
      left -= end - start;
    }
  return from + farthest * minutesOfDay;
}
