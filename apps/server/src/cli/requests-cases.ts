import { answerCovers, answerReminders, answerRoute, answerSequence } from '#core/approver/approver-cases.ts';
import { isNationalHoliday, type WorkCalendar } from '#core/calendar/working-day.ts';
import { type TicketEvent, ticketTimes } from '#core/desk/ticket-clock.ts';
import { advance13 } from '#core/thirteenth/advance.ts';
import * as vacation from '#core/vacation/vacation-cases.ts';

/** A file like `requests.json` or `service-times.json`: its cases name the calendars by which they were made. */
export interface RequestCases {
  calendars?: Record<string, string[]>;
  cases: { id: string; kind: string; in: never }[];
}

interface DeskInput {
  hours: Record<string, [string, string][]>;
  closed?: string[];
  first: number;
  solution: number;
  created: string;
  events?: TicketEvent[];
  now: string;
}

interface AdvanceInput {
  today: string;
  year: number;
  month: number;
  cutoff?: number;
  admission: string;
  salary: number;
  variable?: number[];
  away?: [string, string][];
  earlier?: { year: number; status: string; result?: string | null }[];
  paid?: boolean;
}

const weekend = [6, 7];

/** What the product's own functions answer to a case. @throws where the kind is none of this capability */
export function requestAnswer(
  { kind, in: input }: RequestCases['cases'][number],
  { calendars = {} }: Pick<RequestCases, 'calendars'>,
): unknown {
  const calendarOf = ({ calendar, rest = weekend }: { calendar?: string; rest?: readonly number[] }): WorkCalendar => {
    const holidays = new Set(calendars[calendar ?? 'national']);
    return { rest: new Set(rest), isHoliday: day => holidays.has(day) };
  };
  const answer = Object.hasOwn(answers, kind) ? answers[kind] : undefined;
  if (!answer) throw new Error(`No case of kind ${kind} is known.`);
  return answer(input, calendarOf);
}

type CalendarOf = (input: { calendar?: string; rest?: readonly number[] }) => WorkCalendar;

const answers: Record<string, (input: never, calendarOf: CalendarOf) => unknown> = {
  vacation_entitlement: vacation.answerEntitlement,
  vacation_periods: vacation.answerPeriods,
  vacation_start: vacation.answerStart,
  vacation_parts: vacation.answerParts,
  vacation_dates: vacation.answerDates,
  vacation_request: vacation.answerRequest,
  vacation_money: vacation.answerMoney,
  advance13: answerAdvance,
  route: answerRoute,
  sequence: (input: Parameters<typeof answerSequence>[0] & { world: { calendar?: string } }, calendarOf) =>
    answerSequence(input, calendarOf({ ...(input.world.calendar && { calendar: input.world.calendar }) })),
  desk: answerDesk,
  reminders: answerReminders,
  covers: answerCovers,
};

function answerAdvance({ year, month, ...facts }: AdvanceInput): unknown {
  const given = { cutoff: 15, variable: [], away: [], earlier: [], paid: false, ...facts };
  return advance13({ year, month }, given);
}

function answerDesk({ hours, closed = [], first, solution, created, events = [], now }: DeskInput): unknown {
  const shut = new Set(closed);
  const desk = { hours, isClosed: (day: string) => shut.has(day) || isNationalHoliday(day) };
  return ticketTimes(desk, { times: { first, solution }, created, events, now });
}
