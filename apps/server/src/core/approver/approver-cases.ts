import type { Day } from '#core/calendar/days.ts';
import { calendarWith, type WorkCalendar } from '#core/calendar/working-day.ts';
import { coverRefusal } from './covers.ts';
import { ableFor } from './decisions.ts';
import { remindersOf } from './reminders.ts';
import { type CompanySwitches, type MoveAsked, moved, type RequestStanding } from './request-moves.ts';
import { type ApproverProfile, barredOf, type FieldValue, type Route, type RouteRefusal, routeOf } from './route.ts';
import type { ApproverWorld, Substitute } from './world.ts';

/** The world of a reference case (requests.md). */
interface WorldCase {
  people: Record<string, { manager?: string | null; active?: boolean }>;
  groups: Record<string, string[]>;
  profiles?: ApproverProfile[];
  substitutes?: Substitute[];
  company?: Partial<CompanySwitches>;
}

interface RequestCase {
  type: string;
  subject: string;
  author: string;
  on: Day;
  data?: Record<string, FieldValue>;
}

type EventCase =
  | ({ act: MoveAsked['verb'] } & Omit<MoveAsked, 'verb'>)
  | { act: 'config'; on: Day; set: Partial<CompanySwitches> }
  | { act: 'people'; on: Day; set: WorldCase['people'] };

const allOn: CompanySwitches = { moduleFlow: true, moduleDirect: true, approvals: true, flow: true };

function worldOf({ people, groups, substitutes = [] }: WorldCase): ApproverWorld {
  return {
    people: new Map(Object.entries(people).map(([id, { manager = null, active = true }]) => [id, { manager, active }])),
    groups: new Map(Object.entries(groups)),
    substitutes,
  };
}

function sent(
  world: WorldCase,
  { type, subject, author, data = {} }: RequestCase,
): { route: Route; withFlow: boolean } {
  const company = { ...allOn, ...world.company };
  const withFlow = company.moduleFlow && company.flow;
  const route = routeOf(worldOf(world), withFlow ? (world.profiles ?? []) : null, { type, subject, author, data });
  return { route, withFlow };
}

/** Kind `route`: who decides, and who may fill each seat on the day of sending. */
export function answerRoute({ world, request }: { world: WorldCase; request: RequestCase }): unknown {
  const { route, withFlow } = sent(world, request);
  if ('refusal' in route) return route;
  const of = { type: request.type, on: request.on, isLate: false, barred: barredOf(request) };
  return {
    status: withFlow ? 'sentForApproval' : 'pending',
    profile: route.profile,
    route: route.steps.map(({ name, needs, seats, deadlineDays }, at) => ({
      ...{ step: at + 1, name, needs, seats, deadlineDays },
      able: seats.map(seat => ableFor(worldOf(world), seat, of)),
    })),
  };
}

/** Kind `sequence`: what each verb answers, and how it ends. `calendar`: the holidays of the case. */
export function answerSequence(
  { world, request, events }: { world: WorldCase; request: RequestCase; events: readonly EventCase[] },
  calendar: WorkCalendar,
): unknown {
  const { route, withFlow } = sent(world, request);
  if ('refusal' in route) return refusedSending(route.refusal);
  let standing: RequestStanding = {
    ...{ type: request.type, subject: request.subject, author: request.author, steps: route.steps, withFlow },
    ...{ step: 1, entered: request.on, round: 1, decisions: [], result: null, waitsForChange: false, inProcess: false },
    status: withFlow ? 'sentForApproval' : 'pending',
  };
  let around = world;
  const answers = events.map(event => {
    if (event.act === 'config') around = { ...around, company: { ...around.company, ...event.set } };
    else if (event.act === 'people') around = { ...around, people: withChanges(around.people, event.set) };
    else {
      const move = moved(
        standing,
        { ...event, verb: event.act },
        { world: worldOf(around), company: { ...allOn, ...around.company }, calendar },
      );
      if ('refusal' in move) return move.refusal;
      standing = move.request;
    }
    return 'ok';
  });
  const { status, result, step, waitsForChange, decisions } = standing;
  return { send: 'ok', answers, status, result, step, waitsForChange, decisions };
}

function refusedSending(send: RouteRefusal) {
  const nothing = { status: null, result: null, step: null };
  return { send, answers: [], ...nothing, waitsForChange: false, decisions: [] };
}

function withChanges(people: WorldCase['people'], set: WorldCase['people']): WorldCase['people'] {
  const changed = Object.entries(set).map(([id, one]) => [id, { ...people[id], ...one }]);
  return { ...people, ...Object.fromEntries(changed) };
}

/** Kind `reminders` (N1). */
export function answerReminders({
  entered,
  days,
  closed = [],
}: {
  entered: Day;
  days: number;
  closed?: Day[];
}): unknown {
  return remindersOf(entered, days, calendarWith(closed));
}

/** Kind `covers` (K1–K4): asked one after the other, and who stands in for whom on a day. */
export function answerCovers({
  today,
  approvers,
  covers,
  on,
  type,
}: {
  today: Day;
  approvers: readonly string[];
  covers: readonly Substitute[];
  on: Day;
  type: string;
}): unknown {
  const standing: Substitute[] = [];
  const mayDecide = (person: string) => approvers.includes(person);
  const answers = covers.map(asked => {
    const refusal = coverRefusal(asked, { today, mayDecide, standing });
    if (refusal === null) standing.push(asked);
    return refusal ?? 'ok';
  });
  const standsInFor: Record<string, string[]> = {};
  for (const one of standing)
    if (one.from <= on && on <= one.to && (!one.types || one.types.includes(type)))
      standsInFor[one.person] = [...(standsInFor[one.person] ?? []), one.for];
  return { answers, standsInFor };
}
