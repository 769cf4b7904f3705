import { isNationalHoliday } from '#core/calendar/working-day.ts';
import { brasilia, zoneOfState } from '#core/calendar/zone.ts';
import { civilText, instantsOf } from '#core/clock/instants/zone.ts';
import { type DeskHours, type DeskTimes, type TicketEvent, ticketTimes } from '#core/desk/ticket-clock.ts';

/** When the desk works for an employment. */
export interface DeskInputs {
  hours: DeskHours['hours'];
  holidays: readonly string[];
  state: string | null;
  city: string | null;
  contracted: boolean;
  name: string;
}

/** What happened to a ticket, as it is kept. */
export interface KeptEvent {
  act: string;
  at: Date;
  first_minutes: number | null;
  solution_minutes: number | null;
}

/** A ticket's clock, as its row keeps it. */
export interface KeptTimes {
  firstDueAt: Date;
  solutionDueAt: Date | null;
  /** What is due next. */
  dueAt: Date | null;
  consumed: number;
  late: boolean;
}

const clockActs = ['take', 'answer', 'wait', 'reply', 'solve', 'reopen', 'close'] as const;

/** The clock of a ticket after its events (D1 to D5). The first event is its opening, with its times. */
export function reckon(inputs: DeskInputs, events: readonly KeptEvent[], now = new Date()): KeptTimes {
  const zone = inputs.state ? zoneOfState(inputs.state, inputs.city) : brasilia;
  const civil = (at: Date) => civilText(zone, at.getTime());
  const [opening] = events;
  if (!opening) throw new Error('A ticket without its opening has no clock.');
  const own = new Set(inputs.holidays);
  const desk: DeskHours = { hours: inputs.hours, isClosed: day => own.has(day) || isNationalHoliday(day) };
  const told = events.flatMap(event => clockEvent(event, civil(event.at)));
  const times = ticketTimes(desk, {
    times: timesOf(opening),
    created: civil(opening.at),
    events: told,
    now: civil(now),
  });
  const instant = (text: string) => {
    const { instants, before } = instantsOf(zone, text);
    return new Date(instants[0] ?? before);
  };
  const firstDueAt = instant(times.firstDue);
  const solutionDueAt = times.solutionDue === null ? null : instant(times.solutionDue);
  const isAnswered = events.some(({ act }) => act === 'answer' || act === 'wait' || act === 'solve');
  const dueAt = !isAnswered && solutionDueAt && firstDueAt < solutionDueAt ? firstDueAt : solutionDueAt;
  return { firstDueAt, solutionDueAt, dueAt, consumed: times.consumed, late: times.solutionLate };
}

function clockEvent(event: KeptEvent, at: string): TicketEvent[] {
  if (event.act === 'transfer') return event.first_minutes === null ? [] : [{ act: 'category', at, ...timesOf(event) }];
  const act = clockActs.find(known => known === event.act);
  return act ? [{ act, at }] : [];
}

function timesOf({ first_minutes, solution_minutes }: KeptEvent): DeskTimes {
  return { first: first_minutes ?? 0, solution: solution_minutes ?? 0 };
}

/** An urgent one has half of its category's times, rounded up. */
export function timesFor(category: DeskTimes, priority: 'normal' | 'urgent'): DeskTimes {
  const part = (minutes: number) => (priority === 'urgent' ? Math.ceil(minutes / 2) : minutes);
  return { first: part(category.first), solution: part(category.solution) };
}
