import type { Day } from '#core/calendar/days.ts';
import { type WorkCalendar, workingDaysAfter } from '#core/calendar/working-day.ts';
import { barredOf, type RouteStep } from './route.ts';
import { type ApproverWorld, climb, isActive, membersOf, standInsFor } from './world.ts';

export interface SeatDecision {
  round: number;
  /** From 1. */
  step: number;
  seat: string;
  by: string;
  /** Once was enough (S5). */
  dispensed?: true;
  denied?: true;
}

/** Where a request stands in its frozen route. */
export interface Standing {
  type: string;
  subject: string;
  author: string;
  steps: readonly RouteStep[];
  /** From 1; null once decided or canceled. */
  step: number | null;
  /** The day the step was entered. */
  entered: Day;
  round: number;
  /** Of all rounds; those of earlier ones count no more. */
  decisions: readonly SeatDecision[];
}

export type TurnRefusal = 'ALREADY_APPROVED' | 'DECIDED_BY_ANOTHER' | 'NOT_YOUR_TURN';

/** Who may fill a seat on a day: the holder first, then stand-ins, the superior of who is late or has left (R8). */
export function ableFor(
  world: ApproverWorld,
  seat: string,
  { type, on, isLate, barred }: { type: string; on: Day; isLate: boolean; barred: ReadonlySet<string> },
): string[] {
  const free = (people: readonly string[]) => [...new Set(people)].filter(person => !barred.has(person));
  const members = membersOf(world, seat);
  if (members) return free(members);
  const stays = isActive(world, seat);
  const superior = climb(world, world.people.get(seat)?.manager ?? null, new Set([...barred, seat]));
  const above = isLate || !stays ? (membersOf(world, superior) ?? [superior]) : [];
  return free([...(stays ? [seat] : []), ...standInsFor(world, seat, type, on), ...above]);
}

/** The last day of a step; null without a deadline (S8). */
export function dueDay({ deadlineDays }: RouteStep, entered: Day, calendar: WorkCalendar): Day | null {
  return deadlineDays === null ? null : workingDaysAfter(entered, deadlineDays, calendar);
}

interface Today {
  on: Day;
  calendar: WorkCalendar;
}

function ableIn(world: ApproverWorld, standing: Standing, at: number, { on, calendar }: Today): [string, string[]][] {
  const step = standing.steps[at - 1];
  const due = step && at === standing.step ? dueDay(step, standing.entered, calendar) : null;
  const of = { type: standing.type, on, isLate: due !== null && on > due, barred: barredOf(standing) };
  return (step?.seats ?? []).map(seat => [seat, ableFor(world, seat, of)]);
}

/** Whether a person has a seat anywhere in the route, or may fill one today. */
export function isInRoute(world: ApproverWorld, standing: Standing, person: string, today: Today): boolean {
  return standing.steps.some((_, at) =>
    ableIn(world, standing, at + 1, today).some(([, able]) => able.includes(person)),
  );
}

/** The seat that a person fills now: the own first, else the first free one they may fill (S2, S3). */
export function seatFor(
  world: ApproverWorld,
  standing: Standing,
  person: string,
  today: Today,
): { seat: string } | { refusal: TurnRefusal } {
  const step = standing.step ?? 0;
  const round = standing.decisions.filter(one => one.round === standing.round);
  const acted = round.filter(one => one.by === person && !one.dispensed);
  if (acted.some(one => one.step === step)) return { refusal: 'ALREADY_APPROVED' };
  const mine = ableIn(world, standing, step, today).filter(([, able]) => able.includes(person));
  const taken = new Set(round.filter(one => one.step === step).map(({ seat }) => seat));
  const open = mine.map(([seat]) => seat).filter(seat => !taken.has(seat) && !(acted.length > 0 && isGroup(seat)));
  const seat = open.includes(person) ? person : open[0];
  if (seat !== undefined) return { seat };
  if (acted.length > 0) return { refusal: 'ALREADY_APPROVED' };
  const isPast = Array.from({ length: step - 1 }, (_, at) => at + 1).some(earlier =>
    ableIn(world, standing, earlier, today).some(([, able]) => able.includes(person)),
  );
  return { refusal: mine.length > 0 || isPast ? 'DECIDED_BY_ANOTHER' : 'NOT_YOUR_TURN' };
}

const isGroup = (seat: string) => seat.startsWith('group:');

/** Whether the current step has what it needs; its dispensed seats count (S4). */
function isMet({ steps, step, round, decisions }: Standing): boolean {
  const needs = steps[(step ?? 0) - 1]?.needs ?? 0;
  return decisions.filter(one => one.round === round && one.step === step && !one.denied).length >= needs;
}

/** A seat is filled: steps that have what they need are passed, seats where once is enough are dispensed. `step` is null after the last. */
export function withApproval(
  world: ApproverWorld,
  standing: Standing,
  { seat, by }: { seat: string; by: string },
  on: Day,
): Standing {
  const { round, step } = standing;
  let next: Standing = { ...standing, decisions: [...standing.decisions, { round, step: step ?? 0, seat, by }] };
  while (next.step !== null && isMet(next)) next = entering(world, next, next.step + 1, on);
  return next;
}

/** A step is entered; null behind the last one. */
function entering(world: ApproverWorld, standing: Standing, step: number, on: Day): Standing {
  if (step > standing.steps.length) return { ...standing, step: null };
  const round = standing.decisions.filter(one => one.round === standing.round);
  const dispensed = (standing.steps[step - 1]?.seats ?? []).flatMap(seat => {
    const by = whoDispenses(world, seat, round);
    return by === undefined ? [] : [{ round: standing.round, step, seat, by, dispensed: true as const }];
  });
  return { ...standing, step, entered: on, decisions: [...standing.decisions, ...dispensed] };
}

/** A person's seat was filled before or its holder acted; of a group all members did (S5). */
function whoDispenses(world: ApproverWorld, seat: string, round: readonly SeatDecision[]): string | undefined {
  const acted = new Set(round.filter(one => !one.dispensed).map(({ by }) => by));
  const members = membersOf(world, seat);
  if (members) return members.length > 0 && members.every(person => acted.has(person)) ? members[0] : undefined;
  return round.find(one => one.seat === seat)?.by ?? (acted.has(seat) ? seat : undefined);
}

/** A new round from the first step, by the same route. */
export function sentAgain(standing: Standing, on: Day): Standing {
  return { ...standing, step: 1, entered: on, round: standing.round + 1 };
}
